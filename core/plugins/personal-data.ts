import type { Actor, AnyContract, PersonalData } from '../contract/index.ts';
import { notFound } from '../contract/index.ts';
import type { Database, Tx } from '../db/index.ts';
import { knexOf, schemaOf } from '../db/index.ts';

/** What one table holds about a person. */
export interface Holding {
  readonly plugin: string;
  /** What it is, as the contract says it to the person. */
  readonly says: string;
  readonly table: string;
  readonly rows: readonly Record<string, unknown>[];
}

/** Everything held about one person, by every plugin of the deployment: on, off, or not even loaded. */
export interface PersonalDataOf {
  /** @throws Failure not_found */
  export(call: { who: Actor }, userId: string): Promise<{ account: Record<string, unknown>; holdings: Holding[] }>;
  /**
   * Deletes the account and what is held about its person; rows that are kept for others' sake lose the person.
   * @returns how many rows went or lost their person, by table
   * @throws Failure not_found
   */
  erase(call: { who: Actor }, userId: string): Promise<Record<string, number>>;
}

interface Parts {
  readonly database: Database;
  /** Contracts of every plugin that is installed, loaded or not. */
  contracts(): Promise<readonly AnyContract[]>;
  /** Their tokens stop being good in every process, at commit. */
  endSessions(tx: Tx, who: Actor, userId: string): Promise<void>;
  audit(tx: Tx, who: Actor, action: 'person.exported' | 'person.erased', subject: string): Promise<void>;
}

/** Columns of the core's own that an export leaves out: what they hold lets somebody in. */
const withheldOfAccount = ['passwordHash'];

export function createPersonalData({ database, contracts, endSessions, audit }: Parts): PersonalDataOf {
  return {
    export: (call, userId) =>
      database.transaction(async (tx) => {
        const account = await accountOf(tx, call.who, userId);
        const holdings: Holding[] = [];
        for (const { contract, data } of await tablesOf(await contracts(), tx)) {
          const rows = await rowsOf(tx, contract, data, call.who, userId);
          const shown = rows.map((row) => without(row, data.withhold ?? []));
          if (shown.length > 0) holdings.push({ plugin: contract.id, says: data.says, table: data.table, rows: shown });
        }
        await audit(tx, call.who, 'person.exported', userId);
        return { account: without(account, withheldOfAccount), holdings };
      }),
    erase: (call, userId) =>
      database.transaction(async (tx) => {
        await accountOf(tx, call.who, userId);
        await endSessions(tx, call.who, userId);
        const counts: Record<string, number> = {};
        for (const { contract, data } of await tablesOf(await contracts(), tx)) {
          const query = own(tx, contract, data, call.who, userId);
          const emptied = Object.fromEntries((data.anonymise ?? [data.userColumn]).map((column) => [column, null]));
          counts[`${schemaOf(contract)}.${data.table}`] = await (data.onErase === 'delete'
            ? query.delete()
            : query.update(emptied));
        }
        // What the core holds goes with the account; the audit log keeps what was done, without who it was.
        await audit(tx, call.who, 'person.erased', userId);
        await knexOf(tx)('platform.users').where({ id: userId, institutionId: call.who.institution.id }).delete();
        return counts;
      }),
  };
}

async function accountOf(tx: Tx, who: Actor, userId: string): Promise<Record<string, unknown>> {
  const row: Record<string, unknown> | undefined = await knexOf(tx)('platform.users')
    .where({ id: userId, institutionId: who.institution.id })
    .forUpdate()
    .first();
  if (!row) throw notFound('There is no such person.');
  return row;
}

/** Declared tables that are there: a plugin that was never loaded has none. */
async function tablesOf(contracts: readonly AnyContract[], tx: Tx) {
  const declared = contracts.flatMap((contract) => (contract.personalData ?? []).map((data) => ({ contract, data })));
  const there: typeof declared = [];
  for (const each of declared) {
    const name = `${schemaOf(each.contract)}.${each.data.table}`;
    const { rows } = await knexOf(tx).raw<{ rows: { there: boolean }[] }>(
      'select to_regclass(?) is not null as there',
      [name],
    );
    if (rows[0]?.there) there.push(each);
  }
  return there;
}

const own = (tx: Tx, contract: AnyContract, { table, userColumn }: PersonalData, who: Actor, userId: string) =>
  knexOf(tx)(`${schemaOf(contract)}.${table}`).where({ [userColumn]: userId, institutionId: who.institution.id });

async function rowsOf(tx: Tx, contract: AnyContract, data: PersonalData, who: Actor, userId: string) {
  return (await own(tx, contract, data, who, userId).select()) as Record<string, unknown>[];
}

/** Contracts name columns as the table has them; rows arrive with fields. */
function without(row: Record<string, unknown>, withheld: readonly string[]): Record<string, unknown> {
  const fields = new Set(
    withheld.map((column) => column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())),
  );
  return Object.fromEntries(Object.entries(row).filter(([field]) => !fields.has(field)));
}
