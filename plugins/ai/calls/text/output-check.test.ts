import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../core/random.ts';
import type { Ask } from '../../services.ts';
import { withoutMarkup } from './markup.ts';
import { createOutputCheck } from './output-check.ts';
import { rulesOf } from './prompt.ts';
import { containsSecret } from './secrets.ts';
import { createSentences } from './sentences.ts';

const fence = 'f00dfacef00dface';
const instructions = 'You are Ada, and you help learners of school mathematics by asking one question at a time.';

function checkFor(more: Partial<Ask> = {}, standing: readonly { givesAway(text: string): boolean }[] = []) {
  const ask: Ask = { plugin: 'tutor', purpose: 'chat', instructions, turns: [], isPersonal: true, ...more };
  return createOutputCheck({ ask, rules: rulesOf(ask.purpose, fence), fence, standing });
}

describe('sentences', () => {
  test('are released as soon as they are complete, and lose nothing', () => {
    const sentences = createSentences();
    expect(sentences.add('First find 3.')).toEqual([]);
    expect(sentences.add('5 of them')).toEqual([]);
    expect(sentences.add('. Then add')).toEqual(['First find 3.5 of them. ']);
    expect(sentences.add('!\n')).toEqual(['Then add!\n']);
    expect(sentences.rest()).toBe('');
  });

  test('equal the input when joined, however it was split', () => {
    const text = 'One. Two?  **Three!** "Four." (five…)\n\n- six\n- seven: 3.14, e.g. this.\nEight';
    const random = seededRandom('cuts');
    for (let round = 0; round < 200; round++) {
      const sentences = createSentences();
      const cut: string[] = [];
      for (let at = 0; at < text.length; ) {
        const to = at + 1 + Math.floor(random() * 8);
        cut.push(...sentences.add(text.slice(at, to)));
        at = to;
      }
      expect(cut.join('') + sentences.rest()).toBe(text);
    }
  });

  test('that never end are split at a space', () => {
    const sentences = createSentences();
    const finished = sentences.add('word '.repeat(300));
    expect(finished.length).toBeGreaterThan(2);
    expect(finished.every((part) => part.endsWith(' ') && part.length <= 401)).toBe(true);
  });
});

describe('keys', () => {
  test.each([
    ['The answer is 5/6.', '5/6'],
    ['It is **Paris**, of course', 'paris'],
    ['$\\frac{5}{6}$ or P.a.r.i.s. forever', 'Parisforever'],
    ['the mitochondrial  membrane', 'Mitochondrial membrane'],
    ['M-i-t-o-s-i-s', 'mitosis'],
    ['so x = 12.', '12'],
  ])('are found in any notation: %s', (text, secret) => {
    expect(containsSecret(text, [secret])).toBe(true);
  });

  test.each([
    ['Look at 3.5 and 3/4 and 13', '3'],
    ['The comparison helps', 'Paris'],
    ['Anything', ''],
  ])('are not found in other text: %s', (text, secret) => {
    expect(containsSecret(text, [secret])).toBe(false);
  });
});

describe('the check', () => {
  test('replaces sentences that contain a key, once for several in a row', () => {
    const check = checkFor({ secrets: ['42'] });
    expect(check.shown('Think of halves. ')).toBe('Think of halves. ');
    expect(check.shown('It is 42. ')).toMatch(/^I leave that step to you.*\? $/);
    expect(check.shown('Yes, 42! ')).toBe('');
    expect(check.shown('Check it. ')).toBe('Check it. ');
  });

  test('finds a key that spans two sentences', () => {
    const check = checkFor({ secrets: ['common denominator'] });
    check.shown('What you need is called common ');
    expect(check.shown('denominator. ')).not.toContain('denominator');
  });

  test('checks against the learner’s open questions, except in grading', () => {
    const standing = [{ givesAway: (text: string) => /second option/.test(text) }];
    expect(checkFor({}, standing).shown('Take the second option.')).not.toContain('second option');
    expect(checkFor({ purpose: 'grading' }, standing).shown('Take the second option.')).toContain('second option');
  });

  test('withholds instructions and marks', () => {
    const check = checkFor();
    expect(
      check.shown('I was told: help learners of school mathematics by asking one question at a time. '),
    ).not.toContain('told:');
    expect(check.shown(`See ${fence}. `)).toBe('');
    expect(check.shown('I help with school mathematics. ')).toBe('I help with school mathematics. ');
  });

  test('checks every string of a value', () => {
    const check = checkFor({ secrets: ['42'] });
    expect(check.allows({ hint: 'Think', steps: [{ says: 'of halves', points: 42 }] })).toBe(true);
    expect(check.allows({ hint: 'Think', steps: [{ says: 'it is 42' }] })).toBe(false);
  });
});

test('removes markup that answers must not contain', () => {
  expect(withoutMarkup('Read [the page](https://x.example/a) now')).toBe('Read the page now');
  expect(withoutMarkup('![graph](https://x.example/?q=secret) here')).toBe('graph here');
  expect(withoutMarkup('go to https://x.example/a?b=c.')).not.toContain('x.example');
  expect(withoutMarkup('<script>alert(1)</script><img src="x" onerror="y">')).toBe('alert(1)');
  expect(withoutMarkup('[a](javascript:alert(1))')).not.toContain('javascript');
  expect(withoutMarkup('if a < b and c > d, then $x<y$; use `List`')).toBe(
    'if a < b and c > d, then $x<y$; use `List`',
  );
  expect(withoutMarkup('The ratio is 3:4 and data: none')).toBe('The ratio is 3:4 and data: none');
});
