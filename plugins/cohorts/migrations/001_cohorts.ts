import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('cohorts', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('created_by').references('id').inTable('platform.users').onDelete('SET NULL');
    // Null once whoever wrote them is erased.
    table.text('name');
    table.text('description');
    table.text('topic').notNullable();
    table.integer('max_members').notNullable().checkBetween([2, 50]);
    table.text('audience').notNullable().checkIn(['under-13', 'minors', 'adults', 'led-by-staff']);
    table.timestamp('created_at').notNullable();
    table.timestamp('archived_at');
    table.index(['institution_id', 'created_at']);
    table.index(['created_by']);
  });
  await knex.schema.createTable('members', (table) => {
    table.uuid('cohort_id').notNullable().references('id').inTable('cohorts').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.text('role').notNullable().checkIn(['owner', 'moderator', 'member']);
    table.timestamp('joined_at').notNullable();
    table.primary(['cohort_id', 'user_id']);
    table.index(['user_id']);
  });
  // One owner at most. None where the owner was erased: staff then hand the cohort over.
  await knex.raw(`create unique index members_owner on members (cohort_id) where role = 'owner'`);
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['members', 'cohorts']) await knex.schema.dropTable(table);
}
