import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../core/db/index.ts';
import { deployment } from '../../core/identity/index.ts';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import { answerSome, complete, shortForm, startSession } from '../idfs/testing.ts';
import { finishAllSections, base as placements, shortSections, submit } from '../immersion/testing.ts';
import type { EiqRecord } from '../learner/contract.ts';
import { rescoringDesk } from './services.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({
    plugins: ['rescoring', 'immersion', 'idfs'],
    environment: { ...shortSections, ...shortForm },
  });
});
afterAll(() => at?.close());

const knex = () => knexOf(at.platform.database);
const desk = () => at.platform.host.service(rescoringDesk);
const who = () => deployment(at.institution);
const recordOf = async (person: TestPerson) => (await person.get('/api/user/eiq')).body as EiqRecord;
const actions = (action: string) => knex()('platform.audit_log').where({ action }).select('actorUserId', 'details');

/** A placement and a session that were scored by earlier rules, and the figures they had. */
async function measuredLongAgo(): Promise<TestPerson> {
  const person = await at.person();
  await finishAllSections(person);
  await submit(person);
  await answerSome(person, await startSession(person));
  await complete(person);
  const userId = person.user.id;
  const earlier = { theta: -1.9, se: 0.6, level: 'foundation' };
  const versions = { immersion: 'joint-eap-1', idfs: 'eap-1 in steps' };
  for (const [source, version] of Object.entries(versions)) {
    await knex()('learner.results')
      .where({ user_id: userId, source })
      .update({ ...earlier, version, prior: null });
  }
  return person;
}

test('a dry run says what would change; an administrator rescores, and the former figures are kept', async () => {
  const person = await measuredLongAgo();
  const before = await recordOf(person);
  const preview = await desk().preview({ who: who() });
  expect(preview).toMatchObject({ examined: 2, skipped: 0, changed: 2 });
  expect(preview.largestChange).not.toBe(0);
  expect(preview.versions.map(({ from, results }) => [from, results])).toEqual(
    expect.arrayContaining([
      ['joint-eap-1', 1],
      ['eap-1 in steps', 1],
    ]),
  );
  expect(await recordOf(person)).toEqual(before);

  const instructor = await at.person('instructor');
  const administrator = await at.person('administrator');
  const reason = 'The spread assumed by scoring has changed';
  for (const username of [instructor.user.username, person.user.username, 'nobody']) {
    await expect(desk().rescore({ who: who() }, { administrator: username, reason })).rejects.toMatchObject({
      code: 'forbidden',
    });
  }
  await expect(
    desk().rescore({ who: who() }, { administrator: administrator.user.username, reason: 'x' }),
  ).rejects.toMatchObject({ code: 'conflict' });

  const order = { administrator: administrator.user.username, reason };
  expect(await desk().rescore({ who: who() }, order)).toEqual(preview);
  const after = await recordOf(person);
  expect(after.history.map(({ version }) => version.split(',')[0])).toEqual(['joint-eap-3', 'eap-2 in steps']);
  expect(after.history.map(({ eiqScore }) => eiqScore)).not.toEqual(before.history.map(({ eiqScore }) => eiqScore));
  const former = await knex()('rescoring.former_results').where({ user_id: person.user.id });
  expect(former.map(({ figures }) => figures.theta)).toEqual([-1.9, -1.9]);
  const rescored = await actions('result.rescored');
  expect(rescored.map(({ actorUserId }) => actorUserId)).toEqual([administrator.user.id, administrator.user.id]);
  expect(rescored[0].details).toMatchObject({ reason });

  const { body: placement } = await person.get(`${placements}/results`);
  expect(placement.eiqScore).toBe(after.history[0]?.eiqScore);
  expect(placement.revisions).toMatchObject([{ says: expect.stringContaining('scored again') }]);
  const { body: sessions } = await person.get('/api/idfs-assessment/results');
  expect(sessions[0].overallScore).toBe(after.history[1]?.eiqScore);

  expect(await desk().rescore({ who: who() }, order)).toMatchObject({ examined: 2, changed: 0 });
  expect(await knex()('rescoring.former_results').where({ user_id: person.user.id })).toHaveLength(2);
});

test('an interrupted run changes nothing halfway, and is continued with its reason', async () => {
  const person = await measuredLongAgo();
  const administrator = await at.person('administrator');
  const order = { administrator: administrator.user.username, reason: 'First reason of this run' };
  const [{ id }] = await knex()('item_bank.sittings').where({ user_id: person.user.id, kind: 'form' });
  // A result that cannot be scored stops the run in the middle, as a killed process does.
  await knex()('item_bank.sittings').where({ id }).update({ closed_at: null });
  await expect(desk().rescore({ who: who() }, order)).rejects.toThrow('keeps the rules');
  const [open] = await knex()('rescoring.runs').whereNull('finished_at');
  expect(open).toMatchObject({ reason: order.reason });
  await knex()('item_bank.sittings').where({ id }).update({ closed_at: new Date() });
  const finished = await desk().rescore({ who: who() }, { ...order, reason: 'Another reason that is not used' });
  expect(finished.changed).toBe(2);
  expect(await knex()('rescoring.runs').whereNull('finished_at')).toEqual([]);
  const kept = await knex()('rescoring.former_results').where({ user_id: person.user.id });
  expect(kept.map(({ runId }) => runId)).toEqual([open.id, open.id]);
});
