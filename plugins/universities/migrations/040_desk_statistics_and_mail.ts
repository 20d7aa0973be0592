import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  // The state of an intake's figures by group that is shown until enough further applications are decided.
  await knex.schema.createTable('grouped_outcomes', (table) => {
    table.uuid('intake_id').primary().references('id').inTable('intakes').onDelete('CASCADE');
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.timestamp('at').notNullable();
    table.integer('decided').notNullable();
    table.jsonb('attributes').notNullable();
  });
  // Up to when a reviewer has been told by mail of what waits for them.
  await knex.schema.alterTable('reviewers', (table) => table.timestamp('told_at'));
  await knex('reviewers').update({ told_at: knex.fn.now() });
  // The rubrics of earlier rounds, in their order.
  await knex.schema.alterTable('admission_cases', (table) =>
    table.jsonb('earlier_criteria').notNullable().defaultTo('[]'),
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('admission_cases', (table) => table.dropColumn('earlier_criteria'));
  await knex.schema.alterTable('reviewers', (table) => table.dropColumn('told_at'));
  await knex.schema.dropTable('grouped_outcomes');
}
