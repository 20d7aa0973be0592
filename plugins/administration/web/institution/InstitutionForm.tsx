import type { FormEvent } from 'react';
import { useState } from 'react';
import { platform } from '../../../../core/contract/platform.ts';
import type { useRoute } from '../../../../web/api/index.ts';
import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Card, Refusal, Section, TextField } from '../../../../web/ui/index.ts';
import { administration } from '../../contract.ts';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { SaveOrDiscard } from '../parts/SaveOrDiscard.tsx';
import { AccentField } from './AccentField.tsx';
import { Choice } from './Choice.tsx';
import { instructorsSee, registrationModes } from './choices.ts';
import { HostNames, lacksAddressInUse } from './HostNames.tsx';
import styles from './Institution.module.css';

const { institution: institutionRoute, saveInstitution, audit } = administration.routes;

export type Institution = NonNullable<ReturnType<typeof useRoute<typeof institutionRoute>>['data']>;
type Settings = Pick<Institution, 'name' | 'branding' | 'registration' | 'instructorsSee' | 'hostNames'>;

const fields = ['name', 'branding', 'registration', 'instructorsSee', 'hostNames'] as const;

/** Name, colour, registration and host names. Only what was edited is sent. */
export function InstitutionForm({ institution }: { institution: Institution }) {
  const [edits, setEdits] = useState<Partial<Settings>>({});
  const [isAsking, setAsking] = useState(false);
  const save = useCall(saveInstitution, {
    once: true,
    invalidates: [institutionRoute, platform.routes.manifest, audit],
    onSuccess: () => {
      setEdits({});
      toast({ title: 'Institution saved' });
    },
  });
  const shown = { ...institution, ...edits };
  const changes = changesIn(institution, edits);
  const isChanged = Object.keys(changes).length > 0;
  const edit = (change: Partial<Settings>) => setEdits({ ...edits, ...change });
  const issue = (field: string) =>
    save.error?.issueOf(field) ?? save.error?.issues.find(({ path }) => path.startsWith(`body.${field}.`))?.message;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changes.hostNames && lacksAddressInUse(changes.hostNames)) setAsking(true);
    else save.mutate({ body: changes });
  };
  return (
    <form onSubmit={submit}>
      <Section title="Name">
        <Card>
          <TextField
            label="Name of the institution"
            hint="At the top of every page, and in mail"
            required
            maxLength={100}
            value={shown.name}
            issue={issue('name')}
            onChange={({ target }) => edit({ name: target.value })}
          />
        </Card>
      </Section>
      <Section title="Colour" description="For buttons, links and what is chosen. Everything else stays as it is.">
        <Card>
          <AccentField
            accent={shown.branding.accent}
            issue={issue('branding')}
            onChange={(accent) => edit({ branding: { accent } })}
          />
        </Card>
      </Section>
      <Section title="Registration" description="How people come to have an account here.">
        <Choice
          title="Registration"
          of={registrationModes}
          chosen={shown.registration}
          onChange={(registration) => edit({ registration })}
        />
      </Section>
      <Section title="Instructors" description="Which learners instructors see. Administrators see everybody.">
        <Choice
          title="Whom instructors see"
          of={instructorsSee}
          chosen={shown.instructorsSee}
          onChange={(chosen) => edit({ instructorsSee: chosen })}
        />
      </Section>
      <Section title="Host names" description="The addresses under which this institution is reached.">
        <Card>
          <HostNames names={shown.hostNames} issue={issue('hostNames')} onChange={(hostNames) => edit({ hostNames })} />
        </Card>
      </Section>
      <div className={styles.end} data-changed={isChanged || undefined}>
        <Refusal error={save.error} fields={fields} />
        <div className={styles.ways}>
          <SaveOrDiscard description="Save changes" save={save} isChanged={isChanged} onDiscard={() => setEdits({})} />
        </div>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={`Save without ${location.hostname}?`}
          confirm="Save changes"
          busy={false}
          error={null}
          onConfirm={() => {
            setAsking(false);
            save.mutate({ body: changes });
          }}
          onClose={() => setAsking(false)}
        >
          <p>
            You are using {location.hostname} now, and it is not among the host names. While this is the only
            institution here, it answers to every name. As soon as there is another one, you reach this page under the
            host names in the list alone. Make sure that they lead to this server.
          </p>
        </ConfirmDialog>
      )}
    </form>
  );
}

/** What the edits make different; a line of the host names that was left empty is none. */
function changesIn(institution: Institution, edits: Partial<Settings>): Partial<Settings> {
  const meant = { ...edits, ...(edits.hostNames && { hostNames: edits.hostNames.map(trimmed).filter(Boolean) }) };
  return Object.fromEntries(
    Object.entries(meant).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(institution[name as keyof Settings]),
    ),
  );
}

const trimmed = (name: string) => name.trim();
