import type { FormEvent } from 'react';
import { useState } from 'react';
import { platform } from '../../../../core/contract/platform.ts';
import type { useRoute } from '../../../../web/api/index.ts';
import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Card, ConfirmDialog, Refusal, Section, TextField } from '../../../../web/ui/index.ts';
import { administration } from '../../contract.ts';
import { SaveOrDiscard } from '../parts/SaveOrDiscard.tsx';
import { AccentField } from './AccentField.tsx';
import { Choice } from './Choice.tsx';
import { instructorsSeeOptions, registrationOptions } from './choices.ts';
import { HostNames, lacksCurrentHost } from './HostNames.tsx';
import styles from './Institution.module.css';

const { institution: institutionRoute, saveInstitution, audit } = administration.routes;

export type Institution = NonNullable<ReturnType<typeof useRoute<typeof institutionRoute>>['data']>;
type Settings = Pick<Institution, 'name' | 'branding' | 'registration' | 'instructorsSee' | 'hostNames'>;

const fields = ['name', 'branding', 'registration', 'instructorsSee', 'hostNames'] as const;

/** Edits name, colour, registration, instructors' access and host names. Sends the changed fields only. */
export function InstitutionForm({ institution }: { institution: Institution }) {
  const [edits, setEdits] = useState<Partial<Settings>>({});
  const [isConfirming, setConfirming] = useState(false);
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
    if (changes.hostNames && lacksCurrentHost(changes.hostNames)) setConfirming(true);
    else save.mutate({ body: changes });
  };
  return (
    <form onSubmit={submit}>
      <Section title="Name">
        <Card>
          <TextField
            label="Name of the institution"
            hint="Shown at the top of every page and in emails"
            required
            maxLength={100}
            value={shown.name}
            issue={issue('name')}
            onChange={({ target }) => edit({ name: target.value })}
          />
        </Card>
      </Section>
      <Section title="Colour" description="Used for buttons, links and selected items.">
        <Card>
          <AccentField
            accent={shown.branding.accent}
            issue={issue('branding')}
            onChange={(accent) => edit({ branding: { accent } })}
          />
        </Card>
      </Section>
      <Section title="Registration" description="How people get an account here.">
        <Choice
          title="Registration"
          options={registrationOptions}
          chosen={shown.registration}
          onChange={(registration) => edit({ registration })}
        />
      </Section>
      <Section title="Instructors" description="Which learners instructors can see. Administrators see everyone.">
        <Choice
          title="Learners that instructors see"
          options={instructorsSeeOptions}
          chosen={shown.instructorsSee}
          onChange={(chosen) => edit({ instructorsSee: chosen })}
        />
      </Section>
      <Section title="Host names" description="The addresses at which people reach this institution.">
        <Card>
          <HostNames names={shown.hostNames} issue={issue('hostNames')} onChange={(hostNames) => edit({ hostNames })} />
        </Card>
      </Section>
      <div className={styles.end} data-changed={isChanged || undefined}>
        <Refusal error={save.error} fields={fields} />
        <div className={styles.ways}>
          <SaveOrDiscard label="Save changes" save={save} isChanged={isChanged} onDiscard={() => setEdits({})} />
        </div>
      </div>
      {isConfirming && (
        <ConfirmDialog
          title={`Save without ${location.hostname}?`}
          confirm="Save changes"
          busy={false}
          error={null}
          onConfirm={() => {
            setConfirming(false);
            save.mutate({ body: changes });
          }}
          onClose={() => setConfirming(false)}
        >
          <p>
            You are using {location.hostname} now, which is not one of the host names. While this is the only
            institution of the deployment, it is reached under every name. Once there is another one, this page is
            available under the listed host names only. Make sure that they point to this server.
          </p>
        </ConfirmDialog>
      )}
    </form>
  );
}

/** The edited fields whose value differs from the stored one; empty host names are ignored. */
function changesIn(institution: Institution, edits: Partial<Settings>): Partial<Settings> {
  const values = { ...edits, ...(edits.hostNames && { hostNames: edits.hostNames.map(trimmed).filter(Boolean) }) };
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(institution[name as keyof Settings]),
    ),
  );
}

const trimmed = (name: string) => name.trim();
