import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  // What happened between a learner and a company about a job. It has the id of the match.
  await knex.schema.createTable('candidacies', (table) => {
    table.uuid('id').primary().references('id').inTable('matches').onDelete('CASCADE');
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('job_id').notNullable().references('id').inTable('jobs').onDelete('CASCADE');
    table.uuid('partner_id').notNullable().references('id').inTable('partners').onDelete('CASCADE');
    table.text('stage').notNullable();
    table.timestamp('learner_interest_at');
    table.timestamp('company_interest_at');
    // With the learner's interest.
    table.text('availability');
    // The recruiter who expressed the company's interest.
    table.uuid('recruiter_id').references('id').inTable('platform.users').onDelete('SET NULL');
    table.timestamp('created_at').notNullable();
    table.timestamp('updated_at').notNullable();
    table.index(['user_id', 'stage']);
    table.index(['job_id', 'stage']);
    table.index(['partner_id', 'stage']);
    table.index(['recruiter_id']);
  });
  await knex.schema.createTable('candidacy_steps', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('candidacy_id').notNullable().references('id').inTable('candidacies').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.text('step').notNullable();
    table.text('from').notNullable();
    table.text('to').notNullable();
    table.text('party').notNullable();
    table.uuid('actor_id').references('id').inTable('platform.users').onDelete('SET NULL');
    table.timestamp('at').notNullable();
    table.index(['candidacy_id', 'id']);
    table.index(['user_id']);
    table.index(['actor_id', 'step', 'at']);
  });
  await knex.schema.createTable('messages', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('candidacy_id').notNullable().references('id').inTable('candidacies').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('author_id').references('id').inTable('platform.users').onDelete('SET NULL');
    table.text('party').notNullable();
    // Emptied with the account of a recruiter.
    table.text('text');
    table.timestamp('at').notNullable();
    table.index(['candidacy_id', 'at']);
    table.index(['user_id']);
    table.index(['author_id', 'at']);
  });
  // Once a day for each recruiter and job.
  await knex.schema.createTable('profile_views', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('partner_id').notNullable().references('id').inTable('partners').onDelete('CASCADE');
    table.uuid('job_id').notNullable().references('id').inTable('jobs').onDelete('CASCADE');
    table.uuid('recruiter_id').references('id').inTable('platform.users').onDelete('SET NULL');
    table.text('day').notNullable();
    table.timestamp('at').notNullable();
    table.unique(['user_id', 'recruiter_id', 'job_id', 'day']);
    table.index(['user_id', 'at']);
    table.index(['recruiter_id']);
  });
  await knex.schema.createTable('blocks', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('partner_id').notNullable().references('id').inTable('partners').onDelete('CASCADE');
    table.timestamp('at').notNullable();
    table.unique(['user_id', 'partner_id']);
    table.index(['partner_id']);
  });
  await knex.schema.createTable('reports', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('partner_id').notNullable().references('id').inTable('partners').onDelete('CASCADE');
    table.uuid('candidacy_id').references('id').inTable('candidacies').onDelete('SET NULL');
    table.text('reason').notNullable();
    table.text('text').notNullable();
    // open, upheld, dismissed
    table.text('state').notNullable();
    table.text('answer');
    table.uuid('answered_by').references('id').inTable('platform.users').onDelete('SET NULL');
    table.timestamp('at').notNullable();
    table.timestamp('answered_at');
    table.index(['institution_id', 'state', 'at']);
    table.index(['user_id']);
    table.index(['answered_by']);
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['reports', 'blocks', 'profile_views', 'messages', 'candidacy_steps', 'candidacies'])
    await knex.schema.dropTable(table);
}
