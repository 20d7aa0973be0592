import type { Knex } from 'knex';

/** Checked at the end of a transaction, because an import may exchange names of programmes. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('programmes', (table) => {
    table.dropUnique(['university_id', 'name']);
    table.unique(['university_id', 'name'], { deferrable: 'deferred' });
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('programmes', (table) => {
    table.dropUnique(['university_id', 'name']);
    table.unique(['university_id', 'name']);
  });
}
