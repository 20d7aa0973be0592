import { Card, Progress, Ruler, rulerCuts, Stack } from '../../../../web/ui/index.ts';
import type { CoachingSession } from '../../contract.ts';
import { subjectTitles } from '../../contract.ts';
import styles from './Coaching.module.css';
import { NotMeasured } from './StartSession.tsx';
import { engagementText, engagementTitles } from './text.ts';

/** The learner's score and target on the ruler, and the figures of the session. */
export function ProgressCard({ session }: { session: CoachingSession }) {
  const { subject, measured, currentEiqScore, targetEiqScore, startingEiqScore, progressMetrics, engagement } = session;
  const { totalInteractions, engagementLevel, conceptsMastered } = progressMetrics;
  const hasReached = measured !== null && targetEiqScore !== null && measured.eiqScore >= Number(targetEiqScore);
  const hasMoved = startingEiqScore !== null && currentEiqScore !== null && startingEiqScore !== currentEiqScore;
  return (
    <Card title="Progress">
      <Stack gap={24}>
        {measured && targetEiqScore ? (
          <>
            <Ruler
              estimate={measured.eiqScore}
              error={measured.standardError}
              requirements={[{ label: 'Target', at: Number(targetEiqScore) }]}
              of={`EiQ score in ${subjectTitles[subject]}`}
              {...rulerCuts(session.cuts)}
            />
            <Progress
              label={`Current ${currentEiqScore} of target ${targetEiqScore}`}
              value={(100 * measured.eiqScore) / Number(targetEiqScore)}
            />
            {hasReached && <p>You have reached this target. The next session sets the next one.</p>}
            {hasMoved && <p className="soft">{startingEiqScore} when this session began.</p>}
          </>
        ) : (
          <NotMeasured subject={subject} />
        )}
        <dl className={styles.figures}>
          <div>
            <dt>Interactions</dt>
            <dd className="figures">{totalInteractions}</dd>
          </div>
          <div>
            <dt>Concepts mastered</dt>
            <dd className="figures">{conceptsMastered}</dd>
            {conceptsMastered > 0 && <dd className={styles.note}>{session.masteredConcepts.join(', ')}</dd>}
          </div>
          <div className={styles.whole}>
            <dt>Engagement</dt>
            <dd>{engagementLevel ? engagementTitles[engagementLevel] : '–'}</dd>
            <dd className={styles.note}>{engagementText(engagement)}</dd>
          </div>
        </dl>
      </Stack>
    </Card>
  );
}
