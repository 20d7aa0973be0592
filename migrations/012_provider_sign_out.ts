import type { Knex } from 'knex';

// What a sign-in service needs to sign a person out there, too, for the session that began with it. Encrypted.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('sessions', (table) => {
    table.binary('provider_sign_out');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('sessions', (table) => {
    table.dropColumn('provider_sign_out');
  });
}
