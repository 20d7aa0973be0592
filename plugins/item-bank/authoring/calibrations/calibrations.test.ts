import { Readable } from 'node:stream';
import type { ItemParameters } from 'psychometrics';
import { expectedScore, normalDraw, respond } from 'psychometrics';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../../core/db/index.ts';
import { seededRandom } from '../../../../core/random.ts';
import type { TestPerson, TestPlatform } from '../../../../core/testing.ts';
import { createTestPlatform } from '../../../../core/testing.ts';
import { shippedPacks } from '../../../../tests/item-packs.ts';
import type { CalibratedItem } from '../../contract.ts';
import type { ItemBank } from '../../items/item-bank.ts';
import { calibrationDesk, itemCatalogue } from '../../services.ts';
import type { KnownItem } from '../testing.ts';
import { choiceItems, storeAnswers } from '../testing.ts';
import { fileKey } from './dependencies.ts';

let at: TestPlatform;
let author: TestPerson;
let operator: TestPerson;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['item-bank'] });
  author = await at.person('administrator');
  operator = await at.person('operator');
});
afterAll(() => at?.close());

const address = '/api/item-bank/calibrations';
const knex = () => knexOf(at.platform.database);
const start = (body: object) => author.post(address, { model: '2PL', minimumAnswers: 200, ...body });
const end = async (id: string) => {
  await at.platform.queueing.waitUntilIdle();
  return (await author.get(`${address}/${id}`)).body;
};
/** Steeper and harder than in the bank. */
const truth = ({ content }: KnownItem, index: number) => ({
  a: 0.9 + 0.15 * (index % 6),
  b: (content.parameters.b as number) * 0.6 + 0.3,
});
const operationalVersion = async (itemId: string) =>
  knex()('item_bank.items').where({ itemId, isCurrent: true }).first('version', 'content', 'rung', 'origin', 'pack');

test('a calibration of a section without answers fails with an explanation', async () => {
  const { status, body } = await start({ section: 'applied_reasoning' });
  expect(status).toBe(201);
  const failed = await end(body.id);
  expect(failed.status).toBe('failed');
  expect(failed.problem).toMatch(/^No question of this section has been answered/);
});

test('items with enough answers get close to their true parameters, and the others anchor the scale', async () => {
  const items = await choiceItems(at, 'core_math', 24);
  // The last eight are asked of few people, who answer by the bank's parameters; these items keep them.
  await storeAnswers(at, {
    items,
    people: 1200,
    section: 'core_math',
    asked: (person, index) => index < 16 || (person + index) % 10 === 0,
    truth: (item, index) => (index < 16 ? truth(item, index) : (item.content.parameters as { a: number; b: number })),
  });
  await storeAnswers(at, { items, people: 50, section: 'core_math', pool: 'practice', seed: 'practice' });
  const { body } = await start({ section: 'core_math' });
  const done = await end(body.id);
  expect(done).toMatchObject({ status: 'done', converged: true, people: 1200, estimated: 16 });
  const { result } = done;
  expect(result).toMatchObject({ scale: 'anchors', dif: [] });
  expect(result.population.mean).toBeCloseTo(0, 0);
  const estimated: CalibratedItem[] = result.items.filter(({ outcome }: CalibratedItem) => outcome === 'estimated');
  expect(result.items.filter(({ outcome }: CalibratedItem) => outcome === 'held')).toHaveLength(8);
  for (const each of estimated) {
    const index = items.findIndex(({ itemId }) => itemId === each.itemId);
    const real = truth(items[index] as KnownItem, index);
    expect(Math.abs(each.after.a - real.a)).toBeLessThan(0.45);
    expect(Math.abs((each.after.b as number) - real.b)).toBeLessThan(0.4);
    expect(each.se?.a).toBeGreaterThan(0);
    expect(each.answers).toBe(1200);
  }
  expect(result.fitSays).toContain('people who answered every question');
  expect(result.difSays).not.toBeNull();
});

test('with complete answers, fit is judged for each item and overall', async () => {
  const items = await choiceItems(at, 'ai_conceptual', 10);
  await storeAnswers(at, { items, people: 900, section: 'ai_conceptual', truth });
  const { body } = await start({ section: 'ai_conceptual' });
  const { result } = await end(body.id);
  expect(result.scale).toBe('stocking-lord');
  expect(result.overallFit.p).toBeGreaterThan(0.0001);
  expect(result.overallFit.rmsea).toBeLessThan(0.06);
  for (const { fit } of result.items) expect(fit.df).toBeGreaterThan(0);
  const [judged] = result.items;
  const about = await author.get(`/api/item-bank/items/${judged.itemId}/judgement`);
  expect(about.body).toMatchObject({
    calibrationId: body.id,
    model: '2PL',
    answers: 900,
    fit: judged.fit,
    fitSays: null,
  });
  // The expected score of average learners stays that of the bank.
  const expected = (which: 'before' | 'after') =>
    result.items.reduce(
      (sum: number, each: CalibratedItem) => sum + expectedScore(each[which] as ItemParameters, result.population.mean),
      0,
    );
  expect(Math.abs(expected('after') - expected('before'))).toBeLessThan(0.5);
});

test('adoption creates new versions once, needs the permission, and keeps old versions', async () => {
  const { items: list } = (await author.get(address)).body;
  const { id } = list.find(
    ({ section, status }: { section: string; status: string }) => section === 'core_math' && status === 'done',
  );
  const { result } = (await author.get(`${address}/${id}`)).body;
  const one = result.items.find(({ outcome }: CalibratedItem) => outcome === 'estimated');
  const before = await operationalVersion(one.itemId);
  const bank = at.platform.host.service(itemCatalogue) as ItemBank;
  const askedVersion = async () => {
    const { entries } = await bank.section('core_math', 'assessment', undefined, [before.pack]);
    return entries.find(({ itemId }) => itemId === one.itemId)?.version;
  };
  expect(await askedVersion()).toBe(before.version);
  expect((await author.post(`${address}/${id}/adoption`)).status).toBe(403);
  const adopted = await operator.post(`${address}/${id}/adoption`);
  expect(adopted.body.adopted).toMatchObject({ items: 16, by: { firstName: operator.user.firstName } });
  expect((await operator.post(`${address}/${id}/adoption`)).body).toEqual(adopted.body);
  expect(
    await at.platform.host
      .service(calibrationDesk)
      .adopt({ who: { institution: at.institution, user: undefined, may: () => true } }, id),
  ).toEqual({ items: 16 });
  const after = await operationalVersion(one.itemId);
  expect(after.version).toBe(before.version + 1);
  expect([after.origin, after.pack]).toEqual(['shipped', before.pack]);
  // The next question has the new parameters, although the section was cached, and the item is still of its pack.
  await expect.poll(askedVersion).toBe(after.version);
  expect(after.content.parameters.b).toBeCloseTo(one.after.b);
  expect(after.content.source).toMatchObject({ kind: 'calibrated', sampleSize: 1200, model: '2PL' });
  expect(after.content.stem).toBe(before.content.stem);
  const page = (await author.get(`/api/item-bank/items/${one.itemId}`)).body;
  expect(page.versions[0].changed).toEqual(expect.arrayContaining(['parameters', 'source']));
  expect(page.versions[0].changed).not.toContain('question');
  // Answers to the previous version still count, because its question is the same.
  expect((await author.get(`/api/item-bank/items/${one.itemId}/answers`)).body.answers).toBeGreaterThanOrEqual(1200);
  expect((await author.get('/api/item-bank/items?source=calibrated')).body.total).toBe(16);
});

test('importing the packs again keeps calibrated parameters', async () => {
  const [calibrated] = (await author.get('/api/item-bank/items?source=calibrated&limit=1')).body.items;
  await knex()('item_bank.packs').update({ fingerprint: 'another' });
  const { ItemBank } = await import('../../items/item-bank.ts');
  const { importPacks } = await import('../../items/packs/import-packs.ts');
  const packs = await shippedPacks();
  const bank = new ItemBank(at.platform.database, at.clock, { packs: () => packs });
  expect(await importPacks({ db: at.platform.database, bank, packs })).toEqual(new Map());
  expect(await operationalVersion(calibrated.itemId)).toMatchObject({ version: calibrated.version });
  expect((await author.get('/api/item-bank/items?source=calibrated')).body.total).toBe(16);
});

test('adoption is refused if the calibration did not converge or an item has a newer version', async () => {
  const { items: list } = (await author.get(address)).body;
  const { id } = list.find(
    ({ section, status }: { section: string; status: string }) => section === 'ai_conceptual' && status === 'done',
  );
  const row = await knex()('item_bank.calibrations').where({ id }).first('result');
  await knex()('item_bank.calibrations')
    .where({ id })
    .update({ result: JSON.stringify({ ...row.result, converged: false }) });
  const refused = await operator.post(`${address}/${id}/adoption`);
  expect(refused.status).toBe(409);
  expect(refused.body.error.message).toContain('did not converge');
  await knex()('item_bank.calibrations')
    .where({ id })
    .update({ result: JSON.stringify(row.result) });
  const moved = row.result.items[0].itemId;
  const known = await operationalVersion(moved);
  await knex()('item_bank.items').where({ itemId: moved }).update({ isCurrent: false });
  await knex()('item_bank.items').insert({
    ...(await knex()('item_bank.items')
      .where({ itemId: moved })
      .first('itemId', 'section', 'contentArea', 'format', 'rung', 'origin', 'pool', 'state')),
    version: known.version + 1,
    content: JSON.stringify(known.content),
    checksum: 'x',
    isCurrent: true,
    createdAt: new Date(),
  });
  const late = await operator.post(`${address}/${id}/adoption`);
  expect(late.status).toBe(409);
  expect(late.body.error.message).toContain(moved);
});

test('a second calibration of a section is refused while the first is under way', async () => {
  await knex()('item_bank.calibrations').insert(waiting('core_math'));
  expect((await start({ section: 'core_math' })).status).toBe(409);
  expect((await start({ section: 'cognitive' })).status).toBe(201);
  await at.platform.queueing.waitUntilIdle();
  await knex()('item_bank.calibrations').where({ section: 'core_math', status: 'waiting' }).delete();
});

test('two simultaneous requests start one calibration', async () => {
  const both = await Promise.all([start({ section: 'core_math' }), start({ section: 'core_math' })]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  await at.platform.queueing.waitUntilIdle();
});

test('a waiting calibration can be stopped, also twice', async () => {
  const row = waiting('applied_reasoning');
  await knex()('item_bank.calibrations').insert(row);
  expect((await author.post(`${address}/${row.id}/stop`)).body.status).toBe('stopped');
  expect((await author.post(`${address}/${row.id}/stop`)).body.status).toBe('stopped');
});

/** Starts a slow (three-parameter) calibration, and resolves when it runs. */
async function underWay(): Promise<string> {
  const { body } = await start({ section: 'core_math', model: '3PL' });
  for (;;) {
    const { status } = (await author.get(`${address}/${body.id}`)).body;
    if (status !== 'waiting') return body.id;
  }
}

test('a running calibration can be stopped, and leaves no result', async () => {
  const id = await underWay();
  expect((await author.post(`${address}/${id}/stop`)).body.status).toBe('stopped');
  expect(await end(id)).toMatchObject({ status: 'stopped', result: null });
});

test('a calibration running when the server stops returns to the queue and is completed by the next', async () => {
  const row = waiting('core_math');
  await interrupted(row, new DOMException('The process stops', 'AbortError'));
  expect((await author.get(`${address}/${row.id}`)).body).toMatchObject({ status: 'waiting', attempt: 0 });
  await redeliver(row.id);
  expect(await end(row.id)).toMatchObject({ status: 'done', attempt: 1 });
});

test('a calibration beyond its time limit fails with a message and is not retried', async () => {
  const row = waiting('core_math');
  await interrupted(row, new DOMException('It took longer than 900 s', 'TimeoutError'));
  await redeliver(row.id);
  const failed = await end(row.id);
  expect(failed).toMatchObject({ status: 'failed', attempt: 1 });
  expect(failed.problem).toContain('longer than 900 s');
});

test('a calibration whose server died runs again when redelivered, and fails after three attempts', async () => {
  const row = { ...waiting('core_math'), status: 'running', attempt: 1 };
  await knex()('item_bank.calibrations').insert(row);
  await redeliver(row.id);
  expect(await end(row.id)).toMatchObject({ status: 'done', attempt: 2 });
  const dying = { ...waiting('core_math'), status: 'running', attempt: 3 };
  await knex()('item_bank.calibrations').insert(dying);
  await redeliver(dying.id);
  const failed = await end(dying.id);
  expect(failed.status).toBe('failed');
  expect(failed.problem).toContain('stopped 3 times');
});

test('the file of a failed calibration is deleted; that of one taken over by another server is kept', async () => {
  const files = at.platform.storage.under('item-bank');
  const rows = [3, 1].map((attempt) => ({
    ...waiting(attempt === 3 ? 'core_math' : 'ai_conceptual'),
    status: 'running',
    attempt,
    answersFrom: 'file',
    fileName: 'answers.csv',
  }));
  const keys = rows.map(({ id }) => fileKey(at.institution, id));
  for (const key of keys) await files.put(key, Readable.from([Buffer.from('a,b\n1,0\n')]));
  await knex()('item_bank.calibrations').insert(rows);
  const [givenUp = '', takenOver = ''] = rows.map(({ id }) => id);
  await redeliver(givenUp);
  await end(givenUp);
  // Another server takes it over while this one checks its file.
  await knex().raw(`create function item_bank.take_over() returns trigger language plpgsql as
    $$ begin new.attempt := new.attempt + 1; return new; end $$`);
  await knex().raw(`create trigger take_over before update on item_bank.calibrations for each row
    when (old.id = '${takenOver}' and new.attempt > old.attempt) execute function item_bank.take_over()`);
  await redeliver(takenOver);
  await at.platform.queueing.waitUntilIdle();
  await knex().raw('drop function item_bank.take_over cascade');
  expect(await files.list(`calibrations/${at.institution.id}`)).toEqual([keys[1]]);
  expect((await author.post(`${address}/${takenOver}/stop`)).body.status).toBe('stopped');
  expect(await files.list(`calibrations/${at.institution.id}`)).toEqual([]);
});

test('a completed calibration is not run again when redelivered', async () => {
  const { items: list } = (await author.get(address)).body;
  const { id } = list.find(({ status }: { status: string }) => status === 'done');
  const before = await end(id);
  await redeliver(id);
  expect(await end(id)).toEqual(before);
});

test('another institution’s calibrations are not found', async () => {
  const { items: list } = (await author.get(address)).body;
  const other = await at.person('administrator', await at.anotherInstitution());
  expect((await other.get(address)).body.total).toBe(0);
  expect((await other.get(`${address}/${list[0].id}`)).status).toBe(404);
  expect((await other.post(`${address}/${list[0].id}/stop`)).status).toBe(404);
  const { id } = list.find(({ status }: { status: string }) => status === 'done');
  const { itemId } = (await author.get(`${address}/${id}`)).body.result.items[0];
  expect((await author.get(`/api/item-bank/items/${itemId}/judgement`)).body).toMatchObject({
    model: expect.any(String),
  });
  expect((await other.get(`/api/item-bank/items/${itemId}/judgement`)).body).toBeNull();
});

test('adopting an invalid id is not found', async () => {
  const who = { institution: at.institution, user: undefined, may: () => true };
  const adopting = at.platform.host.service(calibrationDesk).adopt({ who }, 'the latest');
  await expect(adopting).rejects.toMatchObject({ code: 'not_found' });
});

test('readiness reports the items with enough answers', async () => {
  const { body } = await author.get(`${address}/readiness?minimum=200`);
  expect(body.find(({ section }: { section: string }) => section === 'core_math').ready).toBe(16);
});

let made = 0;
function waiting(section: string) {
  made += 1;
  const id = `01900000-0000-7000-8000-0000000000${String(made).padStart(2, '0')}`;
  const institutionId = at.institution.id;
  return {
    id,
    institutionId,
    section,
    model: '2PL',
    minimumAnswers: 200,
    answersFrom: 'bank',
    status: 'waiting',
    createdAt: at.clock.now(),
  };
}

/** Runs it as the queue does, and aborts it once it has begun; the lock delays its reading of the answers until then. */
async function interrupted(row: ReturnType<typeof waiting>, reason: DOMException) {
  await knex()('item_bank.calibrations').insert(row);
  const hosted = at.platform.host.get('item-bank');
  const controller = new AbortController();
  const given = { id: row.id, institution: at.institution, at: at.clock.now(), attempt: 1, progress: () => undefined };
  const job = { ...given, payload: { calibrationId: row.id }, signal: controller.signal };
  const isBegun = async () => (await author.get(`${address}/${row.id}`)).body.status !== 'waiting';
  const work = await knex().transaction(async (holding) => {
    await holding.raw('lock table item_bank.responses');
    const begun = hosted?.started?.jobs?.calibrate?.(job);
    while (!(await isBegun()));
    controller.abort(reason);
    return { ended: expect(begun).rejects.toBe(reason) };
  });
  await work.ended;
}

/** Delivers the job again, as the queue does when its process died. */
async function redeliver(calibrationId: string) {
  const hosted = at.platform.host.get('item-bank');
  if (!hosted) throw new Error('The item bank is not there');
  await at.platform.pluginJobs.enqueue(hosted, 'calibrate', at.institution, { calibrationId });
  await at.platform.queueing.waitUntilIdle();
}

const upload = (csv: string, fields: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    section: 'applied_reasoning',
    model: '1PL',
    minimumAnswers: '100',
    ...fields,
  })) {
    form.set(name, value);
  }
  form.set('file', new Blob([csv]), 'answers.csv');
  return at.call('POST', `${address}/file`, { token: author.token, body: form });
};

test('a file of answers is calibrated, its groups are compared, and unknown columns are listed', async () => {
  const items = await choiceItems(at, 'applied_reasoning', 6);
  const random = seededRandom('file');
  const lines = Array.from({ length: 600 }, (_, person) => {
    const theta = normalDraw(random);
    // The third item is harder for the focal group at equal ability.
    const b = (index: number) => -1 + 0.4 * index + (index === 2 && person % 2 === 1 ? 1.2 : 0);
    return [
      person % 2 === 1 ? 'b' : 'a',
      ...items.map((_, index) => respond({ a: 1.3, b: b(index) }, theta, random)),
      1,
    ];
  });
  const csv = [['group', ...items.map(({ itemId }) => itemId), 'somebody.else'], ...lines]
    .map((cells) => cells.join())
    .join('\n');
  const { status, body } = await upload(csv);
  expect(status).toBe(201);
  const done = await end(body.id);
  expect(done).toMatchObject({ status: 'done', answersFrom: 'file', fileName: 'answers.csv', people: 600 });
  expect(done.result.leftOut).toMatchObject([{ what: 'somebody.else' }]);
  const [comparison] = done.result.dif;
  expect(comparison).toMatchObject({ referencePeople: 300, focalPeople: 300 });
  const third = comparison.items.find(({ itemId }: { itemId: string }) => itemId === items[2]?.itemId);
  expect(third.class).toBe('C');
  const judgementOf = async (itemId: string) => (await author.get(`/api/item-bank/items/${itemId}/judgement`)).body;
  expect((await judgementOf(third.itemId)).differences).toMatchObject([{ reference: 'a', focal: 'b', found: third }]);
  expect(new Set(done.result.items.map(({ after }: CalibratedItem) => after.a.toFixed(6))).size).toBe(1);
});

test('a file with invalid answers is refused with their place', async () => {
  const [item] = await choiceItems(at, 'applied_reasoning', 1);
  const { body } = await upload(`${item?.itemId}\n1\n7\nx\n`);
  const failed = await end(body.id);
  expect(failed.status).toBe('failed');
  expect(failed.problem).toContain('row 4');
  const ids = (await choiceItems(at, 'applied_reasoning', 3)).map(({ itemId }) => itemId);
  const alike = await end((await upload(`${ids.join()}\n${'1,0,1\n'.repeat(200)}`)).body.id);
  expect(alike.problem).toContain(
    'Fewer than two questions have 100 answers that vary; 3 more have enough answers, but all alike',
  );
  const many = await end((await upload(`${ids.join()},count\n1,0,1,99999999999\n`)).body.id);
  expect([many.status, many.people]).toEqual(['failed', null]);
  const nothing = await end((await upload('a,b\n1,0\n')).body.id);
  expect(nothing.problem).toContain('None of the file’s columns');
  expect((await upload('<!-- x -->')).status).toBe(415);
});
