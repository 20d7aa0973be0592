import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('documents', (table) => {
    // The job that reads the document; null while it waits for its turn.
    table.uuid('reading_job_id');
    // When another job may take it: after the next scan is due, or if the job that took it has vanished.
    table.timestamp('not_before');
    // How often its reading began in this round.
    table.integer('attempts').notNullable().defaultTo(0);
    table.index(['institution_id', 'user_id', 'uploaded_at'], 'documents_unread', {
      predicate: knex.whereRaw(`status in ('pending', 'processing')`),
    });
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('documents', (table) => {
    table.dropIndex([], 'documents_unread');
    for (const column of ['reading_job_id', 'not_before', 'attempts']) table.dropColumn(column);
  });
}
