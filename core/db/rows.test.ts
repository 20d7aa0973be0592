import type { RelationMappings } from 'objection';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { knexOf } from './connect.ts';
import { newId } from './ids.ts';
import { CatalogueRow, Row } from './rows.ts';
import type { TestDatabase } from './testing.ts';
import { createTestDatabase } from './testing.ts';

class City extends CatalogueRow {
  static override tableName = 'gardening.cities';
  declare name: string;
}

class Garden extends Row {
  static override tableName = 'gardening.gardens';
  static override arrayColumns = ['tagList'];
  static override get relationMappings(): RelationMappings {
    const join = { from: 'gardening.gardens.id', to: 'gardening.plants.gardenId' };
    return {
      plants: { relation: Garden.HasManyRelation, modelClass: Plant, join },
      city: {
        relation: Garden.BelongsToOneRelation,
        modelClass: City,
        join: { from: 'gardening.gardens.cityId', to: 'gardening.cities.id' },
      },
    };
  }
  declare title: string;
  declare layout: unknown;
  declare tagList: string[];
  declare cityId: string | null;
  declare plants?: Plant[];
  declare city?: City;
}

class Plant extends Row {
  static override tableName = 'gardening.plants';
  declare gardenId: string;
  declare name: string;
}

const north = { institution: { id: newId() } };
const south = { institution: { id: newId() } };

let at: TestDatabase;
beforeAll(async () => {
  at = await createTestDatabase({ empty: true });
  const knex = knexOf(at.database);
  await knex.schema.createSchema('gardening');
  await knex.schema.withSchema('gardening').createTable('cities', (table) => {
    table.uuid('id').primary();
    table.text('name').notNullable();
  });
  await knex.schema.withSchema('gardening').createTable('gardens', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable();
    table.text('title').notNullable();
    table.jsonb('layout');
    table.specificType('tag_list', 'text[]');
    table.uuid('city_id');
  });
  await knex.schema.withSchema('gardening').createTable('plants', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable();
    table.uuid('garden_id').notNullable();
    table.text('name').notNullable();
  });
});
beforeEach(async () => {
  for (const table of ['cities', 'gardens', 'plants']) await knexOf(at.database)(`gardening.${table}`).delete();
});
afterAll(() => at.drop());

const gardens = (scope: { institution: { id: string } }) => at.database.rows(Garden, scope);
const titles = async (rows: PromiseLike<Garden[]>) => (await rows).map((row) => row.title).sort();

test('an inserted row gets an id and its institution, and no other key', async () => {
  const stored = await gardens(north).insert({ title: 'Roses' });
  expect(stored.institutionId).toBe(north.institution.id);
  expect(stored.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(Object.keys(stored).sort()).toEqual(['id', 'institutionId', 'title']);
  expect(await gardens(north).findById(stored.id)).toMatchObject({ title: 'Roses', layout: null });
});

test('JSON values, including lists, are read as they were written; array columns stay arrays', async () => {
  const layout = [{ bed_one: ['a', null] }, 'b'];
  const { id } = await gardens(north).insert({ title: 'Herbs', layout, tagList: ['x', 'y'] });
  expect(await gardens(north).findById(id)).toMatchObject({ layout, tagList: ['x', 'y'] });
  await gardens(north).patch({ layout: { rows: 2 } });
  expect(await gardens(north).findById(id)).toMatchObject({ layout: { rows: 2 } });
});

test('no condition selects, changes or deletes another institution’s rows', async () => {
  await gardens(north).insert([{ title: 'A' }, { title: 'B' }]);
  const theirs = await gardens(south).insert({ title: 'C' });

  expect(await titles(gardens(north))).toEqual(['A', 'B']);
  expect(await titles(gardens(north).where('title', 'A').orWhere('title', 'C').orWhereNotNull('id'))).toEqual([
    'A',
    'B',
  ]);
  expect(await titles(gardens(north).where('title', 'A').clearWhere())).toEqual(['A', 'B']);
  expect(await gardens(north).findById(theirs.id)).toBeUndefined();
  expect(await gardens(north).where('title', 'C').orWhere('title', 'A').resultSize()).toBe(1);
  expect((await gardens(north).orWhere('title', 'C').orWhere('title', 'A').page(0, 10)).total).toBe(1);
  expect(await titles(gardens(north).alias('g').where('g.title', 'A').orWhere('g.title', 'C'))).toEqual(['A']);

  expect(await gardens(north).patch({ title: 'D' }).where('title', 'C').orWhere('title', 'B')).toBe(1);
  expect(await gardens(north).patchAndFetchById(theirs.id, { title: 'D' })).toBeUndefined();
  expect(await gardens(north).delete().where('title', 'C').orWhere('title', 'A')).toBe(1);
  expect(await gardens(north).deleteById(theirs.id)).toBe(0);
  expect(await titles(gardens(south))).toEqual(['C']);
});

test('a raw SQL condition is limited to the institution', async () => {
  await gardens(north).insert({ title: 'Roses' });
  await gardens(south).insert({ title: 'Herbs' });
  const anything = () => gardens(north).whereRaw('true or title = ?', ['Roses']);
  expect(await titles(anything())).toEqual(['Roses']);
  expect(await anything().patch({ title: 'Lilies' })).toBe(1);
  expect(await titles(gardens(south))).toEqual(['Herbs']);
  expect(await anything().delete()).toBe(1);
  expect(await titles(gardens(south))).toEqual(['Herbs']);
});

test('an upsert with the id of another institution’s row changes nothing', async () => {
  const theirs = await gardens(south).insert({ title: 'Theirs' });
  await gardens(north).insert({ id: theirs.id, title: 'Mine' }).onConflict('id').merge();
  expect(await titles(gardens(north))).toEqual([]);
  expect(await titles(gardens(south))).toEqual(['Theirs']);
  await gardens(south).insert({ id: theirs.id, title: 'Changed' }).onConflict('id').merge();
  expect(await titles(gardens(south))).toEqual(['Changed']);
});

test('writing a row with another institution’s id fails', async () => {
  const institutionId = south.institution.id;
  await expect(gardens(north).insert({ title: 'E', institutionId })).rejects.toThrow('names institution');
  await gardens(north).insert({ title: 'F' });
  await expect(gardens(north).patch({ institutionId })).rejects.toThrow('names institution');
  await expect(gardens(north).insertGraph({ title: 'G', plants: [{ name: 'p', institutionId }] })).rejects.toThrow(
    'names institution',
  );
  expect(await titles(gardens(south))).toEqual([]);
});

test('relations are read and written within the institution; catalogues are shared', async () => {
  const city = await at.database.catalogue(City).insert({ name: 'Delft' });
  const { id } = await gardens(north).insertGraph({ title: 'H', cityId: city.id, plants: [{ name: 'mint' }] });
  await at.database.rows(Plant, south).insert({ gardenId: id, name: 'weed' });
  const found = await gardens(north).findById(id).withGraphFetched('[plants, city]');
  expect(found?.plants?.map((plant) => plant.name)).toEqual(['mint']);
  expect(found?.city?.name).toBe('Delft');
  expect((await at.database.rows(Plant, south)).map((plant) => plant.name)).toEqual(['weed']);
  const graph = await gardens(north)
    .withGraphJoined('[plants, city]')
    .where('plants.name', 'mint')
    .orWhere('city.name', 'x');
  expect(graph).toMatchObject([
    { id, tagList: null, plants: [{ name: 'mint', gardenId: id }], city: { name: 'Delft' } },
  ]);
  const joined = await gardens(north).joinRelated('plants').where('plants.name', 'mint').orWhere('plants.name', 'x');
  expect(joined).toHaveLength(1);
});

test('a query within a transaction sees the transaction’s changes', async () => {
  await at.database.transaction(async (tx) => {
    await at.database.rows(Garden, { ...north, tx }).insert({ title: 'I' });
    expect(await titles(at.database.rows(Garden, { who: north, tx }))).toEqual(['I']);
    expect(await titles(gardens(north))).toEqual([]);
  });
  expect(await titles(gardens(north))).toEqual(['I']);
});

test('rows of an institution cannot be queried as a catalogue', () => {
  expect(() => at.database.catalogue(Garden)).toThrow('use db.rows');
});

test('the first row of many is read alone', async () => {
  await at.database.rows(Garden, north).insert([{ title: 'Herbs' }, { title: 'Ferns' }]);
  const read: number[] = [];
  const knex = knexOf(at.database);
  const count = (_: unknown, { response }: { response: { rowCount: number } }) => read.push(response.rowCount);
  knex.on('query-response', count);
  const first = await at.database.rows(Garden, north).orderBy('title').first();
  knex.off('query-response', count);
  expect([first?.title, read]).toEqual(['Ferns', [1]]);
});

test('new ids are unique, of version 7 and in order of creation', () => {
  const ids = Array.from({ length: 20_000 }, newId);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...ids].sort()).toEqual(ids);
  for (const id of ids.slice(0, 50))
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const moment = Number.parseInt((ids[0] ?? '').replace('-', '').slice(0, 12), 16);
  expect(Math.abs(moment - Date.now())).toBeLessThan(60_000);
});
