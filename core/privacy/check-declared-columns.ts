import type { AnyContract, PersonalData } from '../contract/index.ts';
import type { Database } from '../db/index.ts';
import { knexOf, schemaOf } from '../db/index.ts';

interface Named {
  readonly id: string;
  readonly plugin: { readonly contract: AnyContract };
}

/**
 * Checks, after the migrations, that tables and columns in `personalData` of contracts exist: export would omit and erasure
 * would miss others.
 * @returns faults with remedies by plugin id
 */
export async function personalDataFaults(database: Database, plugins: readonly Named[]): Promise<Map<string, string>> {
  const declared = plugins.filter(({ plugin }) => (plugin.contract.personalData ?? []).length > 0);
  const { rows } = await knexOf(database).raw<{ rows: { table: string; columns: string[] }[] }>(
    `select n.nspname || '.' || c.relname as table, array_agg(a.attname::text) as columns
       from pg_namespace n join pg_class c on c.relnamespace = n.oid and c.relkind in ('r', 'p', 'v', 'm')
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where n.nspname = any(?) group by 1`,
    [declared.map(({ id }) => schemaOf({ id }))],
  );
  const columnsOf = new Map(rows.map(({ table, columns }) => [table, new Set(columns)]));
  const faults = new Map<string, string>();
  for (const { id, plugin } of declared) {
    for (const data of plugin.contract.personalData ?? []) {
      const fault = faultOf(data, (table) => columnsOf.get(`${schemaOf({ id })}.${table}`));
      if (fault) faults.set(id, `personalData names ${fault}; correct the contract or add a migration`);
    }
  }
  return faults;
}

function faultOf(
  data: PersonalData,
  columnsOf: (table: string) => ReadonlySet<string> | undefined,
): string | undefined {
  const { table, userColumn, isWithinText, anonymise = [], mentions = [], ownWords = [], withhold = [] } = data;
  const until = data.withholdWhileOpen;
  // Rows are also selected by institution, unless the person's id is part of a text.
  const needed = [userColumn, ...anonymise, ...mentions, ...ownWords, ...withhold, ...(until?.columns ?? [])];
  const own = [...needed, ...(until ? [until.of] : []), ...(isWithinText ? [] : ['institution_id'])];
  return (
    missingFrom(table, own, columnsOf(table)) ??
    (until &&
      missingFrom(
        until.table,
        ['id', until.closed, ...(until.never ? [until.never.column] : [])],
        columnsOf(until.table),
      ))
  );
}

function missingFrom(table: string, wanted: readonly string[], there: ReadonlySet<string> | undefined) {
  if (!there) return `the table ${table}, which does not exist in the plugin's schema`;
  const missing = wanted.find((column) => !there.has(column));
  return missing && `the column ${table}.${missing}, which does not exist`;
}
