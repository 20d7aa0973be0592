import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('meetings', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('cohort_id').notNullable().references('id').inTable('cohorts').onDelete('CASCADE');
    // Who wrote the title and the place, which are emptied when that person is erased.
    table.uuid('written_by').references('id').inTable('platform.users').onDelete('SET NULL');
    table.text('title');
    table.text('place');
    // Local time in the zone, `2027-01-15T17:00`, so that a repeated meeting keeps it when clocks change.
    table.text('starts').notNullable();
    table.text('time_zone').notNullable();
    table
      .integer('minutes')
      .notNullable()
      .checkBetween([1, 24 * 60]);
    table.text('repeats').notNullable().checkIn(['once', 'weekly', 'fortnightly']);
    // The last day, `2027-06-30`; null without an end.
    table.text('until');
    // Numbers of the dates that do not take place, from 0.
    table.jsonb('skipped').notNullable();
    // Counts changes, for calendars (RFC 5545, 3.8.7.4).
    table.integer('sequence').notNullable();
    table.timestamp('changed_at').notNullable();
    table.timestamp('cancelled_at');
    table.index(['cohort_id']);
    table.index(['written_by']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('meetings');
}
