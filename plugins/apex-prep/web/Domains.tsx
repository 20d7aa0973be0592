import { FigureRows, percentText, Ruler, rulerCuts, Score } from '../../../web/ui/index.ts';
import type { DomainDistance, Overview, Target } from '../contract.ts';
import styles from './Domains.module.css';
import { distanceText, minShownProbability } from './words.ts';

/** The distance to the target in each domain. */
export function Domains({
  domains,
  target,
  cuts,
}: {
  domains: readonly DomainDistance[];
  target: Target;
  cuts: Overview['cuts'];
}) {
  if (domains.length === 0) {
    return <p className="soft">Your results so far do not measure the domains separately. A placement does.</p>;
  }
  return (
    <ul className={styles.domains}>
      {domains.map(({ domain, title, weight, eiqScore, standardError, points, probability }) => (
        <li key={domain}>
          <div className={styles.head}>
            <h3>{title}</h3>
            <p className={styles.note}>{weight}% of a placement’s score</p>
          </div>
          <Ruler
            {...rulerCuts(cuts)}
            small
            of={title}
            estimate={eiqScore}
            error={standardError}
            requirements={[{ label: target.title, at: target.eiqScore }]}
          />
          <FigureRows
            rows={[
              { name: 'Score', value: <Score score={eiqScore} error={standardError} /> },
              { name: 'Distance', value: distanceText(points) },
              ...(probability < minShownProbability
                ? []
                : [{ name: 'Probability of having reached it', value: percentText(probability) }]),
            ]}
          />
        </li>
      ))}
    </ul>
  );
}
