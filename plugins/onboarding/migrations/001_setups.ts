import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('setups', (table) => {
    table.uuid('user_id').primary().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.jsonb('profile');
    table.jsonb('draft');
    table.integer('step').notNullable().defaultTo(1);
    table.integer('revision').notNullable().defaultTo(0);
    table.timestamp('completed_at');
    table.integer('first_age');
    table.timestamp('first_age_at');
    table.timestamp('updated_at').notNullable();
    table.check('(profile is null) = (completed_at is null)', {}, 'setups_completed_fits');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('setups');
}
