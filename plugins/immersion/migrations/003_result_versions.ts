import type { Knex } from 'knex';

/** Results as they were before staff graded an answer of theirs anew. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('result_versions', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('placement_id').notNullable().references('id').inTable('placements').onDelete('CASCADE');
    table.jsonb('result').notNullable();
    table.timestamp('replaced_at').notNullable();
    table.index(['placement_id', 'replaced_at']);
    table.index(['user_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('result_versions');
}
