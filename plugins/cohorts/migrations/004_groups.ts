import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('cohorts', (table) => {
    // Cohorts that were created together from balanced groups, and the number of each.
    table.uuid('group_set_id').index();
    table.integer('group_number');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('cohorts', (table) => {
    table.dropColumn('group_set_id');
    table.dropColumn('group_number');
  });
}
