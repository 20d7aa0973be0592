import { expect, test } from 'vitest';
import { seededRandom } from '../../../core/random.ts';
import { matchLevel, partWeights } from './contract.ts';
import { explainMatch, matchScore } from './match.ts';
import type { CandidateFacts, JobFacts } from './opening.ts';
import { candidateOf, openingOf } from './opening.ts';
import { shares } from './shares.ts';
import { termKey } from './terms.ts';
import { randomFacts } from './testing.ts';

const learner: CandidateFacts = {
  skills: [
    ['Python', 3],
    ['SQL', 2],
  ],
  eiq: { eiqScore: 530, standardError: 30 },
  industries: ['Technology'],
  roles: ['Data Analyst'],
  companySize: 'small',
  places: ['Manila'],
  availability: 'graduate_2027',
};
const job: JobFacts = {
  title: 'Junior Data Analyst',
  requirements: [
    { skill: 'python', level: 3, weight: 2 },
    { skill: 'SQL', level: 4, weight: 1 },
    { skill: 'Statistics', level: 3, weight: 1 },
  ],
  minEiqScore: 500,
  industry: 'technology',
  companySize: 'large',
  place: 'Manila',
  isRemote: false,
  startsOn: '2027-06-01',
};

test('a score is the weighted mean of its parts', () => {
  // Skills (2·1 + 1·2/4 + 1·0)/4 = .625; EiQ Φ(1) = .8413; interests (1 + 1)/2; place (1 + 0)/2; availability 1.
  const expected = 100 * (0.45 * 0.625 + 0.25 * 0.841345 + 0.15 * 1 + 0.1 * 0.5 + 0.05 * 1);
  const { score, contributions, absent, probability } = explainMatch(candidateOf(learner), openingOf(job));
  expect(score).toBeCloseTo(expected, 1);
  expect(probability).toBeCloseTo(0.841345, 5);
  expect(absent).toEqual([]);
  expect(contributions.map(({ part, outOf }) => [part, outOf])).toEqual([
    ['skills', 45],
    ['eiq', 25],
    ['interests', 15],
    ['place', 10],
    ['availability', 5],
  ]);
  expect(Object.values(partWeights).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
});

test('parts that either side leaves open are left out, and the others carry their weight', () => {
  const silent = { ...learner, industries: [], roles: [], companySize: 'any', places: [], eiq: null };
  const { score, contributions, absent } = explainMatch(candidateOf(silent), openingOf(job));
  expect(absent).toEqual(['eiq', 'interests', 'place']);
  expect(contributions.map(({ outOf }) => outOf)).toEqual([90, 10]);
  expect(score).toBeCloseTo(100 * (0.9 * 0.625 + 0.1), 1);
});

test('contributions add up to the score, and the score agrees with the quick one, for any pair', () => {
  const { candidate, job: anyJob } = randomFacts(seededRandom(1));
  const wrong = Array.from({ length: 10_000 }, () => [candidateOf(candidate()), openingOf(anyJob())] as const).filter(
    (pair) => {
      const { score, contributions } = explainMatch(...pair);
      const sum = contributions.reduce((total, { points }) => total + points, 0);
      const areSound = contributions.every(({ points, outOf }) => points >= 0 && points <= outOf + 0.1);
      return !(
        areSound &&
        score === matchScore(...pair) &&
        score >= 0 &&
        score <= 100 &&
        Math.abs(sum - score) <= 0.05
      );
    },
  );
  expect(wrong).toEqual([]);
});

test('raising a required skill, by whichever of its names, never lowers a score, for 10,000 random pairs', () => {
  const { candidate, job: anyJob, below } = randomFacts(seededRandom(2));
  const lowered = Array.from({ length: 10_000 }, () => {
    const [facts, jobFacts] = [candidate(), anyJob()];
    const opening = openingOf(jobFacts);
    const names = jobFacts.requirements.flatMap(({ skill, aliases = [] }) => [skill, ...aliases]);
    const skills = [...facts.skills, [names[below(names.length)] ?? '', 1 + below(5)] as const];
    return matchScore(candidateOf({ ...facts, skills }), opening) - matchScore(candidateOf(facts), opening);
  }).filter((change) => change < 0);
  expect(lowered).toEqual([]);
});

test('name, gender, age, photo and address change no byte of a match', () => {
  const { candidate, job: anyJob } = randomFacts(seededRandom(3));
  for (let run = 0; run < 200; run++) {
    const [facts, opening] = [candidate(), openingOf(anyJob())];
    const about = (name: string, gender: string, age: number) =>
      JSON.stringify(
        explainMatch(candidateOf({ ...facts, ...{ name, gender, age, photo: `${name}.png`, address: name } }), opening),
      );
    expect(about('Aroha', 'f', 19)).toBe(about('Bernard', 'm', 57));
  }
});

test('the one change that helps most is the one with the largest gain', () => {
  const found = explainMatch(candidateOf(learner), openingOf(job));
  // Statistics: 45 · 1/4 = 11.25; SQL: 45 · 1/4 · 1/2; EiQ: 25 · (.95 − .8413).
  expect(found.bestChange).toEqual({
    kind: 'skill',
    skill: 'Statistics',
    from: 0,
    to: 3,
    gain: expect.closeTo(11.3, 0),
  });
  const skilled = { ...learner, skills: job.requirements.map(({ skill, level }) => [skill, level] as const) };
  const { bestChange } = explainMatch(candidateOf(skilled), openingOf(job));
  expect(bestChange).toMatchObject({ kind: 'eiq', to: expect.closeTo(500 + 1.644854 * 30, 1) });
  const certain = { ...skilled, eiq: { eiqScore: 800, standardError: 20 } };
  expect(explainMatch(candidateOf(certain), openingOf(job)).bestChange).toBeNull();
});

test('a change gains what it promises', () => {
  const { candidate, job: anyJob } = randomFacts(seededRandom(4));
  for (let run = 0; run < 500; run++) {
    const [facts, opening] = [candidate(), openingOf(anyJob())];
    const { score, bestChange } = explainMatch(candidateOf(facts), opening);
    if (!bestChange) continue;
    const changed =
      bestChange.kind === 'skill'
        ? { ...facts, skills: [...facts.skills, [bestChange.skill, bestChange.to] as const] }
        : { ...facts, eiq: facts.eiq && { ...facts.eiq, eiqScore: bestChange.to } };
    expect(matchScore(candidateOf(changed), opening) - score).toBeCloseTo(bestChange.gain, 5);
  }
});

test('a job without requirements is scored by its other parts, and 0 where there are none', () => {
  const open: JobFacts = { ...job, requirements: [], minEiqScore: null, startsOn: null };
  expect(explainMatch(candidateOf(learner), openingOf(open)).absent).toEqual(['skills', 'eiq', 'availability']);
  const silent = { ...learner, industries: [], roles: [], companySize: null, places: [] };
  expect(explainMatch(candidateOf(silent), openingOf(open))).toMatchObject({ score: 0, contributions: [] });
});

test('places, remote work and starting times are compared as a person would', () => {
  const placeOf = (places: string[], more: Partial<JobFacts>) =>
    shares.place(candidateOf({ ...learner, companySize: null, places }), openingOf({ ...job, ...more }));
  expect(placeOf(['manila '], {})).toBe(1);
  expect(placeOf(['Cebu'], {})).toBe(0);
  expect(placeOf(['Remote'], { isRemote: true })).toBe(1);
  expect(placeOf(['Cebu'], { isRemote: true })).toBe(0.5);
  expect(placeOf(['Cebu'], { place: null })).toBeNull();
  const free = (availability: string | null, startsOn: string | null) =>
    shares.availability(candidateOf({ ...learner, availability }), openingOf({ ...job, startsOn }));
  expect(free('flexible', '2027-01-01')).toBe(1);
  expect(free('graduate_2028', '2027-06-01')).toBe(0.5);
  expect(free('graduate_2026', '2027-06-01')).toBe(1);
  expect(free('graduate_2030', '2027-06-01')).toBe(0);
  expect(free('immediate', null)).toBeNull();
});

test('skills are compared without case and spacing; C, C++ and C# stay different', () => {
  expect(['c', 'C++', ' C# ', 'Node.js', 'Problem-solving', 'ＳＱＬ.'].map(termKey)).toEqual([
    'c',
    'c++',
    'c#',
    'node.js',
    'problem solving',
    'sql',
  ]);
});

test('other names of a skill count as the skill, and the highest level of them', () => {
  const databases = { skill: 'Databases and SQL', aliases: ['sql', 'relational databases'], level: 4, weight: 1 };
  const opening = openingOf({ ...job, requirements: [databases] });
  const levelBy = (skills: [string, number][]) =>
    explainMatch(candidateOf({ ...learner, skills }), opening).skills.map(({ skill, level }) => [skill, level]);
  expect(levelBy([['SQL', 2]])).toEqual([['Databases and SQL', 2]]);
  expect(
    levelBy([
      ['SQL', 2],
      ['Databases and SQL', 4],
      ['Relational Databases', 1],
    ]),
  ).toEqual([['Databases and SQL', 4]]);
  expect(levelBy([['NoSQL', 5]])).toEqual([['Databases and SQL', 0]]);
});

test('levels begin at 80 and 60', () => {
  expect([100, 80, 79.9, 60, 59.9, 0].map(matchLevel)).toEqual(['high', 'high', 'medium', 'medium', 'low', 'low']);
});
