import type { Knex } from 'knex';

/** Staff may grade an open answer anew. What was first said of it stays beside the grade that counts. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('responses', (table) => {
    table.jsonb('first_grade');
    table.timestamp('regraded_at');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('responses', (table) => table.dropColumns('first_grade', 'regraded_at'));
}
