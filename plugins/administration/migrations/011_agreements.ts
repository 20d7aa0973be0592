import type { Knex } from 'knex';

/** What administrators recorded about the agreements with providers that an institution uses. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('agreements', (table) => {
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.text('processor').notNullable();
    table.text('item').notNullable();
    table.text('note').notNullable();
    table.uuid('ticked_by').references('id').inTable('platform.users').onDelete('SET NULL');
    table.timestamp('ticked_at').notNullable();
    table.primary(['institution_id', 'processor', 'item']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('agreements');
}
