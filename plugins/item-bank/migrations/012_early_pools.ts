import type { Knex } from 'knex';

// Items for grades 3 to 5 have pools of their own, so that no other assessment or practice asks them.

export async function up(knex: Knex): Promise<void> {
  await allow(knex, 'items', `'assessment', 'practice', 'demo', 'early_assessment', 'early_practice', 'early_demo'`);
  await allow(knex, 'takers', `'assessment', 'practice', 'early_assessment', 'early_practice'`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`update items set pool = 'practice', is_operational = false where pool like 'early%'`);
  await knex.raw(`delete from takers where pool like 'early%'`);
  await allow(knex, 'items', `'assessment', 'practice', 'demo'`);
  await allow(knex, 'takers', `'assessment', 'practice'`);
}

async function allow(knex: Knex, table: 'items' | 'takers', pools: string): Promise<void> {
  await knex.raw(`alter table ${table} drop constraint if exists ${table}_pool_check`);
  await knex.raw(`alter table ${table} add constraint ${table}_pool_check check (pool in (${pools}))`);
}
