import type { Knex } from 'knex';

// The core's own tables. Institutions are never deleted by a cascade that reaches people; what belongs to one person
// or configures one institution goes with it, and what is kept about a deleted person (the audit log) loses the name.

const roles = ['learner', 'guardian', 'instructor', 'reviewer', 'recruiter', 'administrator', 'operator'];

export async function up(knex: Knex): Promise<void> {
  await institutions(knex);
  await people(knex);
  await signingIn(knex);
  await administration(knex);
  await limits(knex);
}

export async function down(knex: Knex): Promise<void> {
  for (const table of [
    'rate_limits',
    'secrets',
    'plugin_settings',
    'plugin_switches',
    'audit_log',
    'external_identities',
    'codes',
    'sessions',
    'guardians',
    'users',
    'institution_host_names',
    'institutions',
  ]) {
    await knex.schema.dropTable(table);
  }
}

async function institutions(knex: Knex) {
  await knex.schema.createTable('institutions', (table) => {
    table.uuid('id').primary();
    table.text('slug').notNullable().unique();
    table.text('name').notNullable();
    table.jsonb('branding').notNullable();
    table.text('registration').notNullable().checkIn(['open', 'invite', 'closed']);
    table.boolean('is_demo').notNullable().defaultTo(false);
    table.timestamp('created_at').notNullable();
  });
  await knex.schema.createTable('institution_host_names', (table) => {
    table.text('host').primary();
    ofInstitution(table, 'CASCADE').index();
    // The first is the one that links lead to.
    table.smallint('position').notNullable();
  });
}

async function people(knex: Knex) {
  await knex.schema.createTable('users', (table) => {
    table.uuid('id').primary();
    ofInstitution(table, 'RESTRICT');
    table.text('username').notNullable();
    // The forms that are compared; see core/identity/names.ts for why lower() will not do.
    table.text('username_key').notNullable();
    table.text('email');
    table.text('email_key');
    table.text('search_key').notNullable();
    table.text('password_hash');
    table.text('first_name').notNullable();
    table.text('last_name').notNullable();
    table.text('role').notNullable().checkIn(roles);
    table.text('profile_image_url');
    table.boolean('demo').notNullable().defaultTo(false);
    table.timestamp('demo_expires_at');
    table.timestamp('deactivated_at');
    table.timestamp('created_at').notNullable();
    table.timestamp('last_seen_at');
    table.unique(['institution_id', 'username_key'], { indexName: 'users_username' });
    table.unique(['institution_id', 'email_key'], {
      indexName: 'users_email',
      predicate: knex.whereNull('deactivated_at'),
    });
    table.index(['institution_id', 'role']);
    table.index(['institution_id', 'created_at']);
    table.index(['demo_expires_at'], undefined, { predicate: knex.whereNotNull('demo_expires_at') });
  });
  await knex.schema.createTable('guardians', (table) => {
    ofInstitution(table, 'RESTRICT');
    ofUser(table, 'guardian_user_id', 'CASCADE').notNullable();
    ofUser(table, 'learner_user_id', 'CASCADE').notNullable().index();
    table.text('relation').notNullable();
    // Null until the guardian has consented to the learner's use of the platform.
    table.timestamp('consented_at');
    table.timestamp('created_at').notNullable();
    table.primary(['guardian_user_id', 'learner_user_id']);
    table.check('guardian_user_id <> learner_user_id', undefined, 'guardians_two_people');
  });
}

async function signingIn(knex: Knex) {
  await knex.schema.createTable('sessions', (table) => {
    table.uuid('id').primary();
    ofInstitution(table, 'RESTRICT');
    ofUser(table, 'user_id', 'CASCADE').notNullable().index();
    table.timestamp('created_at').notNullable();
    table.timestamp('expires_at').notNullable().index();
    table.timestamp('ended_at');
    table.text('ended_reason');
    table.text('address');
    table.text('user_agent');
  });
  await knex.schema.createTable('codes', (table) => {
    table.uuid('id').primary();
    ofInstitution(table, 'CASCADE');
    table.text('purpose').notNullable().checkIn(['exchange', 'invitation', 'reset', 'consent']);
    // SHA-256 of the code: who reads this table cannot use what is in it.
    table.binary('hash').notNullable().unique();
    // What the code is about, to find and replace earlier ones: a user's id or an address in its compared form.
    table.text('subject').notNullable();
    table.jsonb('payload').notNullable();
    table.timestamp('created_at').notNullable();
    ofUser(table, 'created_by', 'SET NULL');
    table.timestamp('expires_at').notNullable().index();
    table.timestamp('used_at');
    table.index(['institution_id', 'purpose', 'subject']);
  });
  await knex.schema.createTable('external_identities', (table) => {
    ofInstitution(table, 'CASCADE');
    table.text('provider').notNullable();
    table.text('subject').notNullable();
    ofUser(table, 'user_id', 'CASCADE').notNullable().index();
    table.timestamp('created_at').notNullable();
    table.primary(['institution_id', 'provider', 'subject']);
  });
}

async function administration(knex: Knex) {
  await knex.schema.createTable('audit_log', (table) => {
    table.uuid('id').primary();
    // Null for what concerns the whole deployment.
    table.uuid('institution_id').references('id').inTable('institutions').onDelete('CASCADE');
    table.timestamp('at').notNullable();
    ofUser(table, 'actor_user_id', 'SET NULL').index();
    table.text('action').notNullable();
    table.text('subject');
    table.jsonb('details').notNullable();
    table.text('address');
    table.index(['institution_id', 'at', 'id']);
    table.index(['institution_id', 'subject']);
  });
  await knex.schema.createTable('plugin_switches', (table) => {
    ofInstitution(table, 'CASCADE');
    table.text('plugin_id').notNullable();
    table.boolean('is_on').notNullable();
    ofUser(table, 'changed_by', 'SET NULL');
    table.timestamp('changed_at').notNullable();
    table.primary(['institution_id', 'plugin_id']);
  });
  await knex.schema.createTable('plugin_settings', (table) => {
    ofInstitution(table, 'CASCADE');
    table.text('plugin_id').notNullable();
    table.jsonb('settings').notNullable();
    ofUser(table, 'changed_by', 'SET NULL');
    table.timestamp('changed_at').notNullable();
    table.primary(['institution_id', 'plugin_id']);
  });
  await knex.schema.createTable('secrets', (table) => {
    table.uuid('id').primary();
    // Null for the deployment's own.
    table.uuid('institution_id').references('id').inTable('institutions').onDelete('CASCADE');
    table.text('name').notNullable();
    table.binary('sealed').notNullable();
    ofUser(table, 'changed_by', 'SET NULL');
    table.timestamp('changed_at').notNullable();
    table.unique(['institution_id', 'name'], { predicate: knex.whereNotNull('institution_id') });
    table.unique(['name'], { indexName: 'secrets_of_deployment', predicate: knex.whereNull('institution_id') });
  });
}

/** Tries to sign in, as rate-limiter-flexible counts them; `expire` in milliseconds since 1970. */
async function limits(knex: Knex) {
  await knex.schema.createTable('rate_limits', (table) => {
    table.string('key', 255).primary();
    table.integer('points').notNullable().defaultTo(0);
    table.bigInteger('expire').index();
  });
}

type Deletion = 'CASCADE' | 'RESTRICT' | 'SET NULL';

function ofInstitution(table: Knex.CreateTableBuilder, onDelete: Deletion) {
  const column = table.uuid('institution_id').notNullable();
  column.references('id').inTable('institutions').onDelete(onDelete);
  return column;
}

function ofUser(table: Knex.CreateTableBuilder, name: string, onDelete: Deletion) {
  const column = table.uuid(name);
  column.references('id').inTable('users').onDelete(onDelete);
  return column;
}
