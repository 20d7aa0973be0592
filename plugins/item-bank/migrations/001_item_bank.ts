import type { Knex } from 'knex';

// Items are a catalogue that all institutions share; sittings and responses belong to one.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('items', (table) => {
    table.text('item_id').notNullable();
    table.integer('version').notNullable();
    table.text('section').notNullable();
    table.text('content_area').notNullable();
    table.smallint('rung').notNullable();
    table.text('format').notNullable().checkIn(['multiple_choice', 'open_ended']);
    // The whole item as its schema has it, key and parameters included.
    table.jsonb('content').notNullable();
    // Of the content, so that an item that did not change gets no new version.
    table.text('checksum').notNullable();
    // One version of an item is asked; earlier ones stay, so that old scores can be recomputed.
    table.boolean('is_operational').notNullable();
    table.text('origin').notNullable().checkIn(['shipped', 'imported']);
    table.timestamp('created_at').notNullable();
    table.primary(['item_id', 'version']);
    table.unique(['item_id'], { indexName: 'items_operational', predicate: knex.whereRaw('is_operational') });
    table.index(['section', 'is_operational']);
  });
  await knex.schema.createTable('exposure', (table) => {
    table.text('item_id').primary();
    table.integer('asked').notNullable().defaultTo(0);
  });
  await knex.schema.createTable('takers', (table) => {
    table.text('section').primary();
    table.integer('sittings').notNullable().defaultTo(0);
  });
  // One row: the state of the bank, so that a process sees that it has changed.
  await knex.schema.createTable('bank_state', (table) => {
    table.boolean('is_the_one').primary().defaultTo(true).checkIn(['true']);
    table.integer('revision').notNullable();
    // Of the shipped content that was last brought in.
    table.text('fingerprint').notNullable();
  });
  await knex.schema.createTable('sittings', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('user_id').references('id').inTable('platform.users').onDelete('SET NULL').index();
    table.text('purpose').notNullable();
    table.jsonb('plan').notNullable();
    table.jsonb('ladder').notNullable();
    table.timestamp('opened_at').notNullable();
    table.timestamp('closed_at');
  });
  await knex.schema.createTable('responses', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('user_id').references('id').inTable('platform.users').onDelete('SET NULL').index();
    table.uuid('sitting_id').notNullable().references('id').inTable('sittings').onDelete('CASCADE');
    table.integer('position').notNullable();
    table.text('section').notNullable();
    table.text('item_id').notNullable();
    table.integer('item_version').notNullable();
    table.timestamp('asked_at').notNullable();
    table.timestamp('answered_at');
    table.smallint('answer_option');
    table.text('answer_text');
    table.smallint('points');
    table.smallint('maximum_points');
    table.text('grader');
    table.jsonb('grading');
    table.integer('milliseconds');
    table.specificType('hint_ids', 'text[]').notNullable().defaultTo('{}');
    // The verdict as it was told, so that it can be told again.
    table.jsonb('verdict');
    table.unique(['sitting_id', 'position']);
    table.unique(['sitting_id', 'item_id']);
    table.foreign(['item_id', 'item_version']).references(['item_id', 'version']).inTable('items');
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['responses', 'sittings', 'bank_state', 'takers', 'exposure', 'items']) {
    await knex.schema.dropTable(table);
  }
}
