import type { Knex } from 'knex';

/** How far the set-up of an institution is. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('set_ups', (table) => {
    institution(table).primary();
    table.timestamp('begun_at').notNullable();
    // The administrator has closed the checklist with open steps.
    table.timestamp('closed_at');
  });
  await knex.schema.createTable('set_up_steps', (table) => {
    institution(table);
    // The plugin and the name of its step: `administration.mail`.
    table.text('step').notNullable();
    table.text('state').notNullable().checkIn(['passed', 'failed', 'left-out']);
    table.text('result').notNullable();
    table.timestamp('at').notNullable();
    table.uuid('set_by').references('id').inTable('platform.users').onDelete('SET NULL');
    table.primary(['institution_id', 'step']);
  });
  await knex.schema.createTable('test_letters', (table) => {
    institution(table);
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE').primary();
    table.binary('hash').notNullable();
    table.timestamp('sent_at').notNullable();
    table.integer('attempts').notNullable().defaultTo(0);
  });

  function institution(table: Knex.CreateTableBuilder) {
    return table
      .uuid('institution_id')
      .notNullable()
      .references('id')
      .inTable('platform.institutions')
      .onDelete('CASCADE');
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['test_letters', 'set_up_steps', 'set_ups']) await knex.schema.dropTable(table);
}
