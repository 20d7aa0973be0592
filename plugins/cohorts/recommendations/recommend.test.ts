import { expect, test } from 'vitest';
import { weakestTopics } from './recommend.ts';

const member = (mastery: Record<string, number>) => new Map(Object.entries(mastery));

test('a group is advised on the topics in which at least three members together are weakest', () => {
  const members = [
    member({ algebra: 0, geometry: 0.5, statistics: 1 }),
    member({ algebra: 0.33, geometry: 0.5, statistics: 1 }),
    member({ algebra: 0.33, geometry: 0.5, statistics: 0.66, logic: 0 }),
  ];
  expect(weakestTopics(members, 2)).toEqual(['algebra', 'geometry']);
  expect(weakestTopics(members, 1)).toEqual(['algebra']);
});

test('the mastery of fewer than three members is not used', () => {
  expect(weakestTopics([], 2)).toEqual([]);
  expect(weakestTopics([member({ algebra: 0 }), member({ algebra: 0 })], 2)).toEqual([]);
});
