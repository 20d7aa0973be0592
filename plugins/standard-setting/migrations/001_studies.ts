import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('studies', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.text('title').notNullable();
    table.text('scope').notNullable();
    table.jsonb('levels').notNullable();
    table.double('response_probability').notNullable();
    table.jsonb('booklet').notNullable();
    table.jsonb('practice').notNullable();
    table.text('phase').notNullable();
    table.jsonb('impact');
    table.uuid('adoption_id');
    table.uuid('created_by').references('id').inTable('platform.users').onDelete('SET NULL');
    table.timestamp('created_at').notNullable();
    table.timestamp('ended_at');
    table.index(['institution_id', 'created_at']);
    table.index('created_by');
  });
  await knex.schema.createTable('panelists', (table) => {
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('study_id').notNullable().references('id').inTable('studies').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.timestamp('agreed_at');
    table.timestamp('shown_at');
    table.primary(['study_id', 'user_id']);
    table.index('user_id');
  });
  await knex.schema.createTable('marks', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('study_id').notNullable().references('id').inTable('studies').onDelete('CASCADE');
    // Of an erased panelist, the bookmarks stay in the study without a name.
    table.uuid('user_id').references('id').inTable('platform.users').onDelete('SET NULL');
    table.text('round').notNullable();
    table.jsonb('pages').notNullable();
    table.integer('revision').notNullable();
    table.timestamp('placed_at').notNullable();
    table.unique(['study_id', 'round', 'user_id']);
    table.index('user_id');
  });
  await knex.schema.createTable('notes', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('study_id').notNullable().references('id').inTable('studies').onDelete('CASCADE');
    table.uuid('user_id').references('id').inTable('platform.users').onDelete('SET NULL');
    table.integer('page');
    table.text('text');
    table.timestamp('written_at').notNullable();
    table.index(['study_id', 'written_at']);
    table.index('user_id');
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['notes', 'marks', 'panelists', 'studies']) await knex.schema.dropTable(table);
}
