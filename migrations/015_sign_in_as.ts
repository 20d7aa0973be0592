import type { Knex } from 'knex';

// Sessions in which an administrator is signed in as another person, and the administrator's session with which they end.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('sessions', (table) => {
    table.uuid('signed_in_by').references('id').inTable('users').onDelete('CASCADE');
    table.uuid('opened_from').references('id').inTable('sessions').onDelete('CASCADE');
    for (const column of ['signed_in_by', 'opened_from']) {
      table.index([column], `sessions_${column}`, { predicate: knex.whereNotNull(column) });
    }
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('sessions', (table) => {
    table.dropColumns('signed_in_by', 'opened_from');
  });
}
