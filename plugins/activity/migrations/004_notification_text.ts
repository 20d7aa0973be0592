import type { Knex } from 'knex';

export const up = (knex: Knex) =>
  knex.schema.alterTable('notifications', (table) => table.renameColumn('says', 'text'));

export const down = (knex: Knex) =>
  knex.schema.alterTable('notifications', (table) => table.renameColumn('text', 'says'));
