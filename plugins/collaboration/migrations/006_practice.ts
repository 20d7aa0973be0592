import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  // A practice run that the people in a room answer together. Its current question is in the row.
  await knex.schema.createTable('practice_runs', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('room_id').notNullable().references('id').inTable('rooms').onDelete('CASCADE');
    table.uuid('started_by').references('id').inTable('platform.users').onDelete('SET NULL');
    table.text('section').notNullable();
    table.text('content_area').notNullable();
    table.integer('total').notNullable();
    table.integer('seconds').notNullable();
    table.timestamp('started_at').notNullable();
    table.timestamp('ended_at');
    table.integer('position').notNullable();
    table.uuid('sitting_id').notNullable();
    table.jsonb('question').notNullable();
    table.timestamp('ends_at').notNullable();
    // The key, once everyone has answered or the time is up.
    table.jsonb('solution');
    table.index(['room_id', 'started_at']);
    table.index(['started_by']);
  });
  await knex.schema.createTable('practice_takers', (table) => {
    table.uuid('run_id').notNullable().references('id').inTable('practice_runs').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.integer('correct').notNullable();
    table.primary(['run_id', 'user_id']);
    table.index(['user_id']);
  });
  await knex.schema.createTable('practice_answers', (table) => {
    table.uuid('run_id').notNullable().references('id').inTable('practice_runs').onDelete('CASCADE');
    table.integer('position').notNullable();
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.integer('answer').notNullable();
    table.timestamp('at').notNullable();
    table.primary(['run_id', 'position', 'user_id']);
    table.index(['user_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['practice_answers', 'practice_takers', 'practice_runs']) await knex.schema.dropTable(table);
}
