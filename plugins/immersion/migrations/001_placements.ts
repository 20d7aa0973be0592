import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('placements', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('sitting_id').notNullable().unique();
    table.text('state').notNullable().checkIn(['open', 'completed', 'abandoned']);
    table.jsonb('cuts').notNullable();
    table.boolean('hints_count').notNullable();
    table.timestamp('started_at').notNullable();
    table.timestamp('ended_at');
    table.integer('answered');
    table.jsonb('result');
    // However many tabs begin at once, one of them opens the placement.
    table.unique(['user_id'], { indexName: 'placements_one_open', predicate: knex.whereRaw("state = 'open'") });
    table.index(['user_id', 'ended_at']);
    table.check(
      "(state = 'completed') = (result is not null) and (state = 'open') = (ended_at is null)",
      {},
      'placements_state_fits',
    );
  });
  await knex.schema.createTable('grants', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('granted_by').references('id').inTable('platform.users').onDelete('SET NULL');
    table.text('reason').notNullable();
    table.timestamp('granted_at').notNullable();
    table.timestamp('used_at');
    // Granting twice is granting once.
    table.unique(['user_id'], { indexName: 'grants_one_unused', predicate: knex.whereRaw('used_at is null') });
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('grants');
  await knex.schema.dropTable('placements');
}
