import type { Knex } from 'knex';

/** What the import of gaps writes as their model answer. */
const gaps = 'The right answer is this, gap by gap:%';

/** Open answers count in sentences from now on; items with gaps to fill ask for a word or two. */
export async function up(knex: Knex): Promise<void> {
  await knex('items')
    .whereRaw("content ->> 'format' = 'open_ended' and content -> 'rubric' ->> 'modelAnswer' like ?", [gaps])
    .update({ content: knex.raw(`jsonb_set(content, '{rubric,form}', '"words"')`) });
}

export async function down(knex: Knex): Promise<void> {
  await knex('items')
    .whereRaw("content -> 'rubric' ->> 'form' is not null")
    .update({ content: knex.raw("content #- '{rubric,form}'") });
}
