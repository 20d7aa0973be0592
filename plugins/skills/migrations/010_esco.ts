import type { Knex } from 'knex';

// The operator's copy of ESCO: occupations, the skills they need, and relations between skills.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('occupations', (table) => {
    table.text('id').primary();
    table.text('title').notNullable();
    table.specificType('aliases', 'text[]').notNullable().defaultTo('{}');
    table.text('description').notNullable();
    // Of the International Standard Classification of Occupations.
    table.text('isco_group').notNullable();
    table.text('checksum').notNullable();
  });
  await knex.schema.createTable('occupation_skills', (table) => {
    table.text('occupation_id').notNullable().references('id').inTable('occupations').onDelete('CASCADE');
    table.text('skill_id').notNullable().references('id').inTable('skills').onDelete('CASCADE');
    table.text('relation').notNullable().checkIn(['essential', 'optional']);
    table.primary(['occupation_id', 'skill_id']);
    table.index(['skill_id']);
  });
  await knex.schema.createTable('skill_relations', (table) => {
    table.text('skill_id').notNullable().references('id').inTable('skills').onDelete('CASCADE');
    table.text('related_id').notNullable().references('id').inTable('skills').onDelete('CASCADE');
    table.text('relation').notNullable().checkIn(['essential', 'optional']);
    table.primary(['skill_id', 'related_id']);
    table.index(['related_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('skill_relations');
  await knex.schema.dropTable('occupation_skills');
  await knex.schema.dropTable('occupations');
}
