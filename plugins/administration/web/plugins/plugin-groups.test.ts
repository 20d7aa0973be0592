import { expect, test } from 'vitest';
import type { PluginCard } from '../../contract.ts';
import { grouped, lockReason, matching, titleIn } from './plugin-groups.ts';

const plugin = (id: string, changes: Partial<PluginCard> = {}): PluginCard => ({
  id,
  title: id.charAt(0).toUpperCase() + id.slice(1),
  summary: `What ${id} does`,
  essential: false,
  isOn: true,
  state: 'running',
  reason: null,
  health: 'well',
  healthProblem: null,
  requires: [],
  uses: [],
  requiredBy: [],
  offers: { routes: [], permissions: [], liveMessages: [], services: [], personalData: [], audit: {} },
  settingsSchema: null,
  settings: {},
  ...changes,
});

const plugins = [
  plugin('talent', { isOn: false }),
  plugin('skills', {
    offers: { ...plugin('x').offers, permissions: [{ name: 'skills.edit', description: 'Edit courses' }] },
  }),
  plugin('ai', { state: 'quarantined', isOn: false, reason: 'no key' }),
  plugin('learner', { essential: true }),
];
const ids = (found: readonly PluginCard[]) => found.map(({ id }) => id);

test('plugins that do not run come first, each group is sorted by title, and empty groups are omitted', () => {
  expect(grouped(plugins).map(({ title, plugins: of }) => [title, ids(of)])).toEqual([
    ['Not running', ['ai']],
    ['On', ['learner', 'skills']],
    ['Off', ['talent']],
  ]);
  expect(grouped([])).toEqual([]);
});

test('a search matches all words in the texts of a plugin, ignoring case', () => {
  expect(ids(matching(plugins, 'COURSES skills', ''))).toEqual(['skills']);
  expect(ids(matching(plugins, 'what does', 'off'))).toEqual(['talent']);
  expect(ids(matching(plugins, '', ''))).toHaveLength(4);
});

test('a plugin that cannot be switched has a reason', () => {
  expect(plugins.map(lockReason)).toEqual([
    undefined,
    undefined,
    'no key',
    expect.stringContaining('cannot be switched off'),
  ]);
});

test('the title of a plugin that is not installed is its id', () => {
  expect([titleIn(plugins)('talent'), titleIn(plugins)('absent')]).toEqual(['Talent', 'absent']);
});
