import type { Knex } from 'knex';

// Items of practice stand apart from those of assessments that count, and a sitting may be a fixed form.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('items', (table) => {
    table.text('pool').notNullable().defaultTo('assessment').checkIn(['assessment', 'practice']);
    table.dropIndex(['section', 'is_operational']);
    table.index(['section', 'pool', 'is_operational']);
  });
  await knex.schema.alterTable('takers', (table) => {
    table.text('pool').notNullable().defaultTo('assessment').checkIn(['assessment', 'practice']);
    table.dropPrimary();
    table.primary(['section', 'pool']);
  });
  await knex.schema.alterTable('sittings', (table) => {
    table.text('kind').notNullable().defaultTo('adaptive').checkIn(['adaptive', 'form']);
  });
  // What a person has been asked before is looked up with every question.
  await knex.schema.alterTable('responses', (table) => {
    table.index(['user_id', 'section', 'item_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('responses', (table) => table.dropIndex(['user_id', 'section', 'item_id']));
  await knex.schema.alterTable('sittings', (table) => table.dropColumn('kind'));
  await knex('takers').whereNot({ pool: 'assessment' }).delete();
  await knex.schema.alterTable('takers', (table) => {
    table.dropPrimary();
    table.dropColumn('pool');
    table.primary(['section']);
  });
  await knex.schema.alterTable('items', (table) => {
    table.dropIndex(['section', 'pool', 'is_operational']);
    table.dropColumn('pool');
    table.index(['section', 'is_operational']);
  });
}
