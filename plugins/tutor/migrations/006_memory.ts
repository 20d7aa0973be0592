import type { Knex } from 'knex';

/** Notes that the tutor keeps about learners, and whether a learner allows it. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('memory_notes', (table) => {
    owned(table);
    table.text('text').notNullable();
    table.text('source').notNullable();
    table.timestamp('written_at').notNullable();
    table.index(['user_id', 'written_at']);
  });
  await knex.schema.createTable('memory_choices', (table) => {
    owned(table);
    table.boolean('is_on').notNullable();
    table.unique(['user_id']);
  });

  function owned(table: Knex.CreateTableBuilder) {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('memory_choices');
  await knex.schema.dropTable('memory_notes');
}
