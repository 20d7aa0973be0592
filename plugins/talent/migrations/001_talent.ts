import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('partners', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.text('name').notNullable();
    table.text('industry').notNullable();
    table.text('headquarters');
    table.text('size').notNullable();
    table.text('description').notNullable();
    table.text('website');
    table.integer('recruitment_quota');
    table.integer('target_min');
    table.integer('target_max');
    // pending, approved, suspended
    table.text('status').notNullable();
    // Why it was suspended.
    table.text('reason');
    table.timestamp('decided_at');
    table.boolean('is_sample').notNullable().defaultTo(false);
    table.timestamp('created_at').notNullable();
    table.index(['institution_id', 'status']);
  });
  await knex.raw('create unique index partners_name on partners (institution_id, lower(name))');
  // Each recruiter works for one partner.
  await knex.schema.createTable('recruiters', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('partner_id').notNullable().references('id').inTable('partners').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.timestamp('added_at').notNullable();
    table.unique(['user_id']);
    table.index(['partner_id']);
  });
  await knex.schema.createTable('profiles', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.jsonb('skills_profile').notNullable();
    table.jsonb('career_interests').notNullable();
    table.text('availability').notNullable();
    table.boolean('is_open').notNullable();
    // From the learner's record when matches were last computed; null without a result.
    table.specificType('eiq_score', 'numeric(4,1)');
    table.specificType('eiq_error', 'numeric(6,2)');
    // Levels of skills with evidence, by name, as of the same moment.
    table.jsonb('evidence').notNullable();
    table.timestamp('created_at').notNullable();
    table.timestamp('updated_at').notNullable();
    table.unique(['user_id']);
    table.index(['institution_id', 'is_open']);
  });
  await knex.schema.createTable('jobs', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('partner_id').notNullable().references('id').inTable('partners').onDelete('CASCADE');
    table.uuid('created_by').references('id').inTable('platform.users').onDelete('SET NULL');
    table.text('title').notNullable();
    table.text('description').notNullable();
    table.jsonb('requirements').notNullable();
    table.integer('min_eiq_score');
    table.integer('salary_min');
    table.integer('salary_max');
    table.text('place');
    table.boolean('is_remote').notNullable();
    table.integer('quota').notNullable();
    // A day: 2027-09-01.
    table.text('starts_on');
    table.timestamp('deadline');
    table.timestamp('closed_at');
    table.timestamp('created_at').notNullable();
    table.timestamp('updated_at').notNullable();
    table.index(['institution_id', 'closed_at']);
    table.index(['partner_id', 'created_at']);
    table.index(['created_by']);
  });
  // The score orders lists. Explanations are computed from profile and job when they are read.
  await knex.schema.createTable('matches', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('job_id').notNullable().references('id').inTable('jobs').onDelete('CASCADE');
    table.specificType('score', 'numeric(4,1)').notNullable();
    table.timestamp('computed_at').notNullable();
    table.unique(['user_id', 'job_id']);
    table.index(['job_id', 'score', 'id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['matches', 'jobs', 'profiles', 'recruiters', 'partners']) await knex.schema.dropTable(table);
}
