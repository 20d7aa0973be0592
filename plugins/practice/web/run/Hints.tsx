import { Button } from '../../../../web/ui/index.ts';
import type { HintKind, OpenLearnerQuestion } from '../../contract.ts';
import styles from './Hints.module.css';

/** Hints, one more with each press. They stay once they are revealed. */
export function Hints({
  hints: { revealed, total },
  isBusy,
  isClosed,
  onReveal,
}: {
  hints: OpenLearnerQuestion['hints'];
  isBusy: boolean;
  /** An answer is being sent: a hint would come too late and still count. */
  isClosed: boolean;
  onReveal: () => void;
}) {
  if (total === 0) return null;
  const areAllShown = revealed.length >= total;
  return (
    <div className={styles.hints}>
      <RevealedHints revealed={revealed} />
      <div className={styles.more}>
        <Button small icon="bulb" busy={isBusy} disabled={areAllShown || isClosed} onClick={onReveal}>
          {revealed.length === 0 ? 'Show a hint' : 'Show another hint'}
        </Button>
        <span className={styles.count}>
          {areAllShown
            ? 'All hints are shown'
            : revealed.length > 0
              ? `${revealed.length} of ${total} shown`
              : 'A right answer after a hint counts as familiar'}
        </span>
      </div>
    </div>
  );
}

/** The revealed hints in order. */
export function RevealedHints({ revealed }: { revealed: OpenLearnerQuestion['hints']['revealed'] }) {
  return (
    <div aria-live="polite">
      {revealed.length > 0 && (
        <ol className={styles.list} aria-label="Hints">
          {revealed.map(({ kind, text }) => (
            <li key={kind}>
              <strong>{titles[kind]}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

const titles: Record<HintKind, string> = {
  conceptual: 'The idea',
  procedural: 'A first step',
  strategic: 'A plan',
  encouragement: 'Keep going',
};
