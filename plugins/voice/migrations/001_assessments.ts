import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  const owned = (table: Knex.CreateTableBuilder) => {
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
  };
  await knex.schema.createTable('assessments', (table) => {
    // Made by the browser.
    table.uuid('id').primary();
    owned(table);
    table.text('prompt_id').notNullable();
    table.text('category').notNullable();
    table.text('prompt').notNullable();
    table.timestamp('created_at').notNullable();
    table.double('duration').notNullable();
    // Deleted with the recording.
    table.text('transcript');
    table.boolean('has_recording').notNullable();
    table.jsonb('analysis').notNullable();
    table.jsonb('details').notNullable();
    table.index(['user_id', 'created_at']);
    table.index(['institution_id', 'has_recording', 'created_at']);
  });
  await knex.schema.createTable('consents', (table) => {
    table.uuid('id').primary();
    owned(table);
    table.integer('version').notNullable();
    table.timestamp('given_at').notNullable();
    table.unique('user_id');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('consents');
  await knex.schema.dropTable('assessments');
}
