import { CopyButton, TextField } from '../../../../web/ui/index.ts';
import styles from './Factors.module.css';
import { QrCode } from './QrCode.tsx';

/** The QR code for an authenticator app, and the field for its first code. */
export function AppSetup({
  setup: { secret, address },
  code,
  issue,
  onCode,
}: {
  setup: { readonly secret: string; readonly address: string };
  code: string;
  issue: string | undefined;
  onCode: (code: string) => void;
}) {
  return (
    <div className={styles.form}>
      <div className={styles.setup}>
        <QrCode text={address} label="QR code for your authenticator app" />
        <ol className={styles.steps}>
          <li>Open an authenticator app on your phone. Most password managers have one, too.</li>
          <li>
            Scan the QR code. On this device, <a href={address}>open it in the app</a>.
          </li>
          <li>
            If you cannot scan it, type this key:{' '}
            <span className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</span>{' '}
            <CopyButton small quiet text={secret}>
              Copy key
            </CopyButton>
          </li>
        </ol>
      </div>
      <CodeField label="Code that the app shows" value={code} issue={issue} onChange={onCode} />
    </div>
  );
}

/** A field for the six digits of an authenticator app. */
export function CodeField({
  label,
  value,
  issue,
  onChange,
}: {
  label: string;
  value: string;
  issue: string | undefined;
  onChange: (code: string) => void;
}) {
  return (
    <TextField
      label={label}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      hint="Six digits, which change every 30 seconds"
      required
      value={value}
      issue={issue}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
