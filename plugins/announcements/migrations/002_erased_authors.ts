import type { Knex } from 'knex';

// Without its author an announcement has no words, and its recipients keep the record that it reached them.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('announcements', (table) => {
    table.dropForeign(['created_by']);
    table.setNullable('created_by');
    table.setNullable('title');
    table.setNullable('text');
    table.foreign('created_by').references('id').inTable('platform.users').onDelete('SET NULL');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex('announcements').whereNull('created_by').delete();
  await knex.schema.alterTable('announcements', (table) => {
    table.dropForeign(['created_by']);
    table.dropNullable('created_by');
    table.dropNullable('title');
    table.dropNullable('text');
    table.foreign('created_by').references('id').inTable('platform.users').onDelete('CASCADE');
  });
}
