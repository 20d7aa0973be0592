import type { Knex } from 'knex';

/** An institution's own help contacts move from the tutor's settings to those of safeguarding. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    insert into plugin_settings (institution_id, plugin_id, settings, changed_by, changed_at)
    select institution_id, 'safeguarding', jsonb_build_object('helpContacts', settings -> 'helpNearby'), changed_by, changed_at
    from plugin_settings
    where plugin_id = 'tutor' and settings ->> 'helpNearby' <> ''
    on conflict do nothing`);
}

export async function down(knex: Knex): Promise<void> {
  await knex('plugin_settings').where({ plugin_id: 'safeguarding' }).delete();
}
