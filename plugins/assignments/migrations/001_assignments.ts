import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('assignments', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    // Of the plugin classes.
    table.uuid('class_id').notNullable();
    table.text('kind').notNullable();
    table.text('target').notNullable();
    table.integer('amount');
    // Empty once the teacher who wrote them is erased.
    table.text('title');
    table.text('note');
    table.text('opens_local');
    table.timestamp('opens_at').notNullable();
    table.text('due_local').notNullable();
    table.timestamp('due_at').notNullable();
    table.text('time_zone').notNullable();
    table.boolean('accepts_late').notNullable();
    table.integer('reminder_hours');
    table.boolean('for_whole_class').notNullable();
    table.uuid('created_by').references('id').inTable('platform.users').onDelete('SET NULL');
    table.timestamp('created_at').notNullable();
    table.timestamp('closed_at');
    table.index(['institution_id', 'class_id', 'due_at']);
    table.index(['created_by']);
  });
  await knex.schema.createTable('learners', (table) => {
    table.uuid('assignment_id').notNullable().references('id').inTable('assignments').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.boolean('is_chosen').notNullable();
    table.text('due_local');
    table.timestamp('due_at');
    table.double('time_factor');
    table.primary(['assignment_id', 'user_id']);
    table.index(['user_id']);
  });
  await knex.schema.createTable('notices', (table) => {
    table.uuid('assignment_id').notNullable().references('id').inTable('assignments').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    // assigned, reminder
    table.text('notice').notNullable();
    table.timestamp('at').notNullable();
    table.primary(['assignment_id', 'user_id', 'notice']);
    table.index(['user_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('notices');
  await knex.schema.dropTable('learners');
  await knex.schema.dropTable('assignments');
}
