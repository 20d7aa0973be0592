import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import { institutionCuts, learnerRecord } from '../learner/services.ts';
import { command as adoptCommand } from './cli/adopt.ts';
import { command as showCommand } from './cli/show.ts';
import { createStudy, endPhase, panelsPath, place, studiesPath, studyWithPanel } from './testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['standard-setting', 'immersion'] });
});
afterAll(() => at?.close());

test('a study goes from its booklet through the rounds to cuts that an administrator adopts', async () => {
  const administrator = await at.person('administrator');
  const { studyId, panel } = await studyWithPanel(at, administrator, { phase: 'round1', size: 5 });
  const [first, second] = panel;
  if (!first || !second) throw new Error('no panel');
  const pages = (await first.get(`${panelsPath}/${studyId}/booklet`)).body;
  expect(pages).toHaveLength(30);
  for (const [index, person] of panel.entries())
    expect((await place(person, studyId, 'round1', { immersion: 9 + index, mastery: 20 + index })).status).toBe(200);
  expect((await endPhase(administrator, studyId, 'round1')).body).toMatchObject({ phase: 'round2' });
  const { results } = (await first.get(`${panelsPath}/${studyId}`)).body;
  expect(results).toMatchObject([
    {
      round: 'round1',
      panelists: 5,
      cuts: [{ level: 'immersion', pages: [9, 10, 11, 12, 13], medianPage: 11 }, { level: 'mastery' }],
    },
  ]);
  for (const round of ['round2', 'round3'] as const) {
    for (const [index, person] of panel.entries())
      await place(person, studyId, round, { immersion: 10 + (index % 2), mastery: 21 + (index % 2) });
    expect((await endPhase(administrator, studyId, round)).status).toBe(200);
  }
  const { body: done } = await administrator.get(`${studiesPath}/${studyId}`);
  const { cuts, obstacle } = done.proposal;
  expect({ phase: done.phase, obstacle, impact: done.impact }).toEqual({ phase: 'done', obstacle: null, impact: null });
  expect(cuts.immersion).toBe(Math.round(done.results[2].cuts[0].score));
  expect(cuts.immersion).toBeLessThan(cuts.mastery);
  const { body: text } = await administrator.get(`${studiesPath}/${studyId}/report.csv`);
  expect(text).toContain('Round 3,Mastery,5,');

  // The dry run names who would change level, and adopting needs what it showed.
  const service = at.platform.host.service(learnerRecord);
  const learner = await at.person();
  const result = (score: number, sourceId = randomUUID()) => ({
    ...{ userId: learner.user.id, source: 'test', sourceId, title: 'Test', at: at.clock.now(), version: '1' },
    ...{ theta: (score - 500) / 100, standardError: 0.05, level: 'immersion' as const, confidence: 0.9, domains: [] },
  });
  const context = { who: { institution: at.institution } };
  const between = (cuts.immersion + 450) / 2;
  const before = await service.addResult(context, result(between));
  const moves = (await administrator.get(`${studiesPath}/${studyId}/moves`)).body;
  expect(moves.moves.flatMap(({ people }: { people: { id: string }[] }) => people.map(({ id }) => id))).toEqual([
    learner.user.id,
  ]);
  const adoption = `${studiesPath}/${studyId}/adoption`;
  const reason = 'Agreed by the panel of 2026';
  expect((await administrator.post(adoption, { digest: 'other', reason, isConfirmed: true })).status).toBe(409);
  expect((await administrator.post(adoption, { digest: moves.digest, reason })).status).toBe(400);
  const adopted = await Promise.all(
    [1, 2].map(() => administrator.post(adoption, { digest: moves.digest, reason, isConfirmed: true })),
  );
  expect(adopted.map(({ status }) => status)).toEqual([200, 200]);
  expect((await administrator.get('/api/standard-setting/cuts')).body).toMatchObject({
    inForce: cuts,
    adoptions: [{ reason, studyId }],
  });

  // The earlier result keeps its cuts and says so; a later one has the new ones, as a placement that begins now.
  const kept = await service.eiq(context, learner.user.id);
  expect(kept.current).toEqual(before.current);
  expect(kept.cuts).toEqual(before.cuts);
  expect(kept.laterCuts?.cuts.slice(1)).toEqual([
    { level: 'immersion', from: cuts.immersion },
    { level: 'mastery', from: cuts.mastery },
  ]);
  const after = await service.addResult(context, { ...result(between), level: 'foundation' });
  expect(after.current?.level).not.toBe(before.current?.level);
  expect(after).toMatchObject({ cuts: kept.laterCuts?.cuts, laterCuts: null });
  expect(after.history.map(({ cuts: own }) => own[1]?.from)).toEqual([450, cuts.immersion]);

  const returned = await administrator.post('/api/standard-setting/cuts/shipped', {
    reason: 'The panel was too small',
  });
  expect(returned.body).toMatchObject({
    inForce: { immersion: 450, mastery: 575 },
    adoptions: [{ cuts: null }, { studyId }],
  });
  expect((await service.eiq(context, learner.user.id)).laterCuts?.cuts[1]).toEqual({ level: 'immersion', from: 450 });
});

test('nothing of an open round is told: no bookmark, order or time of others', async () => {
  const administrator = await at.person('administrator');
  const { studyId, panel } = await studyWithPanel(at, administrator, { phase: 'round1' });
  const [first, second, third] = panel;
  if (!first || !second || !third) throw new Error('no panel');
  const views = async () =>
    JSON.stringify([
      (await second.get(`${panelsPath}/${studyId}`)).body,
      (await administrator.get(`${studiesPath}/${studyId}`)).body,
      (await administrator.get(`${studiesPath}/${studyId}/report.csv`)).body,
    ]);
  await place(first, studyId, 'round1', { immersion: 5, mastery: 25 });
  const one = await views();
  at.clock.forward(60);
  await place(first, studyId, 'round1', { immersion: 12, mastery: 17 }, 1);
  expect(await views()).toBe(one);
  expect((await second.get(`${panelsPath}/${studyId}`)).body).toMatchObject({
    placed: 1,
    panelists: 3,
    results: [],
    notes: [],
    own: {},
  });
  const note = await second.post(`${panelsPath}/${studyId}/notes`, { id: randomUUID(), text: 'What do you think?' });
  expect(note.status).toBe(409);
});

test('bookmarks rise, change only from the latest, and are refused once the round is closed', async () => {
  const administrator = await at.person('administrator');
  const { studyId, panel } = await studyWithPanel(at, administrator, { phase: 'round1' });
  const [first, second, third] = panel;
  if (!first || !second || !third) throw new Error('no panel');
  for (const marks of [
    { immersion: 12, mastery: 12 },
    { immersion: 12 },
    { immersion: 3, mastery: 32 },
    { immersion: 3, mastery: 9, excellence: 20 },
  ])
    expect((await place(first, studyId, 'round1', marks)).status, JSON.stringify(marks)).toBe(400);
  const marks = { immersion: 10, mastery: 20 };
  const clicks = await Promise.all([1, 2].map(() => place(first, studyId, 'round1', marks)));
  expect(clicks.map(({ status, body }) => [status, body.revision])).toEqual([
    [200, 1],
    [200, 1],
  ]);
  expect((await place(first, studyId, 'round1', { immersion: 11, mastery: 20 })).body.error.message).toContain(
    'another tab',
  );
  expect((await place(first, studyId, 'round1', { immersion: 11, mastery: 20 }, 1)).body.revision).toBe(2);
  await place(second, studyId, 'round1', marks);
  expect((await endPhase(administrator, studyId, 'round1', true)).status).toBe(409);
  await place(third, studyId, 'round1', marks);
  const twice = await Promise.all([1, 2].map(() => endPhase(administrator, studyId, 'round1')));
  expect(twice.map(({ status, body }) => [status, body.phase])).toEqual([
    [200, 'round2'],
    [200, 'round2'],
  ]);
  const late = await place(second, studyId, 'round1', { immersion: 2, mastery: 3 }, 1);
  expect([late.status, late.body.error.message]).toEqual([409, 'Round 1 is closed. Your bookmarks were not changed.']);
  expect((await place(second, studyId, 'round3', marks)).body.error.message).toBe('Round 3 is not open.');
  // Of four, one is missing in round 2: the administrator is told and may go on.
  await place(first, studyId, 'round2', marks);
  await place(second, studyId, 'round2', marks);
  expect((await endPhase(administrator, studyId, 'round2')).status).toBe(409);
});

test('a panelist who is missing is left out once the administrator goes on without', async () => {
  const administrator = await at.person('administrator');
  const { studyId, panel } = await studyWithPanel(at, administrator, { phase: 'round1', size: 4 });
  for (const person of panel.slice(1)) await place(person, studyId, 'round1', { immersion: 10, mastery: 20 });
  expect((await endPhase(administrator, studyId, 'round1')).body.error.message).toContain('1 of 4 panelists');
  const { body } = await endPhase(administrator, studyId, 'round1', true);
  expect(body.results).toMatchObject([{ panelists: 3 }]);
});

test('questions are shown to panelists who agreed, while a round is open', async () => {
  const administrator = await at.person('administrator');
  const [panelist, colleague, learner] = [
    await at.person('instructor'),
    await at.person('instructor'),
    await at.person(),
  ];
  const studyId = await createStudy(administrator);
  const others = [await at.person('instructor'), await at.person('instructor')];
  const userIds = [panelist, ...others].map(({ user }) => user.id);
  const panel = `${studiesPath}/${studyId}/panel`;
  expect((await administrator.put(panel, { userIds: [learner.user.id] })).status).toBe(400);
  await administrator.put(panel, { userIds });
  const address = `${panelsPath}/${studyId}/booklet`;
  await endPhase(administrator, studyId, 'preparation');
  expect((await panelist.get(address)).status).toBe(403);
  await panelist.post(`${panelsPath}/${studyId}/agreement`);
  const practice = (await panelist.get(address)).body;
  await endPhase(administrator, studyId, 'practice');
  const pages = (await panelist.get(address)).body;
  expect([practice.length, pages.length]).toEqual([8, 30]);
  expect((await colleague.get(address)).status).toBe(404);
  expect((await administrator.get(address)).status).toBe(404);
  expect((await learner.get(address)).status).toBe(403);
  expect((await administrator.get(`${studiesPath}/${studyId}`)).body.booklet.shownTo).toBe(1);
  expect((await administrator.put(panel, { userIds: [] })).status).toBe(409);
});

test('the command shows a study and adopts its proposal for a named administrator', async () => {
  const administrator = await at.person('administrator');
  const { studyId } = await studyWithPanel(at, administrator, { phase: 'done' });
  const shown = await at.runCommand(showCommand, { arguments: { study: studyId } });
  expect(shown.text).toContain('Proposal: Immersion from');
  const dry = await at.runCommand(adoptCommand, { arguments: { study: studyId }, options: { dryRun: true } });
  expect(dry.text).toContain('Nothing was changed.');
  await expect(at.runCommand(adoptCommand, { arguments: { study: studyId } })).rejects.toThrow('--administrator');
  const options = { administrator: administrator.user.username, reason: 'Agreed by the panel' };
  await at.runCommand(adoptCommand, { arguments: { study: studyId }, options });
  const { shipped, inForce } = (await administrator.get('/api/standard-setting/cuts')).body;
  expect(inForce).not.toEqual(shipped);
  const service = at.platform.host.service(institutionCuts);
  const foreign = await at.anotherInstitution();
  expect(await service.inForce({ who: { institution: foreign } })).toEqual(shipped);
  await administrator.post('/api/standard-setting/cuts/shipped', { reason: 'Only a test of the command' });
});
