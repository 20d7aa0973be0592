import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('study_groups', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('started_by').references('id').inTable('platform.users').onDelete('SET NULL');
    // Null once whoever chose it is erased.
    table.text('name');
    table.text('topic').notNullable();
    table.integer('lessons_each').notNullable();
    table.timestamp('started_at').notNullable();
    table.timestamp('spoken_at').notNullable();
    // Changes of the discussion, and members there ever were.
    table.integer('change').notNullable();
    table.integer('joined').notNullable();
    table.index(['institution_id', 'spoken_at']);
  });
  await knex.schema.createTable('members', (table) => {
    table.uuid('group_id').notNullable().references('id').inTable('study_groups').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.integer('number').notNullable();
    table.timestamp('joined_at').notNullable();
    table.integer('seen').notNullable();
    table.primary(['group_id', 'user_id']);
    table.index(['user_id']);
  });
  await knex.schema.createTable('messages', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('group_id').notNullable().references('id').inTable('study_groups').onDelete('CASCADE');
    table.uuid('user_id').references('id').inTable('platform.users').onDelete('SET NULL');
    // Null where it was removed, or its writer erased.
    table.text('text');
    table.timestamp('at').notNullable();
    table.timestamp('removed_at');
    table.integer('sequence').notNullable();
    table.integer('change').notNullable();
    table.unique(['group_id', 'sequence']);
    table.index(['group_id', 'change']);
    table.index(['user_id']);
  });
  await knex.schema.createTable('reports', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('message_id').notNullable().references('id').inTable('messages').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.text('reason').notNullable();
    table.timestamp('at').notNullable();
    table.timestamp('settled_at');
    table.unique(['message_id', 'user_id']);
    table.index(['institution_id', 'at'], 'reports_open', { predicate: knex.whereRaw('settled_at is null') });
  });
  await knex.schema.createTable('feed', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.text('kind').notNullable().checkIn(['result', 'practice', 'streak', 'group']);
    // What it was that happened; however often it is told, it is in the feed once.
    table.text('name').notNullable();
    table.jsonb('facts').notNullable();
    // Of kind 'group'.
    table.uuid('group_id').references('id').inTable('study_groups').onDelete('CASCADE');
    table.timestamp('at', { precision: 3 }).notNullable();
    table.unique(['user_id', 'kind', 'name']);
    table.index(['institution_id', 'at', 'id']);
    table.index(['user_id', 'kind', 'at']);
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['feed', 'reports', 'messages', 'members', 'study_groups']) await knex.schema.dropTable(table);
}
