import type { Knex } from 'knex';

// Hasty results are kept and not recorded until staff accept them or the learner repeats the placement.

const scored = ['completed', 'held', 'declined', 'repeated'];

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('placements', (table) => {
    table.dropChecks(['placements_state_fits', 'placements_state_check']);
  });
  await knex.schema.alterTable('placements', (table) => {
    table.check(
      "state in ('open', 'abandoned', 'completed', 'held', 'declined', 'repeated')",
      {},
      'placements_state_check',
    );
    table.check(
      "(state in ('completed', 'held', 'declined', 'repeated')) = (result is not null) and (state = 'open') = (ended_at is null)",
      {},
      'placements_state_fits',
    );
    table.index(['institution_id', 'ended_at'], 'placements_held', { predicate: knex.whereRaw("state = 'held'") });
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex('placements').whereIn('state', scored.slice(1)).delete();
  await knex.schema.alterTable('placements', (table) => {
    table.dropIndex([], 'placements_held');
    table.dropChecks(['placements_state_check', 'placements_state_fits']);
  });
  await knex.schema.alterTable('placements', (table) => {
    table.check("state in ('open', 'completed', 'abandoned')", {}, 'placements_state_check');
    table.check(
      "(state = 'completed') = (result is not null) and (state = 'open') = (ended_at is null)",
      {},
      'placements_state_fits',
    );
  });
}
