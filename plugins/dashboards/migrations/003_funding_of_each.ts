import type { Knex } from 'knex';

/** Ids are made by browsers: each learner's are their own, so that one tells nothing of another's. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('funding_plans', (table) => {
    table.dropPrimary();
    table.dropIndex(['user_id']);
    table.primary(['user_id', 'id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('funding_plans', (table) => {
    table.dropPrimary();
    table.primary(['id']);
    table.index(['user_id']);
  });
}
