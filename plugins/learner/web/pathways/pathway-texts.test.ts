import { expect, test } from 'vitest';
import { conceptsText } from './pathway-texts.ts';

test('proficient concepts are mentioned because they count half in the progress', () => {
  expect(conceptsText({ masteredConcepts: 0, proficientConcepts: 1, concepts: 24 })).toBe(
    '0 of 24 concepts mastered, 1 proficient',
  );
  expect(conceptsText({ masteredConcepts: 3, proficientConcepts: 0, concepts: 24 })).toBe('3 of 24 concepts mastered');
});
