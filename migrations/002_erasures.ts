import type { Knex } from 'knex';

// People who are to be erased after a time to think it over, and what is left to remove once they are.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('erasures', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('institutions').onDelete('CASCADE');
    // Null once the account is gone and only its remains are to be removed.
    table.uuid('user_id').unique().references('id').inTable('users').onDelete('SET NULL');
    table.text('asked_by').notNullable().checkIn(['self', 'guardian', 'staff']);
    table.uuid('asked_by_user_id').references('id').inTable('users').onDelete('SET NULL');
    table.timestamp('asked_at').notNullable();
    table.timestamp('due_at').notNullable().index();
    // What files and mail of the person are recognised by, from the erasure until they are gone.
    table.jsonb('remains');
  });
  await purposes(knex, ['exchange', 'invitation', 'reset', 'consent', 'stay']);
}

export async function down(knex: Knex): Promise<void> {
  await knex('codes').where({ purpose: 'stay' }).delete();
  await purposes(knex, ['exchange', 'invitation', 'reset', 'consent']);
  await knex.schema.dropTable('erasures');
}

async function purposes(knex: Knex, names: readonly string[]) {
  const { rows } = await knex.raw<{ rows: { conname: string }[] }>(
    `select conname from pg_constraint
      where conrelid = 'platform.codes'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%purpose%'`,
  );
  await knex.schema.alterTable('codes', (table) => {
    for (const { conname } of rows) table.dropChecks(conname);
    table.check(`purpose in (${names.map((name) => `'${name}'`).join(', ')})`, undefined, 'codes_purpose');
  });
}
