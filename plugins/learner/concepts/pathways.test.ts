import { expect, test } from 'vitest';
import type { Measured } from '../eiq/eiq-record.ts';
import { recordOf } from '../eiq/eiq-record.ts';
import { curriculum } from './curriculum.ts';
import type { Evidence } from './pathways.ts';
import { pathwayOf, pathwaysOf } from './pathways.ts';

const cuts = { immersion: 450, mastery: 575, excellence: 650 };

function at(theta: number | undefined, concepts: Evidence['concepts'] = []): Evidence {
  const result: Measured[] =
    theta === undefined
      ? []
      : [
          {
            id: '00000000-0000-7000-8000-000000000001',
            source: 'immersion',
            title: 'AI immersion placement',
            at: new Date(),
            theta,
            se: 0.1,
            level: 'immersion',
            confidence: 1,
            domains: [],
            measures: 'domains',
            prior: null,
            answered: null,
            report: null,
            version: 'test',
          },
        ];
  return { record: recordOf(result, cuts), concepts };
}

const know = (level: 'mastered' | 'proficient' | 'familiar', ...concepts: string[]) =>
  concepts.map((concept) => ({ concept, level, isStruggling: false }));

const summary = (evidence: Evidence) =>
  pathwaysOf(evidence).map(({ pathType, progress, isCurrent, isUnlocked }) => [
    pathType,
    progress,
    isCurrent,
    isUnlocked,
  ]);

test('a learner starts on Foundation, and the other pathways are locked', () => {
  expect(summary(at(undefined))).toEqual([
    ['foundation', 0, true, true],
    ['immersion', 0, false, false],
    ['mastery', 0, false, false],
  ]);
});

test('a score unlocks its pathway and completes those below', () => {
  expect(summary(at(0.2))).toEqual([
    ['foundation', 100, false, true],
    ['immersion', 0, true, true],
    ['mastery', 0, false, false],
  ]);
});

test('the highest pathway stays the current one beyond its level', () => {
  expect(summary(at(3))).toMatchObject([
    ['foundation', 100, false, true],
    ['immersion', 100, false, true],
    ['mastery', 0, true, true],
  ]);
});

test('mastered concepts count in full, proficient ones half, and others not at all', () => {
  const { foundation } = curriculum;
  const concepts = [
    ...know('mastered', 'fractions', 'percentages'),
    ...know('proficient', 'bar-charts'),
    ...know('familiar', 'labels'),
  ];
  const all = Object.values(foundation).flat().length;
  const path = pathwayOf('foundation', at(undefined, concepts));
  expect(path).toMatchObject({ progress: Math.round(250 / all), masteredConcepts: 2, concepts: all, unlocks: null });
  expect(path.conceptList.find(({ id }) => id === 'labels')).toEqual({
    id: 'labels',
    title: 'Labels',
    domain: 'ai_conceptual',
    mastery: 'familiar',
    isStruggling: false,
  });
});

test('four fifths of a pathway’s concepts unlock the next one without a score', () => {
  const all = Object.values(curriculum.foundation).flat();
  const needed = Math.ceil(all.length * 0.8);
  const before = pathwayOf('immersion', at(undefined, know('mastered', ...all.slice(0, needed - 1))));
  expect(before).toMatchObject({
    isUnlocked: false,
    unlocks: { fromScore: 450, eiqScore: null, previous: 'foundation', neededConcepts: needed },
  });
  const after = pathwayOf('immersion', at(undefined, know('mastered', ...all.slice(0, needed))));
  expect(after).toMatchObject({ isUnlocked: true, isCurrent: false });
});

test('a concept is in one pathway only', () => {
  const all = Object.values(curriculum).flatMap((domains) => Object.values(domains).flat());
  expect(all.filter((concept, index) => all.indexOf(concept) !== index)).toEqual([]);
});
