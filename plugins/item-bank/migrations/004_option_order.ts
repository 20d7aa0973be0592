import type { Knex } from 'knex';

// Options are shown in an order of each asking's own. `answer_option` stays the option's index in the item.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('responses', (table) => {
    // At each place shown, the index of the option in the item. Null: in the item's own order, as everything before.
    table.specificType('option_order', 'smallint[]');
  });
  // The place the chosen option was shown at, from 0: what a person's export says of an answer.
  await knex.raw(
    `alter table responses add column answer_place smallint generated always as
      (coalesce(array_position(option_order, answer_option) - 1, answer_option)) stored`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('responses', (table) => table.dropColumns('answer_place', 'option_order'));
}
