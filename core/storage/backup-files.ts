import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Configuration } from '../../config/load.ts';

/** A backup file. */
export interface BackupFile {
  readonly file: string;
  readonly at: Date;
  readonly bytes: number;
  readonly isEncrypted: boolean;
}

export const backupFolder = ({ backupFolder: folder, varFolder }: Pick<Configuration, 'backupFolder' | 'varFolder'>) =>
  folder === undefined ? path.join(varFolder, 'backups') : path.resolve(folder);

/** Names of complete backups. */
export const backupName = /^eiq-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)(?:-\d+)?\.zip(\.age)?$/;

/** Backups in a folder, the latest first. */
export async function backupsIn(folder: string): Promise<BackupFile[]> {
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => {
      const [, date, hour, minute, second, age] = backupName.exec(name) ?? [];
      if (!date) return [];
      const file = path.join(folder, name);
      const { size } = await stat(file);
      return [
        { file, at: new Date(`${date}T${hour}:${minute}:${second}Z`), bytes: size, isEncrypted: age !== undefined },
      ];
    }),
  );
  return found.flat().sort((one, other) => other.at.getTime() - one.at.getTime() || other.file.localeCompare(one.file));
}
