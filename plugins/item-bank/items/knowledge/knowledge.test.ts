import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../../core/testing.ts';
import { createTestPlatform } from '../../../../core/testing.ts';
import type { Knowledge, Plan } from '../../services.ts';
import { itemCatalogue, knowledge as knowledgeName, measurement } from '../../services.ts';

let at: TestPlatform;
let knowledge: Knowledge;

beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['item-bank'] });
  knowledge = at.platform.host.service(knowledgeName);
});
afterAll(() => at?.close());

const within = () => ({ who: { institution: at.institution } });
const plan = (pool: 'assessment' | 'practice'): Plan => ({
  purpose: 'test',
  sections: [{ section: 'core_math', minimum: 5, maximum: 5, targetStandardError: 0, certainty: 1, openEnded: 0 }],
  cuts: [0],
  hintsCount: false,
  pool,
});

async function sitting(userId: string, pool: 'assessment' | 'practice' = 'assessment') {
  const service = at.platform.host.service(measurement);
  const { sittingId } = await service.open(within(), userId, plan(pool));
  const { question } = await service.current(within(), sittingId, 'core_math');
  if (!question) throw new Error('No question is open');
  return { service, sittingId, question };
}

async function practiceStems(): Promise<Set<string>> {
  const entries = await at.platform.host.service(itemCatalogue).list();
  return new Set(entries.filter(({ content }) => content.pool === 'practice').map(({ content }) => content.stem));
}

test('examples come only from practice, and the best one is about the words asked for', async () => {
  const stems = await practiceStems();
  for (const [words, concept] of [
    ['adding fractions with different denominators', 'fractions'],
    ['overfitting training test', 'overfitting'],
    ['median of values', 'median'],
    ['when the ferry leaves the pier', 'timetables'],
  ] as const) {
    const examples = await knowledge.examples(within(), words, { most: 3 });
    expect(examples).toHaveLength(3);
    expect(examples[0]?.concepts, words).toContain(concept);
    for (const { stem } of examples) expect(stems).toContain(stem);
  }
  const all = await Promise.all(
    ['equation', 'graph', 'model data', 'plan', 'probability', 'argument'].map((words) =>
      knowledge.examples(within(), words, { most: 20 }),
    ),
  );
  for (const { stem } of all.flat()) expect(stems).toContain(stem);
});

test('examples are limited to the given section and concepts, and are the same each time', async () => {
  const options = { section: 'ai_conceptual', concepts: ['precision', 'recall'], most: 5 } as const;
  const examples = await knowledge.examples(within(), 'how many were found', options);
  expect(examples.length).toBeGreaterThan(0);
  for (const { section, concepts } of examples) {
    expect(section).toBe('ai_conceptual');
    expect(concepts.some((concept) => ['precision', 'recall'].includes(concept))).toBe(true);
  }
  expect(await knowledge.examples(within(), 'how many were found', options)).toEqual(examples);
  expect(await knowledge.examples(within(), '', { concepts: ['overfitting'] })).not.toEqual([]);
  expect(await knowledge.examples(within(), 'qwrtz')).toEqual([]);
});

test('concepts have their section, content area and misconceptions', async () => {
  const concepts = await knowledge.concepts(within());
  expect(concepts.find(({ id }) => id === 'common-denominators')).toMatchObject({
    section: 'core_math',
    contentArea: 'number-and-ratio',
    misconceptions: expect.arrayContaining([{ id: 'practice-adds-tops-and-bottoms', says: expect.any(String) }]),
  });
});

test('a question is open from its asking until its answer or the end of its sitting, for its learner only', async () => {
  const [learner, other] = [await at.person('learner'), await at.person('learner')];
  const { service, sittingId, question } = await sitting(learner.user.id);
  const openIds = async () =>
    (await knowledge.openQuestions(within(), learner.user.id)).map(({ questionId }) => questionId);
  expect(await openIds()).toEqual([question.id]);
  expect(await knowledge.openQuestions(within(), other.user.id)).toEqual([]);
  const elsewhere = await at.anotherInstitution();
  expect(await knowledge.openQuestions({ who: { institution: elsewhere } }, learner.user.id)).toEqual([]);
  await service.answer(within(), sittingId, { questionId: question.id, answer: 0, milliseconds: 5 });
  expect(await openIds()).toEqual([]);
  const next = await service.current(within(), sittingId, 'core_math');
  expect(await openIds()).toEqual([next.question?.id]);
  await service.close(within(), sittingId);
  expect(await openIds()).toEqual([]);
});

test('all unanswered questions of a form are open, and practice is distinguished from scored questions', async () => {
  const learner = await at.person('learner');
  await sitting(learner.user.id, 'practice');
  await at.platform.host.service(measurement).openForm(within(), learner.user.id, {
    purpose: 'form',
    section: 'cognitive',
    areas: [{ contentArea: 'deduction', questions: 3 }],
    cuts: [0],
  });
  const open = await knowledge.openQuestions(within(), learner.user.id);
  expect(open.map(({ purpose, counts }) => `${purpose} ${counts}`).sort()).toEqual([
    'form true',
    'form true',
    'form true',
    'test false',
  ]);
});

test('no field of an open question contains the key', async () => {
  const catalogue = await at.platform.host.service(itemCatalogue).list({ section: 'core_math' });
  for (let count = 0; count < 5; count++) {
    const learner = await at.person('learner');
    const { question } = await sitting(learner.user.id);
    const [open] = await knowledge.openQuestions(within(), learner.user.id);
    const item = catalogue.find(
      ({ content }) =>
        content.stem === question.question &&
        content.format === 'multiple_choice' &&
        content.options.toSorted().join() === question.options.toSorted().join(),
    )?.content;
    if (!open || item?.format !== 'multiple_choice') throw new Error('The question is not in the bank');
    expect(Object.keys(open).sort()).toEqual(
      [
        'questionId',
        'section',
        'contentArea',
        'concepts',
        'stem',
        'stimulus',
        'conceptual',
        'procedural',
        'strategic',
        'encouragement',
        'misconceptions',
        'purpose',
        'counts',
        'options',
        'givesAway',
      ].sort(),
    );
    const serialised = JSON.stringify(open);
    expect(serialised).not.toContain(JSON.stringify(item.explanation).slice(1, -1));
    expect(open.givesAway(`The answer is ${item.options[item.key]}.`)).toBe(true);
    expect(open.givesAway(open.stem)).toBe(false);
  }
});
