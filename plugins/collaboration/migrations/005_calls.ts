import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  // Who is in a room's call, with the connection that carries their signals. Only those still present count.
  await knex.schema.createTable('calls', (table) => {
    table.uuid('room_id').notNullable().references('id').inTable('rooms').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.text('connection_id').notNullable();
    table.boolean('is_audio_enabled').notNullable();
    table.boolean('is_video_enabled').notNullable();
    table.boolean('is_screen_sharing').notNullable();
    table.timestamp('joined_at').notNullable();
    table.primary(['room_id', 'user_id']);
    table.index(['user_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('calls');
}
