import type { Knex } from 'knex';

// Addresses from which somebody signed in before, as keyed digests, and tickets that open one live connection.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('known_addresses', (table) => {
    table.uuid('user_id').notNullable().references('id').inTable('users').onDelete('CASCADE');
    table.uuid('institution_id').notNullable().references('id').inTable('institutions').onDelete('CASCADE');
    table.binary('digest').notNullable();
    table.timestamp('seen_at').notNullable().index();
    table.primary(['user_id', 'digest']);
  });
  await knex.schema.createTable('live_tickets', (table) => {
    table.binary('hash').primary();
    table.uuid('session_id').notNullable().references('id').inTable('sessions').onDelete('CASCADE');
    table.timestamp('expires_at').notNullable().index();
  });
  // The keys of counts are digests from now on. Counts last minutes; the old ones name people and addresses.
  await knex('rate_limits').delete();
}

export async function down(knex: Knex): Promise<void> {
  await knex('rate_limits').delete();
  await knex.schema.dropTable('live_tickets');
  await knex.schema.dropTable('known_addresses');
}
