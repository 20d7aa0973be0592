import type { Knex } from 'knex';

/** Whose demo rows are made, so that a start of the platform does not go through all of them. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('plugin_seeds', (table) => {
    table.uuid('institution_id').notNullable().references('id').inTable('institutions').onDelete('CASCADE');
    table.text('plugin_id').notNullable();
    table.text('version').notNullable();
    table.primary(['institution_id', 'plugin_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('plugin_seeds');
}
