import type { Knex } from 'knex';

// What a result was computed from, and where its full report is.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('results', (table) => {
    table.integer('answered');
    table.text('report');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('results', (table) => table.dropColumns('answered', 'report'));
}
