import type pg from 'pg';

/** Copies a learner with all of the learner's rows, under new ids and names. Foreign keys are not checked meanwhile. */
export async function copyLearner(client: pg.Client, userId: string, learners: number): Promise<void> {
  await client.query(`set session_replication_role = replica`);
  const tables = await tablesOfPeople(client);
  const own = await idsOf(client, tables, userId);
  await copyRows(client, { schema: 'platform', name: 'users', userColumn: 'id' }, userId, own, learners);
  for (const table of tables) await copyRows(client, table, userId, own, learners);
  await client.query(`set session_replication_role = origin`);
  await client.query('analyze');
}

interface Table {
  readonly schema: string;
  readonly name: string;
  readonly userColumn: string;
}

/** Tables of plugins that refer to people by `user_id`. */
async function tablesOfPeople(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select space.nspname as schema, class.relname as name, min(attribute.attname) as "userColumn"
     from pg_constraint as reference
     join pg_class as class on class.oid = reference.conrelid
     join pg_namespace as space on space.oid = class.relnamespace
     join pg_attribute as attribute on attribute.attrelid = class.oid and attribute.attnum = reference.conkey[1]
     where reference.contype = 'f' and reference.confrelid = 'platform.users'::regclass
       and space.nspname <> 'platform' and attribute.attname = 'user_id'
     group by 1, 2 order by 1, 2`,
  );
  return rows;
}

/** Ids of the learner and of the learner's rows, to which other rows may refer. */
async function idsOf(client: pg.Client, tables: readonly Table[], userId: string): Promise<string[]> {
  const ids = [userId];
  for (const { schema, name, userColumn } of tables) {
    const columns = await columnsOf(client, { schema, name });
    if (columns.get('id') !== 'uuid') continue;
    const { rows } = await client.query<{ id: string }>(
      `select id from "${schema}"."${name}" where "${userColumn}" = $1`,
      [userId],
    );
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

async function copyRows(
  client: pg.Client,
  { schema, name, userColumn }: Table,
  userId: string,
  own: readonly string[],
  learners: number,
): Promise<void> {
  const columns = await columnsOf(client, { schema, name });
  const copied = [...columns].map(([column, type]) => {
    if (type === 'uuid') {
      return `case when t."${column}" = any($2::uuid[]) then ${copyOf(`t."${column}"`)} else t."${column}" end`;
    }
    const isName = schema === 'platform' && /^(?:username|email)(?:_key)?$/.test(column);
    return isName ? `t."${column}" || '-' || n` : `t."${column}"`;
  });
  await client.query(
    `insert into "${schema}"."${name}" (${[...columns.keys()].map((column) => `"${column}"`).join(', ')})
     select ${copied.join(', ')} from "${schema}"."${name}" as t, generate_series(1, $3::int) as n
     where t."${userColumn}" = $1 on conflict do nothing`,
    [userId, own, learners],
  );
}

/** An id of the platform's form (UUID version 7), derived from another id and the number of the copy. */
const copyOf = (id: string) => `overlay(overlay(md5(${id}::text || n) placing '7' from 13) placing '8' from 17)::uuid`;

async function columnsOf(
  client: pg.Client,
  { schema, name }: Pick<Table, 'schema' | 'name'>,
): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select column_name as name, udt_name as type from information_schema.columns
     where table_schema = $1 and table_name = $2 and is_generated = 'NEVER' and is_identity = 'NO'
     order by ordinal_position`,
    [schema, name],
  );
  return new Map(rows.map((row) => [row.name, row.type]));
}
