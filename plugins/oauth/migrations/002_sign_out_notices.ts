import type { Knex } from 'knex';

// Notices of providers that a person signed out there, each of which counts once. They name nobody.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('sign_out_notices', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    // SHA-256 of issuer and id of the notice.
    table.binary('digest').notNullable();
    // When the notice is refused as too old.
    table.timestamp('expires_at').notNullable();
    table.unique(['institution_id', 'digest']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('sign_out_notices');
}
