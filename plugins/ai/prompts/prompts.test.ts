import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tutorPrompts } from '../../tutor/services.ts';
import { shippedPrompts } from './index.ts';
import { createPrompts } from './prompts.ts';

let folder: string;
const write = (version: number, name: string, text: string) => {
  mkdirSync(path.join(folder, String(version)), { recursive: true });
  writeFileSync(path.join(folder, String(version), `${name}.md`), text);
};
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'prompts-'));
  write(2, 'tutor', 'You are patient. {{style}}\n\n{{include rules}}\n');
  write(2, 'rules', 'Ask back.');
  write(10, 'tutor', 'You are exact. {{style}}\n\n{{include rules}}');
  write(10, 'rules', 'Check first.');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the latest version is used, and an earlier one where it is named', () => {
  const prompts = createPrompts(folder);
  expect(prompts.versions).toEqual([2, 10]);
  const latest = prompts.of('tutor', { style: 'Be brief.' });
  expect(latest.instructions).toBe('You are exact. Be brief.\n\nCheck first.');
  expect(latest.prompt).toMatch(/^tutor@10 [0-9a-f]{8}$/);
  expect(prompts.of('tutor', { style: '' }, 2).instructions).toContain('Ask back.');
});

test('a value is no template, a missing one or an unknown prompt is an error', () => {
  const prompts = createPrompts(folder);
  expect(prompts.of('tutor', { style: '{{include rules}} {{style}}' }).instructions).toContain(
    '{{include rules}} {{style}}',
  );
  expect(() => prompts.of('tutor')).toThrow('needs a value for “style”');
  expect(() => prompts.of('tutor', { style: '' }, 3)).toThrow('There is no version 3');
  expect(() => prompts.of('../../secret')).toThrow('is no prompt');
});

test('an edited text has another name, although its version is the same', () => {
  const before = createPrompts(folder).of('tutor', { style: '' }).prompt;
  write(10, 'rules', 'Check twice.');
  expect(createPrompts(folder).of('tutor', { style: '' }).prompt).not.toBe(before);
  write(10, 'rules', 'Check first.');
  expect(createPrompts(folder).of('tutor', { style: '' }).prompt).toBe(before);
});

test('every shipped prompt can be read', () => {
  const [tutor, own] = [tutorPrompts(), shippedPrompts()];
  for (const version of tutor.versions) {
    for (const name of ['assistant', 'tutor', 'coaching'])
      expect(tutor.of(name, { style: 's', subject: 's', way: 'w' }, version).instructions).not.toMatch(/\{\{|\}\}/);
  }
  for (const name of ['grading', 'hint']) expect(own.of(name).prompt).toMatch(new RegExp(`^${name}@\\d+ `));
});
