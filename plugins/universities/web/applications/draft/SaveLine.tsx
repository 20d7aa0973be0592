import { Icon } from '../../../../../web/ui/index.ts';
import styles from '../Applications.module.css';
import type { Draft } from './use-draft.ts';

/** Whether the draft is saved. */
export function SaveLine({ draft: { save, refusal, hasMerged } }: { draft: Draft }) {
  return (
    <div className={styles.save} data-state={save} aria-live="polite">
      {save === 'saved' && (
        <>
          <Icon name="check" size={16} />
          {hasMerged ? 'Saved, with changes from another device' : 'All changes are saved'}
        </>
      )}
      {(save === 'saving' || save === 'unsaved') && 'Saving…'}
      {save === 'offline' && (
        <>
          <Icon name="alert" size={16} />
          No connection. Your text is kept on this device and saved when the connection returns.
        </>
      )}
      {save === 'refused' && (
        <>
          <Icon name="alert" size={16} />
          Not saved, kept on this device. {refusal}
        </>
      )}
    </div>
  );
}
