import type { Knex } from 'knex';

/** Tables and columns take the word of the screens and of the calls. */
export async function up(knex: Knex): Promise<void> {
  await rename(knex, 'programme', 'program');
}

export async function down(knex: Knex): Promise<void> {
  await rename(knex, 'program', 'programme');
}

async function rename(knex: Knex, from: string, to: string): Promise<void> {
  await knex.schema.renameTable(`${from}s`, `${to}s`);
  await knex.schema.renameTable(`${from}_rubrics`, `${to}_rubrics`);
  for (const table of ['intakes', 'applications', `${to}_rubrics`])
    await knex.schema.alterTable(table, (each) => each.renameColumn(`${from}_id`, `${to}_id`));
}
