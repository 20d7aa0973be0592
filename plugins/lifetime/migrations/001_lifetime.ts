import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('moments', (table) => {
    table.uuid('id').primary();
    ofPerson(table);
    table.text('kind').notNullable();
    // What of its kind it is: the same thing told twice is kept once.
    table.text('key').notNullable();
    table.timestamp('at').notNullable();
    table.text('title').notNullable();
    table.text('says').notNullable();
    table.text('to');
    table.unique(['user_id', 'kind', 'key']);
    table.index(['user_id', 'at']);
  });
  await knex.schema.createTable('shares', (table) => {
    table.uuid('id').primary();
    ofPerson(table);
    table.uuid('result_id').notNullable();
    table.text('code').notNullable().unique();
    table.jsonb('shows').notNullable();
    table.timestamp('shared_at').notNullable();
    table.unique(['user_id', 'result_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('shares');
  await knex.schema.dropTable('moments');
}

function ofPerson(table: Knex.CreateTableBuilder) {
  table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
  table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
}
