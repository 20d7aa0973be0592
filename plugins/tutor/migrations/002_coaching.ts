import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('coaching_sessions', (table) => {
    owned(table);
    table.uuid('conversation_id').notNullable().unique().references('id').inTable('conversations').onDelete('CASCADE');
    table.text('session_type').notNullable();
    table.text('subject').notNullable();
    table.text('status').notNullable().checkIn(['active', 'completed']);
    table.text('learning_goal').notNullable().defaultTo('');
    table.double('starting_score');
    table.double('target_score');
    table.jsonb('mastered_before').notNullable();
    table.jsonb('outcome');
    table.timestamp('created_at').notNullable();
    table.timestamp('completed_at');
    table.index(['user_id', 'created_at']);
    // However many tabs start at once.
    table.unique(['user_id'], {
      indexName: 'coaching_sessions_one_active',
      predicate: knex.whereRaw("status = 'active'"),
    });
  });
  await knex.schema.createTable('coaching_advice', (table) => {
    owned(table);
    table.uuid('session_id').notNullable().references('id').inTable('coaching_sessions').onDelete('CASCADE');
    table.uuid('message_id').notNullable().unique().references('id').inTable('messages').onDelete('CASCADE');
    table.jsonb('suggestions').notNullable();
    table.jsonb('topics').notNullable();
    table.index('session_id');
    table.index('user_id');
  });

  function owned(table: Knex.CreateTableBuilder) {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('coaching_advice');
  await knex.schema.dropTable('coaching_sessions');
}
