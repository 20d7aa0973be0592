import type { Knex } from 'knex';

// Items come from packs, which other plugins provide. Which pack an item is of is written when the pack is next taken in.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('items', (table) => {
    // The id of the plugin; null for imported items.
    table.text('pack');
  });
  await knex.schema.createTable('packs', (table) => {
    table.text('plugin').primary();
    // Of the content that was last taken in.
    table.text('fingerprint').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('packs');
  await knex.schema.alterTable('items', (table) => {
    table.dropColumn('pack');
  });
}
