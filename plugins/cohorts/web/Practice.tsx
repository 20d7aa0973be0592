import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCall, useRoute } from '../../../web/api/index.ts';
import { useMay } from '../../../web/session/manifest.ts';
import {
  Button,
  Card,
  ConfirmDialog,
  ErrorState,
  Progress,
  SkeletonBlock,
  Stack,
  Switch,
  TextField,
} from '../../../web/ui/index.ts';
import type { Cohort } from '../cohorts/contract.ts';
import { cohorts as contract } from '../contract.ts';
import { goalLimits, minContributors } from '../practice/contract.ts';
import styles from './Cohorts.module.css';
import { failed, useCohortChanges } from './use-cohorts.ts';

const { cohortPractice, setGoal, sharePractice, cohorts, ownCohorts } = contract.routes;

/** The goal of the week and what to practise next; nothing where practice is off. */
export function Practice({ cohort }: { cohort: Cohort }) {
  const practice = useRoute(cohortPractice, { params: { id: cohort.id } }, { freshFor: 3000 });
  useCohortChanges(practice.refetch);
  const [isSetting, setSetting] = useState(false);
  const moderates = useMay()('cohorts.moderate');
  const share = useCall(sharePractice, {
    invalidates: [cohortPractice, cohorts, ownCohorts],
    onError: failed('Your choice was not saved'),
  });
  const { data } = practice;
  if (practice.error && !data) return <ErrorState error={practice.error} retry={practice.refetch} />;
  if (!data) return <SkeletonBlock height={320} />;
  if (!data.isOn) return null;
  const { answered, goal, sharing, isSharing, topics, plan } = data;
  return (
    <>
      <Card
        title="This week"
        actions={
          (moderates || cohort.role === 'owner') && (
            <Button small icon="target" onClick={() => setSetting(true)}>
              {goal === null ? 'Set a goal' : 'Change goal'}
            </Button>
          )
        }
      >
        <Stack gap={12}>
          {goal === null ? (
            <p>
              <span className="figures">{answered}</span> questions answered together. There is no goal yet.
            </p>
          ) : (
            <Progress
              value={answered}
              max={goal}
              label="Questions answered together"
              description={`${answered} of ${goal}`}
            />
          )}
          {cohort.role !== null && (
            <Switch
              label="Count my practice"
              hint="Members see the sum since Monday, not who did how much; with few who share, they may work it out. Your results never show."
              checked={isSharing}
              disabled={share.isPending}
              onChange={({ target }) => share.mutate({ params: { id: cohort.id }, body: { shares: target.checked } })}
            />
          )}
          <p className="soft">
            {sharing} of {cohort.currentMembers} members share their practice.
          </p>
        </Stack>
      </Card>
      <Card title="Next session">
        {plan.length === 0 ? (
          <p>
            {sharing < minContributors
              ? `Recommendations appear once at least ${minContributors} members share their practice.`
              : 'There is no topic yet that at least three of you practised and that needs work. It is checked every Monday.'}
          </p>
        ) : (
          <>
            <ol className={styles.plan}>
              {plan.map(({ minutes, text }) => (
                <li key={text}>
                  <span className="figures">{minutes} min</span>
                  <span>{text}</span>
                </li>
              ))}
            </ol>
            <p className={styles.note}>
              Practise:{' '}
              {topics.map(({ title, to }, index) => (
                <span key={to}>
                  {index > 0 && ', '}
                  <Link to={to}>{title}</Link>
                </span>
              ))}
              . These are the topics in which those who share are weakest together, from {minContributors} people or
              more. They change on Mondays.
            </p>
          </>
        )}
      </Card>
      {isSetting && <GoalDialog cohortId={cohort.id} goal={goal} onClose={() => setSetting(false)} />}
    </>
  );
}

function GoalDialog({ cohortId, goal, onClose }: { cohortId: string; goal: number | null; onClose: () => void }) {
  const [answers, setAnswers] = useState(goal === null ? '' : String(goal));
  const set = useCall(setGoal, { invalidates: [cohortPractice], once: true, onSuccess: onClose });
  return (
    <ConfirmDialog
      title="Goal of the week"
      confirm="Save"
      busy={set.isPending}
      error={set.error}
      fields={['answers']}
      onConfirm={() =>
        set.mutate({ params: { id: cohortId }, body: { answers: answers === '' ? null : Number(answers) } })
      }
      onClose={onClose}
    >
      <TextField
        label="Questions answered together"
        type="number"
        min={goalLimits.min}
        max={goalLimits.max}
        value={answers}
        hint="Those of members who share their practice count, from Monday to Sunday. Leave it empty for no goal."
        issue={set.error?.issueOf('answers')}
        onChange={({ target }) => setAnswers(target.value)}
      />
    </ConfirmDialog>
  );
}
