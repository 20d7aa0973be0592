import type { AnyContract, LiveConnection, LiveMessageSpec, Permission, RoomSpec, Who } from '../contract/index.ts';
import { forbidden } from '../contract/index.ts';
import type { AnyStarted } from '../plugins/define-plugin.ts';
import { inPlugin } from '../plugins/origin.ts';

/** A plugin as this folder sees it: what it promises and, when it runs, what it returned. */
export interface LivePlugin {
  readonly plugin: { readonly contract: AnyContract };
  readonly started: AnyStarted | undefined;
}

export interface Plugins {
  /** Every plugin that the host knows. */
  readonly host: { readonly plugins: readonly LivePlugin[] };
  readonly gate: {
    pluginsOn(institutionId: string): Promise<ReadonlySet<string>>;
    /** The same from memory, for sending, which cannot wait. */
    isOn(institutionId: string, pluginId: string): boolean;
  };
}

export interface Listener {
  readonly plugin: string;
  readonly spec: LiveMessageSpec;
  handle(body: unknown, who: Who, connection: LiveConnection): unknown;
}

export interface RoomKeeper {
  readonly plugin: string;
  readonly spec: RoomSpec;
  check(key: string, who: Who): Promise<boolean> | boolean;
  readonly entered: ((key: string, who: Who, connection: Pick<LiveConnection, 'id'>) => unknown) | undefined;
}

/** The plugin whose contract takes a message, on or off. */
export function takerOf(
  { host }: Plugins,
  message: string,
): { readonly plugin: string; readonly spec: LiveMessageSpec } | undefined {
  for (const { plugin } of host.plugins) {
    const spec = own(plugin.contract.live.receives, message);
    if (spec) return { plugin: plugin.contract.id, spec };
  }
  return undefined;
}

/** The largest body that any message may have. */
export const largestBody = ({ host }: Pick<Plugins, 'host'>, usual: number) =>
  Math.max(
    usual,
    ...host.plugins.flatMap(({ plugin }) =>
      Object.values(plugin.contract.live.receives ?? {}).map(({ maxBytes = 0 }) => maxBytes),
    ),
  );

/** The plugin that takes a message here; undefined alike for a message nobody takes and for one of a plugin that is off. */
export async function listenerFor(
  { host, gate }: Plugins,
  institutionId: string,
  message: string,
): Promise<Listener | undefined> {
  const on = await gate.pluginsOn(institutionId);
  for (const { plugin, started } of host.plugins) {
    const spec = own(plugin.contract.live.receives, message);
    const handle = own(started?.live, message);
    if (spec && handle && on.has(plugin.contract.id)) {
      const { id } = plugin.contract;
      return { plugin: id, spec, handle: (...given) => inPlugin(id, () => handle(...given)) };
    }
  }
  return undefined;
}

/** The keeper of a plugin's room; undefined alike for a room that is not and for one of a plugin that is off. */
export async function keeperOf(
  { host, gate }: Plugins,
  institutionId: string,
  plugin: string,
  room: string,
): Promise<RoomKeeper | undefined> {
  const on = await gate.pluginsOn(institutionId);
  const found = on.has(plugin) ? host.plugins.find((each) => each.plugin.contract.id === plugin) : undefined;
  const spec = own(found?.plugin.contract.live.rooms, room);
  const check = own(found?.started?.rooms, room);
  if (!spec || !check) return undefined;
  const entered = own(found?.started?.entered, room);
  return {
    plugin,
    spec,
    check: (...given) => inPlugin(plugin, () => check(...given)),
    entered: entered && ((...given) => inPlugin(plugin, () => entered(...given))),
  };
}

/** @throws Failure forbidden. A connection is signed in already. */
export function assertAccess(access: string, who: Who): void {
  if (access !== 'public' && access !== 'signed-in' && !who.may(access as Permission)) throw forbidden();
}

/** A member of its own: names come from browsers, and `constructor` is in every object. */
export function own<Value>(members: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined {
  return members && Object.hasOwn(members, name) ? members[name] : undefined;
}
