import { dateText, Section } from '../../../../web/ui/index.ts';
import type { Result } from '../../results/contract.ts';
import styles from './Computation.module.css';

/** How the figures were computed. */
export function Computation({ result: { cuts, version, revisions } }: { result: Result }) {
  const starts = cuts.slice(1).map(({ level, from }) => `${level} from ${from}`);
  return (
    <Section title="How this was computed">
      <div className={styles.computation}>
        <p>
          The most plausible ability and its uncertainty are computed from the questions solved and their difficulty
          (expected a posteriori, starting from an average of 500 with{' '}
          {version.startsWith('eap-2 in steps') ? 'the configured spread, 140 by default' : 'a spread of 100'}).
          Questions that were not reached are left out and neither raise nor lower it. A normal distribution with that
          uncertainty around the score is divided at the level cuts ({starts.join(', ')}); the level is the one with the
          largest part.
        </p>
        <p>
          The score is in steps of 5 points, and shares are in three steps: finer figures would not be more certain and
          would reveal which questions were solved. A kind of task is a strength, or worth working on, when its share is
          at least 20 percentage points above or below the expected share at this score. Cognitive load is how much has
          to be kept in mind at once, from 1 to 5.
        </p>
        <p>
          In the EiQ record this result counts together with all others. After a placement as well, the score is the
          mean of what both measure. An assessment describes one sitting. Item difficulties are provisional until enough
          answers have been collected. Computed by <span className="figures">{version}</span>.
        </p>
        {revisions.map(({ at, formerScore, formerLevel }) => (
          <p key={at}>
            <strong>Revised on {dateText(at)}.</strong> Your institution had all results scored again by the present
            rules. The score before was <span className="figures">{formerScore}</span> ({formerLevel}).
          </p>
        ))}
      </div>
    </Section>
  );
}
