import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('cohorts', (table) => {
    // Answers in practice that sharing members give together in a week.
    table.integer('weekly_goal');
  });
  await knex.schema.alterTable('members', (table) => {
    // Since when the member's practice counts; null while they do not share it.
    table.timestamp('shares_since');
  });
  await knex.schema.createTable('recommendations', (table) => {
    table.uuid('cohort_id').primary().references('id').inTable('cohorts').onDelete('CASCADE');
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    // `section/contentArea`, weakest first.
    table.jsonb('topics').notNullable();
    table.timestamp('at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('recommendations');
  await knex.schema.alterTable('members', (table) => table.dropColumn('shares_since'));
  await knex.schema.alterTable('cohorts', (table) => table.dropColumn('weekly_goal'));
}
