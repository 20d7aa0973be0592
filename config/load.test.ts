import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import type { ConfigurationProblem } from './load.ts';
import { ConfigurationError, describeConfiguration, loadConfiguration } from './load.ts';

function folderWith(local?: unknown) {
  const folder = mkdtempSync(path.join(tmpdir(), 'eiq-config-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'config'));
  if (local !== undefined) {
    writeFileSync(path.join(folder, 'config/local.json'), typeof local === 'string' ? local : JSON.stringify(local));
  }
  return folder;
}

function problemsOf(folder: string, environment: Record<string, string>) {
  try {
    loadConfiguration(folder, environment);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems.map((problem) => problem.key);
    throw error;
  }
  return [];
}

test('without a configuration every setting has its default', () => {
  const configuration = loadConfiguration(folderWith(), {});
  expect(configuration).toMatchObject({ port: undefined, isDemo: true, isProduction: false, trustedProxies: 0 });
});

test('the environment overrides the file, and the file overrides the default', () => {
  const folder = folderWith({ port: 4000, logLevel: 'warn' });
  const configuration = loadConfiguration(folder, { PORT: '5000' });
  expect(configuration.port).toBe(5000);
  expect(configuration.logLevel).toBe('warn');
  expect(configuration.sources).toMatchObject({ port: 'environment', logLevel: 'file', mailFrom: 'default' });
});

test('all problems are reported at once', () => {
  expect(problemsOf(folderWith({ nosuch: 1 }), { PORT: 'abc', DATABASE_URL: 'mysql://x', EIQ_DEMO: 'maybe' })).toEqual([
    'PORT',
    'DATABASE_URL',
    'EIQ_DEMO',
    'config/local.json nosuch',
  ]);
});

test('a file with invalid JSON is reported as a problem', () => {
  expect(problemsOf(folderWith('{ port: '), {})).toHaveLength(1);
});

test('production requires a secret key and turns demo mode off', () => {
  expect(problemsOf(folderWith(), { NODE_ENV: 'production' })).toEqual(['EIQ_SECRET_KEY']);
  const configuration = loadConfiguration(folderWith(), { NODE_ENV: 'production', EIQ_SECRET_KEY: 'x'.repeat(32) });
  expect(configuration.isDemo).toBe(false);
});

test('unknown variables that look like settings are found', () => {
  const given = {
    EIQ_VAR: 'var',
    EIQ_DEMOO: '1',
    EIQ_GARDENS_BED_SIZE: '7',
    EIQ_GARDENS_BEDSIZE: '7',
    EIQ_TEST_VAR: 'x',
  };
  const config = z.object({ bedSize: z.number().default(1) });
  const { unknownVariables } = loadConfiguration(folderWith(), given);
  expect(unknownVariables([{ id: 'gardens', config }, { id: 'roses' }])).toEqual(['EIQ_DEMOO', 'EIQ_GARDENS_BEDSIZE']);
});

test('secrets are masked when shown', () => {
  const shown = describeConfiguration(folderWith(), { DATABASE_URL: 'postgres://a:secret@b/c' });
  expect(JSON.stringify(shown)).not.toContain('secret@');
});

test('a plugin section is read from the file and its variables, and its problems are collected', () => {
  const configuration = loadConfiguration(folderWith({ plugins: { gardens: { rows: 3 } } }), {
    EIQ_GARDENS_BED_SIZE: '7',
  });
  const schema = z.object({ rows: z.number(), bedSize: z.number().default(1) });
  const problems: ConfigurationProblem[] = [];
  expect(configuration.section('gardens', schema, problems)).toEqual({ rows: 3, bedSize: 7 });
  expect(problems).toEqual([]);
  configuration.section('gardens', z.object({ rows: z.string(), bedSize: z.boolean() }), problems);
  expect(problems.map((problem) => problem.key)).toEqual(['plugins.gardens.rows', 'EIQ_GARDENS_BED_SIZE']);
});

test('a plugin’s key falls back to a variable shared with other programs', () => {
  const schema = z.object({ apiKey: z.string().optional().meta({ environment: 'GARDEN_KEY' }) });
  const read = (environment: Record<string, string>) =>
    loadConfiguration(folderWith(), environment).section('gardens', schema, []);
  expect(read({})).toEqual({});
  expect(read({ GARDEN_KEY: 'common' })).toEqual({ apiKey: 'common' });
  expect(read({ GARDEN_KEY: 'common', EIQ_GARDENS_API_KEY: 'own' })).toEqual({ apiKey: 'own' });
});
