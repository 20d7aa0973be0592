import type { Knex } from 'knex';

// Where a learner learns, and whether other learners may see their first name.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('profiles', (table) => {
    table.text('educational_level');
    table.text('grade_level');
    table.boolean('shares_with_peers').notNullable().defaultTo(false);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('profiles', (table) =>
    table.dropColumns('educational_level', 'grade_level', 'shares_with_peers'),
  );
}
