import type { Knex } from 'knex';

// Exposure by month, and what each calibration estimated of each item, so that both can be read without all answers.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('exposure_months', (table) => {
    table.text('item_id').notNullable();
    // Its first day, UTC.
    table.date('month').notNullable();
    table.integer('asked').notNullable();
    table.primary(['item_id', 'month']);
  });
  await knex.schema.createTable('taker_months', (table) => {
    table.text('section').notNullable();
    table.text('pool').notNullable();
    table.date('month').notNullable();
    table.integer('sittings').notNullable();
    table.primary(['section', 'pool', 'month']);
  });
  const month = (moment: string) => `date_trunc('month', ${moment} at time zone 'utc')::date`;
  const asked = `responses join sittings on sittings.id = responses.sitting_id
    where coalesce(sittings.plan ->> 'pool', 'assessment') not in ('demo', 'early_demo')`;
  await knex.raw(
    `insert into exposure_months select item_id, ${month('asked_at')}, count(*) from ${asked} group by 1, 2`,
  );
  await knex.raw(
    `insert into taker_months
     select section, pool, ${month('began_at')}, count(*) from (
       select section, coalesce(sittings.plan ->> 'pool', 'assessment') as pool, min(asked_at) as began_at
       from ${asked} group by sitting_id, 1, 2) as began
     group by 1, 2, 3`,
  );

  await knex.schema.createTable('estimates', (table) => {
    table.uuid('calibration_id').notNullable().references('id').inTable('calibrations').onDelete('CASCADE');
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.text('item_id').notNullable();
    table.integer('item_version').notNullable();
    // Fingerprint of the question: estimates of another question are not compared. Null: of before this was kept.
    table.text('question');
    table.text('model').notNullable();
    table.integer('answers').notNullable();
    table.jsonb('parameters').notNullable();
    // Logits; of an open item the mean of its thresholds.
    table.double('difficulty').notNullable();
    table.double('difficulty_error');
    table.timestamp('estimated_at').notNullable();
    table.boolean('is_latest').notNullable();
    // The comparison with the estimate before, or with the parameters in use where there was none; null without one.
    table.double('change');
    table.double('change_error');
    table.double('d_squared');
    table.double('robust_z');
    table.boolean('is_drifting').notNullable().defaultTo(false);
    table.uuid('compared_with').references('id').inTable('calibrations').onDelete('SET NULL');
    table.primary(['calibration_id', 'item_id']);
    table.index(['institution_id', 'item_id', 'estimated_at']);
    table.unique(['institution_id', 'item_id'], {
      indexName: 'estimates_latest',
      predicate: knex.whereRaw('is_latest'),
    });
  });
  // Open items of earlier calibrations are left out: a mean of thresholds needs more than SQL should do here.
  await knex.raw(
    `insert into estimates (calibration_id, institution_id, item_id, item_version, model, answers, parameters, difficulty,
                            difficulty_error, estimated_at, is_latest)
     select id, institution_id, item ->> 'itemId', (item ->> 'version')::int, model, (item ->> 'answers')::int, item -> 'after',
            (item -> 'after' ->> 'b')::double precision, (item -> 'se' ->> 'b')::double precision,
            coalesce(finished_at, created_at),
            row_number() over (partition by institution_id, item ->> 'itemId'
                               order by coalesce(finished_at, created_at) desc, id desc) = 1
     from calibrations, jsonb_array_elements(result -> 'items') as item
     where status = 'done' and (result ->> 'converged')::boolean and item ->> 'outcome' = 'estimated'
       and jsonb_typeof(item -> 'after' -> 'b') = 'number'`,
  );
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['estimates', 'taker_months', 'exposure_months']) await knex.schema.dropTable(table);
}
