import type { Knex } from 'knex';

/** Requests of administrators to sign in as other people, and when they did. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('sign_ins_as', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('administrator_id').references('id').inTable('platform.users').onDelete('SET NULL');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    // In the words of the administrator; null once their account is deleted.
    table.text('reason');
    table.text('state').notNullable().checkIn(['waiting', 'allowed', 'declined', 'begun']);
    table.timestamp('asked_at').notNullable();
    table.timestamp('answered_at');
    table.timestamp('begun_at');
    // The latest end of the session.
    table.timestamp('until');
    // Of platform.sessions.
    table.uuid('session_id');
    table.index(['user_id', 'asked_at']);
    table.index(['administrator_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('sign_ins_as');
}
