import type { Knex } from 'knex';

/** Tables outside its own schema that a migration may reference. */
const open = ['platform.institutions', 'platform.users'];

/** Detects changes outside one schema in a transaction. Created before the migration runs, checked after it. */
export interface Guard {
  /** @throws Error naming what was changed */
  assertNothingElseTouched(): Promise<void>;
}

/**
 * The transaction must be REPEATABLE READ, which hides concurrent changes, so that every difference comes from this
 * migration.
 */
export async function guard(trx: Knex.Transaction, schema: string): Promise<Guard> {
  const before = await snapshotOf(trx, schema);
  return {
    async assertNothingElseTouched() {
      const after = await snapshotOf(trx, schema);
      if (after.transaction !== before.transaction) {
        throw new Error('it ended its transaction; a migration must not commit or roll back');
      }
      const touched = [...new Set([...before.others.keys(), ...after.others.keys()])].filter(
        (other) => before.others.get(other) !== after.others.get(other),
      );
      if (touched.length > 0) throw new Error(`it changes objects outside its schema: ${touched.sort().join(', ')}`);
      const foreign = await foreignReferences(trx, schema);
      if (foreign.length > 0) {
        throw new Error(
          `its tables reference ${foreign.join(', ')}; foreign keys may reference only ${open.join(' and ')}`,
        );
      }
    },
  };
}

interface Surroundings {
  transaction: string;
  /** A fingerprint of every other schema's structure, and a count of rows written to each of its tables. */
  others: Map<string, string>;
}

async function snapshotOf(trx: Knex.Transaction, schema: string): Promise<Surroundings> {
  const { rows } = await trx.raw<{ rows: { name: string; state: string }[] }>(surroundings, { schema });
  const [own, ...others] = rows;
  return { transaction: own?.state ?? '', others: new Map(others.map(({ name, state }) => [name, state])) };
}

/**
 * The catalogues to compare: the column that refers to the schema (or to a relation in it) and the columns compared.
 * Excluded are values that change by themselves (statistics) or when a table is referenced (triggers of foreign keys and
 * the flag that a table has triggers).
 */
const catalogues: readonly (readonly [name: string, key: string, of: string, columns: string, where?: string])[] = [
  [
    'pg_constraint',
    'connamespace',
    'other',
    'oid, conname, contype, conrelid, confrelid, conkey, confkey, conbin::text',
  ],
  ['pg_proc', 'pronamespace', 'other', 'oid, proname, proargtypes, prosrc, proacl'],
  ['pg_type', 'typnamespace', 'other', 'oid, typname, typtype, typdefault, typnotnull'],
  ['pg_extension', 'extnamespace', 'other', 'oid, extname, extversion'],
  ['pg_attribute', 'attrelid', 'relation', 'attrelid, attnum, attname, atttypid, atttypmod, attnotnull, attacl'],
  ['pg_attrdef', 'adrelid', 'relation', 'oid, adnum, adbin::text'],
  ['pg_index', 'indexrelid', 'relation', 'indexrelid, indkey::text, indisunique'],
  ['pg_rewrite', 'ev_class', 'relation', 'oid, rulename, ev_action::text'],
  ['pg_policy', 'polrelid', 'relation', 'oid, polname, polcmd, polqual::text, polwithcheck::text'],
  ['pg_trigger', 'tgrelid', 'relation', 'oid, tgname, tgenabled, tgfoid', 'not c.tgisinternal'],
];
const relationColumns =
  'oid, relname, relkind, relfilenode, relowner, relacl, relnatts, relrowsecurity, reloptions::text';

const hash = (columns: string) => `hash_record_extended(row(${columns.replace(/(^|, )/g, '$1c.')}), 0) as state`;

const details = catalogues.map(
  ([name, key, of, columns, where = 'true']) =>
    `select name, ${hash(columns)} from ${name} c join ${of} on ${of}.oid = c.${key} where ${where}`,
);

/** A hash of the catalogues for each schema, and the number of rows this session wrote for each table. */
const surroundings = `
  with other as (
    select oid, nspname as name, ${hash('nspname, nspowner, nspacl')} from pg_namespace c
     where nspname not in (:schema, 'pg_catalog', 'information_schema', 'pg_toast')
       and nspname not like 'pg\\_temp%' and nspname not like 'pg\\_toast\\_temp%'
  ), relation as (
    select c.oid, other.name, ${hash(relationColumns)}
      from pg_class c join other on other.oid = relnamespace
  ), detail as (
    select name, state from other union all select name, state from relation
    union all ${details.join('\n    union all ')}
  )
  select '' as name, pg_current_xact_id()::text as state
  union all
  select * from (
    select 'schema ' || name, concat_ws(' ', count(*), bit_xor(state)) from detail group by name
    union all
    select 'rows of ' || schemaname || '.' || relname, concat_ws(' ', n_tup_ins, n_tup_upd, n_tup_del)
      from pg_stat_xact_user_tables where schemaname <> :schema and n_tup_ins + n_tup_upd + n_tup_del > 0
  ) outside`;

async function foreignReferences(trx: Knex.Transaction, schema: string): Promise<string[]> {
  const { rows } = await trx.raw<{ rows: { name: string }[] }>(
    `select distinct n.nspname || '.' || c.relname as name
       from pg_constraint k join pg_namespace own on own.oid = k.connamespace
       join pg_class c on c.oid = k.confrelid join pg_namespace n on n.oid = c.relnamespace
      where k.contype = 'f' and own.nspname = :schema and n.nspname <> :schema order by 1`,
    { schema },
  );
  return rows.map((row) => row.name).filter((name) => !open.includes(name));
}
