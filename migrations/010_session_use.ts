import type { Knex } from 'knex';

// When each session was last used, which people see in the list of their devices.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('sessions', (table) => {
    table.timestamp('last_used_at').notNullable().defaultTo(knex.fn.now());
  });
  await knex('sessions').update({ last_used_at: knex.ref('created_at') });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('sessions', (table) => {
    table.dropColumn('last_used_at');
  });
}
