import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('announcements', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    // Of the plugin classes; null for everyone in the institution.
    table.uuid('class_id');
    // What the audience was called when it was written: `7b`.
    table.text('audience').notNullable();
    table.text('title').notNullable();
    table.text('text').notNullable();
    table.boolean('by_mail').notNullable();
    table.uuid('created_by').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.timestamp('created_at').notNullable();
    table.timestamp('publish_at').notNullable();
    table.timestamp('published_at');
    table.timestamp('withdrawn_at');
    table.index(['institution_id', 'publish_at']);
    table.index(['created_by', 'created_at']);
  });
  await knex.schema.createTable('recipients', (table) => {
    table.uuid('announcement_id').notNullable().references('id').inTable('announcements').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    // Later than the publication for minors in quiet hours.
    table.timestamp('deliver_at').notNullable();
    table.timestamp('told_at');
    table.timestamp('read_at');
    table.primary(['announcement_id', 'user_id']);
    table.index(['user_id', 'deliver_at']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('recipients');
  await knex.schema.dropTable('announcements');
}
