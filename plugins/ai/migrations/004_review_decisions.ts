import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('grading_reviews', (table) => {
    // The asking whose answer it is, in the item bank; null for reviews from before decisions changed points.
    table.uuid('question_id');
    // Of the answer, where the decision changed them.
    table.integer('points_before');
    table.integer('points_after');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('grading_reviews', (table) =>
    table.dropColumns('question_id', 'points_before', 'points_after'),
  );
}
