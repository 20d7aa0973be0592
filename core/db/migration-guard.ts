import type { Knex } from 'knex';

/** What a migration may refer to outside its own schema. */
const open = ['platform.institutions', 'platform.users'];

/** Watches a transaction for changes outside one schema. Made before the migration runs, asked after it. */
export interface Guard {
  /** Fails, naming what was touched. */
  assertNothingElseTouched(): Promise<void>;
}

/**
 * The transaction must be REPEATABLE READ: what other sessions do meanwhile is then out of sight, so every difference
 * is this migration's.
 */
export async function guard(trx: Knex.Transaction, schema: string): Promise<Guard> {
  const before = await lookAround(trx, schema);
  return {
    async assertNothingElseTouched() {
      const after = await lookAround(trx, schema);
      if (after.transaction !== before.transaction) {
        throw new Error('it ended its transaction: a migration must not commit or roll back');
      }
      const touched = [...new Set([...before.others.keys(), ...after.others.keys()])].filter(
        (other) => before.others.get(other) !== after.others.get(other),
      );
      if (touched.length > 0) throw new Error(`it touches what is not its own: ${touched.sort().join(', ')}`);
      const foreign = await foreignReferences(trx, schema);
      if (foreign.length > 0) {
        throw new Error(`its tables refer to ${foreign.join(', ')}; foreign keys may go to ${open.join(' and ')} only`);
      }
    },
  };
}

interface Surroundings {
  transaction: string;
  /** A fingerprint of every other schema's structure, and a count of rows written to each of its tables. */
  others: Map<string, string>;
}

async function lookAround(trx: Knex.Transaction, schema: string): Promise<Surroundings> {
  const { rows } = await trx.raw<{ rows: { name: string; state: string }[] }>(surroundings, { schema });
  const [own, ...others] = rows;
  return { transaction: own?.state ?? '', others: new Map(others.map(({ name, state }) => [name, state])) };
}

/**
 * What the catalogues are asked: which column leads to the schema (or to the relation, and by it to the schema), and
 * what is compared. Left out is what changes by itself (statistics) or by being referred to (the triggers of foreign
 * keys, and the mark that a table has some).
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

/** Structure by schema, as a hash of what the catalogues say; rows by table, as this session counts what it wrote. */
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
