import type { Knex } from 'knex';

// A question of a form can be a variant written for one asking. Its item says how hard it is; the text is kept here.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('variants', (table) => {
    // SHA-256 of the text that a learner sees, whatever the order of the options.
    table.text('digest').primary();
    // The item whose variant it was first asked as.
    table.text('item_id').notNullable();
    table.jsonb('content').notNullable();
    table.integer('asked').notNullable().defaultTo(0);
    table.timestamp('last_asked_at').notNullable();
  });
  await knex.schema.alterTable('responses', (table) => {
    // Null: the item itself was asked.
    table.text('variant').references('digest').inTable('variants');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('responses', (table) => table.dropColumn('variant'));
  await knex.schema.dropTable('variants');
}
