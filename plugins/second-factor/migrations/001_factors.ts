import type { Knex } from 'knex';

// What people sign in with besides their password: authenticator apps, recovery codes and passkeys.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('authenticators', (table) => {
    ofPerson(table);
    table.uuid('id').primary();
    // The shared secret, encrypted with the deployment's key.
    table.binary('sealed').notNullable();
    table.timestamp('started_at').notNullable();
    // Null until the person has entered a first code.
    table.timestamp('confirmed_at');
    // The time step of the last accepted code: no code is accepted twice.
    table.bigInteger('last_step');
    table.timestamp('last_used_at');
    // Wrong codes since the last right one.
    table.integer('failures').notNullable().defaultTo(0);
    // One app in use, and one that is being set up.
    table.unique(['user_id'], { indexName: 'authenticators_in_use', predicate: knex.whereNotNull('confirmed_at') });
    table.unique(['user_id'], { indexName: 'authenticators_in_setup', predicate: knex.whereNull('confirmed_at') });
  });
  await knex.schema.createTable('recovery_codes', (table) => {
    ofPerson(table).index();
    table.uuid('id').primary();
    // SHA-256 of a code of 80 random bits.
    table.binary('hash').notNullable();
    table.timestamp('created_at').notNullable();
    table.timestamp('used_at');
  });
  await knex.schema.createTable('passkeys', (table) => {
    ofPerson(table).index();
    table.uuid('id').primary();
    table.text('credential_id').notNullable();
    table.binary('public_key').notNullable();
    table.bigInteger('counter').notNullable();
    table.specificType('transports', 'text[]').notNullable();
    // Whether the authenticator synchronises it, so that it survives the loss of the device.
    table.boolean('is_synced').notNullable();
    // The host name it works at (the relying party of WebAuthn).
    table.text('rp_id').notNullable();
    table.text('name').notNullable();
    table.timestamp('created_at').notNullable();
    table.timestamp('last_used_at');
    table.unique(['institution_id', 'credential_id'], { indexName: 'passkeys_credential' });
  });
  await knex.schema.createTable('challenges', (table) => {
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    // Null while it is not known who signs in.
    table.uuid('user_id').references('id').inTable('platform.users').onDelete('CASCADE').index();
    table.uuid('id').primary();
    table.text('challenge').notNullable().unique();
    table.text('purpose').notNullable().checkIn(['add', 'step', 'sign-in']);
    // What the ceremony is bound to: the session, or the hash of a cookie.
    table.text('bound_to').notNullable();
    table.text('rp_id').notNullable();
    table.text('origin').notNullable();
    table.timestamp('expires_at').notNullable().index();
  });
  await knex.schema.createTable('deadlines', (table) => {
    ofPerson(table).unique();
    table.uuid('id').primary();
    // By when a member of staff must set up a second step, if the institution requires one.
    table.timestamp('due_at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['deadlines', 'challenges', 'passkeys', 'recovery_codes', 'authenticators']) {
    await knex.schema.dropTable(table);
  }
}

function ofPerson(table: Knex.CreateTableBuilder) {
  table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
  return table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
}
