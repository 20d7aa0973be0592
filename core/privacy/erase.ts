import type { Actor, AnyContract } from '../contract/index.ts';
import type { Tx } from '../db/index.ts';
import { knexOf, queryIn } from '../db/index.ts';
import type { Declared } from './declared.ts';
import { declaredTables, rowsOfPerson } from './declared.ts';
import type { Marks } from './marks.ts';

/** What stands where an id or an address stood. */
const erased = '(erased)';

/**
 * Deletes or empties what is held about a person in every declared table, and takes them out of what is others'.
 * @returns how many rows went or lost their person, by table
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

/** Where somebody tried to sign in as a person from: kept with what was tried, not with who did. Before rows go. */
export async function eraseWhereabouts(tx: Tx, institutionId: string, userId: string): Promise<void> {
  await knexOf(tx)('platform.audit_log')
    .where({ institutionId, subject: userId, actorUserId: null })
    .update({ address: null });
}

/** Links and waiting work that are about a person. Counts of tries are kept under digests, and for minutes. */
export async function eraseTraces(tx: Tx, institutionId: string, marks: Marks): Promise<void> {
  const knex = knexOf(tx);
  await knex('platform.codes').where({ institutionId }).whereIn('id', marks.ids).delete();
  await knex('platform.codes')
    .where({ institutionId })
    .whereIn('subject', [...marks.ids, ...marks.logins])
    .delete();
  await eraseJobs(tx, marks);
}

/** Jobs and events, done, waiting or given up, that name a person by id or address. */
async function eraseJobs(tx: Tx, { ids, addresses }: Pick<Marks, 'ids' | 'addresses'>): Promise<void> {
  const { rows } = await queryIn<{ there: boolean }>(tx, `select to_regclass('pgboss.job') is not null as there`);
  if (!rows[0]?.there) return;
  await queryIn(
    tx,
    `delete from pgboss.job as job
      where exists (select from unnest($1::text[]) as mark
                     where strpos(concat(job.data::text, ' ', job.singleton_key, ' ', job.output::text), mark) > 0)`,
    // An address as a whole value: another one may end with it.
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
    // Rows have keys of many kinds; their place in the table is one that all have, good until the transaction changes it.
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
  words.reduce((said, word) => said.replace(wholeWord(word), erased), text);

/** An id or an address that is not part of a longer one, in whatever case. */
function wholeWord(word: string): RegExp {
  const escaped = word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}._%+-])${escaped}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`, 'giu');
}

/** A list loses who is erased; elsewhere something stands in their place. */
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
