import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { AuditEntry, PluginCard } from '../../contract.ts';
import { kindsFrom, pluginOf, toldOf } from './audit-words.ts';

const ada = { id: 'ada', username: 'ada', firstName: 'Ada', lastName: 'Byron' };
const entry = (action: string, changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id: '1',
  at: '2026-05-03T10:00:00.000Z',
  action,
  actor: ada,
  subject: null,
  subjectPerson: null,
  details: {},
  ...changes,
});

test.each([
  ['session.started', { details: { by: 'password' } }, '{who} signed in'],
  ['session.started', { details: { by: 'link' } }, '{who} signed in with a link from a mail'],
  ['session.refused', {}, 'Somebody tried to sign in with a name that nobody here has'],
  ['session.refused', { subject: 'x' }, 'Somebody tried to sign in as {whom} with a wrong password'],
  ['person.created', { details: { role: 'instructor' } }, '{who} made an account for {whom} as an instructor'],
  ['password.set', { subject: 'ada' }, '{who} chose a new password'],
  ['password.set', { subject: 'other' }, '{who} set a password for {whom}'],
  [
    'person.role-changed',
    { details: { from: 'learner', to: 'reviewer' } },
    '{who} changed the role of {whom} from learner to university reviewer',
  ],
  [
    'person.updated',
    { details: { changed: ['email', 'lastName'] } },
    '{who} changed the e-mail address and last name of {whom}',
  ],
  ['account.updated', { details: { changed: ['email'] } }, '{who} changed their own e-mail address'],
  ['institution.updated', { details: { changed: ['branding'] } }, '{who} changed the colour of the institution'],
  ['plugin.settings', { details: { changed: ['timeZone'] } }, '{who} changed settings of {plugin}: time zone'],
  ['plugin.settings', {}, '{who} changed settings of {plugin}'],
])('%s %o is told as a sentence', (action, changes, sentence) => {
  expect(toldOf(entry(action, changes))).toBe(sentence);
});

test('what a plugin wrote down is told in its own words, which cannot take the place of the platform’s', () => {
  const ofPlugins = { 'immersion.granted': '{who} allowed {whom} another placement', 'session.ended': '{who} fled' };
  expect(toldOf(entry('immersion.granted'), ofPlugins)).toBe('{who} allowed {whom} another placement');
  expect(toldOf(entry('session.ended'), ofPlugins)).toBe('{who} signed out');
});

test('entries are picked out by what the platform and each plugin writes down', () => {
  const plugin = (title: string, ...actions: string[]) => ({
    title,
    offers: { audit: Object.fromEntries(actions.map((action) => [action, '{who} did'])) } as PluginCard['offers'],
  });
  const kinds = kindsFrom([
    plugin('Questions', 'item.flagged', 'item.flag-resolved', 'calibration.started'),
    plugin('Placement', 'immersion.granted', 'person.visited'),
    plugin('Hints'),
    plugin('IDFS', 'idfs.extra-time-given', 'idfs.session-extended'),
  ]);
  expect(kinds[0]).toEqual({ value: 'session', label: 'Signing in and out' });
  expect(kinds.slice(-4)).toEqual([
    { value: 'idfs', label: 'IDFS' },
    { value: 'immersion', label: 'Placement' },
    { value: 'calibration', label: 'Questions: calibration' },
    { value: 'item', label: 'Questions: item' },
  ]);
  expect(kinds.filter(({ value }) => value === 'person')).toHaveLength(1);
});

test('an action of a plugin that is not known here is still told', () => {
  expect(toldOf(entry('immersion.retake-granted', { subjectPerson: ada }))).toBe(
    '{who} did “retake granted” in {plugin}, for {whom}',
  );
  expect(pluginOf(entry('immersion.retake-granted'))).toBe('immersion');
  expect(pluginOf(entry('plugin.enabled', { subject: 'talent' }))).toBe('talent');
});

test('every action that the platform itself writes down has its sentence', () => {
  const root = path.join(import.meta.dirname, '../../../..');
  const sources = globSync('{core,cli}/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] });
  const written = /(?:\baction[:=? ][^;\n]*?|audit\([^\n]*)'([a-z-]+\.[a-z-]+)'/g;
  const actions = new Set(
    sources.flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(written)].map(([, action]) => action ?? ''),
    ),
  );
  expect(actions.size).toBeGreaterThan(15);
  expect([...actions].filter((action) => toldOf(entry(action)).startsWith('{who} did “'))).toEqual([]);
});

test('every action that a plugin writes down has its sentence in the contract', () => {
  const root = path.join(import.meta.dirname, '../../../..');
  const textOf = (files: string) =>
    globSync(files, { cwd: root, exclude: ['**/*.test.ts', '**/administration/**'] })
      .map((file) => readFileSync(path.join(root, file), 'utf8'))
      .join('\n');
  for (const folder of globSync('plugins/*', { cwd: root })) {
    const written = textOf(`${folder}/**/*.ts`).matchAll(
      /action[:=? ][^;\n]*?'([a-z-]+\.[a-z-]+)'(?: : '([a-z-]+\.[a-z-]+)')?/g,
    );
    const actions = [...written].flatMap(([, one, other]) => [one, other]).filter((action) => action !== undefined);
    const contract = textOf(`${folder}/contract.ts`);
    expect(
      actions.filter((action) => !contract.includes(`'${action}': '{who} `)),
      folder,
    ).toEqual([]);
  }
});
