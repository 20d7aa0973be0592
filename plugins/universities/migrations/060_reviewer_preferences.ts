import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  // What reviewers chose for themselves. Without a row the defaults count.
  await knex.schema.createTable('reviewer_preferences', (table) => {
    table.uuid('user_id').primary().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.boolean('daily_mail').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('reviewer_preferences');
}
