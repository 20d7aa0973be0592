import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('awards', (table) => {
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.text('achievement_id').notNullable();
    table.timestamp('at').notNullable();
    table.primary(['user_id', 'achievement_id']);
    table.index(['institution_id', 'achievement_id']);
  });
  await knex.schema.createTable('learners', (table) => {
    table.uuid('user_id').primary().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.timestamp('weighed_at');
    table.timestamp('learnt_at');
    table.index(['institution_id', 'learnt_at']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('learners');
  await knex.schema.dropTable('awards');
}
