import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('cohorts', (table) => {
    // Who wrote the name and the description, which are emptied when that person is erased.
    table.uuid('words_by').references('id').inTable('platform.users').onDelete('SET NULL').index();
  });
  await knex('cohorts').update({ words_by: knex.ref('created_by') });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('cohorts', (table) => table.dropColumn('words_by'));
}
