import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyContract } from '../../core/contract/index.ts';
import { platform } from '../../core/contract/platform.ts';
import { knexOf, schemaOf } from '../../core/db/index.ts';
import type { TestPlatform } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import { everyPlugin, fixtures } from '../access/routes.ts';

// Every table with data about people is declared in `personalData` of its plugin's contract.

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ extra: fixtures });
});
afterAll(() => at?.close());

async function everyContract(): Promise<AnyContract[]> {
  return [platform, ...(await everyPlugin()).map(({ plugin }) => plugin.contract)];
}

/** Columns with a foreign key to people, or with a name that suggests a person's id, as `schema.table.column`. */
async function columnsOfPeople(): Promise<string[]> {
  const { rows } = await knexOf(at.platform.database).raw<{ rows: { name: string }[] }>(`
    select n.nspname || '.' || c.relname || '.' || a.attname as name
      from pg_attribute a
      join pg_class c on c.oid = a.attrelid
      join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
       and n.nspname not in ('pg_catalog', 'information_schema', 'pgboss')
       and (exists (select from pg_constraint k
                     where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey)
                       and k.confrelid = 'platform.users'::regclass)
            or (a.atttypid = 'uuid'::regtype and a.attname ~ '(^|_)user_id$|_by$|(^|_)(learner|guardian|person)_id$'))
     order by 1`);
  return rows.map(({ name }) => name);
}

test('every column that holds a person’s id is declared as personal data', async () => {
  const contracts = await everyContract();
  const declared = new Set(
    contracts.flatMap((contract) =>
      (contract.personalData ?? []).map(({ table, userColumn }) => `${schemaOf(contract)}.${table}.${userColumn}`),
    ),
  );
  const undeclared = (await columnsOfPeople()).filter((name) => !declared.has(name));
  expect(undeclared, 'Declare these in `personalData` of their plugin’s contract').toEqual([]);
});

test('every declared table and column exists, and columns that an erasure empties are nullable', async () => {
  const contracts = await everyContract();
  const wrong: string[] = [];
  for (const contract of contracts) {
    for (const data of contract.personalData ?? []) {
      const { rows } = await knexOf(at.platform.database).raw<{ rows: { name: string; nullable: string }[] }>(
        'select column_name as name, is_nullable as nullable from information_schema.columns where table_schema = ? and table_name = ?',
        [schemaOf(contract), data.table],
      );
      const nullable = new Map(rows.map((row) => [row.name, row.nullable === 'YES']));
      const { userColumn, isWithinText, anonymise = [], withhold = [], mentions = [], ownWords = [] } = data;
      const own = isWithinText ? [] : ['institution_id'];
      for (const column of [...own, userColumn, ...anonymise, ...withhold, ...mentions, ...ownWords]) {
        if (!nullable.has(column)) wrong.push(`${contract.id}: ${data.table} has no ${column}`);
      }
      for (const column of data.onErase === 'anonymise' ? [userColumn, ...anonymise] : []) {
        if (nullable.get(column) === false) wrong.push(`${contract.id}: ${data.table}.${column} cannot be empty`);
      }
    }
  }
  expect(wrong).toEqual([]);
});
