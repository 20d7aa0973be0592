import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('runs', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.text('reason').notNullable();
    table.uuid('started_by').references('id').inTable('platform.users').onDelete('SET NULL');
    table.timestamp('started_at').notNullable();
    table.timestamp('finished_at');
    table.jsonb('reached');
    table.jsonb('report').notNullable();
    // A run that was interrupted is continued before another one begins.
    table.unique(['institution_id'], { indexName: 'runs_one_open', predicate: knex.whereRaw('finished_at is null') });
  });
  await knex.schema.createTable('former_results', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE').index();
    table.uuid('run_id').notNullable().references('id').inTable('runs').onDelete('CASCADE');
    table.text('source').notNullable();
    table.uuid('source_id').notNullable();
    table.jsonb('figures').notNullable();
    table.timestamp('replaced_at').notNullable();
    table.unique(['run_id', 'source', 'source_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('former_results');
  await knex.schema.dropTable('runs');
}
