import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  // Open answers whose grading staff should look at. The rubric's points stand.
  await knex.schema.createTable('grading_reviews', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.text('cause').notNullable();
    table.text('question').notNullable();
    table.text('answer').notNullable();
    // Each criterion with its points and who found it met.
    table.jsonb('criteria').notNullable();
    table.text('reason');
    table.timestamp('at').notNullable();
    table.text('verdict');
    table.uuid('decided_by').references('id').inTable('platform.users').onDelete('SET NULL');
    table.timestamp('decided_at');
    table.index(['institution_id', 'decided_at', 'at']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('grading_reviews');
}
