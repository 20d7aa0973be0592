import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { knexOf } from '../../core/db/index.ts';
import type { TestPlatform } from '../../core/testing.ts';

/**
 * Searches every column of every table and every file of the deployment's folder (name, content and decoded mail) for words,
 * ignoring case. Returns a line for each occurrence.
 */
export async function findOccurrences(at: TestPlatform, words: readonly string[]): Promise<string[]> {
  return [...(await inTables(at, words)), ...(await inFiles(at.platform.configuration.varFolder, words))];
}

async function inTables({ platform: { database } }: TestPlatform, words: readonly string[]): Promise<string[]> {
  const knex = knexOf(database);
  const { rows: columns } = await knex.raw<{ rows: { schema: string; table: string; column: string }[] }>(
    `select n.nspname as schema, c.relname as table, a.attname as column
       from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'm') and a.attnum > 0 and not a.attisdropped
        and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
        and a.atttypid::regtype::text not in ('timestamp with time zone', 'boolean', 'integer', 'double precision', 'bytea')`,
  );
  const found: string[] = [];
  for (const { schema, table, column } of columns) {
    const { rows } = await knex.raw<{ rows: { word: string; count: number }[] }>(
      `select word, count(*)::int as count from ??.?? as t, unnest(?::text[]) as word
        where strpos(lower(t.??::text), lower(word)) > 0 group by word`,
      [schema, table, [...words], column],
    );
    for (const { word, count } of rows) found.push(`${schema}.${table}.${column}: ${word} (${count})`);
  }
  return found;
}

async function inFiles(folder: string, words: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    const content = entry.isFile() ? readable(entry.name, await readFile(file, 'utf8')) : '';
    const text = `${path.relative(folder, file)}\n${content}`.toLowerCase();
    for (const word of words)
      if (text.includes(word.toLowerCase())) found.push(`${path.relative(folder, file)}: ${word}`);
  }
  return found;
}

/** The content of a file. A mail is followed by its decoded quoted-printable and base64 parts. */
function readable(name: string, text: string): string {
  if (!/\.eml/.test(name)) return text;
  const unquoted = text
    .replaceAll('=\n', '')
    .replace(/(?:=[0-9A-F]{2})+/g, (codes) => Buffer.from(codes.replaceAll('=', ''), 'hex').toString('utf8'));
  const blocks = text.match(/(?:^[A-Za-z0-9+/]{60,76}=*\n)+(?:^[A-Za-z0-9+/]+=*$)?/gm) ?? [];
  return [text, unquoted, ...blocks.map((block) => Buffer.from(block, 'base64').toString('utf8'))].join('\n');
}
