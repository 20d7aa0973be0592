import type { Knex } from 'knex';

// One record a learner. Everything here goes when the person goes.

export async function up(knex: Knex): Promise<void> {
  // The row that changes to a learner's record wait their turn at.
  await knex.schema.createTable('profiles', (table) => {
    ofUser(table).primary();
    ofInstitution(table);
    table.text('age_band').notNullable().defaultTo('unknown');
    table.text('learning_style').notNullable().defaultTo('analytical');
    // As IANA names it; null until the learner's browser has told.
    table.text('time_zone');
    table.timestamp('created_at').notNullable();
    table.timestamp('updated_at').notNullable();
  });
  // Append-only: a learner's score is computed from these rows and stored nowhere.
  await knex.schema.createTable('results', (table) => {
    table.uuid('id').primary();
    ofInstitution(table);
    ofUser(table);
    table.text('source').notNullable();
    table.text('source_id').notNullable();
    table.text('title').notNullable();
    table.timestamp('at').notNullable();
    // Logits.
    table.double('theta').notNullable();
    table.double('se').notNullable();
    table.text('level').notNullable();
    table.double('confidence').notNullable();
    table.jsonb('domains').notNullable();
    table.text('version').notNullable();
    table.timestamp('added_at').notNullable();
    table.unique(['user_id', 'source', 'source_id']);
    table.check('se > 0', undefined, 'results_se');
  });
  await knex.schema.createTable('section_progress', (table) => {
    ofInstitution(table);
    ofUser(table);
    table.text('section').notNullable();
    table.double('progress').notNullable();
    table.timestamp('updated_at').notNullable();
    table.primary(['user_id', 'section']);
    table.check('progress between 0 and 100', undefined, 'section_progress_percent');
  });
  // One row for each concept of each answered question: what concept_mastery is worked out from.
  await knex.schema.createTable('evidence', (table) => {
    ofInstitution(table);
    ofUser(table);
    table.uuid('question_id').notNullable();
    table.text('concept').notNullable();
    table.text('outcome').notNullable();
    table.timestamp('at').notNullable();
    table.primary(['user_id', 'question_id', 'concept']);
    table.index(['user_id', 'concept', 'at']);
  });
  await knex.schema.createTable('concept_mastery', (table) => {
    ofInstitution(table);
    ofUser(table);
    table.text('concept').notNullable();
    table.text('section').notNullable();
    table.text('level').notNullable();
    table.boolean('is_struggling').notNullable();
    // How many answers showed what.
    for (const outcome of ['attempted', 'familiar', 'proficient', 'mastered']) {
      table.integer(outcome).notNullable();
    }
    table.timestamp('last_seen_at').notNullable();
    table.primary(['user_id', 'concept']);
  });
  await knex.schema.createTable('activity', (table) => {
    ofInstitution(table);
    ofUser(table);
    table.text('kind').notNullable();
    table.text('id').notNullable();
    // On the learner's calendar at that moment.
    table.date('day').notNullable();
    table.timestamp('at').notNullable();
    table.primary(['user_id', 'kind', 'id']);
    table.index(['user_id', 'day']);
  });
  // Append-only: the latest decision counts.
  await knex.schema.createTable('consents', (table) => {
    table.uuid('id').primary();
    ofInstitution(table);
    ofUser(table).index();
    table.boolean('is_given').notNullable();
    table.text('decided_by').notNullable();
    table.timestamp('at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of [
    'consents',
    'activity',
    'concept_mastery',
    'evidence',
    'section_progress',
    'results',
    'profiles',
  ]) {
    await knex.schema.dropTable(table);
  }
}

function ofInstitution(table: Knex.CreateTableBuilder) {
  table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
}

function ofUser(table: Knex.CreateTableBuilder) {
  return table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
}
