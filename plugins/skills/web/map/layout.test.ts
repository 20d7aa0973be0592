import { expect, test } from 'vitest';
import type { MapSkill } from '../../contract.ts';
import { layoutOf, neighbourOf } from './layout.ts';

const skill = (id: string, depth: number, ...requires: string[]): MapSkill => ({
  ...{ id, title: id, category: 'programming', level: 'beginner', requires, depth },
  ...{ state: 'ready', missing: [], isKnown: false, progress: null, measured: null, inferred: null },
});

const skills = [
  skill('c', 2, 'b', 'm'),
  skill('a', 0),
  skill('b', 1, 'a'),
  { ...skill('m', 0), category: 'mathematics' as const },
];

test('each skill stands right of its prerequisites, and those of other categories are marked', () => {
  const { placed, edges } = layoutOf([...skills, { ...skill('x', 0), category: 'research' }], 'programming');
  const x = (id: string) => placed.find((each) => each.skill.id === id)?.x ?? Number.NaN;
  expect(x('a')).toBeLessThan(x('b'));
  expect(x('b')).toBeLessThan(x('c'));
  expect(placed.filter(({ isFromElsewhere }) => isFromElsewhere).map((each) => each.skill.id)).toEqual(['m']);
  expect(edges.map(({ id }) => id).toSorted()).toEqual(['a b', 'b c', 'm c']);
});

test('arrow keys lead to prerequisites, to what builds on a skill, and along its column', () => {
  const layout = layoutOf(skills, 'programming');
  expect(neighbourOf(layout, 'b', 'ArrowLeft')).toBe('a');
  expect(neighbourOf(layout, 'b', 'ArrowRight')).toBe('c');
  expect(neighbourOf(layout, 'a', 'ArrowDown')).toBe('m');
  expect(neighbourOf(layout, 'a', 'ArrowUp')).toBeUndefined();
  expect(neighbourOf(layout, 'a', 'Home')).toBeUndefined();
});
