import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('prompts', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.text('category').notNullable();
    table.text('difficulty').notNullable().checkIn(['beginner', 'intermediate', 'advanced']);
    table.text('prompt').notNullable();
    table.jsonb('expected_keywords').notNullable();
    table.integer('time_limit').notNullable();
    table.jsonb('ideas').notNullable();
    table.text('model_answer').notNullable();
    table.timestamp('created_at').notNullable();
    table.index(['institution_id', 'created_at']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('prompts');
}
