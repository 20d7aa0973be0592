import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  // Every attempt to send a letter stores its PDF under an id of its own, so that no other attempt replaces it.
  await knex.schema.alterTable('recommendations', (table) => {
    table.uuid('file_id');
    table.text('file_hash');
  });
  // Until now the key of a file had the id of the request.
  await knex.raw('update recommendations set file_id = id where file_name is not null and not is_waived');
  // Mail that has been sent, by the id of its job: a job that is repeated does not send it again.
  await knex.schema.createTable('sent_mails', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.timestamp('at').notNullable();
    table.index(['institution_id', 'at']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('sent_mails');
  await knex.schema.alterTable('recommendations', (table) => table.dropColumns('file_id', 'file_hash'));
}
