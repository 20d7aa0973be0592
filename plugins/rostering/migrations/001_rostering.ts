import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('people', (table) => {
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.text('source_id').notNullable();
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    // Of the latest link to set a password.
    table.timestamp('link_sent_at');
    table.primary(['institution_id', 'source_id']);
    table.unique(['user_id']);
  });
  await knex.schema.createTable('objects', (table) => {
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    // term, class
    table.text('kind').notNullable();
    table.text('source_id').notNullable();
    // Of the plugin classes.
    table.uuid('object_id').notNullable();
    table.primary(['institution_id', 'kind', 'source_id']);
    table.unique(['institution_id', 'object_id']);
  });
  await knex.schema.createTable('imports', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.text('name').notNullable();
    // csv, oneroster-1.1, oneroster-1.2
    table.text('format').notNullable();
    // open, waiting, running, done, failed
    table.text('state').notNullable();
    table.uuid('created_by').references('id').inTable('platform.users').onDelete('SET NULL');
    table.timestamp('created_at').notNullable();
    table.timestamp('finished_at');
    table.jsonb('options');
    table.uuid('job_id');
    table.jsonb('report');
    table.text('failure');
    table.index(['institution_id', 'created_at']);
    table.index(['created_by']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('imports');
  await knex.schema.dropTable('objects');
  await knex.schema.dropTable('people');
}
