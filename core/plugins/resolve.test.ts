import { expect, test } from 'vitest';
import { z } from 'zod';
import type { ContractSpec } from '../contract/index.ts';
import { defineContract, defineService, defineSharedService } from '../contract/index.ts';
import type { AnyPlugin } from './define-plugin.ts';
import type { Installed } from './discover.ts';
import { resolve } from './resolve.ts';

function installed(id: string, options: Partial<AnyPlugin> = {}, contract: Partial<ContractSpec> = {}): Installed {
  const full = defineContract({
    id,
    title: id,
    summary: id,
    ...contract,
  } as ContractSpec) as unknown as AnyPlugin['contract'];
  return { id, folder: id, plugin: { contract: full, start: async () => ({}), ...options } };
}

const service = (name: `${string}.${string}`) => ({ needed: defineService<object>(name) });
const route = (path: `/api/things/:${string}`) => ({
  list: {
    method: 'get',
    path,
    access: 'signed-in',
    params: z.object({ [path.split(':')[1] ?? '']: z.string() }),
    response: z.string(),
  } as const,
});
const reasonOf = (id: string, ...plugins: Installed[]) => resolve(plugins).quarantined.get(id) ?? '';

test('a plugin starts after those it requires, regardless of their names', () => {
  const { order, quarantined } = resolve([
    installed('apples', { requires: service('zebras.riding') }),
    installed('zebras', { provides: service('zebras.riding') }),
    installed('platform'),
  ]);
  expect(order.map(({ id }) => id)).toEqual(['platform', 'zebras', 'apples']);
  expect(quarantined.size).toBe(0);
});

test('a missing required service is reported with the plugin to add', () => {
  expect(reasonOf('a', installed('a', { requires: service('bees.honey') }))).toContain(
    'bees.honey: add the plugin bees',
  );
});

test('a service that its plugin does not provide is reported with those it provides', () => {
  const bees = installed('bees', { provides: service('bees.wax') });
  expect(reasonOf('a', bees, installed('a', { requires: service('bees.honey') }))).toContain('it provides: bees.wax');
});

test('plugins that require each other are quarantined, and the others start', () => {
  const { order, quarantined } = resolve([
    installed('a', { requires: service('b.x'), provides: service('a.x') }),
    installed('b', { requires: service('a.x'), provides: service('b.x') }),
    installed('c'),
    installed('d', { requires: service('a.x') }),
  ]);
  expect(order.map(({ id }) => id)).toEqual(['c']);
  expect(quarantined.get('a')).toContain('a → b → a');
  expect(quarantined.get('d')).toContain('requires a');
});

test.each<[string, Partial<AnyPlugin>, Partial<ContractSpec>]>([
  ['a path', {}, { routes: route('/api/things/:id') }],
  ['a live message', {}, { live: { sends: { ping: z.string() } } }],
  [
    'a command',
    {
      commandGroup: 'things',
      commands: [{ name: 'x', summary: 'x', load: async () => ({ command: { run: async () => {} } }) }],
    },
    {},
  ],
])('%s of two plugins belongs to the first', (_, options, contract) => {
  const other = contract.routes ? { ...contract, routes: route('/api/things/:thing') } : contract;
  const { order, quarantined } = resolve([installed('first', options, contract), installed('second', options, other)]);
  expect(order.map(({ id }) => id)).toEqual(['first']);
  expect(quarantined.get('second')).toContain('which first already has');
});

test('names must start with the plugin’s id', () => {
  const permission = { description: 'x', grantedTo: [] as const };
  expect(reasonOf('a', installed('a', {}, { permissions: { 'b.manage': permission } }))).toContain(
    'must start with a.',
  );
  expect(reasonOf('a', installed('a', { provides: service('b.x') }))).toContain('must start with a.');
  expect(reasonOf('Bad Id', installed('Bad Id'))).toContain('lower-case');
});

test('a plugin with an undeclared access is quarantined', () => {
  const routes = { list: { method: 'get', path: '/api/x', access: 'a.typo', response: z.string() } as never };
  expect(reasonOf('a', installed('a', {}, { routes }))).toContain('a.typo');
});

test('the second of two plugins with the same id is quarantined', () => {
  const { order, quarantined } = resolve([installed('a'), { ...installed('a'), folder: 'elsewhere' }]);
  expect(order.map(({ id }) => id)).toEqual(['a']);
  expect(quarantined.get('a (elsewhere)')).toContain('already has the id a');
});

test('a plugin starts after all providers of a service that it gathers', () => {
  const rides = defineSharedService<object>('apples.rides');
  const { order, quarantined } = resolve([
    installed('apples', { gathers: { rides } }),
    installed('zebras', { provides: { rides } }),
    installed('yaks', { provides: { rides } }),
    installed('platform'),
  ]);
  expect(order.map(({ id }) => id)).toEqual(['platform', 'yaks', 'zebras', 'apples']);
  expect(quarantined.size).toBe(0);
});

test('a provider of a gathered service that requires the gathering plugin is quarantined alone', () => {
  const rides = defineSharedService<object>('apples.rides');
  const { order, quarantined } = resolve([
    installed('apples', { gathers: { rides }, provides: service('apples.picking') }),
    installed('zebras', { provides: { rides }, requires: service('apples.picking') }),
  ]);
  expect(order.map(({ id }) => id)).toEqual(['apples']);
  expect(quarantined.get('zebras')).toMatch(/gathers, and requires apples/);
});

test('a shared service can be gathered only by the plugin in its name', () => {
  const rides = defineSharedService<object>('apples.rides');
  const asNeeded = { rides: rides as unknown as ReturnType<typeof defineService> };
  expect(reasonOf('zebras', installed('zebras', { gathers: { rides } }))).toMatch(/belongs to apples/);
  expect(reasonOf('zebras', installed('zebras', { uses: asNeeded }), installed('apples'))).toMatch(/is shared/);
});
