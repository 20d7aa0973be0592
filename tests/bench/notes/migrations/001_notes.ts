import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('notes', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.text('title').notNullable();
    table.text('body').notNullable();
    table.integer('stars').notNullable();
    table.boolean('pinned').notNullable();
    table.timestamp('created_at').notNullable();
    table.index(['institution_id', 'created_at']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('notes');
}
