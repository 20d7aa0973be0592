import type { Knex } from 'knex';

// By what a sign-in service ends the sessions that began with it: digests of the person and the session as the service names them.

const columns = ['provider_subject', 'provider_session'] as const;

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('sessions', (table) => {
    for (const column of columns) {
      table.binary(column);
      table.index(['institution_id', column], `sessions_${column}`, { predicate: knex.whereNotNull(column) });
    }
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('sessions', (table) => {
    table.dropColumns(...columns);
  });
}
