import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { presetPlugins, presets } from './presets.ts';

const root = path.join(import.meta.dirname, '..');
const installed = globSync('plugins/*/plugin.ts', { cwd: root }).map((file) => file.split(path.sep)[1]);

test.each(Object.entries(presetPlugins))('%s lists installed plugins, each once', (_, ids) => {
  expect(ids.filter((id) => !installed.includes(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('all presets differ', () => {
  const sets = Object.values(presets).map((isOn) => installed.filter((id) => isOn(id ?? '')).join(' '));
  expect(new Set(sets).size).toBe(sets.length);
});
