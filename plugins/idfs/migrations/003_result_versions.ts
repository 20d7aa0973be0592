import type { Knex } from 'knex';

/** Results as they were before they were scored again. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('result_versions', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE').index();
    table.uuid('session_id').notNullable().references('id').inTable('sessions').onDelete('CASCADE').index();
    table.jsonb('result').notNullable();
    table.timestamp('replaced_at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('result_versions');
}
