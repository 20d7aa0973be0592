import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('alerts', (table) => {
    owned(table);
    table.jsonb('dangers').notNullable();
    table.text('state').notNullable().checkIn(['open', 'taken', 'resolved']);
    table.timestamp('raised_at').notNullable();
    table.timestamp('last_message_at').notNullable();
    table.integer('reminders').notNullable().defaultTo(0);
    table.timestamp('next_reminder_at');
    table.boolean('shows_help').notNullable().defaultTo(true);
    table.uuid('taken_by').references('id').inTable('platform.users').onDelete('SET NULL');
    table.timestamp('taken_at');
    table.uuid('resolved_by').references('id').inTable('platform.users').onDelete('SET NULL');
    table.timestamp('resolved_at');
    table.index(['institution_id', 'state']);
    table.index(['institution_id', 'next_reminder_at']);
    // However many messages arrive at once.
    table.unique(['user_id'], {
      indexName: 'alerts_one_unresolved',
      predicate: knex.whereRaw("state <> 'resolved'"),
    });
  });
  await knex.schema.createTable('messages', (table) => {
    owned(table);
    table.uuid('alert_id').notNullable().references('id').inTable('alerts').onDelete('CASCADE');
    table.text('content').notNullable();
    table.text('fingerprint').notNullable();
    table.text('place').notNullable();
    table.timestamp('written_at').notNullable();
    table.unique(['alert_id', 'fingerprint']);
    table.index('user_id');
  });
  await knex.schema.createTable('notes', (table) => {
    owned(table);
    table.uuid('alert_id').notNullable().references('id').inTable('alerts').onDelete('CASCADE');
    table.uuid('author_id').references('id').inTable('platform.users').onDelete('SET NULL');
    table.text('content').notNullable();
    table.timestamp('written_at').notNullable();
    table.index('alert_id');
    table.index('user_id');
  });

  function owned(table: Knex.CreateTableBuilder) {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('notes');
  await knex.schema.dropTable('messages');
  await knex.schema.dropTable('alerts');
}
