import type { Knex } from 'knex';

// Whose learners are whose: with guardians, what a person of the staff sees beyond what their role allows.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('relations', (table) => {
    table.uuid('institution_id').notNullable().references('id').inTable('institutions').onDelete('RESTRICT');
    table.text('kind').notNullable().checkIn(['instructor', 'reviewer', 'recruiter']);
    table.uuid('staff_user_id').notNullable().references('id').inTable('users').onDelete('CASCADE');
    table.uuid('learner_user_id').notNullable().references('id').inTable('users').onDelete('CASCADE').index();
    // What the relation rests on: a class, an application. It ends when nothing is left that it rests on.
    table.text('source').notNullable();
    table.timestamp('created_at').notNullable();
    table.primary(['staff_user_id', 'learner_user_id', 'kind', 'source']);
    table.check('staff_user_id <> learner_user_id', undefined, 'relations_two_people');
  });
  await knex.schema.alterTable('institutions', (table) => {
    table.text('instructors_see').notNullable().defaultTo('everyone').checkIn(['everyone', 'their-learners']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('institutions', (table) => {
    table.dropColumn('instructors_see');
  });
  await knex.schema.dropTable('relations');
}
