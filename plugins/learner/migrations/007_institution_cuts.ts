import type { Knex } from 'knex';

/** Cuts that institutions adopted, and the cuts that a result was made with; null for those of the deployment. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('adopted_cuts', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.jsonb('cuts');
    table.text('reason').notNullable();
    table.text('source');
    table.uuid('adopted_by').references('id').inTable('platform.users').onDelete('SET NULL');
    table.timestamp('adopted_at').notNullable();
    table.index(['institution_id', 'adopted_at']);
    table.index('adopted_by');
  });
  await knex.schema.alterTable('results', (table) => {
    table.jsonb('cuts');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('results', (table) => table.dropColumn('cuts'));
  await knex.schema.dropTable('adopted_cuts');
}
