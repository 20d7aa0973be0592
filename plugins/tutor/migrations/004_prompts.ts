import type { Knex } from 'knex';

/** The name and version of the prompt that a reply was written with. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('messages', (table) => {
    table.text('prompt');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('messages', (table) => {
    table.dropColumn('prompt');
  });
}
