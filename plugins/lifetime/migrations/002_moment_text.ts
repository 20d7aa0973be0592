import type { Knex } from 'knex';

export const up = (knex: Knex) => knex.schema.alterTable('moments', (table) => table.renameColumn('says', 'text'));

export const down = (knex: Knex) => knex.schema.alterTable('moments', (table) => table.renameColumn('text', 'says'));
