import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  // Calls of a person and purpose within the last minute: here, so that every process sees them. Another name than the
  // core's table has: the library names its prepared statements by the table alone.
  await knex.schema.createTable('call_limits', (table) => {
    table.string('key', 255).primary();
    table.integer('points').notNullable().defaultTo(0);
    table.bigInteger('expire').index();
  });
  // Answers to prompts that say nothing about anybody.
  await knex.schema.createTable('cached_answers', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    // SHA-256 of everything the prompt is made of.
    table.text('prompt_hash').notNullable();
    table.text('provider').notNullable();
    table.text('model').notNullable();
    table.text('text').notNullable();
    table.timestamp('expires_at').notNullable().index();
    table.unique(['institution_id', 'prompt_hash']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('cached_answers');
  await knex.schema.dropTable('call_limits');
}
