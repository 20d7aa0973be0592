import type { Knex } from 'knex';

/** Notes of the same millisecond are listed as they were accepted: their ids are made by browsers. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('review_notes', (table) => table.integer('sequence'));
  await knex.raw(`
    update review_notes set sequence = numbered.place
    from (select id, row_number() over (partition by application_id order by at, id) as place from review_notes) numbered
    where numbered.id = review_notes.id`);
  await knex.schema.alterTable('review_notes', (table) => {
    table.dropNullable('sequence');
    table.unique(['application_id', 'sequence']);
    table.dropIndex(['application_id', 'at']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('review_notes', (table) => {
    table.index(['application_id', 'at']);
    table.dropColumn('sequence');
  });
}
