import type { Actor, AnyContract } from '../contract/index.ts';
import { notFound } from '../contract/index.ts';
import type { HeldByPlugin } from '../contract/platform.ts';
import type { Tx } from '../db/index.ts';
import { knexOf } from '../db/index.ts';
import type { DiskStorage } from '../storage/disk.ts';
import { declaredTables, rowsOfPerson, withheldIn, withoutColumns } from './declared-tables.ts';
import type { Account } from './marks.ts';

/** Everything held about a person, as it is exported. */
export interface Exported {
  readonly institution: string;
  readonly exportedAt: string;
  /** Descriptions of the content, by plugin. */
  readonly contents: readonly HeldByPlugin[];
  readonly account: Record<string, unknown>;
  readonly holdings: readonly Holding[];
  readonly files: readonly Pick<HeldFile, 'plugin' | 'name'>[];
}

/** A person's rows in one table. */
export interface Holding {
  readonly plugin: string;
  /** Description from the contract. */
  readonly description: string;
  readonly table: string;
  readonly rows: readonly Record<string, unknown>[];
}

/** A file of a person. */
export interface HeldFile {
  readonly plugin: string;
  /** Key in the storage. */
  readonly key: string;
  /** Path in an archive below the plugin's folder, without the ids of institution and person. */
  readonly name: string;
}

/** Columns of the account that an export omits: credentials and derived values. */
const withheldOfAccount = ['password_hash', 'username_key', 'email_key', 'search_key', 'institution_id'];

/** The account's row. @throws Failure not_found */
export async function accountOf(tx: Tx, who: Actor, userId: string): Promise<Account & Record<string, unknown>> {
  const row = await knexOf(tx)('platform.users')
    .where({ id: userId, institutionId: who.institution.id })
    .first<(Account & Record<string, unknown>) | undefined>();
  if (!row) throw notFound('Person not found.');
  return row;
}

export const shownAccount = (account: Record<string, unknown>) => withoutColumns(account, withheldOfAccount);

/** All rows about a person, by plugin, newest first. */
export async function holdingsOf(tx: Tx, contracts: readonly AnyContract[], who: Actor, userId: string) {
  const holdings: Holding[] = [];
  for (const declared of await disclosedTables(contracts, tx)) {
    const rows = (await rowsOfPerson(tx, declared, who.institution.id, userId).select()) as Record<string, unknown>[];
    if (rows.length === 0) continue;
    const withheldOf = await withheldIn(tx, declared, rows);
    const shown = newestFirst(rows.map((row) => withoutColumns(row, withheldOf(row))));
    holdings.push({
      plugin: declared.contract.id,
      description: declared.data.description,
      table: declared.data.table,
      rows: shown,
    });
  }
  return holdings;
}

/** Counts the rows about a person in one query. */
export async function countsOf(tx: Tx, contracts: readonly AnyContract[], who: Actor, userId: string) {
  const tables = await disclosedTables(contracts, tx);
  const knex = knexOf(tx);
  const counted = tables.map((declared, place) =>
    rowsOfPerson(tx, declared, who.institution.id, userId).select(
      knex.raw('?::int as place, count(*)::int as rows', place),
    ),
  );
  const rows: { place: number; rows: number }[] = await knex.unionAll(counted);
  const counts = new Map(rows.map(({ place, rows: count }) => [place, count]));
  return byPlugin(
    tables.map(({ contract, data }, place) => ({
      contract,
      description: data.description,
      rows: counts.get(place) ?? 0,
    })),
  );
}

const disclosedTables = async (contracts: readonly AnyContract[], tx: Tx) =>
  (await declaredTables(contracts, tx)).filter(({ data }) => !data.isUndisclosed);

/** Groups counts by plugin, without zeros. */
export function byPlugin(
  counts: readonly { readonly contract: AnyContract; readonly description: string; readonly rows: number }[],
): HeldByPlugin[] {
  const plugins = new Map<string, HeldByPlugin>();
  for (const { contract, description, rows } of counts) {
    if (rows === 0) continue;
    const title = contract.id === 'platform' ? 'Your account' : contract.title;
    const entry = plugins.get(contract.id) ?? { plugin: contract.id, title, holds: [] };
    entry.holds.push({ description, rows });
    plugins.set(contract.id, entry);
  }
  return [...plugins.values()];
}

/** Files of a person, which plugins must store below `<plugin>/<institution>/<person>/`. */
export async function filesOf(
  storage: DiskStorage,
  contracts: readonly AnyContract[],
  institutionId: string,
  userId: string,
): Promise<HeldFile[]> {
  const ofPlugins = contracts.map(async ({ id: plugin }) => {
    const home = `${plugin}/${institutionId}/${userId}`;
    const keys = await storage.list(home);
    return keys.map((key) => ({ plugin, key, name: key.slice(home.length + 1) }));
  });
  return (await Promise.all(ofPlugins)).flat();
}

function newestFirst(rows: Record<string, unknown>[]): Record<string, unknown>[] {
  const field = Object.entries(rows[0] ?? {}).find(([, value]) => value instanceof Date)?.[0] ?? '';
  const time = (row: Record<string, unknown>) => (row[field] instanceof Date ? row[field].getTime() : 0);
  // Rows with equal times are ordered by text, so that the order is stable.
  const sorted = rows.map((row) => ({ row, time: time(row), text: JSON.stringify(row) }));
  sorted.sort((one, other) => other.time - one.time || (one.text < other.text ? -1 : 1));
  return sorted.map(({ row }) => row);
}
