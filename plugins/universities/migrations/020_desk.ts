import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('reviewers', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('university_id').notNullable().references('id').inTable('universities').onDelete('CASCADE');
    table.timestamp('added_at').notNullable();
    table.unique(['university_id', 'user_id']);
    table.index(['user_id']);
  });
  await knex.schema.createTable('programme_rubrics', (table) => {
    table.uuid('programme_id').primary().references('id').inTable('programmes').onDelete('CASCADE');
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.jsonb('criteria').notNullable();
  });
  // The state of an application on the desk, from its first review on. Nothing of it reaches the applicant.
  await knex.schema.createTable('admission_cases', (table) => {
    table.uuid('application_id').primary().references('id').inTable('applications').onDelete('CASCADE');
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    // Counts reopenings. Each round has reviews of its own.
    table.integer('round').notNullable().defaultTo(0);
    // The rubric of the round, as it was when the first review began; null before.
    table.jsonb('criteria');
    // first, second, third; null: the reviews are complete.
    table.text('needs');
    // Submitted reviews of the round that count.
    table.integer('reviews').notNullable().defaultTo(0);
    table.specificType('rubric_share', 'numeric(5,4)');
    table.text('recommendation_status');
    table.jsonb('analysis');
    table.index(['institution_id', 'needs']);
  });
  await knex.schema.createTable('reviews', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('application_id').notNullable().references('id').inTable('applications').onDelete('CASCADE');
    table.integer('round').notNullable();
    table.uuid('reviewer_id').references('id').inTable('platform.users').onDelete('SET NULL');
    // In the order of submission; null for a draft.
    table.integer('position');
    table.jsonb('scores').notNullable();
    // Emptied with the account of the reviewer.
    table.text('comment');
    table.integer('version').notNullable();
    table.timestamp('saved_at').notNullable();
    table.timestamp('submitted_at');
    // False after a conflict of interest was declared.
    table.boolean('counts').notNullable().defaultTo(true);
    table.unique(['application_id', 'round', 'reviewer_id']);
    table.index(['reviewer_id']);
  });
  await knex.schema.createTable('review_notes', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('application_id').notNullable().references('id').inTable('applications').onDelete('CASCADE');
    table.uuid('author_id').references('id').inTable('platform.users').onDelete('SET NULL');
    // Emptied with the account of the author.
    table.text('text');
    table.timestamp('at').notNullable();
    table.index(['application_id', 'at']);
    table.index(['author_id']);
  });
  await knex.schema.createTable('recusals', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('application_id').notNullable().references('id').inTable('applications').onDelete('CASCADE');
    table.uuid('reviewer_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.text('reason').notNullable();
    table.timestamp('at').notNullable();
    table.unique(['application_id', 'reviewer_id']);
    table.index(['reviewer_id']);
  });
  await knex.schema.createTable('appeals', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('application_id').notNullable().references('id').inTable('applications').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    // The released decision that it is about.
    table.integer('sequence').notNullable();
    table.text('decision').notNullable();
    table.text('reason').notNullable();
    table.timestamp('at').notNullable();
    // open, reopened, refused
    table.text('state').notNullable();
    table.text('answer');
    table.uuid('answered_by').references('id').inTable('platform.users').onDelete('SET NULL');
    table.timestamp('answered_at');
    table.unique(['application_id', 'sequence']);
    table.index(['user_id']);
    table.index(['answered_by']);
    table.index(['institution_id', 'state']);
  });
  await knex.schema.alterTable('decisions', (table) => {
    // For a decision before the reviews were complete.
    table.text('reason');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('decisions', (table) => table.dropColumn('reason'));
  for (const table of [
    'appeals',
    'recusals',
    'review_notes',
    'reviews',
    'admission_cases',
    'programme_rubrics',
    'reviewers',
  ])
    await knex.schema.dropTable(table);
}
