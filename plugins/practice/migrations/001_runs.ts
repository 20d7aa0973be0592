import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('runs', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.text('kind').notNullable().checkIn(['form', 'topic']);
    table.text('section');
    table.text('content_area');
    table.timestamp('started_at').notNullable();
    table.timestamp('ended_at');
    // However many tabs begin at once, one of them opens the run.
    table.unique(['user_id', 'kind'], {
      indexName: 'runs_one_open',
      predicate: knex.whereRaw('ended_at is null'),
    });
    table.index(['user_id', 'ended_at']);
    table.check(
      "(kind = 'topic') = (section is not null) and (section is null) = (content_area is null)",
      {},
      'runs_kind_fits',
    );
  });
  await knex.schema.createTable('questions', (table) => {
    // The item bank's id of the asking.
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('run_id').notNullable().references('id').inTable('runs').onDelete('CASCADE');
    table.uuid('sitting_id').notNullable();
    table.integer('position').notNullable();
    table.text('section').notNullable();
    table.text('content_area').notNullable();
    table.integer('difficulty').notNullable();
    table.jsonb('question');
    table.timestamp('asked_at').notNullable();
    table.jsonb('hints').notNullable().defaultTo('[]');
    table.jsonb('answer');
    table.timestamp('submitted_at');
    table.integer('time_spent');
    table.timestamp('graded_at');
    table.boolean('is_correct');
    table.text('outcome').checkIn(['attempted', 'familiar', 'proficient', 'mastered']);
    table.unique(['run_id', 'position']);
    table.index(['user_id', 'submitted_at']);
    table.check('(submitted_at is null) = (answer is null)', {}, 'questions_answer_fits');
    table.check(
      '(graded_at is null) = (outcome is null) and (graded_at is null) = (is_correct is null)',
      {},
      'questions_grade_fits',
    );
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('questions');
  await knex.schema.dropTable('runs');
}
