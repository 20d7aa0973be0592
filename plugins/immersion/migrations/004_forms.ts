import type { Knex } from 'knex';

/** Which questions a placement asks: those for grades 3 to 5, or the general ones. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('placements', (table) => {
    table.text('form').notNullable().defaultTo('general').checkIn(['general', 'early']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('placements', (table) => {
    table.dropColumn('form');
  });
}
