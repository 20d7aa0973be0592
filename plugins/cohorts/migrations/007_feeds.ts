import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('feeds', (table) => {
    table.uuid('cohort_id').notNullable().references('id').inTable('cohorts').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    // SHA-256 of the code in the address.
    table.text('code_hash').notNullable().unique();
    table.timestamp('created_at').notNullable();
    table.primary(['cohort_id', 'user_id']);
    table.index(['user_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('feeds');
}
