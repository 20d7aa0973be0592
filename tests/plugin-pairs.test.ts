import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyContract } from '../core/contract/index.ts';
import { requiredPlugins } from '../core/plugins/resolve.ts';
import type { TestPerson, TestPlatform } from '../core/testing.ts';
import { createTestPlatform } from '../core/testing.ts';
import { callRoute, everyPlugin, fixtures, hasParams } from './access/routes.ts';

// Every pair of plugins in all four states, except those that one requires of the other: the platform answers.

const plugins = await everyPlugin();
const switchable = plugins.filter(({ plugin }) => !plugin.essential);
const essential = plugins.filter(({ plugin }) => plugin.essential).map(({ id }) => id);
const ids = switchable.map(({ id }) => id);

const requirementsOf = (id: string): string[] => {
  const plugin = plugins.find((each) => each.id === id)?.plugin;
  const direct = plugin ? requiredPlugins(plugin).filter((other) => other !== 'platform') : [];
  return [...new Set([...direct, ...direct.flatMap(requirementsOf)])];
};

/** The given plugins without those that require a plugin outside the set. */
const withoutUnmetRequirements = (wanted: readonly string[]) =>
  wanted.filter((id) => requirementsOf(id).every((other) => wanted.includes(other) || essential.includes(other)));
/** The given plugins with everything they require. */
const withRequirements = (wanted: readonly string[]) =>
  [...new Set([...wanted, ...wanted.flatMap(requirementsOf)])].filter((id) => ids.includes(id));

const pairs = ids.flatMap((one, index) => ids.slice(index + 1).map((other) => [one, other] as const));

/** Each set of plugins that are on, once, in an order with few switches between neighbours. */
const states = [
  ...new Map(
    pairs
      .flatMap(([one, other]) => [
        withoutUnmetRequirements(ids.filter((id) => id !== one && id !== other)),
        withoutUnmetRequirements(ids.filter((id) => id !== one)),
        withoutUnmetRequirements(ids.filter((id) => id !== other)),
        withRequirements([one, other]),
        withRequirements([one]),
        withRequirements([other]),
      ])
      .concat([ids, []])
      .map((on) => [ids.map((id) => (on.includes(id) ? '1' : '0')).join(''), on]),
  ),
]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([, on], index) => [on.toSorted().join(' + ') || 'nothing', on, index] as const);

let at: TestPlatform;
let callers: TestPerson[];
beforeAll(async () => {
  at = await createTestPlatform({ extra: fixtures });
  callers = [await at.person('learner'), await at.person('administrator')];
});
afterAll(() => at?.close());

test.each(states)('with %s on', async (_, on, index) => {
  await switchTo(on);
  const { status, body } = (await callers[0]?.get('/api/platform/manifest')) ?? {};
  expect(status).toBe(200);
  const shown = body.plugins.map(({ id }: { id: string }) => id);
  expect(shown.toSorted()).toEqual([...on, ...essential].toSorted());
  for (const { id, plugin } of plugins) {
    const isOn = on.includes(id) || essential.includes(id);
    for (const { route, outcome } of await answersOf(plugin.contract, index))
      expect(outcome, route).toBe(isOn ? 'found' : 'not found');
  }
});

/**
 * Calls every route that needs no input, and returns whether it exists. A learner and an administrator take turns, so that
 * each calls it in half of the states.
 */
async function answersOf(contract: AnyContract, state: number): Promise<{ route: string; outcome: string }[]> {
  const plain = Object.values(contract.routes).filter(
    (route) => route.method === 'get' && !hasParams(route) && !('kind' in route.response) && route.name !== 'fail',
  );
  return Promise.all(
    plain.map(async (route, index) => {
      const token = callers[(state + index) % callers.length]?.token;
      const { status, body } = await callRoute(at, route, {}, { token });
      const isUnknown = status === 404 && body.error.message === `No route GET ${route.path}`;
      const outcome = isUnknown ? 'not found' : status < 500 ? 'found' : `${status}`;
      return { route: `GET ${route.path}`, outcome };
    }),
  );
}

/** Switches off what is not wanted, dependents first, then on what is, requirements first. */
async function switchTo(wanted: readonly string[]): Promise<void> {
  const within = { institution: at.institution };
  const { switchboard, gate, host } = at.platform;
  const order = host.plugins.map(({ id }) => id).filter((id) => ids.includes(id));
  const on = await gate.pluginsOn(at.institution.id);
  for (const id of order.toReversed()) {
    if (on.has(id) && !wanted.includes(id)) await switchboard.set(within, id, false);
  }
  for (const id of order) if (!on.has(id) && wanted.includes(id)) await switchboard.set(within, id, true);
}
