import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('rooms', (table) => {
    // Number of the last change of its chat: the row is locked until the commit, so numbers have no gaps.
    table.integer('chat_change').notNullable().defaultTo(0);
  });
  await knex.schema.alterTable('participants', (table) => {
    // The sequence of the last message the person has read.
    table.integer('chat_seen').notNullable().defaultTo(0);
    table.boolean('is_muted').notNullable().defaultTo(false);
    table.timestamp('last_seen');
  });
  await knex.schema.createTable('messages', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('room_id').notNullable().references('id').inTable('rooms').onDelete('CASCADE');
    table.uuid('user_id').references('id').inTable('platform.users').onDelete('SET NULL');
    table.text('type').notNullable().checkIn(['text', 'system']);
    // Null once it was deleted, or its author was.
    table.text('text');
    table.integer('sequence').notNullable();
    table.integer('change').notNullable();
    table.timestamp('at').notNullable();
    table.timestamp('edited_at');
    table.timestamp('removed_at');
    table.unique(['room_id', 'sequence']);
    table.index(['room_id', 'change']);
    table.index(['user_id', 'at']);
  });
  await knex.schema.createTable('message_reports', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('message_id').notNullable().references('id').inTable('messages').onDelete('CASCADE');
    table.uuid('reporter_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('author_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    // The message as it was reported: its author may change or delete it before staff read the report.
    table.text('text').notNullable();
    table.text('reason').notNullable();
    table.timestamp('at').notNullable();
    table.timestamp('settled_at');
    table.unique(['message_id', 'reporter_id']);
    table.index(['institution_id', 'settled_at']);
    table.index(['reporter_id']);
    table.index(['author_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['message_reports', 'messages']) await knex.schema.dropTable(table);
  await knex.schema.alterTable('participants', (table) => {
    for (const column of ['chat_seen', 'is_muted', 'last_seen']) table.dropColumn(column);
  });
  await knex.schema.alterTable('rooms', (table) => {
    table.dropColumn('chat_change');
  });
}
