import type { Knex } from 'knex';

// What calls took, what was spent, and who set which key. No words of a prompt or an answer are in any of these tables.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('calls', (table) => {
    table.uuid('id').primary();
    ofInstitution(table);
    // Null for the deployment itself, and for people who are no longer there.
    table.uuid('user_id').references('id').inTable('platform.users').onDelete('SET NULL').index();
    table.text('plugin').notNullable();
    table.text('purpose').notNullable();
    table.text('outcome').notNullable();
    // Who answered; null where nobody did.
    table.text('provider');
    table.text('model');
    table.integer('input_tokens').notNullable();
    table.integer('output_tokens').notNullable();
    // Millionths of the deployment's currency; null where the price of a model is not known.
    table.bigInteger('cost');
    table.integer('milliseconds').notNullable();
    table.integer('first_words_after');
    // Why a call was refused or another provider answered, in a word of our own.
    table.text('cause');
    table.timestamp('at').notNullable();
    table.index(['institution_id', 'at']);
  });
  // Every try at a provider: a call that failed over was paid for at each.
  await knex.schema.createTable('attempts', (table) => {
    table.uuid('call_id').notNullable().references('id').inTable('calls').onDelete('CASCADE');
    table.smallint('position').notNullable();
    ofInstitution(table);
    table.text('provider').notNullable();
    table.text('model').notNullable();
    table.text('result').notNullable();
    table.integer('input_tokens').notNullable();
    table.integer('output_tokens').notNullable();
    table.bigInteger('cost');
    table.integer('milliseconds').notNullable();
    table.timestamp('at').notNullable();
    table.primary(['call_id', 'position']);
    table.index(['institution_id', 'at']);
  });
  // Sums of costs, so that a budget is checked without adding up a month of calls. Days as the institution has them.
  await knex.schema.createTable('spending', (table) => {
    ofInstitution(table);
    table.date('day').notNullable();
    table.bigInteger('cost').notNullable();
    table.primary(['institution_id', 'day']);
  });
  await knex.schema.createTable('learner_spending', (table) => {
    ofInstitution(table);
    ofUser(table);
    table.date('day').notNullable();
    table.bigInteger('cost').notNullable();
    table.primary(['user_id', 'day']);
  });
  // Held back for calls under way.
  await knex.schema.createTable('reservations', (table) => {
    table.uuid('id').primary();
    ofInstitution(table).index();
    ofUser(table).index();
    table.bigInteger('amount').notNullable();
    table.timestamp('expires_at').notNullable();
  });
  // What administrators were told of a budget, once each.
  await knex.schema.createTable('warnings', (table) => {
    ofInstitution(table);
    table.text('budget').notNullable();
    // The first day of the month, or the day.
    table.date('period').notNullable();
    table.text('kind').notNullable();
    table.timestamp('at').notNullable();
    table.primary(['institution_id', 'budget', 'period', 'kind']);
  });
  // The keys themselves lie encrypted with the core.
  await knex.schema.createTable('keys', (table) => {
    ofInstitution(table);
    table.text('provider').notNullable();
    table.text('last_four').notNullable();
    table.uuid('set_by').references('id').inTable('platform.users').onDelete('SET NULL').index();
    table.timestamp('set_at').notNullable();
    table.primary(['institution_id', 'provider']);
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['keys', 'warnings', 'reservations', 'learner_spending', 'spending', 'attempts', 'calls']) {
    await knex.schema.dropTable(table);
  }
}

function ofInstitution(table: Knex.CreateTableBuilder) {
  return table
    .uuid('institution_id')
    .notNullable()
    .references('id')
    .inTable('platform.institutions')
    .onDelete('CASCADE');
}

function ofUser(table: Knex.CreateTableBuilder) {
  return table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
}
