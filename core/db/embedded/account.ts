import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The account under which the server runs. */
export interface Account {
  uid: number;
  gid: number;
}

const serviceAccounts = ['postgres', '_postgres', 'nobody'];

/**
 * PostgreSQL refuses to run as root, so root starts it under another account: the owner of existing data, else the owner
 * of the folder (who can then use it without root), else the machine's postgres or nobody account. Undefined for ordinary
 * users: the server runs as that user.
 */
export function serverAccount(dataFolder: string): Account | undefined {
  if (process.geteuid?.() !== 0) return undefined;
  if (existsSync(dataFolder)) {
    const { uid, gid } = statSync(dataFolder);
    if (uid !== 0) return { uid, gid };
  }
  const accounts = knownAccounts();
  const owner = statSync(nearestExisting(path.dirname(dataFolder))).uid;
  if (owner !== 0) {
    const known = accounts.find((account) => account.uid === owner);
    if (known) return known;
  }
  for (const name of serviceAccounts) {
    const known = accounts.find((account) => account.name === name);
    if (known) return known;
  }
  throw new Error(
    'PostgreSQL does not run as root, and this machine has neither a postgres nor a nobody account. ' +
      'Add one (useradd --system postgres), start EiQ as an ordinary user, or set DATABASE_URL.',
  );
}

/** Whether the account may enter every folder above a path. */
export function canReach(target: string, account: Account): boolean {
  const folder = path.dirname(target);
  return folder === target || (mayExecute(folder, account) && canReach(folder, account));
}

/** Whether the account may execute a program or enter a folder. */
export function mayExecute(target: string, account: Account): boolean {
  const { mode, uid, gid } = statSync(target);
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  return (mode & bit) !== 0;
}

export function nearestExisting(folder: string): string {
  return existsSync(folder) ? folder : nearestExisting(path.dirname(folder));
}

function knownAccounts(): (Account & { name: string })[] {
  if (!existsSync('/etc/passwd')) return [];
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4 && Number(fields[2]) !== 0)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}
