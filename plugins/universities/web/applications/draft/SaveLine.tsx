import { Icon } from '../../../../../web/ui/index.ts';
import styles from '../Applications.module.css';
import type { Draft } from './use-draft.ts';

/** Whether the draft is saved. Screen readers hear only what goes wrong. */
export function SaveLine({ draft }: { draft: Draft }) {
  const { save, hasMerged } = draft;
  const problem = problemOf(draft);
  return (
    <div className={styles.save} data-state={save}>
      {problem !== undefined && <Icon name="alert" size={16} />}
      <span role="status">{problem}</span>
      {save === 'saved' && (
        <>
          <Icon name="check" size={16} />
          <span>{hasMerged ? 'Saved, with changes from another device' : 'All changes are saved'}</span>
        </>
      )}
      {(save === 'saving' || save === 'unsaved') && <span>Saving…</span>}
    </div>
  );
}

function problemOf({ save, refusal }: Draft): string | undefined {
  if (save === 'refused') return `Not saved, kept on this device. ${refusal}`;
  if (save !== 'offline') return undefined;
  return refusal
    ? `Not saved yet, kept on this device. We try again. ${refusal}`
    : 'No connection. Your text is kept on this device and saved when the connection returns.';
}
