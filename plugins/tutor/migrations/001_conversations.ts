import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('conversations', (table) => {
    owned(table);
    table.text('kind').notNullable().checkIn(['assistant', 'tutor', 'coaching']);
    table.text('title').notNullable();
    table.text('persona');
    table.boolean('of_minor').notNullable();
    table.integer('last_position').notNullable().defaultTo(0);
    table.timestamp('created_at').notNullable();
    table.timestamp('updated_at').notNullable();
    table.timestamp('deleted_at');
    table.index(['user_id', 'updated_at']);
    table.index(['institution_id', 'of_minor']);
  });
  await knex.schema.createTable('messages', (table) => {
    owned(table);
    table.uuid('conversation_id').notNullable().references('id').inTable('conversations').onDelete('CASCADE');
    table.integer('position').notNullable();
    table.text('role').notNullable().checkIn(['user', 'assistant']);
    table.text('content').notNullable();
    table.uuid('key');
    table.text('state').notNullable().checkIn(['pending', 'complete', 'stopped', 'failed']);
    table.integer('attempt').notNullable().defaultTo(1);
    table.timestamp('created_at').notNullable();
    table.timestamp('beat_at');
    table.timestamp('ended_at');
    table.text('provider');
    table.text('model');
    table.text('notice');
    table.text('type').checkIn(['explanation', 'encouragement']);
    table.jsonb('metadata');
    table.unique(['conversation_id', 'position']);
    // However often and from however many tabs it is sent.
    table.unique(['user_id', 'key']);
    table.unique(['conversation_id'], {
      indexName: 'messages_one_pending',
      predicate: knex.whereRaw("state = 'pending'"),
    });
  });
  await knex.schema.createTable('flags', (table) => {
    owned(table);
    table.uuid('conversation_id').references('id').inTable('conversations').onDelete('SET NULL');
    table.uuid('message_id').unique().references('id').inTable('messages').onDelete('SET NULL');
    table.text('content').notNullable();
    table.jsonb('categories').notNullable();
    table.boolean('is_urgent').notNullable();
    table.text('state').notNullable().checkIn(['open', 'resolved']);
    table.timestamp('raised_at').notNullable();
    table.timestamp('resolved_at');
    table.uuid('resolved_by').references('id').inTable('platform.users').onDelete('SET NULL');
    table.text('note');
    table.jsonb('mailed_to').notNullable().defaultTo('[]');
    table.index(['institution_id', 'state']);
    table.index('user_id');
  });

  function owned(table: Knex.CreateTableBuilder) {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('flags');
  await knex.schema.dropTable('messages');
  await knex.schema.dropTable('conversations');
}
