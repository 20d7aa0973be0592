import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('lessons', (table) => {
    ofPerson(table);
    // The plugin it was practised with, and that plugin's own id of it.
    table.text('source').notNullable();
    table.text('id').notNullable();
    table.timestamp('at').notNullable();
    // The Monday of its week on the learner's calendar at that moment.
    table.date('week').notNullable();
    table.primary(['user_id', 'source', 'id']);
    table.index(['user_id', 'week']);
    table.index(['institution_id', 'week']);
  });
  await knex.schema.createTable('weekly_goals', (table) => {
    ofPerson(table);
    // Holds from this week until a later row.
    table.date('week').notNullable();
    table.smallint('lessons').notNullable();
    // Set by the learner, now or earlier; otherwise the usual goal, kept as it was in that week.
    table.boolean('is_own').notNullable();
    table.timestamp('reached_at');
    table.primary(['user_id', 'week']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('weekly_goals');
  await knex.schema.dropTable('lessons');
}

function ofPerson(table: Knex.CreateTableBuilder) {
  table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
  table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
}
