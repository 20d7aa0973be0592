import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { conflict, invalid } from '../../core/contract/errors.ts';
import type { Keys } from '../../core/identity/index.ts';
import type { Archive } from './archive.ts';

const Sum = z.object({ bytes: z.int(), sha256: z.string() });

/** `backup.json`, the last file of a backup: what it contains. */
export const Manifest = z.object({
  format: z.literal(1),
  /** Version of EiQ that made the backup. */
  version: z.string(),
  /** Time of the database's snapshot. */
  at: z.iso.datetime(),
  /** Identifies the secret key that stored credentials are encrypted with, and does not reveal it. */
  keyFingerprint: z.string(),
  /** Version of the job queue's schema. */
  jobs: z.int().nullable(),
  schemas: z.array(z.object({ name: z.string(), migrations: z.array(z.string()) })),
  tables: z.array(Sum.extend({ schema: z.string(), name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), last: z.string() })),
  files: z.array(Sum.extend({ key: z.string() })),
});
export type Manifest = z.infer<typeof Manifest>;
export type TableContent = Manifest['tables'][number];

export const manifestName = 'backup.json';
export const tableFile = ({ schema, name }: { readonly schema: string; readonly name: string }) =>
  `database/${schema}/${name}.copy`;
export const storedFile = (key: string) => `files/${key}`;

export const fingerprintOf = (keys: Pick<Keys, 'digest'>): string =>
  keys.digest('fingerprint of backups').subarray(0, 8).toString('hex');

/** @throws Failure invalid where the archive is no backup that this version reads */
export async function readManifest(archive: Archive, file: string): Promise<Manifest> {
  if (!archive.has(manifestName)) throw invalid(`${file} is not a backup: it contains no ${manifestName}.`);
  const parsed = Manifest.safeParse(await json(await archive.read(manifestName)));
  if (parsed.success) return parsed.data;
  throw invalid(`${file} has an unsupported format: another version of eiq wrote it.`);
}

/** @throws Failure conflict where credentials of the backup are encrypted with another key */
export function assertKey(manifest: Manifest, fingerprint: string): void {
  if (manifest.keyFingerprint === fingerprint) return;
  throw conflict(
    `The credentials in this backup are encrypted with the secret key ${manifest.keyFingerprint}; the configured key is ${fingerprint}. ` +
      'Set EIQ_SECRET_KEY (or var/secret.key) to the key of the deployment that made the backup. ' +
      'If it is lost, add --without-key: everything is restored, and stored credentials must be entered again.',
  );
}

export const rowsIn = ({ tables }: Manifest): number =>
  tables.filter(({ name }) => name !== 'migrations').reduce((sum, { rows }) => sum + rows, 0);
