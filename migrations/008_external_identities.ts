import type { Knex } from 'knex';

// Who somebody is elsewhere: an issuer and a subject, not the name of the plugin that asked. Nothing was kept here before.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.dropTable('external_identities');
  await knex.schema.createTable('external_identities', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('institutions').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('users').onDelete('CASCADE').index();
    table.text('provider').notNullable();
    table.text('issuer').notNullable();
    table.text('subject').notNullable();
    // As the provider last gave it, to tell one account there from another. Nobody is found by it.
    table.text('email');
    table.timestamp('created_at').notNullable();
    table.timestamp('last_used_at').notNullable();
    table.unique(['institution_id', 'issuer', 'subject'], { indexName: 'external_identities_subject' });
  });
  await purposes(knex, ['exchange', 'invitation', 'reset', 'consent', 'stay', 'attempt']);
}

export async function down(knex: Knex): Promise<void> {
  await knex('codes').where({ purpose: 'attempt' }).delete();
  await purposes(knex, ['exchange', 'invitation', 'reset', 'consent', 'stay']);
  await knex.schema.dropTable('external_identities');
  await knex.schema.createTable('external_identities', (table) => {
    table.uuid('institution_id').notNullable().references('id').inTable('institutions').onDelete('CASCADE');
    table.text('provider').notNullable();
    table.text('subject').notNullable();
    table.uuid('user_id').notNullable().references('id').inTable('users').onDelete('CASCADE').index();
    table.timestamp('created_at').notNullable();
    table.primary(['institution_id', 'provider', 'subject']);
  });
}

async function purposes(knex: Knex, names: readonly string[]) {
  await knex.schema.alterTable('codes', (table) => {
    table.dropChecks('codes_purpose');
    table.check(`purpose in (${names.map((name) => `'${name}'`).join(', ')})`, undefined, 'codes_purpose');
  });
}
