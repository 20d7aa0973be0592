import { useManifest } from '../../../../web/session/manifest.ts';
import { Button, PageHeader, Row } from '../../../../web/ui/index.ts';
import type { SheetLine } from '../../contract.ts';
import styles from '../Rostering.module.css';

/** Slips with first passwords, to print and cut. They are shown once. */
export function Sheet({ lines, onClose }: { lines: readonly SheetLine[]; onClose: () => void }) {
  const { institution } = useManifest();
  return (
    <>
      <PageHeader
        title="First passwords"
        description="Print this page now: the passwords are not shown again. Hand each slip only to its person."
        actions={
          <Row>
            <Button onClick={onClose}>Done</Button>
            <Button primary icon="print" onClick={() => window.print()}>
              Print
            </Button>
          </Row>
        }
      />
      <ul className={styles.slips}>
        {lines.map((line) => (
          <li key={line.username} className={styles.slip}>
            <Slip line={line} title={institution.name} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** One person's user name and password. */
export function Slip({ line, title }: { line: SheetLine; title: string }) {
  const { firstName, lastName, classes, username, password } = line;
  return (
    <>
      <strong>
        {firstName} {lastName}
      </strong>
      <p className="soft">{[title, ...classes].join(' · ')}</p>
      <dl>
        <dt>Address</dt>
        <dd>{location.host}</dd>
        <dt>User name</dt>
        <dd className={styles.secret}>{username}</dd>
        <dt>Password</dt>
        <dd className={styles.secret}>{password}</dd>
      </dl>
    </>
  );
}
