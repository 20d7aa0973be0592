import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('applications', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    // What an application is for cannot be removed.
    table.uuid('university_id').notNullable().references('id').inTable('universities');
    table.uuid('programme_id').notNullable().references('id').inTable('programmes');
    table.uuid('intake_id').notNullable().references('id').inTable('intakes');
    // What the applicant may know. A decision that is not released is in `decisions` alone.
    table.text('status').notNullable();
    table.text('recommendation_status');
    table.text('analysis_summary');
    table.integer('released_sequence').notNullable().defaultTo(0);
    // Essays, and the version of the draft by which two devices notice each other.
    table.jsonb('application_data').notNullable();
    table.integer('version').notNullable().defaultTo(1);
    // Null: all confirmed documents.
    table.jsonb('document_ids');
    // As recorded at the submission; null before it.
    table.specificType('application_eiq_score', 'numeric(4,1)');
    table.specificType('application_standard_error', 'numeric(6,2)');
    table.jsonb('record');
    table.jsonb('transcript_analysis');
    table.timestamp('submitted_at');
    table.timestamp('created_at').notNullable();
    table.timestamp('updated_at').notNullable();
    table.index(['user_id', 'created_at']);
    table.index(['institution_id', 'university_id', 'status', 'submitted_at']);
    table.index(['intake_id', 'status']);
    table.index(['programme_id']);
  });
  await knex.raw(
    `create unique index applications_one_per_intake on applications (user_id, intake_id) where status <> 'withdrawn'`,
  );
  // What happened to an application, as the applicant may know it.
  await knex.schema.createTable('application_steps', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('application_id').notNullable().references('id').inTable('applications').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.text('step').notNullable();
    table.text('from');
    table.text('to').notNullable();
    table.text('party').notNullable();
    table.uuid('actor_id').references('id').inTable('platform.users').onDelete('SET NULL');
    table.timestamp('at').notNullable();
    table.index(['application_id', 'id']);
    table.index(['user_id']);
    table.index(['actor_id']);
  });
  // Decisions by reviewers, from the first to the one that counts. None of it reaches the applicant before its release.
  await knex.schema.createTable('decisions', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('application_id').notNullable().references('id').inTable('applications').onDelete('CASCADE');
    table.integer('sequence').notNullable();
    table.text('decision').notNullable();
    table.uuid('actor_id').references('id').inTable('platform.users').onDelete('SET NULL');
    table.timestamp('at').notNullable();
    table.unique(['application_id', 'sequence']);
    table.index(['actor_id']);
  });
  // Confirmed documents as they were when the application was submitted.
  await knex.schema.createTable('application_documents', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('application_id').notNullable().references('id').inTable('applications').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('document_id').notNullable();
    table.text('file_name').notNullable();
    table.text('kind').notNullable();
    table.timestamp('confirmed_at').notNullable();
    table.jsonb('values').notNullable();
    table.boolean('name_matches').notNullable();
    table.boolean('corrected').notNullable();
    // When the learner deleted the file. The values stay part of the application.
    table.timestamp('removed_at');
    table.unique(['application_id', 'document_id']);
    table.index(['document_id']);
    table.index(['user_id']);
  });
  // Only an erasure, which deletes the application first and empties the actor, changes what happened.
  await knex.raw(`
    create function keep_history() returns trigger language plpgsql as $$
    declare
      is_gone boolean;
    begin
      if tg_op = 'DELETE' then
        execute format(
          'select not exists (select from %I.applications where id = $1) '
          'or not exists (select from platform.institutions where id = $2)', tg_table_schema)
          into is_gone using old.application_id, old.institution_id;
        if is_gone then return old; end if;
      elsif new.actor_id is null and to_jsonb(new) - 'actor_id' = to_jsonb(old) - 'actor_id' then
        return new;
      end if;
      raise exception 'rows of % cannot be changed or deleted', tg_table_name using errcode = 'restrict_violation';
    end $$`);
  for (const table of ['application_steps', 'decisions']) {
    await knex.raw(
      `create trigger keep_history before update or delete on ?? for each row execute function keep_history()`,
      [table],
    );
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['application_documents', 'decisions', 'application_steps', 'applications'])
    await knex.schema.dropTable(table);
  await knex.raw('drop function keep_history()');
}
