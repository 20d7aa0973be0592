import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('rooms', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('created_by').references('id').inTable('platform.users').onDelete('SET NULL');
    // Null once whoever chose it is erased.
    table.text('name');
    table.text('type').notNullable().checkIn(['study_session', 'project']);
    table.text('circle').notNullable().checkIn(['under-13', 'minors', 'adults', 'staff']);
    table.boolean('is_private').notNullable();
    table.integer('max_participants').notNullable();
    table.timestamp('created_at').notNullable();
    table.timestamp('ended_at');
    table.index(['institution_id', 'created_at']);
  });
  await knex.schema.createTable('participants', (table) => {
    table.uuid('room_id').notNullable().references('id').inTable('rooms').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.text('role').notNullable().checkIn(['host', 'collaborator']);
    table.text('admission').notNullable().checkIn(['waiting', 'admitted', 'removed']);
    table.boolean('may_write').notNullable();
    table.timestamp('joined_at').notNullable();
    table.primary(['room_id', 'user_id']);
    table.index(['user_id']);
  });
  await knex.schema.createTable('documents', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('room_id').notNullable().references('id').inTable('rooms').onDelete('CASCADE');
    table.text('title').notNullable();
    table.text('type').notNullable().checkIn(['whiteboard', 'notes', 'code']);
    // Number of the last committed update: this row is locked until the commit, so numbers have no gaps.
    table.integer('sequence').notNullable();
    table.integer('bytes').notNullable();
    table.timestamp('last_modified').notNullable();
    table.uuid('modified_by').references('id').inTable('platform.users').onDelete('SET NULL');
    table.index(['room_id']);
  });
  await knex.schema.createTable('updates', (table) => {
    table.uuid('document_id').notNullable().references('id').inTable('documents').onDelete('CASCADE');
    table.integer('sequence').notNullable();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('user_id').references('id').inTable('platform.users').onDelete('SET NULL');
    table.binary('update').notNullable();
    table.timestamp('at').notNullable();
    table.primary(['document_id', 'sequence']);
    table.index(['user_id']);
  });
  // Everything up to `sequence`, merged. The latest one opens the document; earlier ones are its history.
  await knex.schema.createTable('snapshots', (table) => {
    table.uuid('document_id').notNullable().references('id').inTable('documents').onDelete('CASCADE');
    table.integer('sequence').notNullable();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.binary('state').notNullable();
    table.timestamp('at').notNullable();
    table.primary(['document_id', 'sequence']);
  });
  await knex.schema.createTable('writers', (table) => {
    table.uuid('document_id').notNullable().references('id').inTable('documents').onDelete('CASCADE');
    // 32 bits without a sign.
    table.double('client_id').notNullable();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.primary(['document_id', 'client_id']);
    table.index(['user_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['writers', 'snapshots', 'updates', 'documents', 'participants', 'rooms'])
    await knex.schema.dropTable(table);
}
