import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Configuration } from '../../config/load.ts';
import { conflict, invalid } from '../../core/contract/errors.ts';
import { openDatabase } from '../../core/db/index.ts';
import { loadKeys } from '../../core/identity/index.ts';
import { createLogger } from '../../core/observe/logger.ts';
import { table } from '../../core/plugins/table.ts';
import { backupFolder, backupsIn } from '../../core/storage/backup-files.ts';
import { createDiskStorage } from '../../core/storage/disk.ts';
import type { CommandResult } from '../command-result.ts';
import { readConfiguration, withDatabase } from '../open-platform.ts';
import { pipedInput } from '../piped-input.ts';
import { pluralize } from '../pluralize.ts';
import type { Terminal } from '../terminal.ts';
import type { Archive } from './archive.ts';
import { openArchive } from './archive.ts';
import { createBackup } from './create.ts';
import { backupFile, checkedPassphrase, newBackupFile, passphraseIn, sizeText, timeText } from './folder.ts';
import { assertIntact, ownersOf } from './load.ts';
import type { Manifest } from './manifest.ts';
import { assertKey, fingerprintOf, readManifest, rowsIn } from './manifest.ts';
import { assertNoServer, presentIn, rehearse, restore, undoInterruptedRestore } from './restore.ts';

export interface PassphraseOptions {
  readonly passphraseFile?: string;
  readonly passphraseStdin?: boolean;
}

const silent = createLogger({ level: 'silent', destination: process.stderr });

/** Backs up the database and stored files, also while servers run. */
export async function create(
  options: PassphraseOptions & { readonly to?: string },
  terminal: Terminal,
): Promise<CommandResult> {
  return withDatabase(async (database, configuration) => {
    const passphrase = await passphraseFrom(options, configuration);
    const folder = options.to === undefined ? backupFolder(configuration) : path.resolve(options.to);
    const now = new Date();
    const file = await newBackupFile(folder, now, passphrase !== undefined);
    let bar: ReturnType<Terminal['progress']> | undefined;
    const manifest = await createBackup(
      {
        connection: database.connection,
        storage: createDiskStorage({ root: path.join(configuration.varFolder, 'files') }),
        keyFingerprint: fingerprintOf(keysOf(configuration)),
        folder: configuration.folder,
        now,
      },
      {
        file,
        passphrase,
        counted: (total) => {
          bar = terminal.progress(total, 'Backing up');
        },
        step: () => bar?.step(),
      },
    ).finally(() => bar?.done());
    const { size } = await stat(file);
    const isPlain = passphrase === undefined;
    return {
      value: { file, bytes: size, isEncrypted: !isPlain, ...figuresOf(manifest) },
      text: [
        `Backed up ${contentText(manifest)} to ${file} (${sizeText(size)}${isPlain ? ', not encrypted' : ', encrypted'}).`,
        `Keep the secret key ${manifest.keyFingerprint} in another place: without it, stored credentials cannot be read.`,
        `Test it with: eiq backup verify ${path.basename(file)}`,
      ].join('\n'),
    };
  });
}

/** Backups in the configured folder, the latest first. */
export async function list(): Promise<CommandResult> {
  const folder = backupFolder(await readConfiguration());
  const found = await backupsIn(folder);
  const rows = found.map(({ file, at, bytes, isEncrypted: encrypted }) => [
    path.basename(file),
    timeText(at.toISOString()),
    sizeText(bytes),
    encrypted ? 'yes' : 'no',
  ]);
  return {
    value: found,
    text:
      rows.length === 0
        ? `No backups in ${folder}. Make one with: eiq backup create`
        : table(['BACKUP', 'TIME (UTC)', 'SIZE', 'ENCRYPTED'], rows),
  };
}

/**
 * Restores a backup into a database of its own, which is deleted afterwards, and compares its rows and files with what was backed up.
 * @throws Failure conflict where something differs
 */
export async function verify(given: string, options: RestoreOptions, terminal: Terminal): Promise<CommandResult> {
  const configuration = await readConfiguration();
  return withBackup(configuration, given, options, terminal, async ({ file, archive, manifest }) => {
    const owners = await ownersOf(manifest, configuration);
    const folder = await mkdtemp(path.join(tmpdir(), 'eiq-verify-'));
    const bar = terminal.progress(manifest.tables.length + manifest.files.length, 'Verifying');
    try {
      const database = await openDatabase({ varFolder: folder, log: silent, durable: false });
      const filesFolder = path.join(folder, 'files');
      const step = () => bar.step();
      const different = await rehearse({ database, owners, archive, manifest, log: silent, filesFolder, step }).finally(
        () => database.close(),
      );
      if (different.length > 0) throw conflict(`${file}: rows differ in ${different.join(', ')}.`);
    } finally {
      bar.done();
      await rm(folder, { recursive: true, force: true });
    }
    return {
      value: { file, ...figuresOf(manifest) },
      text: `${file} is complete: ${contentText(manifest)} of ${timeText(manifest.at)} UTC were restored into a separate database and counted.`,
    };
  });
}

export interface RestoreOptions extends PassphraseOptions {
  readonly withoutKey?: boolean;
}

/** Replaces the database and stored files after confirmation. Undefined where it was not given. */
export async function restoreBackup(
  given: string,
  options: RestoreOptions & { readonly replace?: boolean },
  terminal: Terminal,
): Promise<CommandResult | undefined> {
  return withDatabase(async (database, configuration) =>
    withBackup(configuration, given, options, terminal, async ({ file, archive, manifest }) => {
      await assertNoServer(database);
      await undoInterruptedRestore(database);
      const present = await presentIn(database);
      if (present && !options.replace) {
        throw conflict(
          `The database has ${pluralize(present.institutions, 'institution')} and ${pluralize(present.people, 'account')}. Add --replace to replace them by the backup.`,
        );
      }
      if (present) {
        terminal.note(
          `Restoring ${file} of ${manifest.at} replaces all data of this deployment: ${pluralize(present.institutions, 'institution')}, ${pluralize(present.people, 'account')}. To keep it, stop and run: eiq backup create`,
        );
        if (!(await terminal.confirmByTyping('Everything since the backup is lost.', 'replace'))) return undefined;
      }
      const bar = terminal.progress(manifest.tables.length + manifest.files.length, 'Restoring');
      const { previousFiles } = await restore({
        database,
        configuration,
        archive,
        manifest,
        log: silent,
        step: () => bar.step(),
      }).finally(() => bar.done());
      return {
        value: { file, ...figuresOf(manifest), previousFiles: previousFiles ?? null },
        text: [
          `Restored ${contentText(manifest)} of ${timeText(manifest.at)} UTC.`,
          ...(previousFiles
            ? [`The previous files are in ${previousFiles}. Delete them when they are no longer needed.`]
            : []),
          'People who were erased after the backup was made are in it again: erase them again with eiq users erase.',
          'Start with: eiq start, and check with: eiq doctor',
        ].join('\n'),
      };
    }),
  );
}

interface OpenBackup {
  readonly file: string;
  readonly archive: Archive;
  readonly manifest: Manifest;
}

async function withBackup<T>(
  configuration: Configuration,
  given: string,
  options: RestoreOptions,
  terminal: Terminal,
  work: (backup: OpenBackup) => Promise<T>,
): Promise<T> {
  const file = await backupFile(configuration, given);
  const archive = await openArchive(file, () => passphraseFor(file, options, configuration, terminal));
  try {
    const manifest = await readManifest(archive, file);
    if (!options.withoutKey) assertKey(manifest, fingerprintOf(keysOf(configuration)));
    await assertIntact(archive, manifest);
    return await work({ file, archive, manifest });
  } finally {
    await archive.close();
  }
}

const keysOf = ({ secretKey, varFolder, isProduction }: Configuration) =>
  loadKeys({ secretKey, folder: varFolder, production: isProduction });

/** The passphrase of a new backup; undefined leaves it unencrypted. */
async function passphraseFrom(
  { passphraseFile, passphraseStdin }: PassphraseOptions,
  { backupPassphraseFile }: Configuration,
): Promise<string | undefined> {
  if (passphraseStdin) {
    return checkedPassphrase((await pipedInput('--passphrase-stdin', 'the passphrase', 'backup')).trim());
  }
  const file = passphraseFile ?? backupPassphraseFile;
  return file === undefined ? undefined : passphraseIn(file);
}

async function passphraseFor(
  file: string,
  options: PassphraseOptions,
  configuration: Configuration,
  terminal: Terminal,
): Promise<string> {
  const passphrase =
    (await passphraseFrom(options, configuration)) ??
    (await terminal.ask('Passphrase of the backup', { secret: true }));
  if (passphrase !== undefined) return passphrase;
  throw invalid(`${file} is encrypted. Pass its passphrase with --passphrase-file or --passphrase-stdin.`);
}

const figuresOf = (manifest: Manifest) => ({
  at: manifest.at,
  version: manifest.version,
  keyFingerprint: manifest.keyFingerprint,
  tables: manifest.tables.length,
  rows: rowsIn(manifest),
  files: manifest.files.length,
});

const contentText = (manifest: Manifest) =>
  `${pluralize(rowsIn(manifest), 'row')} in ${pluralize(manifest.tables.length, 'table')} and ${pluralize(manifest.files.length, 'file')}`;
