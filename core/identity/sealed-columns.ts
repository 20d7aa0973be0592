import type { SealedColumn } from '../contract/index.ts';
import type { Database, Tx } from '../db/index.ts';
import { knexOf, schemaOf } from '../db/index.ts';

/** A column of sealed secrets with the plugin whose table it is. */
export interface PluginColumn extends SealedColumn {
  readonly plugin: string;
}

/** A sealed value of a plugin's table, and where it belongs. */
export interface SealedValue {
  readonly id: string;
  readonly institutionId: string;
  readonly name: string;
  readonly sealed: Buffer;
}

/** All sealed columns of plugins, running or not. */
export const sealedColumnsOf = (
  plugins: readonly {
    readonly plugin: { readonly contract: { readonly id: string; readonly sealed?: readonly SealedColumn[] } };
  }[],
): PluginColumn[] =>
  plugins.flatMap(({ plugin: { contract } }) =>
    (contract.sealed ?? []).map((each) => ({ ...each, plugin: contract.id })),
  );

/** The values of a column, locked in a transaction; none where the plugin's table does not exist. */
export async function sealedValues(within: Database | Tx, column: PluginColumn, lock = false): Promise<SealedValue[]> {
  const knex = knexOf(within);
  const schema = schemaOf({ id: column.plugin });
  if (!(await knex.schema.withSchema(schema).hasTable(column.table))) return [];
  const names = [...column.name.matchAll(placeholder)].map(([, name = '']) => name);
  const query = knex(`${schema}.${column.table}`)
    .select({ id: 'id', institutionId: 'institution_id', sealed: column.column })
    .select(Object.fromEntries(names.map((name, place) => [`value${place}`, name])))
    .whereNotNull(column.column)
    .orderBy('id');
  const rows: (Omit<SealedValue, 'name'> & Record<string, unknown>)[] = await (lock ? query.forUpdate() : query);
  return rows.map(({ id, institutionId, sealed, ...values }) => {
    let place = 0;
    const name = column.name.replace(placeholder, () => String(values[`value${place++}`]));
    return { id, institutionId, name, sealed };
  });
}

export async function replaceSealed(tx: Tx, { plugin, table, column }: PluginColumn, id: string, sealed: Buffer) {
  await knexOf(tx)(`${schemaOf({ id: plugin })}.${table}`)
    .where({ id })
    .update({ [column]: sealed });
}

const placeholder = /\{(\w+)\}/g;
