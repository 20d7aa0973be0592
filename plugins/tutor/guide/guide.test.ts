import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { assignableWork } from '../../assignments/services.ts';
import { classMisconceptions } from '../../item-bank/services.ts';
import { shippedLibrary } from '../../lessons/services.ts';

let at: TestPlatform;
let learner: TestPerson;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['tutor', 'item-bank', 'skills'] });
  learner = await at.person();
});
afterAll(() => at?.close());

const search = async (text: string) => (await learner.post('/api/tutor/guide/search', { text })).body;

test('finds lessons, skills and topics, corrects typing errors visibly, and admits that it has nothing', async () => {
  const found = await search('how do i add fractions with different bottoms');
  expect(found.lessons[0]).toMatchObject({ id: 'common-denominators', section: 'core_math' });
  expect(found.topics[0]).toMatchObject({ contentArea: 'number-and-ratio', title: 'Number and ratio' });
  expect((await search('logaritms')).didYouMean).toBe('logarithm');
  expect((await search('databases and sql')).skills[0]).toMatchObject({ title: 'Databases and SQL' });
  expect(await search('who won the world cup 2018')).toEqual({
    certainty: 'none',
    didYouMean: null,
    help: null,
    lessons: [],
    skills: [],
    topics: [],
  });
});

test('answers a sign of danger in the search with where to find help, and staff are told', async () => {
  const person = await at.person();
  const { body } = await person.post('/api/tutor/guide/search', { text: 'i want to kill myself' });
  expect(body.help).toContain('findahelpline.com');
  expect(body.lessons).toEqual([]);
  const instructor = await at.person('instructor');
  const { items } = (await instructor.get('/api/safeguarding/alerts')).body;
  expect(items).toMatchObject([{ state: 'open', learner: { userId: person.user.id } }]);
});

test('asks practice questions without their keys, and shows the solution once the answer is right or wanted', async () => {
  const address = '/api/tutor/guide/lessons/percentages/questions/0';
  const { body } = await learner.get(address);
  const { question } = body;
  expect(question.options.length).toBeGreaterThan(2);
  expect(question.hints).toHaveLength(3);
  expect(Object.keys(question).sort()).toEqual(['blocks', 'hints', 'number', 'options', 'stem', 'total']);
  const answers = [];
  for (const option of question.options.keys()) answers.push((await learner.post(address, { option })).body);
  expect(answers.filter(({ isRight }) => isRight)).toHaveLength(1);
  for (const { isRight, solution } of answers) expect(solution === null).toBe(!isRight);
  const right = question.options[answers.findIndex(({ isRight }) => isRight)];
  expect((await learner.post(address, {})).body.solution.answer).toBe(right);
  const { example } = (await learner.get('/api/tutor/guide/lessons/percentages/examples/0')).body;
  expect(example.steps.length).toBeGreaterThan(0);
  expect(example.stem).not.toBe(question.stem);
});

test('has no practice question for a lesson on studying, and says so', async () => {
  const { body } = await learner.get('/api/tutor/guide/lessons/taking-notes/questions/0');
  expect(body).toEqual({ question: null });
  expect((await learner.post('/api/tutor/guide/lessons/taking-notes/questions/0', {})).status).toBe(404);
});

test('judges answers to checks and steps only if it read them completely', async () => {
  const check = async (answer: string) =>
    (await learner.post('/api/tutor/guide/lessons/percentages/checks', { check: 0, answer })).body.verdict;
  expect(await Promise.all(['12', '15% · 80 = 12', '13', '12 I guess'].map(check))).toEqual([
    'right',
    'right',
    'wrong',
    'unread',
  ]);
  const step = async (text: string) => (await learner.post('/api/tutor/guide/steps', { text })).body.verdict;
  expect(
    await Promise.all(['8 × 3 ÷ 2 = 12', '8 × 3 ÷ 2 = 11', 'twice the sum is 3 + 4 = 14', 'hello'].map(step)),
  ).toEqual(['holds', 'fails', 'unread', 'none']);
});

test('keeps which checks are answered right, and tells teachers who assigned the lesson', async () => {
  const [one, other] = [await at.person(), await at.person()];
  const from = at.clock.now();
  const lesson = '/api/tutor/guide/lessons/percentages';
  const answers = (await learner.get('/api/lessons/percentages')).body.checks as { options: string[] | null }[];
  const right = ['12', ...answers.slice(1).map(() => '')];
  await one.post(`${lesson}/checks`, { check: 0, answer: '13' });
  expect((await one.get('/api/tutor/guide/progress')).body.lessons).toEqual([
    { id: 'percentages', checks: [], isDone: false },
  ]);
  for (const [check, { options }] of answers.entries())
    for (const answer of options ?? [
      right[check] || (shippedLibrary().one('percentages')?.checks[check]?.answer ?? ''),
    ])
      await one.post(`${lesson}/checks`, { check, answer });
  // Answered again, nothing changes.
  await one.post(`${lesson}/checks`, { check: 0, answer: '12' });
  const { body } = await one.get('/api/tutor/guide/progress');
  expect(body.lessons).toMatchObject([{ id: 'percentages', isDone: true }]);
  expect(body.lessons[0].checks.toSorted()).toEqual([...answers.keys()]);
  expect((await other.get('/api/tutor/guide/progress')).body.lessons).toEqual([]);
  const [work] = at.platform.host
    .gathered(assignableWork, at.platform.gate)
    .filter(({ service }) => service.kind === 'lesson');
  const call = { who: { institution: at.institution } };
  const wanted = { amount: null, userIds: [one.user.id, other.user.id], from };
  const [guided, explained] =
    (await work?.service.progress(call, [
      { ...wanted, target: 'guided/percentages' },
      { ...wanted, target: 'percentages' },
    ])) ?? [];
  expect([...(guided ?? [])]).toMatchObject([[one.user.id, { doneAt: expect.any(Date) }]]);
  expect(explained?.size).toBe(0);
  expect((await work?.service.choices(call))?.find(({ target }) => target === 'guided/percentages')?.title).toBe(
    'Percentages',
  );
});

test('steps checked in a lesson show what a class finds hard, without names and without the steps', async () => {
  const group = await Promise.all([at.person(), at.person(), at.person()]);
  const steps = ['1/2 + 1/3 = 2/5', '3/4 + 1/6 = 4/10', '1/2 + 1/4 = 3/4'];
  for (const [place, text] of steps.entries()) {
    const { body } =
      (await group[place]?.post('/api/tutor/guide/steps', { text, lesson: 'common-denominators' })) ?? {};
    expect(body.mistake === null).toBe(body.verdict === 'holds');
  }
  await group[2]?.post('/api/tutor/guide/steps', { text: '1/5 + 1/5 = 3/5', lesson: 'common-denominators' });
  // A step that was not judged, and one outside a lesson, show nothing.
  await group[2]?.post('/api/tutor/guide/steps', { text: 'it feels right', lesson: 'common-denominators' });
  await group[2]?.post('/api/tutor/guide/steps', { text: '1 + 1 = 3' });
  const service = at.platform.host.service(classMisconceptions);
  const who = { institution: at.institution };
  const ids = group.map(({ user }) => user.id);
  const [hardest, ofTwo] = await service.hardest({ who }, [ids, ids.slice(1)], 3, new Date(0));
  expect(hardest).toContainEqual({
    ...{ concept: 'common-denominators', section: 'core_math', contentArea: 'number-and-ratio' },
    ...{ learners: 3, answers: 4, wrong: 3 },
    misconception: { id: 'adds-fractions-across', says: expect.stringContaining('common denominator'), learners: 2 },
  });
  expect(ofTwo).toEqual([]);
  expect(await service.hardest({ who }, [ids], 3, new Date(at.clock.now().getTime() + 1000))).toEqual([[]]);
  const elsewhere = { institution: await at.anotherInstitution() };
  expect(await service.hardest({ who: elsewhere }, [ids], 3, new Date(0))).toEqual([[]]);
});

test('shows lessons without the answers of their checks', async () => {
  const { body } = await learner.get('/api/lessons/percentages');
  expect(body.checks[0]).toEqual({ question: 'What is 15% of 80?', options: null });
  expect(JSON.stringify(body)).not.toContain('10% is 8');
  expect((await learner.get('/api/lessons/no-such-lesson')).status).toBe(404);
});
