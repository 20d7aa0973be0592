import type { Knex } from 'knex';

/** Messages of the same millisecond are listed as they were accepted: their ids are made by browsers. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('messages', (table) => table.integer('sequence'));
  await knex.raw(`
    update messages set sequence = numbered.place
    from (select id, row_number() over (partition by candidacy_id order by at, id) as place from messages) numbered
    where numbered.id = messages.id`);
  await knex.schema.alterTable('messages', (table) => {
    table.dropNullable('sequence');
    table.unique(['candidacy_id', 'sequence']);
    table.dropIndex(['candidacy_id', 'at']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('messages', (table) => {
    table.index(['candidacy_id', 'at']);
    table.dropColumn('sequence');
  });
}
