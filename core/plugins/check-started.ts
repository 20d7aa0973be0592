import type { z } from 'zod';
import type { AnyContract } from '../contract/index.ts';
import { isCallerAccess } from '../contract/index.ts';
import { parseCron } from '../events/cron.ts';
import type { AnyPlugin, AnyStarted } from './define-plugin.ts';

/** All keys that `start` may return, with the kind of their values. */
const read: Readonly<Record<keyof AnyStarted, 'handlers' | 'list' | 'parts' | 'function'>> = {
  routes: 'handlers',
  callers: 'handlers',
  live: 'handlers',
  rooms: 'handlers',
  entered: 'handlers',
  departures: 'handlers',
  services: 'parts',
  subscriptions: 'list',
  jobs: 'handlers',
  schedules: 'parts',
  retention: 'parts',
  openAssessment: 'function',
  needsSignInStep: 'function',
  signsInAlone: 'function',
  signOutAddress: 'function',
  switchOffConsequences: 'function',
  seeds: 'function',
  readText: 'function',
  health: 'function',
  warnings: 'function',
  stop: 'function',
};

/**
 * The first fault of the return value of a plugin's `start`, with a remedy; undefined if valid.
 * @param others all plugins that can be subscribed to
 */
export function startedFault(
  plugin: AnyPlugin,
  started: unknown,
  others: readonly { readonly plugin: AnyPlugin }[],
): string | undefined {
  try {
    return (
      shapeFault(started) ??
      handlersFault(plugin, started as AnyStarted) ??
      workFault(plugin, started as AnyStarted, others)
    );
  } catch (error) {
    return `what start() returned cannot be read: ${(error as Error).message}`;
  }
}

function shapeFault(started: unknown): string | undefined {
  if (!isObject(started)) return 'start() returned no object; return the handlers, or {} if there are none';
  for (const [key, value] of Object.entries(started)) {
    const kind = read[key as keyof AnyStarted];
    if (!kind) {
      return `start() returned the unknown key ${key}; remove it or correct its name (${Object.keys(read).join(', ')})`;
    }
    if (value === undefined) continue;
    const isRight =
      kind === 'function' ? typeof value === 'function' : kind === 'list' ? Array.isArray(value) : isObject(value);
    const expected = kind === 'function' ? 'a function' : kind === 'list' ? 'a list' : 'an object';
    if (!isRight) return `start() returned ${key}, which is not ${expected}`;
    const wrong =
      kind === 'handlers' && Object.entries(value as object).find(([, handler]) => typeof handler !== 'function');
    if (wrong) return `start() returned ${key}.${wrong[0]}, which is not a function`;
  }
  return undefined;
}

/** Checks that there are handlers for everything in the contract, and for nothing else. */
function handlersFault({ contract, provides = {} }: AnyPlugin, started: AnyStarted): string | undefined {
  const { id, routes, live, jobs } = contract;
  const compare = (kind: string, promised: object = {}, given: object = {}) => {
    const missing = Object.keys(promised).filter((name) => !(name in given));
    const extra = Object.keys(given).filter((name) => !(name in promised));
    if (missing.length > 0) return `${id} declares the ${kind} ${missing.join(', ')} but returns no handler`;
    return extra.length > 0
      ? `${id} returns the ${kind} ${extra.join(', ')}, which its contract does not declare`
      : undefined;
  };
  const isNoRoom = (room: string) => !(room in (live.rooms ?? {}));
  const unknownRoom = Object.keys({ ...started.departures, ...started.entered }).find(isNoRoom);
  return (
    compare('routes', routes, started.routes) ??
    compare('callers', callersIn(routes), started.callers) ??
    compare('live messages', live.receives, started.live) ??
    compare('rooms', live.rooms, started.rooms) ??
    compare('jobs', jobs, started.jobs) ??
    compare('services', provides, started.services) ??
    compare('retention', contract.retention, started.retention) ??
    (unknownRoom &&
      `${id} returns departures or entered of the room ${unknownRoom}, which its contract does not declare`)
  );
}

/** The callers named by routes. */
const callersIn = (routes: AnyContract['routes']) =>
  Object.fromEntries(
    Object.values(routes).flatMap(({ access }) => (isCallerAccess(access) ? [[access.caller, access]] : [])),
  );

const workName = /^[A-Za-z][A-Za-z0-9-]*$/;

/** Checks schedules and subscriptions. */
function workFault(
  { contract }: AnyPlugin,
  { schedules = {}, subscriptions = [] }: AnyStarted,
  others: readonly { readonly plugin: AnyPlugin }[],
): string | undefined {
  for (const [name, schedule] of Object.entries(schedules)) {
    if (!workName.test(name))
      return `the schedule ${name} has a name that is not letters, digits and hyphens; rename it`;
    if (typeof schedule?.run !== 'function') return `the schedule ${name} has no run(); give it a function`;
    const wrong = cronFault(schedule.cron);
    if (wrong) return `the schedule ${name} is never due: ${wrong}. Correct its cron line`;
  }
  const subscribed = new Set<string>();
  for (const { plugin, event, schema, handle } of subscriptions) {
    const name = `${plugin}.${event}`;
    if (subscribed.has(name)) return `it subscribes to ${name} twice; join the two handlers`;
    subscribed.add(name);
    if (typeof handle !== 'function')
      return `the subscription to ${name} has no handler; create it with on(contract, …)`;
    const publisher =
      plugin === contract.id ? contract : others.find((other) => other.plugin.contract.id === plugin)?.plugin.contract;
    const events = Object.keys(publisher?.events ?? {});
    if ((publisher && !events.includes(event)) || !isSchema(schema)) {
      return `it subscribes to ${name}, which ${plugin} does not emit (it emits: ${events.join(', ') || 'nothing'})`;
    }
  }
  return undefined;
}

function cronFault(cron: unknown): string | undefined {
  if (typeof cron !== 'string') return 'it has no cron line';
  try {
    parseCron(cron).next(new Date());
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSchema = (value: unknown): value is z.ZodType => isObject(value) && 'safeParse' in value;
