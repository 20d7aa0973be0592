import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('parameters', (table) => {
    table.text('skill_id').notNullable().references('id').inTable('skills');
    table.integer('version').notNullable();
    for (const name of ['initial', 'learn', 'guess', 'slip']) table.double(name).notNullable();
    // Null if the answers do not determine the parameters.
    table.jsonb('covariance');
    table.jsonb('factors').notNullable();
    table.integer('learners').notNullable();
    table.integer('answers').notNullable();
    table.double('log_likelihood').notNullable();
    table.timestamp('fitted_at').notNullable();
    table.primary(['skill_id', 'version']);
    table.check('guess < 0.5 and slip < 0.5', {}, 'parameters_errors_below_half');
  });
  await knex.schema.createTable('answers', (table) => {
    table.uuid('question_id').notNullable();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.text('skill_id').notNullable().references('id').inTable('skills');
    table.text('purpose').notNullable();
    // Right without a hint.
    table.boolean('is_right').notNullable();
    table.boolean('is_hinted').notNullable();
    table.timestamp('at').notNullable();
    table.primary(['question_id', 'skill_id']);
    table.index(['user_id', 'skill_id', 'at']);
  });
  await knex.schema.createTable('masteries', (table) => {
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.text('skill_id').notNullable().references('id').inTable('skills');
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.integer('answers').notNullable();
    table.integer('right').notNullable();
    for (const name of ['mastery', 'standard_error', 'low', 'high', 'next_right', 'next_right_error']) {
      table.double(name).notNullable();
    }
    table.integer('parameters_version').notNullable();
    table.timestamp('last_at').notNullable();
    table.jsonb('card').notNullable();
    table.timestamp('review_at').notNullable();
    table.primary(['user_id', 'skill_id']);
    table.check('mastery between low and high', {}, 'masteries_within_interval');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('masteries');
  await knex.schema.dropTable('answers');
  await knex.schema.dropTable('parameters');
}
