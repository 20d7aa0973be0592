import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('documents', (table) => {
    // The name of the file in the storage; null for files from before, which are named by their id.
    table.text('stored_name');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('documents', (table) => {
    table.dropColumn('stored_name');
  });
}
