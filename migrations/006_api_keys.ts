import type { Knex } from 'knex';

/** Keys of programs that call the API, and origins of learning platforms that may show screens in a frame. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('api_keys', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('institutions').onDelete('CASCADE');
    table.text('name').notNullable();
    // The key itself is shown once and never kept.
    table.binary('hash').notNullable().unique();
    table.specificType('scopes', 'text[]').notNullable();
    table.timestamp('created_at').notNullable();
    table.timestamp('expires_at');
    table.timestamp('last_used_at');
    table.timestamp('revoked_at');
    table.index(['institution_id', 'created_at']);
  });
  await knex.schema.alterTable('institutions', (table) => {
    table.jsonb('frame_origins').notNullable().defaultTo('[]');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('api_keys');
  await knex.schema.alterTable('institutions', (table) => table.dropColumn('frame_origins'));
}
