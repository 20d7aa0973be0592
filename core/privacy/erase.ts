import type { Actor, AnyContract } from '../contract/index.ts';
import type { Tx } from '../db/index.ts';
import { knexOf, queryIn } from '../db/index.ts';
import type { Declared } from './declared-tables.ts';
import { declaredTables, rowsOfPerson } from './declared-tables.ts';
import type { Marks } from './marks.ts';

/** Replaces ids and addresses in texts. */
const erased = '(erased)';

/**
 * Deletes or anonymises a person's rows in all declared tables, and removes mentions of the person from other rows.
 * @returns numbers of deleted or anonymised rows by table
 */
export async function eraseRows(
  tx: Tx,
  contracts: readonly AnyContract[],
  { institution }: Actor,
  userId: string,
  marks: Marks,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const tables = await declaredTables(contracts, tx);
  for (const declared of tables) {
    const { data, name } = declared;
    const query = rowsOfPerson(tx, declared, institution.id, userId);
    const emptied = Object.fromEntries([data.userColumn, ...(data.anonymise ?? [])].map((column) => [column, null]));
    const count: number = await (data.onErase === 'delete' ? query.delete() : query.update(emptied));
    counts[name] = (counts[name] ?? 0) + count;
  }
  for (const mentioning of mentionsIn(tables)) await eraseMentions(tx, mentioning, institution.id, marks);
  return counts;
}

/** Clears the addresses of failed sign-ins to the account. Call it before the rows are deleted. */
export async function eraseWhereabouts(tx: Tx, institutionId: string, userId: string): Promise<void> {
  await knexOf(tx)('platform.audit_log')
    .where({ institutionId, subject: userId, actorUserId: null })
    .update({ address: null });
}

/** Deletes codes and jobs about a person. Rate limit counters need no erasure: they are stored under digests for minutes. */
export async function eraseTraces(tx: Tx, institutionId: string, marks: Marks): Promise<void> {
  const knex = knexOf(tx);
  await knex('platform.codes').where({ institutionId }).whereIn('id', marks.ids).delete();
  await knex('platform.codes')
    .where({ institutionId })
    .whereIn('subject', [...marks.ids, ...marks.logins])
    .delete();
  await eraseJobs(tx, marks);
}

/** Deletes jobs and events in any state that contain the person's id or address. */
async function eraseJobs(tx: Tx, { ids, addresses }: Pick<Marks, 'ids' | 'addresses'>): Promise<void> {
  const { rows } = await queryIn<{ there: boolean }>(tx, `select to_regclass('pgboss.job') is not null as there`);
  if (!rows[0]?.there) return;
  await queryIn(
    tx,
    `delete from pgboss.job as job
      where exists (select from unnest($1::text[]) as mark
                     where strpos(concat(job.data::text, ' ', job.singleton_key, ' ', job.output::text), mark) > 0)`,
    // Addresses are matched as whole JSON values, because another address may end with one.
    [[...ids, ...addresses.map((address) => JSON.stringify(address))]],
  );
}

interface Mentioning {
  readonly name: string;
  readonly columns: readonly string[];
}

function mentionsIn(tables: readonly Declared[]): Mentioning[] {
  const columns = new Map<string, Set<string>>();
  for (const { name, data } of tables) {
    const known = columns.get(name) ?? new Set();
    for (const column of data.mentions ?? []) known.add(column);
    if (known.size > 0) columns.set(name, known);
  }
  return [...columns].map(([name, known]) => ({ name, columns: [...known] }));
}

async function eraseMentions(tx: Tx, { name, columns }: Mentioning, institutionId: string, marks: Marks) {
  const [schema = '', table = ''] = name.split('.');
  const { rows: known } = await queryIn<{ column: string; type: string }>(
    tx,
    `select column_name as column, data_type as type from information_schema.columns
      where table_schema = $1 and table_name = $2 and column_name = any($3)`,
    [schema, table, columns],
  );
  const words = [...marks.ids, ...marks.addresses];
  const quoted = name
    .split('.')
    .map((part) => `"${part}"`)
    .join('.');
  for (const { column, type } of known) {
    // Identified by ctid, which all tables have and which is stable until the transaction changes the row.
    const { rows } = await queryIn<{ place: string; value: unknown }>(
      tx,
      `select ctid::text as place, "${column}" as value from ${quoted}
        where institution_id = $1
          and exists (select from unnest($2::text[]) as mark where strpos(lower("${column}"::text), lower(mark)) > 0) for update`,
      [institutionId, words],
    );
    for (const { place, value } of rows) {
      const isJson = type.startsWith('json');
      const after = isJson ? JSON.stringify(withoutMarks(value, words)) : withoutWords(String(value), words);
      await queryIn(tx, `update ${quoted} set "${column}" = $2::${type} where ctid = $1::tid`, [place, after]);
    }
  }
}

const withoutWords = (text: string, words: readonly string[]) =>
  words.reduce((result, word) => result.replace(wholeWord(word), erased), text);

/** Matches an id or an address, ignoring case, that is not part of a longer one. */
function wholeWord(word: string): RegExp {
  const escaped = word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}._%+-])${escaped}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`, 'giu');
}

/** Removes the words from lists and keys of a JSON value, and replaces them in texts. */
function withoutMarks(value: unknown, words: readonly string[]): unknown {
  if (typeof value === 'string') return withoutWords(value, words);
  if (Array.isArray(value)) {
    return value.filter((each) => !words.includes(each as string)).map((each) => withoutMarks(each, words));
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => (words.includes(key) ? [] : [[key, withoutMarks(each, words)]])),
  );
}
