import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { AuditEntry, PluginCard } from '../../contract.ts';
import { kindsFrom, pluginOf, sentenceFor } from './audit-sentences.ts';

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
  ['session.started', { details: { by: 'link' } }, '{who} signed in with a link from an email'],
  ['session.started', { details: { by: 'passkey', steps: ['x'] } }, '{who} signed in with a passkey'],
  [
    'session.started',
    { details: { by: 'link', steps: ['x'] } },
    '{who} signed in with a link from an email and a second step',
  ],
  ['session.ended', { details: { where: 'other-devices' } }, '{who} signed out on all other devices'],
  ['person.signed-out', {}, '{who} signed {whom} out on all devices'],
  ['session.refused', {}, 'Failed sign-in with an unknown user name'],
  ['session.refused', { subject: 'x' }, 'Failed sign-in as {whom} with a wrong password'],
  ['person.created', { details: { role: 'instructor' } }, '{who} created an account for {whom} as an instructor'],
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
    '{who} changed the email address and last name of {whom}',
  ],
  ['account.updated', { details: { changed: ['email'] } }, '{who} changed their own email address'],
  ['institution.updated', { details: { changed: ['branding'] } }, '{who} changed the colour of the institution'],
  ['plugin.settings', { details: { changed: ['timeZone'] } }, '{who} changed settings of {plugin}: time zone'],
  ['plugin.settings', {}, '{who} changed settings of {plugin}'],
  [
    'relation.made',
    { details: { kind: 'instructor', source: 'administration' } },
    '{who} assigned {whom} to an instructor',
  ],
  [
    'relation.ended',
    { details: { kind: 'instructor', source: 'class 7b' } },
    '{who} unassigned {whom} from an instructor, through class 7b',
  ],
])('the sentence for %s %o', (action, changes, sentence) => {
  expect(sentenceFor(entry(action, changes))).toBe(sentence);
});

test('an action of a plugin has the sentence of its contract, which cannot replace one of the platform', () => {
  const ofPlugins = { 'immersion.granted': '{who} allowed {whom} another placement', 'session.ended': '{who} fled' };
  expect(sentenceFor(entry('immersion.granted'), ofPlugins)).toBe('{who} allowed {whom} another placement');
  expect(sentenceFor(entry('session.ended'), ofPlugins)).toBe('{who} signed out');
});

test('the kinds to filter by are those of the platform and of each plugin', () => {
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
  expect(kinds[0]).toEqual({ value: 'session', label: 'Sign-ins and sign-outs' });
  expect(kinds.slice(-4)).toEqual([
    { value: 'idfs', label: 'IDFS' },
    { value: 'immersion', label: 'Placement' },
    { value: 'calibration', label: 'Questions: calibration' },
    { value: 'item', label: 'Questions: item' },
  ]);
  expect(kinds.filter(({ value }) => value === 'person')).toHaveLength(1);
});

test('an action of an unknown plugin still has a sentence', () => {
  expect(sentenceFor(entry('immersion.retake-granted', { subjectPerson: ada }))).toBe(
    '{plugin}: retake granted, by {who} for {whom}',
  );
  expect(pluginOf(entry('immersion.retake-granted'))).toBe('immersion');
  expect(pluginOf(entry('plugin.enabled', { subject: 'talent' }))).toBe('talent');
});

test('every action that the platform logs has a sentence', () => {
  const root = path.join(import.meta.dirname, '../../../..');
  const sources = globSync('{core,cli}/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] });
  const written = /(?:\baction[:=? ][^;\n]*?|audit\([^\n]*)'([a-z-]+\.[a-z-]+)'/g;
  const actions = new Set(
    sources.flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(written)].map(([, action]) => action ?? ''),
    ),
  );
  expect(actions.size).toBeGreaterThan(15);
  expect([...actions].filter((action) => sentenceFor(entry(action)).startsWith('{plugin}: '))).toEqual([]);
});

test('every action that a plugin logs has a sentence in its contract', () => {
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
    const contract = textOf(`${folder}/**/contract.ts`);
    // A sentence names the actor, or before somebody is signed in the person affected.
    const sentenceOf = (action: string) => contract.split(`'${action}': '`)[1]?.split("',")[0] ?? '';
    expect(
      actions.filter((action) => !/^\{who\} |\{whom\}/.test(sentenceOf(action))),
      folder,
    ).toEqual([]);
  }
});
