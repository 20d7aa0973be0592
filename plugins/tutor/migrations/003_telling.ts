import type { Knex } from 'knex';

/** When staff began to be written to about a flag, so that two urgent messages at once bring one letter. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('flags', (table) => {
    table.timestamp('telling_at');
  });
  await knex('flags')
    .whereRaw('jsonb_array_length(mailed_to) > 0')
    .update({ telling_at: knex.ref('raised_at') });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('flags', (table) => {
    table.dropColumn('telling_at');
  });
}
