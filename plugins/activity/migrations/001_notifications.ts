import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('inboxes', (table) => {
    table.uuid('user_id').primary().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.integer('change').notNullable();
  });
  await knex.schema.createTable('notifications', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.text('name').notNullable();
    table.text('kind').notNullable();
    table.text('title').notNullable();
    table.text('says').notNullable();
    table.text('leads_to');
    table.timestamp('at').notNullable();
    table.timestamp('read_at');
    table.integer('number').notNullable();
    table.integer('change').notNullable();
    // However often it is told.
    table.unique(['user_id', 'name']);
    table.index(['user_id', 'number']);
    table.index(['user_id', 'change']);
    table.index(['user_id'], 'notifications_unread', { predicate: knex.whereRaw('read_at is null') });
    // For the sweep of old ones.
    table.index(['institution_id', 'at']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('notifications');
  await knex.schema.dropTable('inboxes');
}
