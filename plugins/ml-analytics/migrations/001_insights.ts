import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  // The latest insights of each learner; newer ones replace them.
  await knex.schema.createTable('insights', (table) => {
    table.uuid('user_id').primary().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.text('period').notNullable();
    table.jsonb('insights').notNullable();
    table.jsonb('missing').notNullable();
    table.timestamp('generated_at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('insights');
}
