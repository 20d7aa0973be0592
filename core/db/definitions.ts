import type { Knex } from 'knex';

/** The definition of a table from PostgreSQL's system catalogues. */
export interface TableDefinition {
  readonly name: string;
  readonly columns: readonly {
    readonly name: string;
    readonly type: string;
    readonly notNull: boolean;
    readonly expression: string | null;
    /** pg_attribute.attgenerated and attidentity: `s` stored, `v` virtual; `a` always, `d` by default. */
    readonly generated: '' | 's' | 'v';
    readonly identity: '' | 'a' | 'd';
  }[];
  readonly constraints: readonly Constraint[];
  /** Indexes that do not belong to a constraint. */
  readonly indexes: readonly string[];
}

interface Constraint {
  readonly table: string;
  readonly name: string;
  readonly kind: 'p' | 'u' | 'c' | 'f' | 'x' | 'n';
  readonly definition: string;
}

/** The tables of a schema by name, with columns, constraints and indexes. */
export async function definitionsOf(trx: Knex, schema: string): Promise<TableDefinition[]> {
  const names = await select<{ name: string }>(
    trx,
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = ? and c.relkind in ('r', 'p') and not c.relispartition order by c.relname`,
    schema,
  );
  const columns = await select<TableDefinition['columns'][number] & { table: string }>(
    trx,
    `select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as "notNull",
       pg_get_expr(d.adbin, d.adrelid) as expression, a.attgenerated as generated, a.attidentity as identity
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
       left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
     where n.nspname = ? and a.attnum > 0 and not a.attisdropped order by a.attnum`,
    schema,
  );
  const constraints = await constraintsOf(trx, schema);
  const indexes = await select<{ table: string; definition: string }>(
    trx,
    `select t.relname as table, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class t on t.oid = i.indrelid join pg_namespace n on n.oid = t.relnamespace
     where n.nspname = ? and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)`,
    schema,
  );
  return names.map(({ name }) => ({
    name,
    columns: columns.filter(({ table }) => table === name),
    constraints: constraints.filter(({ table }) => table === name),
    indexes: indexes.filter(({ table }) => table === name).map(({ definition }) => definition),
  }));
}

/** Constraints other than NOT NULL, which is part of the columns. */
export function constraintsOf(trx: Knex, schema: string): Promise<Constraint[]> {
  return select<Constraint>(
    trx,
    `select t.relname as table, k.conname as name, k.contype as kind, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class t on t.oid = k.conrelid join pg_namespace n on n.oid = t.relnamespace
     where n.nspname = ? and k.contype <> 'n' order by k.conname`,
    schema,
  );
}

/** Statements that create the tables without rows. Foreign keys come last: they need both tables. */
export async function sqlOf(trx: Knex, schema: string, tables: readonly TableDefinition[]): Promise<string> {
  const sequences = await select<{ name: string; last: string | null }>(
    trx,
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = ?
       and not exists (select 1 from pg_depend d where d.deptype = 'i'
         and d.objid = format('%I.%I', schemaname, sequencename)::regclass)`,
    schema,
  );
  const own = quoted(schema);
  const add = ({ table, name, definition }: Constraint) =>
    `alter table ${own}.${quoted(table)} add constraint ${quoted(name)} ${definition};`;
  const all = tables.flatMap(({ constraints }) => constraints);
  return [
    `create schema ${own};`,
    ...sequences.flatMap(({ name, last }) => [
      `create sequence ${own}.${quoted(name)};`,
      ...(last === null ? [] : [`select setval('${own}.${quoted(name)}', ${last});`]),
    ]),
    ...tables.map(
      ({ name, columns }) => `create table ${own}.${quoted(name)} (\n  ${columns.map(columnSql).join(',\n  ')}\n);`,
    ),
    ...all.filter(({ kind }) => kind !== 'f').map(add),
    ...tables.flatMap(({ indexes }) => indexes.map((index) => `${index};`)),
    ...all.filter(({ kind }) => kind === 'f').map(add),
    '',
  ].join('\n');
}

function columnSql({ name, type, notNull, expression, generated, identity }: TableDefinition['columns'][number]) {
  const value = generated
    ? ` generated always as (${expression})${generated === 's' ? ' stored' : ''}`
    : identity
      ? ` generated ${identity === 'a' ? 'always' : 'by default'} as identity`
      : expression === null
        ? ''
        : ` default ${expression}`;
  return `${quoted(name)} ${type}${value}${notNull ? ' not null' : ''}`;
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

async function select<Row>(trx: Knex, sql: string, schema: string): Promise<Row[]> {
  const { rows } = await trx.raw<{ rows: Row[] }>(sql, [schema]);
  return rows;
}
