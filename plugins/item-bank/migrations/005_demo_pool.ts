import type { Knex } from 'knex';

// People of the demo are asked items of their own.

export async function up(knex: Knex): Promise<void> {
  await allow(knex, `'assessment', 'practice', 'demo'`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`update items set pool = 'practice' where pool = 'demo'`);
  await allow(knex, `'assessment', 'practice'`);
}

async function allow(knex: Knex, pools: string): Promise<void> {
  await knex.raw('alter table items drop constraint items_pool_check');
  await knex.raw(`alter table items add constraint items_pool_check check (pool in (${pools}))`);
}
