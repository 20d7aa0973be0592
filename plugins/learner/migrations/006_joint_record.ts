import type { Knex } from 'knex';

/** What a result measured, and the prior of its estimate: all results make up one posterior. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('results', (table) => {
    table.text('measures').notNullable().defaultTo('domains').checkIn(['domains', 'cognitive'], 'results_measures');
    table.jsonb('prior');
  });
  await knex('results').where({ source: 'idfs' }).update({ measures: 'cognitive' });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('results', (table) => table.dropColumns('measures', 'prior'));
}
