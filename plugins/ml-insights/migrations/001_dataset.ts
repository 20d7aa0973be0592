import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('generations', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.integer('rows').notNullable();
    table.integer('seed').notNullable();
    table.text('state').notNullable().checkIn(['waiting', 'running', 'done', 'failed', 'cancelled']);
    // Of the run, if the web server's job does it.
    table.uuid('job_id');
    table.integer('done').notNullable().defaultTo(0);
    table.integer('hired').notNullable().defaultTo(0);
    table.double('mean_salary');
    // For people: why it failed.
    table.text('message');
    table.timestamp('started_at').notNullable();
    // Renewed while it runs; a run that does not renew it has died.
    table.timestamp('touched_at').notNullable();
    table.timestamp('finished_at');
    table.index(['institution_id', 'started_at']);
  });
  await knex.raw(
    `create unique index generations_one_at_a_time on generations (institution_id) where state in ('waiting', 'running')`,
  );
  // Synthetic learners. Their numbers are those of the data set, not of people.
  await knex.schema.createTable('learners', (table) => {
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.integer('learner').notNullable();
    table.date('enrolled_on').notNullable();
    table.text('country').notNullable();
    table.smallint('age').notNullable();
    table.text('background').notNullable();
    table.boolean('first_generation').notNullable();
    for (const section of ['core_math', 'applied_reasoning', 'ai_concepts']) {
      table.double(section).notNullable();
      table.double(`${section}_error`).notNullable();
    }
    table.double('practice_hours').notNullable();
    table.smallint('active_weeks').notNullable();
    table.text('pathway').notNullable();
    table.double('score_gain').notNullable();
    table.double('weeks_to_complete').notNullable();
    table.text('industry').notNullable();
    table.boolean('succeeded').notNullable();
    table.text('company');
    table.integer('salary');
    table.integer('days_to_hire');
    table.double('true_probability').notNullable();
    table.primary(['institution_id', 'learner']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('learners');
  await knex.schema.dropTable('generations');
}
