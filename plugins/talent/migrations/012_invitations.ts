import type { Knex } from 'knex';

/** Invitations of recruiters, which are shown alike whether or not the address has an account already. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('invitations', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('partner_id').notNullable().references('id').inTable('partners').onDelete('CASCADE');
    // The account that was created for the address, or that had it.
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('invited_by').references('id').inTable('platform.users').onDelete('SET NULL');
    // As the recruiter wrote them.
    table.text('first_name').notNullable();
    table.text('last_name').notNullable();
    table.text('email').notNullable();
    table.timestamp('invited_at').notNullable();
    table.index(['partner_id', 'invited_at']);
    table.index(['user_id']);
    table.index(['invited_by']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('invitations');
}
