import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('preparations', (table) => {
    table.uuid('user_id').primary().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.integer('hours');
    table.text('kind').checkIn(['level', 'platinum', 'own', 'requirement']);
    table.text('reference');
    table.text('title');
    table.double('score');
    table.date('by');
    table.timestamp('chosen_at');
    table.double('from_score');
    table.double('from_error');
    table.check(
      '(kind is null) = (score is null) and (kind is null) = (title is null) and (kind is null) = (chosen_at is null)',
      {},
      'preparations_target_fits',
    );
  });
  await knex.schema.createTable('weeks', (table) => {
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    // A Monday.
    table.date('week').notNullable();
    table.jsonb('lines').notNullable();
    table.timestamp('made_at').notNullable();
    table.text('reason').notNullable().checkIn(['week', 'target', 'hours', 'record']);
    table.double('from_score').notNullable();
    table.double('from_error').notNullable();
    table.timestamp('done_at');
    table.primary(['user_id', 'week']);
    table.check('extract(isodow from week) = 1', {}, 'weeks_begin_on_monday');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('weeks');
  await knex.schema.dropTable('preparations');
}
