import { addresseeNote, Section } from '../../../../web/ui/index.ts';
import type { Result } from '../../results/contract.ts';
import styles from './Lists.module.css';

/** Next steps. */
export function Steps({ result }: { result: Result }) {
  return (
    <Section title="Next steps" description={addresseeNote(result)}>
      <ol className={styles.steps}>
        {result.nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Section>
  );
}
