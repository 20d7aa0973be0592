import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('visits', (table) => {
    table.uuid('user_id').primary().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.timestamp('previous_at');
    table.timestamp('last_at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('visits');
}
