import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('hint_uses', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('question_id').notNullable();
    table.text('hint_id').notNullable();
    table.text('hint_type').notNullable();
    // Milliseconds from the question to the first look at the hint, as the browser measured them.
    table.integer('time_taken').notNullable();
    table.integer('attempt_number').notNullable();
    table.timestamp('used_at').notNullable();
    table.unique(['user_id', 'question_id', 'hint_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('hint_uses');
}
