import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  const owned = (table: Knex.CreateTableBuilder) => {
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
  };
  await knex.schema.createTable('documents', (table) => {
    table.uuid('id').primary();
    owned(table);
    table.text('category').notNullable().checkIn(['transcript', 'test-scores']);
    table.text('file_name').notNullable();
    table.bigInteger('file_size').notNullable();
    table.text('file_type').notNullable();
    table.text('sha256').notNullable();
    table.text('status').notNullable().checkIn(['pending', 'processing', 'completed', 'failed']);
    table.timestamp('uploaded_at').notNullable();
    // Counts the readings, so that each is announced once.
    table.integer('round').notNullable().defaultTo(1);
    // When the virus scanner found the file clean; null without a scan.
    table.timestamp('scanned_at');
    table.boolean('waits_for_scan').notNullable().defaultTo(false);
    table.text('failure');
    table.text('failure_detail');
    table.timestamp('processed_at');
    table.text('kind').checkIn(['transcript', 'sat', 'act', 'ap', 'other']);
    table.boolean('name_matches');
    table.timestamp('confirmed_at');
    // The same bytes of one learner are one document.
    table.unique(['user_id', 'sha256']);
    table.index(['user_id', 'uploaded_at']);
    table.index(['institution_id', 'status']);
  });
  await knex.schema.createTable('readings', (table) => {
    table.uuid('document_id').primary();
    owned(table);
    // What was read. Never changes.
    table.jsonb('reading').notNullable();
    table.jsonb('pages').notNullable();
    // The values as the learner corrected them, beside what was read.
    table.jsonb('corrections');
    table.timestamp('corrected_at');
    // The values that were confirmed.
    table.jsonb('confirmed');
    table.index('user_id');
  });
  await knex.schema.createTable('uploads', (table) => {
    table.uuid('id').primary();
    owned(table);
    table.text('category').notNullable().checkIn(['transcript', 'test-scores']);
    table.text('file_name').notNullable();
    table.bigInteger('file_size').notNullable();
    table.bigInteger('received').notNullable();
    // Keys and sizes of the stored chunks, in order.
    table.jsonb('chunks').notNullable();
    table.uuid('document_id');
    table.timestamp('touched_at').notNullable();
    table.index('user_id');
    table.index('touched_at');
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['uploads', 'readings', 'documents']) await knex.schema.dropTable(table);
}
