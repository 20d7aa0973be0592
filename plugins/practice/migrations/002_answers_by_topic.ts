import type { Knex } from 'knex';

/** Answers of learners by topic, the latest first: a class's grid reads the index alone, already in order. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    `create index questions_by_topic on practice.questions (user_id, section, content_area, submitted_at desc, position desc)
     include (institution_id, graded_at, is_correct, outcome) where submitted_at is not null`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index practice.questions_by_topic');
}
