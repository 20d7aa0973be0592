import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { keyOf, useCall, useRoute } from '../../../../../web/api/index.ts';
import { useUser } from '../../../../../web/session/manifest.ts';
import { useIsScreenAvailable } from '../../../../../web/shell/available-screens.ts';
import { toast } from '../../../../../web/shell/toasts.ts';
import {
  Button,
  Dialog,
  LinkButton,
  Refusal,
  SelectField,
  scoreText,
  TextField,
  wholeInterval,
} from '../../../../../web/ui/index.ts';
import { learner } from '../../../../learner/contract.ts';
import type { ApplicationData, EssayName, University } from '../../../contract.ts';
import { essays, universities } from '../../../contract.ts';
import styles from '../Applications.module.css';
import { contentOf } from '../draft/content.ts';
import { keepForLater } from '../draft/copies.ts';
import { EssayField } from '../draft/EssayField.tsx';
import { applicationAddress } from '../words.ts';
import { Compatibility } from './Compatibility.tsx';
import { ExistingApplication } from './ExistingApplication.tsx';
import { IntakeField } from './IntakeField.tsx';
import { dropText, keepText, keptText } from './kept-text.ts';
import { Requirements } from './Requirements.tsx';

/** An application in one dialog: submitted at once, or saved as a draft to go on with. */
export function ApplyDialog({
  university,
  program: firstProgram = '',
  onClose,
}: {
  university: Pick<University, 'id' | 'name' | 'programs'>;
  program?: string | undefined;
  onClose: () => void;
}) {
  const { id: universityId, name, programs } = university;
  const names = Object.keys(programs);
  const form = useId();
  const user = useUser();
  const navigate = useNavigate();
  const client = useQueryClient();
  const isAvailable = useIsScreenAvailable();
  const [program, setProgram] = useState(firstProgram || (names.length === 1 ? (names[0] ?? '') : ''));
  const [intakeId, setIntakeId] = useState<string>();
  const [text, setText] = useState<ApplicationData>(() => keptText(user.id, universityId));
  const details = useRoute(universities.routes.university, { params: { id: universityId } }, { freshFor: 60_000 });
  const record = useRoute(learner.routes.eiq, {}, { freshFor: 3000 });
  const applications = useRoute(universities.routes.applications, {}, { freshFor: 3000 });
  const score = record.data?.current;
  const summary = programs[program];
  const intakes = (details.data?.programs[program]?.intakes ?? []).filter(({ state }) => state !== 'closed');
  const chosenIntake = intakeId ?? summary?.nextIntake?.id;
  const existing = applications.data?.find(
    (each) => each.intake.id === chosenIntake && each.universityId === universityId && each.status !== 'withdrawn',
  );

  const open = (id: string) => {
    dropText(user.id, universityId);
    onClose();
    void navigate(applicationAddress(id));
  };
  const apply = useCall(universities.routes.apply, {
    once: true,
    invalidates: [universities.routes.applications],
    onSuccess: ({ id }) => {
      toast({ title: 'Application submitted', description: `${program} at ${name}.` });
      open(id);
    },
  });
  const begin = useCall(universities.routes.beginApplication, {
    once: true,
    invalidates: [universities.routes.applications],
    onSuccess: (draft) => {
      client.setQueryData(keyOf(universities.routes.application, { params: { id: draft.id } }), draft);
      // The page saves it, and compares it where a draft was begun on another device.
      const base = contentOf(draft);
      const empty = { ...base, personalStatement: '', academicGoals: '', whyUniversity: '' };
      keepForLater(user.id, draft.id, { base: empty, version: draft.version, content: { ...base, ...text } });
      open(draft.id);
    },
  });
  const chosen = { universityId, program, ...(chosenIntake === undefined ? {} : { intakeId: chosenIntake }) };
  const write = (essay: EssayName, value: string) => {
    const written = { ...text, [essay]: value };
    setText(written);
    keepText(user.id, universityId, written);
  };
  const isPending = apply.isPending || begin.isPending;
  const isIncomplete = program === '' || !score || text.personalStatement.trim() === '';
  const error = apply.error ?? begin.error;
  return (
    <Dialog
      wide
      title={`Apply to ${name}`}
      onClose={onClose}
      actions={
        !existing && (
          <>
            <Button
              busy={begin.isPending}
              disabled={isPending || program === ''}
              onClick={() => begin.mutate({ body: chosen })}
            >
              Save as draft
            </Button>
            <Button primary type="submit" form={form} busy={apply.isPending} disabled={isPending || isIncomplete}>
              Submit application
            </Button>
          </>
        )
      }
    >
      <form
        id={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isIncomplete) apply.mutate({ body: { ...chosen, applicationData: text } });
        }}
      >
        <div className={styles.two}>
          <SelectField
            label="Program"
            required
            placeholder="Select a program"
            value={program}
            options={names.map((each) => ({ value: each, label: each }))}
            onChange={({ target }) => {
              setProgram(target.value);
              setIntakeId(undefined);
            }}
          />
          <IntakeField
            intakes={intakes}
            isKnown={details.data !== undefined}
            chosen={chosenIntake}
            onChoose={setIntakeId}
          />
        </div>
        {existing ? (
          <ExistingApplication application={existing} onOpen={open} />
        ) : (
          <>
            <TextField
              label="EiQ score"
              readOnly
              value={score ? scoreText(score.eiqScore) : ''}
              placeholder={record.isLoading ? 'Loading' : 'No score yet'}
              hint={
                score
                  ? `From your record; the true score is between ${wholeInterval(score.eiqScore, score.standardError).join(' and ')} with 95% confidence. It is recorded when you submit.`
                  : 'Your score comes from your record. Take an assessment first.'
              }
            />
            {!score && !record.isLoading && isAvailable('/placement') && (
              <div>
                <LinkButton small to="/placement">
                  Take the placement assessment
                </LinkButton>
              </div>
            )}
            {score && summary && <Compatibility score={score.eiqScore} program={summary} />}
            <Requirements program={details.data?.programs[program]} />
            {essays.map(({ name: essay, isRequired }) => (
              <EssayField
                key={essay}
                name={essay}
                rows={isRequired ? 8 : 4}
                value={text[essay]}
                issue={apply.error?.issueOf(`applicationData.${essay}`)}
                onChange={(value) => write(essay, value)}
              />
            ))}
            <Refusal error={error} fields={['applicationData']} />
            {apply.error?.code === 'invalid' && (
              <p>Save it as a draft to add what is missing. Your text is taken along.</p>
            )}
          </>
        )}
      </form>
    </Dialog>
  );
}
