import type { Knex } from 'knex';

// Placements ask a variant for each question. A process writes some ahead and holds them until it asks them.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('variants', (table) => {
    // Null once it was asked. When the time is over another process may hold it.
    table.timestamp('held_until');
    // What is held of an item, and what of its texts was asked least.
    table.index(['item_id', 'asked', 'last_asked_at']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex('variants').where({ asked: 0 }).delete();
  await knex.schema.alterTable('variants', (table) => {
    table.dropIndex(['item_id', 'asked', 'last_asked_at']);
    table.dropColumn('held_until');
  });
}
