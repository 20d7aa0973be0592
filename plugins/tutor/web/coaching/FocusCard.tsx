import { Button, Card, Stack, Tag } from '../../../../web/ui/index.ts';
import type { CoachingSession } from '../../contract.ts';
import { subjectTitles } from '../../contract.ts';
import styles from './Coaching.module.css';
import { timelineText } from './text.ts';
import type { Practise } from './use-practise.ts';

/** The session's focus areas and strengths, as measured, with its plan. */
export function FocusCard({ session, practise }: { session: CoachingSession; practise: Practise }) {
  const { focus, subject, improvementPlan, learningGaps } = session;
  const { identified_weaknesses: weaknesses, strength_areas: strengths } = learningGaps;
  const others = weaknesses.filter((each) => !focus.some(({ title }) => title === each));
  return (
    <Card title="Learning focus">
      <Stack gap={24}>
        <section className={styles.part}>
          <h3>Areas to improve</h3>
          {focus.length === 0 && (
            <p className="soft">
              Nothing in {subjectTitles[subject]} has shown as a gap yet. Practice and assessments fill this in.
            </p>
          )}
          <ul className={styles.focus}>
            {focus.map(({ title, because, practice }) => (
              <li key={title}>
                <span className={styles.title}>{title}</span>
                <span className={styles.because}>{because}</span>
                {practice && practise.isOn && (
                  <Button
                    small
                    busy={practise.starting === practice.contentArea}
                    aria-label={`Practise ${practice.title}${practice.title === title ? '' : ` for ${title}`}`}
                    onClick={() => practise.begin(practice)}
                  >
                    Practise
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {others.length > 0 && <Tags names={others} />}
        </section>
        <section className={styles.part}>
          <h3>Strengths</h3>
          {strengths.length > 0 ? <Tags names={strengths} tone="good" /> : <p className="soft">None measured yet.</p>}
        </section>
        <section className={styles.part}>
          <h3>This week</h3>
          <ul className={styles.goals}>
            {improvementPlan.weekly_goals.map((goal) => (
              <li key={goal}>{goal}</li>
            ))}
          </ul>
          <p className="soft">{timelineText(improvementPlan.estimated_timeline)}</p>
        </section>
      </Stack>
    </Card>
  );
}

const Tags = ({ names, tone = 'plain' }: { names: readonly string[]; tone?: 'plain' | 'good' }) => (
  <ul className={styles.tags}>
    {names.map((name) => (
      <li key={name}>
        <Tag tone={tone}>{name}</Tag>
      </li>
    ))}
  </ul>
);
