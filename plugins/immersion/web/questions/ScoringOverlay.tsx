import { Spinner } from '../../../../web/ui/index.ts';
import styles from './ScoringOverlay.module.css';

/** Covers the screen while the placement is scored. */
export function ScoringOverlay() {
  return (
    <div className={styles.overlay} role="status">
      <Spinner size={44} />
      <p>Processing your assessment with AI...</p>
    </div>
  );
}
