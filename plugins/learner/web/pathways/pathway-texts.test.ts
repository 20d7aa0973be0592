import { expect, test } from 'vitest';
import { conceptsText } from './pathway-texts.ts';

test('progress and the count of concepts agree: proficient ones are named, because they count half', () => {
  expect(conceptsText({ masteredConcepts: 0, proficientConcepts: 1, concepts: 24 })).toBe(
    '0 of 24 concepts mastered, 1 proficient',
  );
  expect(conceptsText({ masteredConcepts: 3, proficientConcepts: 0, concepts: 24 })).toBe('3 of 24 concepts mastered');
});
