import type { Knex } from 'knex';

// An age band that the institution stated, as with an import of people, is not changed by what the learner says.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('profiles', (table) => {
    table.boolean('is_age_stated').notNullable().defaultTo(false);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('profiles', (table) => table.dropColumn('is_age_stated'));
}
