import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Knex } from 'knex';

/** The owner of a schema: the core (`platform`) or a plugin, with the folder of its migrations. */
export interface SchemaOwner {
  /** A plugin's id. */
  readonly id: string;
  readonly folder: string;
}

/** The exports of a migration file. They use plain knex within the owner's schema, which they do not name. */
export interface Migration {
  up(knex: Knex): Promise<void>;
  down?(knex: Knex): Promise<void>;
}

export interface MigrationFile {
  readonly owner: SchemaOwner;
  /** Without the extension, so that a plugin may ship JavaScript: `001_applications`. */
  readonly name: string;
  readonly path: string;
  /** Checksum of the file's text with normalised whitespace. */
  readonly checksum: string;
}

/** The PostgreSQL schema of an owner: its id with `_` for `-`. */
export function schemaOf(owner: { readonly id: string }): string {
  return owner.id.replaceAll('-', '_');
}

/** An owner's migrations in order; empty without a folder. @throws Error when two have the same number */
export async function migrationFiles(owner: SchemaOwner): Promise<MigrationFile[]> {
  const found = (await filesIn(owner.folder)).flatMap((file) => {
    const [, name, number] = /^((\d{3,})_[a-z0-9_]+)\.(?:ts|js)$/.exec(file) ?? [];
    return name && number ? [{ file, name, number }] : [];
  });
  found.sort((one, other) => Number(one.number) - Number(other.number));
  for (const [index, { file, number }] of found.entries()) {
    const next = found[index + 1];
    if (next?.number === number) throw new Error(`${owner.id} has two migrations ${number}: ${file} and ${next.file}`);
  }
  return Promise.all(
    found.map(async ({ file, name }) => {
      const filePath = path.join(owner.folder, file);
      return { owner, name, path: filePath, checksum: checksumOf(await readFile(filePath, 'utf8')) };
    }),
  );
}

export async function loadMigration(file: MigrationFile): Promise<Migration> {
  // The checksum makes Node load a changed file as a new module.
  const loaded = (await import(`${pathToFileURL(file.path).href}?${file.checksum}`)) as Partial<Migration>;
  if (typeof loaded.up !== 'function') throw new Error(`${file.path} does not export a function named up`);
  return loaded as Migration;
}

/** A fingerprint of all migrations of these owners, which names a template database. */
export async function migrationsFingerprint(owners: readonly SchemaOwner[]): Promise<string> {
  const files = (await Promise.all(owners.map(migrationFiles))).flat();
  const state = files.map(({ owner, name, checksum }) => `${owner.id}/${name} ${checksum}`).join('\n');
  return createHash('sha256').update(state).digest('hex').slice(0, 16);
}

/** Files of a folder without tests and type declarations. */
async function filesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((file) => !/\.(test|d)\.ts$/.test(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function checksumOf(text: string): string {
  return createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 32);
}
