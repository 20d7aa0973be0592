import { expect, test } from 'vitest';
import type { HintMaterial } from '../item-bank/services.ts';
import { LearningStyle } from '../learner/contract.ts';
import type { Situation } from './choose-hints.ts';
import { chooseHints } from './choose-hints.ts';

const material: HintMaterial = {
  questionId: 'q',
  section: 'core_math',
  contentArea: 'algebra',
  concepts: ['linear-equations'],
  stem: 'Solve it',
  stimulus: [],
  conceptual: 'Both sides stay equal when the same is done to both.',
  procedural: 'Begin by taking the constant away from both sides.',
  strategic: 'Put your answer back in to check it.',
  encouragement: 'You have everything you need for this one.',
  misconceptions: [],
};

const situation = (given: Partial<Situation> = {}): Situation => ({
  material,
  profile: {
    preferredLearningStyle: 'mixed',
    strugglingConcepts: [],
    masteredConcepts: [],
    ageBand: 'adult',
    guardianConsent: 'not-needed',
    allowed: [],
  },
  learningStyle: 'mixed',
  attemptCount: 0,
  timeSpent: 0,
  userTheta: 0,
  seen: new Set(),
  ...given,
});
const typesOf = (given?: Partial<Situation>) => chooseHints(situation(given)).map((hint) => hint.hintType);

test('returns at most three hints, by descending confidence', () => {
  const chosen = chooseHints(situation());
  expect(chosen).toHaveLength(3);
  const confidences = chosen.map((hint) => hint.confidence);
  expect(confidences).toEqual(confidences.toSorted((one, other) => other - one));
  for (const confidence of confidences) expect(confidence).toBeGreaterThan(0);
});

test('a misconception visible in an earlier answer comes first, with high confidence', () => {
  const misconceptions = [{ id: 'sign-lost', says: 'You may have lost a sign when you moved a term.' }];
  const [first] = chooseHints(situation({ material: { ...material, misconceptions } }));
  expect(first).toMatchObject({
    hintType: 'personalized',
    content: misconceptions[0]?.says,
    relatedConcepts: ['linear equations'],
  });
  expect(first?.confidence).toBeGreaterThan(0.8);
});

test('adds a personal hint for a concept the learner struggles with', () => {
  const profile = { ...situation().profile, strugglingConcepts: ['linear-equations'] };
  expect(chooseHints(situation({ profile }))[0]?.personalizedContext).toBe('You are working on linear equations');
});

test('hints that suit the learner come first', () => {
  expect(typesOf({ learningStyle: 'analytical' })[0]).toBe('conceptual');
  expect(typesOf({ attemptCount: 1 })[0]).toBe('procedural');
  expect(typesOf({ timeSpent: 200_000 })[0]).toBe('strategic');
  expect(typesOf({ attemptCount: 3, userTheta: -1 })).toContain('encouragement');
});

test.each(
  LearningStyle.options,
)('a hint for the style %s does not claim to know how the learner learns', (learningStyle) => {
  // Every profile has a style, even if the learner chose none.
  const reasoning = chooseHints(situation({ learningStyle }))
    .map((hint) => hint.aiReasoning)
    .join(' ');
  expect(reasoning).not.toMatch(/you (?:learn|prefer|like)|your (?:style|way)/i);
});

test('an opened hint is replaced by another one', () => {
  expect(typesOf({ seen: new Set(['conceptual'] as const) })).not.toContain('conceptual');
});
