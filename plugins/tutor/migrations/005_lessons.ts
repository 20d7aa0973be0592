import type { Knex } from 'knex';

/** Steps that learners had checked, without their words, and progress in guided lessons. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('checked_steps', (table) => {
    owned(table);
    table.text('lesson').notNullable();
    table.boolean('is_right').notNullable();
    table.text('misconception');
    table.text('says');
    table.timestamp('at').notNullable();
    table.index(['user_id', 'at']);
  });
  await knex.schema.createTable('lesson_progress', (table) => {
    owned(table);
    table.text('lesson').notNullable();
    table.specificType('checks', 'integer[]').notNullable();
    table.timestamp('begun_at').notNullable();
    table.timestamp('done_at');
    table.unique(['user_id', 'lesson']);
  });

  function owned(table: Knex.CreateTableBuilder) {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('lesson_progress');
  await knex.schema.dropTable('checked_steps');
}
