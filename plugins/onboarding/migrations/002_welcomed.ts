import type { Knex } from 'knex';

/** When a learner left the welcome; whoever completed the setup before this was kept has seen it. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('setups', (table) => {
    table.timestamp('welcomed_at');
  });
  await knex('setups')
    .whereNotNull('completed_at')
    .update({ welcomed_at: knex.ref('completed_at') });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('setups', (table) => {
    table.dropColumn('welcomed_at');
  });
}
