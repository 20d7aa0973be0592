import { Section } from '../../../../web/ui/index.ts';
import type { PlacementResult } from '../../contract.ts';
import styles from './Path.module.css';

/** What to do with it. */
export function Path({ result: { recommendedPath, nextSteps } }: { result: PlacementResult }) {
  return (
    <Section title="Your recommended path">
      <div className={styles.path}>
        <p className={styles.says}>{recommendedPath}</p>
        {nextSteps.length > 0 && (
          <div className={styles.next}>
            <h3>Next steps</h3>
            <ol>
              {nextSteps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        )}
      </div>
    </Section>
  );
}
