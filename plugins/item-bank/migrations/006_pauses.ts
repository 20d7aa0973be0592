import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('sittings', (table) => {
    // While it is set no question is open and none is asked.
    table.timestamp('paused_at');
  });
  await knex.schema.alterTable('responses', (table) => {
    // Set where a pause took the question away before it was answered: it was shown, and is not scored.
    table.timestamp('withdrawn_at');
    table.check('withdrawn_at is null or answered_at is null', {}, 'responses_withdrawn_unanswered');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('responses', (table) => {
    table.dropChecks('responses_withdrawn_unanswered');
    table.dropColumn('withdrawn_at');
  });
  await knex.schema.alterTable('sittings', (table) => table.dropColumn('paused_at'));
}
