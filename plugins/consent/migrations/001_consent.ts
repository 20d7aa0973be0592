import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('standings', (table) => {
    table.uuid('user_id').primary().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.text('state').notNullable().checkIn(['unasked', 'open', 'given', 'refused', 'withdrawn']);
    table.text('address');
    table.text('mailbox');
    table.timestamp('asked_at');
    table.timestamp('decided_at');
    table.timestamp('updated_at').notNullable();
    table.index(['institution_id', 'updated_at']);
  });
  await knex.schema.createTable('letters', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.text('purpose').notNullable().checkIn(['consent', 'withdrawal']);
    table.text('mailbox').notNullable();
    table.boolean('is_mail').notNullable();
    table.binary('hash').unique();
    table.timestamp('created_at').notNullable();
    table.timestamp('sent_at');
    table.timestamp('expires_at');
    table.timestamp('used_at');
    table.text('outcome').checkIn(['given', 'refused', 'withdrawn']);
    table.index(['user_id', 'created_at']);
    table.index(['institution_id', 'mailbox', 'created_at']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('letters');
  await knex.schema.dropTable('standings');
}
