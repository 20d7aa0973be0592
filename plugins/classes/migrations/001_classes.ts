import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('terms', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.text('name').notNullable();
    table.date('starts_on').notNullable();
    table.date('ends_on').notNullable();
    table.index(['institution_id', 'starts_on']);
  });
  await knex.raw('create unique index terms_name on terms (institution_id, lower(name))');
  await knex.schema.createTable('classes', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.text('name').notNullable();
    table.text('course').notNullable();
    table.uuid('term_id').references('id').inTable('terms').onDelete('SET NULL');
    table.uuid('created_by').references('id').inTable('platform.users').onDelete('SET NULL');
    table.timestamp('created_at').notNullable();
    table.timestamp('archived_at');
    // Learners join with this code until it expires.
    table.text('join_code');
    table.timestamp('join_code_expires_at');
    table.index(['institution_id', 'archived_at', 'name']);
    table.index(['term_id']);
  });
  await knex.raw(
    'create unique index classes_join_code on classes (institution_id, join_code) where join_code is not null',
  );
  await knex.schema.createTable('members', (table) => {
    table.uuid('class_id').notNullable().references('id').inTable('classes').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    // teacher, learner
    table.text('role').notNullable();
    table.timestamp('added_at').notNullable();
    table.primary(['class_id', 'user_id']);
    table.index(['user_id', 'role']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('members');
  await knex.schema.dropTable('classes');
  await knex.schema.dropTable('terms');
}
