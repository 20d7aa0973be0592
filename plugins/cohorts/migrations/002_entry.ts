import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('cohorts', (table) => {
    table.boolean('is_private').notNullable().defaultTo(false);
    // SHA-256 of the code of the invitation link.
    table.text('invitation_hash').unique();
    table.timestamp('invitation_expires_at');
  });
  for (const name of ['waiting', 'bans']) {
    await knex.schema.createTable(name, (table) => {
      table.uuid('cohort_id').notNullable().references('id').inTable('cohorts').onDelete('CASCADE');
      table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
      table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
      table.timestamp('since').notNullable();
      table.primary(['cohort_id', 'user_id']);
      table.index(['user_id']);
    });
  }
  await knex.schema.createTable('reports', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('cohort_id').notNullable().references('id').inTable('cohorts').onDelete('CASCADE');
    table.uuid('reporter_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    // Null where the cohort itself is reported.
    table.uuid('reported_id').references('id').inTable('platform.users').onDelete('CASCADE');
    table.text('reason').notNullable();
    table.timestamp('at').notNullable();
    table.timestamp('settled_at');
    table.index(['institution_id', 'settled_at']);
    table.index(['cohort_id']);
    table.index(['reporter_id']);
    table.index(['reported_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['reports', 'bans', 'waiting']) await knex.schema.dropTable(table);
  await knex.schema.alterTable('cohorts', (table) => {
    for (const column of ['is_private', 'invitation_hash', 'invitation_expires_at']) table.dropColumn(column);
  });
}
