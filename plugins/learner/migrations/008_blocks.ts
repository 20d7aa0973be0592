import type { Knex } from 'knex';

/** Whom learners have blocked. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('blocks', (table) => {
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('blocked_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.timestamp('at').notNullable();
    table.primary(['user_id', 'blocked_id']);
    table.index(['blocked_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('blocks');
}
