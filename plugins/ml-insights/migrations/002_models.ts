import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('trainings', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    // The data set that the models are trained on.
    table.uuid('generation_id').notNullable().references('id').inTable('generations').onDelete('CASCADE');
    // Of the models: 1, 2, … in an institution.
    table.integer('version').notNullable();
    table.text('state').notNullable().checkIn(['waiting', 'running', 'done', 'failed', 'cancelled']);
    table.text('message');
    table.timestamp('started_at').notNullable();
    table.timestamp('touched_at').notNullable();
    table.timestamp('finished_at');
    table.unique(['institution_id', 'version']);
  });
  await knex.raw(
    `create unique index trainings_one_at_a_time on trainings (institution_id) where state in ('waiting', 'running')`,
  );
  await knex.schema.createTable('models', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('training_id').notNullable().references('id').inTable('trainings').onDelete('CASCADE');
    // The step of the training: trees, salary, …
    table.text('name').notNullable();
    // Files of models by name, each text with its checksum; empty for a step without a model.
    table.jsonb('artefacts').notNullable();
    table.jsonb('card').notNullable();
    table.timestamp('created_at').notNullable();
    table.unique(['training_id', 'name']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('models');
  await knex.schema.dropTable('trainings');
}
