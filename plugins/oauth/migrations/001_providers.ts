import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('providers', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.text('provider').notNullable();
    table.jsonb('values').notNullable();
    table.uuid('set_by').references('id').inTable('platform.users').onDelete('SET NULL');
    table.timestamp('set_at').notNullable();
    table.timestamp('verified_at');
    table.timestamp('tested_at');
    table.text('problem');
    table.text('last_failure');
    table.timestamp('last_failure_at');
    table.unique(['institution_id', 'provider']);
    table.index(['set_by']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('providers');
}
