import type { Knex } from 'knex';

const categories = [
  'programming',
  'mathematics',
  'ai_concepts',
  'problem_solving',
  'communication',
  'leadership',
  'research',
];

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('skills', (table) => {
    table.text('id').primary();
    table.text('source').notNullable().checkIn(['eiq', 'esco']);
    table.text('title').notNullable();
    table.text('description').notNullable();
    // Null for imported skills, like the level.
    table.text('category').checkIn(categories);
    table.text('level').checkIn(['beginner', 'intermediate', 'advanced', 'expert']);
    table.specificType('aliases', 'text[]').notNullable().defaultTo('{}');
    table.specificType('requires', 'text[]').notNullable().defaultTo('{}');
    table.jsonb('topics').notNullable().defaultTo('[]');
    table.specificType('concepts', 'text[]').notNullable().defaultTo('{}');
    table.jsonb('steps').notNullable().defaultTo('[]');
    // Skills are never deleted, as progress refers to them.
    table.boolean('is_retired').notNullable().defaultTo(false);
    table.text('checksum').notNullable();
    table.check("(source = 'eiq') = (category is not null and level is not null)", {}, 'skills_own_are_classified');
    table.index(['source', 'title']);
  });
  await knex.schema.createTable('recommendations', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.text('skill_id').notNullable().references('id').inTable('skills');
    table.integer('rank').notNullable();
    table.integer('priority').notNullable();
    table.integer('relevance').notNullable();
    table.integer('confidence').notNullable();
    table.jsonb('reasons').notNullable();
    table.integer('progress').notNullable().defaultTo(0);
    table.timestamp('accepted_at');
    table.timestamp('completed_at');
    // Recommended now. Others are kept only for their progress.
    table.boolean('is_current').notNullable().defaultTo(true);
    table.timestamp('made_at').notNullable();
    table.unique(['user_id', 'skill_id']);
    table.check('progress between 0 and 100', {}, 'recommendations_progress_in_range');
    table.check('(progress = 100) = (completed_at is not null)', {}, 'recommendations_completed_fits');
  });
  await knex.schema.createTable('progress_marks', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.text('skill_id').notNullable().references('id').inTable('skills');
    table.integer('from').notNullable();
    table.integer('to').notNullable();
    table.timestamp('at').notNullable();
    table.index(['user_id', 'at']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('progress_marks');
  await knex.schema.dropTable('recommendations');
  await knex.schema.dropTable('skills');
}
