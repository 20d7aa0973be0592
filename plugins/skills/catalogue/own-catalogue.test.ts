import { expect, test } from 'vitest';
import type { SkillEntry } from '../contract.ts';
import { createOwnCatalogue } from './own-catalogue.ts';

const skill = (id: string, ...requires: string[]): SkillEntry => ({
  ...{ id, title: id, description: id, category: 'programming', level: 'beginner', requires },
  ...{ aliases: [], topics: [], concepts: [], steps: [] },
});

test('a cycle of prerequisites is refused with its path', () => {
  const circle = [skill('a', 'c'), skill('b', 'a'), skill('c', 'b'), skill('d')];
  expect(() => createOwnCatalogue(circle)).toThrow('prerequisites form a cycle: a → c → b → a');
});

test('all other faults are reported at once', () => {
  const entries = [skill('a', 'x'), skill('a'), skill('b', 'y')];
  expect(() => createOwnCatalogue(entries)).toThrow(
    /the id a is used twice\na requires the unknown skill x\nb requires the unknown skill y/,
  );
});

test('the way to a skill holds everything it needs, each after its prerequisites', () => {
  const catalogue = createOwnCatalogue([skill('c', 'b', 'a'), skill('b', 'a'), skill('a'), skill('d', 'c')]);
  expect(catalogue.closure(['c']).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect([...catalogue.descendants('a')].toSorted()).toEqual(['b', 'c', 'd']);
  expect(catalogue.depth.get('d')).toBe(3);
});
