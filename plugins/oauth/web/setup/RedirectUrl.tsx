import { CopyButton, TextField } from '../../../../web/ui/index.ts';
import styles from './Setup.module.css';

/** The address to enter at the provider. */
export function RedirectUrl({ label, url }: { label: string; url: string }) {
  return (
    <div className={styles.redirect}>
      <TextField label={label} readOnly value={url} onFocus={({ target }) => target.select()} />
      <CopyButton text={url}>Copy</CopyButton>
    </div>
  );
}
