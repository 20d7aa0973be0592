import { Button, CopyButton, Row, Stack } from '../../../../web/ui/index.ts';
import styles from './Factors.module.css';

/** New recovery codes, which are shown only once. */
export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  const text = `${codes.join('\n')}\n`;
  return (
    <Stack>
      <p>
        Keep these codes where you find them without your phone, for example on paper. Each one signs you in once, after
        your password. They are shown only now.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Row>
        <CopyButton text={text}>Copy</CopyButton>
        <Button icon="download" onClick={() => saveText(text)}>
          Save as file
        </Button>
      </Row>
    </Stack>
  );
}

function saveText(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'eiq-recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(address);
}
