import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { estimateMastery, trace } from 'knowledge-tracing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { on } from '../../../core/plugins/define-plugin.ts';
import { seededRandom } from '../../../core/random.ts';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform, listener } from '../../../core/testing.ts';
import { complete, answer as giveAnswer, keysOf, shortForm, startSession } from '../../idfs/testing.ts';
import { stages } from '../../immersion/contract.ts';
import {
  analyze,
  hastyPlacement,
  answerTo as placementAnswer,
  shortSections,
  stageOf,
  submit as submitPlacement,
} from '../../immersion/testing.ts';
import { answerTo, hint, mistakeAt, nextOf, solutionOf, startTopic, submit } from '../../practice/testing.ts';
import { createOwnCatalogue } from '../catalogue/own-catalogue.ts';
import { command as fit } from '../cli/fit.ts';
import { content } from '../content/index.ts';
import type { SkillMastery } from '../contract.ts';
import { skills } from '../contract.ts';
import { recommended } from '../testing.ts';
import { createEvidence } from './evidence.ts';
import { skillMasteries } from './services.ts';
import { answerEvent, answeredSkill, erasedUser, masteriesOn } from './testing.ts';

let at: TestPlatform;
let masteries: ReturnType<typeof masteriesOn>;
let within: { who: Pick<TestPlatform, 'institution'> };
const changes: { userId: string; skillId: string; isMastered: boolean }[] = [];
beforeAll(async () => {
  at = await createTestPlatform({
    plugins: ['skills', 'practice', 'idfs', 'onboarding', 'administration', 'immersion'],
    environment: { ...shortForm, ...shortSections },
    extra: [listener(on(skills, 'mastery.changed', ({ payload }) => void changes.push(payload)))],
  });
  within = { who: { institution: at.institution } };
  masteries = masteriesOn(at);
});
afterAll(() => at?.close());

const minute = (number: number) => new Date(Date.UTC(2026, 2, 2, 10, number));

const masteriesOf = async (person: TestPerson): Promise<SkillMastery[]> =>
  (await person.get('/api/skills/mastery')).body.skills;

test('practice answers become mastery with its uncertainty, and a hint makes an answer count as not right', async () => {
  const learner = await at.person();
  expect((await learner.get('/api/skills/mastery')).body).toEqual({ skills: [], due: 0 });
  const changed: unknown[] = [];
  (await learner.connect()).on('skills_changed', (body: unknown) => void changed.push(body));
  let run = await startTopic(learner, 'number-and-ratio');
  for (let n = 0; n < 4; n++) {
    if (n > 0) run = await nextOf(learner, run);
    if (n === 2) await hint(learner, run, 1);
    const given = n === 1 ? await mistakeAt(at, run) : await solutionOf(at, run);
    expect((await submit(learner, answerTo(run, given))).status).toBe(200);
  }
  await at.platform.queueing.waitUntilIdle();
  const found = await masteriesOf(learner);
  expect(found.length).toBeGreaterThan(0);
  await expect.poll(() => changed.length).toBeGreaterThan(0);
  for (const skill of found) {
    const { body } = await learner.get(`/api/skills/mastery/${skill.skillId}`);
    const given = body.steps.map((step: { isRight: boolean }) => step.isRight);
    const expected = estimateMastery({ initial: 0.3, learn: 0.15, guess: 0.2, slip: 0.1 }, given);
    expect(skill.mastery).toBeCloseTo(expected.mastery, 12);
    expect(skill.standardError).toBeCloseTo(expected.standardError, 12);
    expect(skill.interval[0]).toBeLessThan(skill.mastery);
    expect(skill.interval[1]).toBeGreaterThan(skill.mastery);
    expect(skill.right).toBe(given.filter(Boolean).length);
    expect(skill).toMatchObject({ parametersVersion: null, markedCompleteAt: null });
    expect(new Date(skill.reviewAt).getTime()).toBeGreaterThan(new Date(skill.lastAt).getTime());
  }
  expect((await learner.get('/api/skills/mastery/public-speaking')).status).toBe(404);
});

test('events may repeat and come in any order, at the same time', async () => {
  const [ordered, mixed] = [await at.person(), await at.person()];
  const outcomes = [false, true, true, false, true, true, true];
  const eventsOf = (person: TestPerson) =>
    outcomes.map((isCorrect, n) => ({ event: answerEvent(person.user.id, { isCorrect }), at: minute(n) }));
  for (const { event, at: time } of eventsOf(ordered)) await masteries.answered(within, event, time);
  const others = eventsOf(mixed);
  const shuffled = [...others, ...others].toSorted((one, other) =>
    one.event.questionId < other.event.questionId ? 1 : -1,
  );
  await Promise.all(shuffled.map(({ event, at: time }) => masteries.answered(within, event, time)));
  const [first, second] = [await masteriesOf(ordered), await masteriesOf(mixed)];
  expect(first).toHaveLength(1);
  expect(second).toEqual(first);
  const expected = trace({ initial: 0.3, learn: 0.15, guess: 0.2, slip: 0.1 }, outcomes).masteries.at(-1);
  expect(first[0]).toMatchObject({ skillId: answeredSkill, answers: 7, right: 5 });
  expect(first[0]?.mastery).toBeCloseTo(expected as number, 12);
});

test('answers from while the plugin was off count when the skills are read, or with the next answer, each once', async () => {
  const [reader, practiser] = [await at.person(), await at.person()];
  const whileOff = async (act: () => Promise<unknown>) => {
    await at.switchPlugin('skills', false);
    await act();
    await at.platform.queueing.waitUntilIdle();
    await at.switchPlugin('skills', true);
  };
  const solve = async (person: TestPerson, count: number) => {
    let run = await startTopic(person, 'number-and-ratio');
    for (let n = 0; n < count; n++) {
      if (n > 0) run = await nextOf(person, run);
      await submit(person, answerTo(run, await solutionOf(at, run)));
    }
  };
  await whileOff(async () => {
    for (const person of [reader, practiser]) await solve(person, 5);
  });
  const found = await masteriesOf(reader);
  expect(found.length).toBeGreaterThan(0);
  for (const skill of found) expect(skill.right).toBe(skill.answers);
  expect(await masteriesOf(reader)).toEqual(found);
  await masteries.answered(within, answerEvent(practiser.user.id), minute(0));
  expect((await masteriesOf(practiser)).length).toBeGreaterThan(1);

  // Off again in between, with practice and an IDFS.
  const answersOf = (all: readonly SkillMastery[]) => all.reduce((sum, { answers }) => sum + answers, 0);
  await whileOff(async () => {
    await solve(reader, 3);
    const session = await startSession(reader);
    const keys = await keysOf(at, session);
    for (const question of session.questions) await giveAnswer(reader, question.id, keys.get(question.id) ?? 0);
    await complete(reader, session.sessionId);
  });
  at.clock.forward(15 * 60);
  const later = await masteriesOf(reader);
  expect(later.map(({ skillId }) => skillId)).toEqual(
    expect.arrayContaining(['pattern-recognition', 'sequences', ...found.map(({ skillId }) => skillId)]),
  );
  const measuredByIdfs = later.filter(({ skillId }) => !found.some((each) => each.skillId === skillId));
  expect(answersOf(later) - answersOf(measuredByIdfs)).toBeGreaterThan(answersOf(found));
  at.clock.forward(15 * 60);
  expect(await masteriesOf(reader)).toEqual(later);
});

test('unknown topics, other purposes and erased learners leave nothing', async () => {
  const learner = await at.person();
  const { id } = learner.user;
  await masteries.answered(within, answerEvent(id, { purpose: 'immersion' }), minute(0));
  await masteries.answered(within, answerEvent(id, { contentArea: 'astrology' }), minute(0));
  await masteries.answered(within, answerEvent(id, { concepts: ['unheard-of'] }), minute(0));
  await masteries.answered(within, answerEvent(erasedUser), minute(0));
  expect(await masteriesOf(learner)).toEqual([]);
});

test('placement answers count when the result is recorded, and those of a hasty placement do not', async () => {
  const [learner, hurried] = [await at.person(), await at.person()];
  let sessionId = '';
  for (const stage of stages) {
    for (let state = await stageOf(learner, stage); state.questions.length > 0; ) {
      at.clock.forward(20);
      const { status, body } = await analyze(learner, placementAnswer(state));
      expect(status).toBe(200);
      state = body.next;
      ({ sessionId } = state);
    }
  }
  await at.platform.queueing.waitUntilIdle();
  expect(await masteriesOf(learner)).toEqual([]);
  await submitPlacement(learner, sessionId);
  await at.platform.queueing.waitUntilIdle();
  expect((await masteriesOf(learner)).length).toBeGreaterThan(0);
  await hastyPlacement(at, hurried);
  await at.platform.queueing.waitUntilIdle();
  expect(await masteriesOf(hurried)).toEqual([]);
});

test('a changed grade changes the mastery', async () => {
  const learner = await at.person();
  const events = [answerEvent(learner.user.id, { isCorrect: false }), answerEvent(learner.user.id, { hintsUsed: 1 })];
  for (const [n, event] of events.entries()) await masteries.answered(within, event, minute(n));
  const before = (await masteriesOf(learner))[0]?.mastery as number;
  for (const { questionId } of events) {
    const points = { pointsBefore: 0, points: 3, maximumPoints: 4 };
    await masteries.regraded(within, { ...answerEvent(learner.user.id), questionId, ...points });
  }
  const [after] = await masteriesOf(learner);
  expect(after?.mastery).toBeGreaterThan(before);
  // The second answer was given after a hint.
  expect(after).toMatchObject({ answers: 2, right: 1 });
});

test('IDFS answers count when the result is recorded, not while a change would reveal what is right', async () => {
  const learner = await at.person();
  const session = await startSession(learner);
  const keys = await keysOf(at, session);
  for (const question of session.questions) {
    await giveAnswer(learner, question.id, keys.get(question.id) ?? 0);
  }
  await at.platform.queueing.waitUntilIdle();
  expect(await masteriesOf(learner)).toEqual([]);
  await complete(learner, session.sessionId);
  await at.platform.queueing.waitUntilIdle();
  const found = await masteriesOf(learner);
  expect(found.map(({ skillId }) => skillId).toSorted()).toEqual(['pattern-recognition', 'sequences']);
  for (const skill of found) expect(skill.right).toBe(skill.answers);
});

test('a skill that the learner marks as completed is marked, and is not mastered by that', async () => {
  const learner = await at.person();
  await recommended(at, learner);
  const { body } = await learner.get('/api/recommendations/skills/active');
  const measured = body.flatMap(({ id, skillId }: { id: string; skillId: string }) => {
    const skill = content.find((each) => each.id === skillId && each.topics.length > 0);
    return skill ? [{ id, skill }] : [];
  });
  const [{ id, skill }] = measured;
  await learner.patch(`/api/recommendations/skills/${id}/progress`, { progress: 100 });
  expect(await masteriesOf(learner)).toEqual([]);
  const event = answerEvent(learner.user.id, { ...skill.topics[0], concepts: skill.concepts, isCorrect: false });
  await masteries.answered(within, event, minute(0));
  const found = (await masteriesOf(learner)).find(({ skillId }) => skillId === skill.id);
  expect(found).toMatchObject({ isMastered: false, answers: 1, right: 0, markedCompleteAt: expect.any(String) });
});

/** A skill of its own, because the parameters stay. Its concept has the same name. */
const fittedSkill = 'linear-equations';

test('fitted parameters are adopted by the operator, recorded, and used for answers given before', async () => {
  const learner = await at.person();
  for (const isCorrect of [true, false, true]) {
    await masteries.answered(within, answerEvent(learner.user.id, { isCorrect, concepts: [fittedSkill] }), minute(0));
  }
  const [before] = await masteriesOf(learner);
  const random = seededRandom('answers');
  const rows = Array.from({ length: 800 }, (_, person) => {
    let isKnown = random() < 0.5;
    return Array.from({ length: 6 }, () => {
      const isRight = random() < (isKnown ? 0.95 : 0.1);
      isKnown ||= random() < 0.3;
      return `p${person},${fittedSkill},${Number(isRight)}`;
    });
  });
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'eiq-answers-')), 'answers.csv');
  await writeFile(file, ['learner,skill,correct', ...rows.flat()].join('\n'));
  const own = (await at.runCommand(fit, {})).value;
  expect(own).toMatchObject({ skills: expect.arrayContaining([expect.objectContaining({ skillId: fittedSkill })]) });
  const { value, text } = await at.runCommand(fit, { options: { from: file } });
  expect(text).toMatch(/AUC 0\.\d+/);
  expect(value).toMatchObject({ learners: 800, answers: 4800, skills: [{ skillId: fittedSkill }] });
  expect(await masteriesOf(learner)).toEqual([before]);
  const adopted = await at.runCommand(fit, { options: { from: file, adopt: true } });
  expect(adopted.value).toMatchObject({ adopted: { version: 1, skills: 1 } });
  const [after] = await masteriesOf(learner);
  expect(after).toMatchObject({ parametersVersion: 1, answers: 3, nextAnswer: { model: 'performance-factors' } });
  expect(after?.mastery).not.toBe(before?.mastery);
  expect(after?.standardError).toBeLessThan(before?.standardError as number);
  const log = await (await at.person('administrator')).get('/api/admin/audit?action=skills');
  expect(log.body.items).toMatchObject([{ action: 'skills.parameters-adopted', details: { version: 1 } }]);
  const service = at.platform.host.service(skillMasteries);
  expect(await service.of(within, learner.user.id)).toMatchObject([{ mastery: after?.mastery, isMastered: false }]);
});

test('mastered skills are evidence in a talent profile, with their probability; others are not', async () => {
  const [able, other] = [await at.person(), await at.person()];
  const evidence = at.platform.host.service(skillMasteries);
  for (let n = 0; n < 6; n++) {
    await masteries.answered(within, answerEvent(able.user.id), minute(n));
    await masteries.answered(within, answerEvent(other.user.id, { isCorrect: false }), minute(n));
  }
  expect(await evidence.of(within, able.user.id)).toMatchObject([{ isMastered: true }]);
  const shown = createEvidence({ db: at.platform.database, catalogue: createOwnCatalogue(content) });
  const found = await shown.of(within, [able.user.id, other.user.id]);
  expect([...found.keys()]).toEqual([able.user.id]);
  const [skill] = found.get(able.user.id) ?? [];
  expect(skill).toMatchObject({ name: 'Algebraic expressions', level: 4 });
  expect(skill?.evidence).toMatch(/^Known with a probability of over 99% \(\d\d% to over 99%\), by 6 answers$/);
});

test('other plugins are told once that a skill is mastered, and once that it is not any more', async () => {
  const learner = await at.person();
  const itemBank = at.platform.host.get('item-bank');
  if (!itemBank) throw new Error('The item bank is not installed');
  const told = async (isCorrect: boolean, count: number) => {
    for (let n = 0; n < count; n++) {
      at.clock.forward(60);
      const given = answerEvent(learner.user.id, { isCorrect });
      await at.platform.database.transaction((tx) =>
        at.platform.background.emit(tx, itemBank, at.institution, 'question.answered', given),
      );
      await at.platform.queueing.waitUntilIdle();
    }
    return changes.filter(({ userId }) => userId === learner.user.id).map(({ isMastered }) => isMastered);
  };
  expect(await told(true, 4)).toEqual([]);
  expect(await told(true, 4)).toEqual([true]);
  expect(await told(false, 3)).toEqual([true, false]);
  expect(changes.at(-1)?.skillId).toBe(answeredSkill);
});

test('a file of answers with faults is refused with their rows, and a fit of unknown skills is not adopted', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'eiq-answers-'));
  const fitted = async (text: string, options: Record<string, unknown> = {}) => {
    const file = path.join(folder, 'answers.csv');
    await writeFile(file, text);
    return at.runCommand(fit, { options: { from: file, ...options } });
  };
  await expect(fitted('learner,skill\na,b\n')).rejects.toThrow('The file has no column correct');
  await expect(fitted('learner;skill;correct;at\na;b;yes;2026-03-02\na;;1;2026-03-02\na;b;1;soon\n')).rejects.toThrow(
    'The file has 3 faults:\n  row 1: correct is “yes”, not 1 or 0\n  row 2: no skill\n  row 3: at is “soon”, not a time',
  );
  await expect(fitted('learner,skill,correct\n')).rejects.toThrow('The file has no answers');
  await expect(at.runCommand(fit, { options: { from: path.join(folder, 'none.csv') } })).rejects.toThrow(
    'There is no file',
  );
  const juggling = 'learner,skill,correct,at\na,juggling,1,2026-03-02T10:01Z\na,juggling,0,2026-03-02T10:00Z\n';
  expect((await fitted(juggling)).value).toMatchObject({ answers: 2, skills: [{ skillId: 'juggling' }] });
  await expect(fitted(juggling, { adopt: true })).rejects.toThrow('These skills are not in the catalogue: juggling');
});
