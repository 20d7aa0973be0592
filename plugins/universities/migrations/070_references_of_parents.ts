import type { Knex } from 'knex';

// Each reference is checked for each row, which an import of 10,000 universities waits for. A program refers to its university,
// and an intake to its program; their institution and university are those of the parent, with which they are deleted.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('programs', (table) => table.dropForeign([], 'programmes_institution_id_foreign'));
  await knex.schema.alterTable('intakes', (table) => {
    table.dropForeign('institution_id');
    table.dropForeign('university_id');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('programs', (table) => {
    table
      .foreign('institution_id', 'programmes_institution_id_foreign')
      .references('id')
      .inTable('platform.institutions')
      .onDelete('CASCADE');
  });
  await knex.schema.alterTable('intakes', (table) => {
    table.foreign('institution_id').references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.foreign('university_id').references('id').inTable('universities').onDelete('CASCADE');
  });
}
