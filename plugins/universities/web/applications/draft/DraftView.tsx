import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall, useRoute } from '../../../../../web/api/index.ts';
import { useUser } from '../../../../../web/session/manifest.ts';
import { Button, Card, Dialog, Refusal, Section, SelectField, Stack, zonedDay } from '../../../../../web/ui/index.ts';
import type { ApplicationDetails, Intake } from '../../../contract.ts';
import { essays, universities } from '../../../contract.ts';
import { portalAddress } from '../../portal.ts';
import styles from '../Applications.module.css';
import { useTimeLeft } from '../clock.ts';
import { Letters } from '../letters/Letters.tsx';
import { isMissing } from '../words.ts';
import { Checklist } from './Checklist.tsx';
import { dropCopies } from './copies.ts';
import { Deadline } from './Deadline.tsx';
import { EssayField } from './EssayField.tsx';
import { EvidenceChoice } from './EvidenceChoice.tsx';
import { SaveLine } from './SaveLine.tsx';
import { SubmitDialog } from './SubmitDialog.tsx';
import type { Draft } from './use-draft.ts';
import { VersionChoice } from './VersionChoice.tsx';

const slackMs = 500;

/** A draft: what is written, its evidence and letters, and what it still needs. */
export function DraftView({
  application,
  draft,
  reload,
}: {
  application: ApplicationDetails;
  draft: Draft;
  reload: () => void;
}) {
  const { content, conflict, change } = draft;
  const intakes = useIntakes(application);
  const intake = intakes.find(({ id }) => id === content.intakeId) ?? application.intake;
  const left = useTimeLeft(intake.deadline, application.serverTime);
  const untilOpen = useTimeLeft(intake.opensAt, application.serverTime);
  const [dialog, setDialog] = useState<'submit' | 'delete'>();
  // The server decides whether an intake is open; it is asked again when its clock passes the opening and the deadline.
  const isOutdated =
    (intake.state === 'open' && left < -slackMs) || (intake.state === 'upcoming' && untilOpen < -slackMs);
  useEffect(() => {
    if (isOutdated) reload();
  }, [isOutdated, reload]);
  return (
    <div className={styles.columns}>
      <div>
        {conflict ? (
          <VersionChoice conflict={conflict} intakes={intakes} onChoose={draft.resolve} />
        ) : (
          <Section title="Your text" actions={<SaveLine draft={draft} />}>
            <div className={styles.essays}>
              {essays.map(({ name }) => (
                <EssayField key={name} name={name} value={content[name]} onChange={(value) => change(name, value)} />
              ))}
            </div>
          </Section>
        )}
        <Section
          title="Documents"
          description="Reviewers see the values you confirmed and can open the files. Others cannot."
        >
          <EvidenceChoice
            chosen={content.documentIds}
            disabled={conflict !== undefined}
            onChange={(ids) => change('documentIds', ids)}
            onChanged={reload}
          />
        </Section>
        <Letters application={application} />
      </div>
      <div className={styles.aside}>
        <div className={styles.first}>
          <Deadline intake={intake} left={left} />
        </div>
        {intakes.length > 1 && (
          <SelectField
            label="Intake"
            value={content.intakeId}
            disabled={conflict !== undefined}
            options={intakes.map((each) => ({ value: each.id, label: intakeLabel(each) }))}
            onChange={({ target }) => change('intakeId', target.value)}
          />
        )}
        <Card title="What it needs">
          <Stack>
            <Checklist items={application.checklist} />
            <Blocked application={application} intake={intake} />
            <Button
              // While versions are compared, the choice is the main action.
              primary={conflict === undefined}
              wide
              disabled={!canSubmit(application, intake) || conflict !== undefined}
              onClick={() => setDialog('submit')}
            >
              Submit application
            </Button>
          </Stack>
        </Card>
        <div>
          <Button quiet small icon="trash" onClick={() => setDialog('delete')}>
            Delete draft
          </Button>
        </div>
      </div>
      {dialog === 'submit' && <SubmitDialog {...{ application, draft, left }} onClose={() => setDialog(undefined)} />}
      {dialog === 'delete' && <DeleteDialog application={application} onClose={() => setDialog(undefined)} />}
    </div>
  );
}

const canSubmit = ({ checklist, university }: ApplicationDetails, { state }: Intake) =>
  university.isActive && state === 'open' && !checklist.some(isMissing);

/** Why the application cannot be submitted now. */
function Blocked({
  application: { university, checklist },
  intake,
}: {
  application: ApplicationDetails;
  intake: Intake;
}) {
  if (!university.isActive) {
    return <p>{university.name} does not accept applications at the moment. Your draft is kept.</p>;
  }
  if (intake.state !== 'open') return null;
  const missing = checklist.filter(isMissing).length;
  if (missing === 0) return <p>Nothing is missing.</p>;
  return <p>{missing === 1 ? 'One thing is missing.' : `${missing} things are missing.`}</p>;
}

/** Intakes of the program that can still be chosen, and the current one. */
function useIntakes({ university, program, intake }: ApplicationDetails): readonly Intake[] {
  const details = useRoute(universities.routes.university, { params: { id: university.id } });
  const all = details.data?.programs[program]?.intakes ?? [];
  const open = all.filter(({ id, state }) => state !== 'closed' && id !== intake.id);
  return [intake, ...open].toSorted((one, other) => one.deadline.localeCompare(other.deadline));
}

const intakeLabel = ({ name, deadline, timeZone, state }: Intake) =>
  `${name}, ${state === 'closed' ? 'closed' : `until ${zonedDay(deadline, timeZone)}`}`;

function DeleteDialog({ application, onClose }: { application: ApplicationDetails; onClose: () => void }) {
  const navigate = useNavigate();
  const user = useUser();
  const remove = useCall(universities.routes.deleteDraft, {
    once: true,
    invalidates: [universities.routes.applications],
    onSuccess: () => {
      dropCopies(user.id, application.id);
      void navigate(portalAddress({ tab: 'applications' }));
    },
  });
  return (
    <Dialog
      title="Delete this draft?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button destructive busy={remove.isPending} onClick={() => remove.mutate({ params: { id: application.id } })}>
            Delete draft
          </Button>
        </>
      }
    >
      <p>Your text and your requests for letters are deleted. This cannot be undone. Your documents are kept.</p>
      <Refusal error={remove.error} />
    </Dialog>
  );
}
