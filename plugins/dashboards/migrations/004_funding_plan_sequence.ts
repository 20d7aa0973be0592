import type { Knex } from 'knex';

/** Plans of the same millisecond are listed as they were added: their ids are made by browsers. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('funding_plans', (table) => table.integer('sequence'));
  await knex.raw(`
    update funding_plans set sequence = numbered.place
    from (
      select user_id, id, row_number() over (partition by user_id order by created_at, id) as place from funding_plans
    ) numbered
    where numbered.user_id = funding_plans.user_id and numbered.id = funding_plans.id`);
  await knex.schema.alterTable('funding_plans', (table) => {
    table.dropNullable('sequence');
    table.unique(['user_id', 'sequence']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('funding_plans', (table) => table.dropColumn('sequence'));
}
