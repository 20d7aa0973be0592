import { expect, it } from 'vitest';
import { printable } from './printable.ts';

it('control characters in printed names are replaced', () => {
  expect(printable('a\u001b[2Jb\u001b]0;title\u0007c\rd\u009be')).toBe(
    'a\uFFFD[2Jb\uFFFD]0;title\uFFFDc\uFFFDd\uFFFDe',
  );
  expect(printable('one\n\ttwo – \u001b[32m✓\u001b[39m')).toBe('one\n\ttwo – \u001b[32m✓\u001b[39m');
});
