import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Draft } from './settings-fields.ts';
import { draftOf, fieldsOf, valueFromDraft, valueText } from './settings-fields.ts';

const Settings = z.object({
  motto: z.string().max(60).default('Grow').meta({ title: 'Motto', description: 'Shown below the name.' }),
  contact: z.email().optional(),
  site: z.url().nullable().default(null),
  maxOpenApplications: z.int().min(1).max(50).default(20),
  share: z.number().multipleOf(0.05).default(0.25),
  limit: z.number().nullable().default(null),
  acceptsApplications: z.boolean().default(true),
  kind: z.enum(['multiple_choice', 'open_ended']).default('open_ended'),
  tone: z.union([z.literal('warm').meta({ title: 'Warm and calm' }), z.literal('brief')]).default('warm'),
  fallback: z.enum(['mail', 'none']).nullable().default(null),
  days: z.array(z.enum(['monday', 'friday'])).default(['friday']),
  domains: z.array(z.string()).default([]),
  hours: z.object({ from: z.int().default(8), quiet: z.boolean().default(false) }).prefault({}),
  weights: z.record(z.string(), z.number()).default({ a: 1 }),
});
const fields = fieldsOf(z.toJSONSchema(Settings, { io: 'input', unrepresentable: 'any' }) as Record<string, unknown>);
const field = (name: string) => {
  const found = fields.find((each) => each.name === name);
  if (!found) throw new Error(`There is no field ${name}`);
  return found;
};
const control = (name: string) => field(name).control;

test('each kind of setting has its kind of control', () => {
  expect(fields.map(({ control: { kind } }) => kind)).toEqual([
    ...['text', 'text', 'text', 'number', 'number', 'number', 'yes-no', 'choice', 'choice', 'choice'],
    ...['choices', 'lines', 'group', 'json'],
  ]);
  expect(control('contact')).toMatchObject({ type: 'email' });
  expect(control('site')).toMatchObject({ type: 'url' });
  expect(control('maxOpenApplications')).toEqual({ kind: 'number', isWhole: true, min: 1, max: 50, step: undefined });
  expect(control('share')).toMatchObject({ isWhole: false, step: 0.05 });
  expect(control('kind')).toMatchObject({ options: [{ label: 'Multiple choice' }, { value: 'open_ended' }] });
  expect(control('tone')).toMatchObject({ options: [{ label: 'Warm and calm' }, { label: 'Brief' }] });
});

test('titles and descriptions come from the schema; a missing title from the name', () => {
  expect(field('motto')).toMatchObject({ title: 'Motto', description: 'Shown below the name.', defaultValue: 'Grow' });
  expect(field('maxOpenApplications')).toMatchObject({ title: 'Max open applications', description: undefined });
});

test('optional fields are recognised, and whether an empty one is stored as null', () => {
  const empty = fields.filter(({ isOptional }) => isOptional).map(({ name, isNullable }) => [name, isNullable]);
  expect(empty).toEqual([
    ['contact', false],
    ['site', true],
    ['limit', true],
    ['fallback', true],
  ]);
  expect([valueFromDraft(field('limit'), ''), valueFromDraft(field('contact'), '')]).toEqual([null, '']);
});

test('settings that are not edited keep their values', () => {
  const settings = Settings.parse({ contact: 'a@example.org', domains: ['a.org', 'b.org'], limit: 3 });
  const again = fields.map((each) => [each.name, valueFromDraft(each, draftOf(each, settings[each.name as 'motto']))]);
  expect(Object.fromEntries(again)).toEqual(settings);
});

test('input is converted to a value of the right type', () => {
  const value = (name: string, draft: Draft) => valueFromDraft(field(name), draft);
  expect(value('share', '0.5')).toBe(0.5);
  expect(value('domains', ' a.org \n\n b.org')).toEqual(['a.org', 'b.org']);
  expect(value('hours', { from: '9', quiet: true })).toEqual({ from: 9, quiet: true });
  expect(value('weights', '{"b": 2}')).toEqual({ b: 2 });
});

test('input that cannot be parsed is left for the server to reject', () => {
  expect(valueFromDraft(field('weights'), '{"b"')).toBe('{"b"');
  expect(valueFromDraft(field('maxOpenApplications'), '')).toBe('');
  expect(valueFromDraft(field('motto'), '')).toBe('');
});

test('a default value has a short text where there is one', () => {
  expect([valueText(field('acceptsApplications'), true), valueText(field('kind'), 'open_ended')]).toEqual([
    'on',
    'Open ended',
  ]);
  expect([valueText(field('share'), 0.25), valueText(field('weights'), { a: 1 })]).toEqual(['0.25', undefined]);
});
