import type { Knex } from 'knex';

// How far a learner's past answers have been looked up, for answers given while the plugin was off.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('catch_ups', (table) => {
    table.uuid('user_id').primary().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.timestamp('checked_at').notNullable();
    // Results in the learner's record at that time.
    table.integer('results').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('catch_ups');
}
