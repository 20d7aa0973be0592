import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyContract } from '../core/contract/index.ts';
import { requiredPlugins } from '../core/plugins/resolve.ts';
import { seededRandom } from '../core/random.ts';
import type { TestPerson, TestPlatform } from '../core/testing.ts';
import { createTestPlatform } from '../core/testing.ts';
import { callRoute, everyPlugin, fixtures, hasParams } from './access/routes.ts';

// The platform works with every pair of plugins in each on/off state that the requirements allow.

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

type Pair = readonly [one: string, isOneOn: boolean, other: string, isOtherOn: boolean];

/** Every state of every pair that the requirements allow. */
const pairStates: readonly Pair[] = pairs.flatMap(([one, other]) =>
  [true, false].flatMap((isOneOn) =>
    [true, false]
      .map((isOtherOn): Pair => [one, isOneOn, other, isOtherOn])
      .filter((pair) => isIn(pair, closest(pair, ids)) || isIn(pair, closest(pair, []))),
  ),
);

function isIn([one, isOneOn, other, isOtherOn]: Pair, on: readonly string[]): boolean {
  return on.includes(one) === isOneOn && on.includes(other) === isOtherOn;
}

/** The allowed set of plugins that are on, with the pair in its state and the others as in `rest`. */
function closest([one, isOneOn, other, isOtherOn]: Pair, rest: readonly string[]): readonly string[] {
  const given = [...(isOneOn ? [one] : []), ...(isOtherOn ? [other] : [])];
  const off = [...(isOneOn ? [] : [one]), ...(isOtherOn ? [] : [other])];
  return withoutUnmetRequirements(withRequirements([...rest, ...given]).filter((id) => !off.includes(id)));
}

const random = seededRandom('pairs of plugins');

/**
 * Sets of plugins that are on: none, all, each alone, all but one, and random halves. Together they contain each state of each
 * pair, mostly several times. Sorted, so that neighbours differ by few switches.
 */
const states = [
  ...new Map(
    [
      [],
      ids,
      ...ids.map((id) => withRequirements([id])),
      ...ids.map((id) => withoutUnmetRequirements(ids.filter((other) => other !== id))),
      ...Array.from({ length: 24 }, () => withoutUnmetRequirements(ids.filter(() => random() < 0.5))),
    ].map((on) => [ids.map((id) => (on.includes(id) ? '1' : '0')).join(''), on] as const),
  ),
]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([, on]) => on);

let at: TestPlatform;
let callers: TestPerson[];
/** The faults of each state, in the order of `states`. */
const faults: string[][] = [];
beforeAll(async () => {
  at = await createTestPlatform({ extra: fixtures });
  callers = [await at.person('learner'), await at.person('administrator')];
  for (const [index, on] of states.entries()) faults.push(await faultsWith(on, index));
});
afterAll(() => at?.close());

const word = (isOn: boolean) => (isOn ? 'on' : 'off');
const named = pairStates.map((pair) => [`${pair[0]} ${word(pair[1])}, ${pair[2]} ${word(pair[3])}`, pair] as const);

test.each(named)('manifest and routes are correct with %s', (_, pair) => {
  const matching = states.flatMap((on, index) => (isIn(pair, on) ? [index] : []));
  expect(matching).not.toEqual([]);
  for (const index of matching) expect(faults[index], states[index]?.join(' + ') || 'nothing').toEqual([]);
});

/** Switches to a set of plugins and compares it with the manifest and with every route that needs no input. */
async function faultsWith(on: readonly string[], index: number): Promise<string[]> {
  await switchTo(on);
  const expected = [...on, ...essential].toSorted();
  const { status, body } = (await callers[0]?.get('/api/platform/manifest')) ?? {};
  if (status !== 200) return [`the manifest is answered with ${status}`];
  const shown: string[] = body.plugins.map(({ id }: { id: string }) => id).toSorted();
  const found = shown.join() === expected.join() ? [] : [`the manifest shows ${shown.join(' + ')}`];
  for (const { id, plugin } of plugins) {
    const wanted = expected.includes(id) ? 'found' : 'not found';
    for (const { route, outcome } of await answersOf(plugin.contract, index))
      if (outcome !== wanted) found.push(`${route} of ${id}: ${outcome}`);
  }
  return found;
}

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

/** Switches plugins off, dependents first, then the others on, requirements first. */
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
