import type { Knex } from 'knex';

// People whose sign-in takes a further step, by the plugin that asks for it. While that plugin is switched on but not running,
// they cannot sign in, because nobody could check the step.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('sign_in_steps', (table) => {
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.text('plugin').notNullable();
    table.timestamp('since').notNullable();
    table.primary(['user_id', 'plugin']);
  });
  await purposes(knex, ['exchange', 'invitation', 'reset', 'consent', 'stay', 'attempt', 'step']);
}

export async function down(knex: Knex): Promise<void> {
  await knex('codes').where({ purpose: 'step' }).delete();
  await purposes(knex, ['exchange', 'invitation', 'reset', 'consent', 'stay', 'attempt']);
  await knex.schema.dropTable('sign_in_steps');
}

async function purposes(knex: Knex, names: readonly string[]) {
  await knex.schema.alterTable('codes', (table) => {
    table.dropChecks('codes_purpose');
    table.check(`purpose in (${names.map((name) => `'${name}'`).join(', ')})`, undefined, 'codes_purpose');
  });
}
