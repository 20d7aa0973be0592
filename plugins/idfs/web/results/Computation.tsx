import { Section } from '../../../../web/ui/index.ts';
import type { Result } from '../../results/contract.ts';
import styles from './Computation.module.css';

/** How the figures were computed. */
export function Computation({ result: { cuts, version } }: { result: Result }) {
  const starts = cuts.slice(1).map(({ level, from }) => `${level} from ${from}`);
  return (
    <Section title="How this was computed">
      <div className={styles.computation}>
        <p>
          From which questions were solved, and how hard they were, follows the most plausible ability and how uncertain
          it is (expected a posteriori, beginning from an average of 500 with{' '}
          {version === 'eap-2 in steps' ? 'a spread as the deployment sets it, 140 by default' : 'a spread of 100'}).
          Questions that were not reached are left out: they neither raise nor lower it. A normal distribution with that
          uncertainty around the score is divided at the levels ({starts.join(', ')}); the level is the one with the
          most of it.
        </p>
        <p>
          The score is in steps of 5 points, and shares are in three steps: finer figures would not be more certain, and
          they would tell which single questions were solved. A kind of task is a strength, or worth working on, when
          its share lies at least 20 percentage points above or below what is to be expected at this score. Cognitive
          load says how much has to be held and handled in mind at once, from 1 to 5.
        </p>
        <p>
          In the EiQ record this result is combined with all others, each weighed by how precise and how recent it is.
          An assessment describes one sitting. Item difficulties are provisional until enough answers have been
          collected. Computed by <span className="figures">{version}</span>.
        </p>
      </div>
    </Section>
  );
}
