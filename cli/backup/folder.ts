import { readFileSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Configuration } from '../../config/load.ts';
import { invalid, notFound } from '../../core/contract/errors.ts';
import { backupFolder, backupName, backupsIn } from '../../core/storage/backup-files.ts';
import { incompleteSuffix } from './archive.ts';

/** The path for a new backup. Existing files are never overwritten. */
export async function newBackupFile(folder: string, now: Date, isEncrypted: boolean): Promise<string> {
  const taken = new Set(await readdir(folder).catch(() => []));
  const stem = `eiq-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`;
  for (let number = 1; ; number++) {
    const name = `${stem}${number === 1 ? '' : `-${number}`}.zip${isEncrypted ? '.age' : ''}`;
    if (!taken.has(name)) return path.join(folder, name);
  }
}

/** Age after which an incomplete file belongs to no running backup (ms). */
const abandonedAfterMs = 24 * 60 * 60 * 1000;

/** Deletes all but the latest backups, and what interrupted ones left. @returns the deleted backups */
export async function deleteOldBackups(folder: string, keep: number): Promise<string[]> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const isIncomplete = name.endsWith(incompleteSuffix) && backupName.test(name.slice(0, -incompleteSuffix.length));
    if (isIncomplete && Date.now() - (await stat(file)).mtimeMs > abandonedAfterMs) await rm(file, { force: true });
  }
  const old = (await backupsIn(folder)).slice(keep).map(({ file }) => file);
  for (const file of old) await rm(file, { force: true });
  return old;
}

/** The path of a backup given by its path or its name. @throws Failure not_found */
export async function backupFile(configuration: Configuration, given: string): Promise<string> {
  for (const file of [path.resolve(given), path.join(backupFolder(configuration), given)]) {
    if (
      await stat(file).then(
        (found) => found.isFile(),
        () => false,
      )
    )
      return file;
  }
  throw notFound(`There is no backup ${given}. eiq backup list shows those in ${backupFolder(configuration)}.`);
}

const shortestPassphrase = 12;

/** @throws Failure invalid where the file cannot be read or the passphrase is short */
export function passphraseIn(file: string): string {
  try {
    return checkedPassphrase(readFileSync(file, 'utf8').trim());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    throw invalid(`The passphrase file ${file} cannot be read: ${(error as Error).message}`);
  }
}

/** @throws Failure invalid */
export function checkedPassphrase(passphrase: string): string {
  if (passphrase.length >= shortestPassphrase) return passphrase;
  throw invalid(`The passphrase of a backup has at least ${shortestPassphrase} characters.`);
}

/** `3.4 MB` */
export function sizeText(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
  let size = bytes;
  let unit = 0;
  while (size >= 1000 && unit < units.length - 1) {
    size /= 1000;
    unit++;
  }
  return `${unit === 0 ? size : size.toFixed(1)} ${units[unit]}`;
}

/** `2026-11-28 02:30` of an ISO time. */
export const timeText = (at: string) => at.slice(0, 16).replace('T', ' ');
