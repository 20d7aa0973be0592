import { Section } from '../../../../web/ui/index.ts';
import type { PlacementResult } from '../../contract.ts';
import styles from './Path.module.css';

/** What to do with it. */
export function Path({ result: { recommendedPath, nextSteps } }: { result: PlacementResult }) {
  return (
    <Section title="Your recommended path">
      <p>{recommendedPath}</p>
      {nextSteps.length > 0 && (
        <>
          <h3 className={styles.steps}>Next steps</h3>
          <ol className={styles.list}>
            {nextSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      )}
    </Section>
  );
}
