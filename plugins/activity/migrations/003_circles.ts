import type { Knex } from 'knex';

// For whom a study group is. Null for a group from before circles: the first reading settles it (circles.ts).

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('study_groups', (table) => {
    table.text('circle').checkIn(['under-13', 'minors', 'adults', 'staff'], 'study_groups_circle');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('study_groups', (table) => table.dropColumn('circle'));
}
