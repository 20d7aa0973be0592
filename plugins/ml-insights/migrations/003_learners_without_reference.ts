import type { Knex } from 'knex';

// Checking the institution of each of 300,000 rows took two thirds of the time that loading them takes. A generation refers to
// its institution and is checked once; learners vanish with the generations that made them.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('learners', (table) => table.dropForeign('institution_id'));
  await knex.raw(`
    create function delete_learners() returns trigger language plpgsql as $$
    begin
      delete from ml_insights.learners where institution_id = old.institution_id
        and not exists (select from ml_insights.generations where institution_id = old.institution_id);
      return null;
    end $$`);
  await knex.raw(
    'create trigger delete_learners after delete on generations for each row execute function delete_learners()',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop trigger delete_learners on generations');
  await knex.raw('drop function delete_learners');
  await knex.schema.alterTable('learners', (table) => {
    table.foreign('institution_id').references('id').inTable('platform.institutions').onDelete('CASCADE');
  });
}
