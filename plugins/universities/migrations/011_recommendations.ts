import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('recommendations', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('application_id').notNullable().references('id').inTable('applications').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.text('recommender_name').notNullable();
    table.text('recommender_email').notNullable();
    // Whether the applicant gave up the right to see the letter. Cannot be changed.
    table.boolean('is_waived').notNullable();
    table.text('status').notNullable();
    table.timestamp('requested_at').notNullable();
    table.timestamp('sent_at');
    table.timestamp('reminded_at');
    table.integer('reminders').notNullable().defaultTo(0);
    table.timestamp('answered_at');
    // A letter that the applicant may see. Others are in sealed_letters.
    table.text('letter');
    table.text('file_name');
    table.index(['application_id']);
    table.index(['user_id', 'requested_at']);
    table.index(['institution_id', 'status']);
  });
  await knex.raw(`create unique index recommendations_one_per_recommender on recommendations
    (application_id, lower(recommender_email)) where status <> 'withdrawn'`);
  // Every mail has a link of its own, and all of them end with the letter.
  await knex.schema.createTable('recommendation_links', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('recommendation_id').notNullable().references('id').inTable('recommendations').onDelete('CASCADE');
    table.binary('hash').notNullable().unique();
    table.timestamp('created_at').notNullable();
    table.index(['recommendation_id']);
  });
  // Letters that the applicant waived the right to see: no export includes them. Deleted with the request.
  await knex.schema.createTable('sealed_letters', (table) => {
    table.uuid('recommendation_id').primary().references('id').inTable('recommendations').onDelete('CASCADE');
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.text('letter').notNullable();
    table.binary('file');
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['sealed_letters', 'recommendation_links', 'recommendations']) await knex.schema.dropTable(table);
}
