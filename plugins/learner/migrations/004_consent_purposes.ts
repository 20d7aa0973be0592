import type { Knex } from 'knex';

// A consent was one button; from here on each decision holds the purposes that stand after it.
//
// The first wording named voice, uploads, talking, outside AI, recruiters and being seen by fellow learners, all or none.
// A consent to it counts for all of them but the two that pass something on to others outside the school: nobody could
// decline these by themselves, so they are asked again.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('consents', (table) => {
    table.jsonb('purposes').notNullable().defaultTo('[]');
    table.text('way').notNullable().defaultTo('letter');
    table.text('wording').notNullable().defaultTo('1');
  });
  await knex('consents')
    .withSchema('learner')
    .where({ is_given: true })
    .update({ purposes: JSON.stringify(['taking-part', 'talking', 'uploads', 'voice', 'boards']) });
  await knex.schema.alterTable('consents', (table) => table.dropColumn('is_given'));
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('consents', (table) => table.boolean('is_given').notNullable().defaultTo(false));
  await knex('consents')
    .withSchema('learner')
    .update({ is_given: knex.raw('jsonb_array_length(purposes) > 0') });
  await knex.schema.alterTable('consents', (table) => {
    for (const column of ['purposes', 'way', 'wording']) table.dropColumn(column);
  });
}
