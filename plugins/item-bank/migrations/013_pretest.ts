import type { Knex } from 'knex';

/** Questions that are tried out: their answers calibrate an item and do not count in a score. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('responses', (table) => {
    table.boolean('is_pretest').notNullable().defaultTo(false);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('responses', (table) => table.dropColumn('is_pretest'));
}
