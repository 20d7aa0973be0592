import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('sessions', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('sitting_id').notNullable().unique();
    // In the order they are asked.
    table.specificType('question_ids', 'uuid[]').notNullable();
    table.text('state').notNullable().checkIn(['open', 'completed']);
    table.timestamp('started_at').notNullable();
    // Seconds; what everybody has, and what this session has.
    table.integer('usual_seconds').notNullable();
    table.integer('limit_seconds').notNullable();
    // Always started_at + limit_seconds: what the clock is compared with, and overdue sessions are found by.
    table.timestamp('deadline').notNullable();
    table.jsonb('cuts').notNullable();
    table.timestamp('ended_at');
    table.text('ended_by').checkIn(['learner', 'time']);
    table.jsonb('result');
    // However many tabs begin at once, one of them opens the session.
    table.unique(['user_id'], { indexName: 'sessions_one_open', predicate: knex.whereRaw("state = 'open'") });
    table.index(['user_id', 'started_at']);
    table.index(['institution_id', 'deadline'], 'sessions_overdue', {
      predicate: knex.whereRaw("state = 'open'"),
    });
    table.check(
      "(state = 'completed') = (result is not null) and (state = 'open') = (ended_at is null) and (ended_at is null) = (ended_by is null)",
      {},
      'sessions_state_fits',
    );
  });
  await knex.schema.createTable('extra_time', (table) => {
    table.uuid('user_id').primary().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.jsonb('extra_time').notNullable();
    table.text('reason').notNullable();
    table.uuid('given_by').references('id').inTable('platform.users').onDelete('SET NULL');
    table.timestamp('given_at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('extra_time');
  await knex.schema.dropTable('sessions');
}
