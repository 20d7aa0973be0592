import type { Knex } from 'knex';

/** Universities that prefer at most a score, without sorting all of them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    'create index universities_by_preferred_score on universities (institution_id, preferred_eiq_score desc, name, id)',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index universities_by_preferred_score');
}
