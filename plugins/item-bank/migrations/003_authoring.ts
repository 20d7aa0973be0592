import type { Knex } from 'knex';

// What authors and administrators work with: items found by what they say, flags, calibrations.

export async function up(knex: Knex): Promise<void> {
  // The bank is searched and sorted by these while somebody types: read from the row instead of from the whole item.
  const generated: Record<string, string> = {
    stem: `text generated always as (content ->> 'stem') stored`,
    search_text: `text generated always as
      (lower(item_id || ' ' || (content ->> 'stem') || ' ' || (content ->> 'concepts'))) stored`,
    parameters: `jsonb generated always as (content -> 'parameters') stored`,
    source: `jsonb generated always as (content -> 'source') stored`,
    // Where an open item's levels lie, on average; for a choice item its difficulty b.
    difficulty: `double precision generated always as (
      case when jsonb_typeof(content -> 'parameters' -> 'b') = 'array'
        then ((content -> 'parameters' -> 'b' ->> 0)::double precision
          + (content -> 'parameters' -> 'b' ->> -1)::double precision) / 2
        else (content -> 'parameters' ->> 'b')::double precision end) stored`,
  };
  for (const [name, says] of Object.entries(generated)) await knex.raw(`alter table items add column ${name} ${says}`);
  await knex.schema.alterTable('responses', (table) => {
    table.index(['institution_id', 'item_id']);
  });

  await knex.schema.createTable('flags', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.text('item_id').notNullable();
    table.integer('item_version').notNullable();
    table.text('reason').notNullable();
    table.text('says').notNullable();
    table.uuid('raised_by').references('id').inTable('platform.users').onDelete('SET NULL').index();
    table.timestamp('raised_at').notNullable();
    table.uuid('resolved_by').references('id').inTable('platform.users').onDelete('SET NULL').index();
    table.timestamp('resolved_at');
    table.text('resolution');
    table.foreign(['item_id', 'item_version']).references(['item_id', 'version']).inTable('items');
    table.index(['institution_id', 'item_id']);
  });

  await knex.schema.createTable('calibrations', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.text('section').notNullable();
    table.text('model').notNullable().checkIn(['1PL', '2PL', '3PL']);
    table.integer('minimum_answers').notNullable();
    table.text('answers_from').notNullable().checkIn(['bank', 'file']);
    table.text('file_name');
    table.text('status').notNullable().checkIn(['waiting', 'running', 'done', 'stopped', 'failed']);
    // Who works on it now: a process that finds another number here has been given up, and stops.
    table.integer('attempt').notNullable().defaultTo(0);
    table.jsonb('progress');
    table.jsonb('result');
    table.text('problem');
    table.uuid('started_by').references('id').inTable('platform.users').onDelete('SET NULL').index();
    table.timestamp('created_at').notNullable();
    table.timestamp('started_at');
    table.timestamp('finished_at');
    table.uuid('adopted_by').references('id').inTable('platform.users').onDelete('SET NULL').index();
    table.timestamp('adopted_at');
    // How many items got a new version.
    table.integer('adopted_items');
    table.index(['institution_id', 'created_at']);
  });
  // One at a time for a section, however often the button is pressed.
  await knex.raw(
    `create unique index calibrations_under_way on calibrations (institution_id, section)
     where status in ('waiting', 'running')`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('calibrations');
  await knex.schema.dropTable('flags');
  await knex.schema.alterTable('responses', (table) => table.dropIndex(['institution_id', 'item_id']));
  await knex.schema.alterTable('items', (table) =>
    table.dropColumns('stem', 'search_text', 'parameters', 'source', 'difficulty'),
  );
}
