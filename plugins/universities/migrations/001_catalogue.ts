import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('universities', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    // Names the university in imported files.
    table.text('key').notNullable();
    table.text('name').notNullable();
    table.text('country_code').notNullable();
    table.text('city');
    table.text('website');
    table.text('description');
    table.text('partnership_tier').notNullable();
    table.specificType('min_eiq_score', 'numeric(4,1)').notNullable();
    table.specificType('preferred_eiq_score', 'numeric(4,1)').notNullable();
    table.integer('ranking');
    table.text('ranking_source');
    table.integer('ranking_year');
    table.text('ror_id');
    table.boolean('is_sample').notNullable().defaultTo(false);
    // False: hidden from learners and closed for applications. Existing applications are kept.
    table.boolean('is_active').notNullable().defaultTo(true);
    // Name, city, country and programmes in lower case without accents, for search.
    table.text('search').notNullable();
    // Counts changes, so that two administrators do not overwrite each other.
    table.integer('version').notNullable().defaultTo(1);
    table.timestamp('changed_at').notNullable();
    table.unique(['institution_id', 'key']);
    table.index(['institution_id', 'min_eiq_score']);
    table.index(['institution_id', 'name', 'id']);
  });
  await knex.schema.createTable('programmes', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('university_id').notNullable().references('id').inTable('universities').onDelete('CASCADE');
    table.text('key').notNullable();
    table.text('name').notNullable();
    table.text('level').notNullable();
    table.text('cip_code');
    // Null: the university's.
    table.specificType('min_eiq_score', 'numeric(4,1)');
    table.specificType('preferred_eiq_score', 'numeric(4,1)');
    table.specificType('min_gpa', 'numeric(3,2)');
    table.jsonb('documents').notNullable().defaultTo('[]');
    table.jsonb('tests').notNullable().defaultTo('[]');
    table.integer('letters').notNullable().defaultTo(0);
    table.integer('tuition_amount');
    table.text('tuition_currency');
    table.unique(['university_id', 'key']);
    table.unique(['university_id', 'name']);
    table.index(['institution_id', 'name']);
  });
  await knex.schema.createTable('intakes', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('university_id').notNullable().references('id').inTable('universities').onDelete('CASCADE');
    table.uuid('programme_id').notNullable().references('id').inTable('programmes').onDelete('CASCADE');
    table.text('key').notNullable();
    table.text('name').notNullable();
    table.text('time_zone').notNullable();
    // As the university wrote them, and the moments computed from them.
    table.text('opens_local').notNullable();
    table.text('deadline_local').notNullable();
    table.text('decisions_local').notNullable();
    table.timestamp('opens_at').notNullable();
    table.timestamp('deadline').notNullable();
    table.timestamp('decisions_at').notNullable();
    table.integer('places');
    table.unique(['programme_id', 'key']);
    table.index(['institution_id', 'deadline']);
    table.index(['university_id', 'deadline']);
  });
  await knex.schema.createTable('saved_universities', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('university_id').notNullable().references('id').inTable('universities').onDelete('CASCADE');
    table.timestamp('saved_at').notNullable();
    table.unique(['user_id', 'university_id']);
    table.index(['university_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['saved_universities', 'intakes', 'programmes', 'universities'])
    await knex.schema.dropTable(table);
}
