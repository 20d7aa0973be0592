import { useState } from 'react';
import { Button, counted } from '../../../../../web/ui/index.ts';
import { decisionActions, decisionOrder } from '../parts/titles.ts';
import styles from './Bulk.module.css';
import { BulkDialog } from './BulkDialog.tsx';
import type { BulkStep } from './use-bulk-step.ts';
import type { Selection } from './use-selection.ts';

/** What can be done with the selected applications, at the bottom of the window. */
export function BulkBar({ selection, onDone }: { selection: Selection; onDone: () => void }) {
  const [step, setStep] = useState<BulkStep>();
  if (selection.size === 0 && !step) return null;
  return (
    <>
      <section className={styles.bar} aria-label="Selected applications">
        <strong role="status">{counted(selection.size, 'application')} selected</strong>
        <span className={styles.actions}>
          {decisionOrder.map((decision) => (
            <Button key={decision} small onClick={() => setStep(decision)}>
              {decisionActions[decision]}
            </Button>
          ))}
          <Button small onClick={() => setStep('release')}>
            Release
          </Button>
          <Button small quiet onClick={selection.clear}>
            Clear selection
          </Button>
        </span>
      </section>
      {step && (
        <BulkDialog
          step={step}
          applications={selection.applications}
          onDone={(done) => {
            selection.remove(done.map((id) => ({ id })));
            onDone();
          }}
          onClose={() => setStep(undefined)}
        />
      )}
    </>
  );
}
