import type { Knex } from 'knex';

/** The name and version of the prompt that a call was made with. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('calls', (table) => {
    table.text('prompt');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('calls', (table) => {
    table.dropColumn('prompt');
  });
}
