import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('writers', (table) => {
    // What was written under the client id before this clock of Yjs has been read for signs of danger.
    table.double('read_clock').notNullable().defaultTo(0);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('writers', (table) => {
    table.dropColumn('read_clock');
  });
}
