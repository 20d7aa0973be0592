import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { ConfirmDialog, TextField } from '../../../../web/ui/index.ts';
import type { ImportMode, ImportReport, Mapping } from '../../contract.ts';
import { rostering } from '../../contract.ts';
import styles from '../Rostering.module.css';
import { changesText } from '../words.ts';

/** Starts an import. Where people leave, their number has to be typed. */
export function StartDialog({
  importId,
  choice,
  report,
  onClose,
  onStarted,
}: {
  importId: string;
  choice: { mapping: Mapping; mode: ImportMode };
  report: ImportReport;
  onClose: () => void;
  onStarted: () => void;
}) {
  const { count, of } = report.leaving;
  const [typed, setTyped] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const start = useCall(rostering.routes.apply, {
    once: true,
    invalidates: [rostering.routes.imports],
    onSuccess: () => {
      onClose();
      onStarted();
    },
  });
  const confirm = () => {
    if (count > 0 && typed.trim() !== String(count)) return setIsMissing(true);
    start.mutate({ params: { importId }, body: { ...choice, deactivating: count } });
  };
  return (
    <ConfirmDialog
      title="Import these people?"
      confirm="Import"
      destructive={count > 0}
      busy={start.isPending}
      error={start.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <ul className={styles.changes}>
        {changesText(report).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {count > 0 && (
        <TextField
          label={`${count} of ${of} people would be deactivated: type ${count}`}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          issue={isMissing ? `Type ${count} to confirm` : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            setIsMissing(false);
          }}
        />
      )}
    </ConfirmDialog>
  );
}
