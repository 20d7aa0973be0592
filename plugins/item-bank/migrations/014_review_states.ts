import type { Knex } from 'knex';

const states = `'draft', 'review', 'pretest', 'operational', 'suspended', 'retired'`;

/**
 * Items have a review state, which applies to all their versions. `is_current` marks the version in use, whatever the state;
 * items that their pack dropped had no such version and are retired now.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('items', (table) => {
    table.renameColumn('is_operational', 'is_current');
    table.text('state');
  });
  await knex.raw('alter index items_operational rename to items_current');
  await knex.schema.createTable('state_changes', (table) => {
    table.uuid('id').primary();
    table.text('item_id').notNullable();
    table.integer('item_version').notNullable();
    // Null: the state it was imported with.
    table.text('from_state');
    table.text('to_state').notNullable();
    table.text('reason').notNullable();
    table.text('cause').notNullable().checkIn(['person', 'command', 'import', 'pack']);
    // Of the person. The bank is shared, so the change outlives both.
    table.uuid('institution_id').references('id').inTable('platform.institutions').onDelete('SET NULL');
    table.uuid('changed_by').references('id').inTable('platform.users').onDelete('SET NULL').index();
    table.timestamp('changed_at').notNullable();
    table.foreign(['item_id', 'item_version']).references(['item_id', 'version']).inTable('items');
    table.index(['item_id', 'changed_at']);
  });
  await knex.raw(`update items set state = 'operational'`);
  await knex.raw(
    `with dropped as (
       select item_id, max(version) as version from items group by item_id having not bool_or(is_current)
     ), recorded as (
       insert into state_changes (id, item_id, item_version, from_state, to_state, reason, cause, changed_at)
       select gen_random_uuid(), item_id, version, 'operational', 'retired', 'Its pack no longer contains it', 'pack', now()
       from dropped
     ), retired as (
       update items set state = 'retired' from dropped where items.item_id = dropped.item_id and items.version <> dropped.version
     )
     update items set state = 'retired', is_current = true from dropped
     where items.item_id = dropped.item_id and items.version = dropped.version`,
  );
  // Without a default, so that a new version cannot forget the state of the item.
  await knex.raw(
    `alter table items alter column state set not null, add constraint items_state_check check (state in (${states}))`,
  );
  await knex.raw(
    `alter table state_changes add constraint state_changes_states check (from_state in (${states}) and to_state in (${states}))`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`update items set is_current = false where state <> 'operational'`);
  await knex.schema.dropTable('state_changes');
  await knex.raw('alter index items_current rename to items_operational');
  await knex.schema.alterTable('items', (table) => {
    table.dropColumn('state');
    table.renameColumn('is_current', 'is_operational');
  });
}
