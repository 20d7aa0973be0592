import type { Knex } from 'knex';

/** Lists of people begin with the first names: without this, all people are sorted for each page of fifty. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('users', (table) => {
    table.index(['institution_id', 'last_name', 'first_name', 'id'], 'users_by_name');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('users', (table) => {
    table.dropIndex(['institution_id', 'last_name', 'first_name', 'id'], 'users_by_name');
  });
}
