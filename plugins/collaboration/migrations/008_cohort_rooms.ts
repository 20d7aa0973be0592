import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('rooms', (table) => {
    // A study cohort whose members alone are let in; of the plugin cohorts, which may be off.
    table.uuid('cohort_id');
  });
  // A cohort has one open room.
  await knex.raw(
    'create unique index rooms_open_of_cohort on rooms (cohort_id) where cohort_id is not null and ended_at is null',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('rooms', (table) => table.dropColumn('cohort_id'));
}
