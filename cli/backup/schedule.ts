import { parseCron } from '../../core/events/cron.ts';
import type { Platform } from '../../core/platform.ts';
import { backupFolder, backupsIn } from '../../core/storage/backup-files.ts';
import { createBackup } from './create.ts';
import { deleteOldBackups, newBackupFile, passphraseIn } from './folder.ts';
import { fingerprintOf } from './manifest.ts';
import { withSession } from './session.ts';

/** Longest delay of a timer (ms). */
const longestDelayMs = 2 ** 31 - 1;

/** Makes backups at the configured times, in one server process at a time, and deletes old ones. @returns stops it */
export function scheduleBackups(platform: Platform): { close(): Promise<void> } {
  const { configuration, log } = platform;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<unknown> = Promise.resolve();
  const schedule = configuration.backupSchedule && parseCron(configuration.backupSchedule);
  const wait = (due: Date) => {
    const delay = due.getTime() - Date.now();
    timer = setTimeout(
      () => (delay > longestDelayMs ? wait(due) : run(due)),
      Math.min(Math.max(0, delay), longestDelayMs),
    );
    timer.unref();
  };
  const run = (due: Date) => {
    working = backUpOnce(platform, due).catch((error: unknown) =>
      log.error({ err: error }, 'The scheduled backup failed; eiq backup create shows why'),
    );
    working.then(() => schedule && timer && wait(schedule.next(new Date())));
  };
  if (schedule) wait(schedule.next(new Date()));
  return {
    async close() {
      clearTimeout(timer);
      timer = undefined;
      await working;
    },
  };
}

/** Advisory lock of the process that backs up. The number is arbitrary. */
const backupLock = 20_261_128;

/** Makes the backup that is due, unless another process does or did. @returns its file */
export async function backUpOnce(platform: Platform, due: Date): Promise<string | undefined> {
  const { configuration, database, storage, log } = platform;
  return withSession(database.connection, async (session) => {
    const { rows } = await session.query<{ isMine: boolean }>('select pg_try_advisory_lock($1) as "isMine"', [
      backupLock,
    ]);
    if (!rows[0]?.isMine) return undefined;
    const folder = backupFolder(configuration);
    const [latest] = await backupsIn(folder);
    if (latest && latest.at >= due) return undefined;
    const passphrase = configuration.backupPassphraseFile && passphraseIn(configuration.backupPassphraseFile);
    const now = new Date();
    const file = await newBackupFile(folder, now, Boolean(passphrase));
    const keyFingerprint = fingerprintOf(platform.identity);
    await createBackup(
      { connection: database.connection, storage, keyFingerprint, folder: configuration.folder, now },
      { file, passphrase: passphrase || undefined },
    );
    const deleted = await deleteOldBackups(folder, configuration.backupKeep);
    log.info({ file, deleted: deleted.length }, 'Backed up');
    return file;
  });
}
