import type { AnyContract, LiveConnection, LiveMessageSpec, Permission, RoomSpec, Who } from '../contract/index.ts';
import { forbidden } from '../contract/index.ts';
import type { AnyStarted } from '../plugins/define-plugin.ts';
import { inPlugin } from '../plugins/origin.ts';

/** A plugin as used here: its contract and, if it is running, the return value of its `start`. */
export interface LivePlugin {
  readonly plugin: { readonly contract: AnyContract };
  readonly started: AnyStarted | undefined;
}

export interface Plugins {
  /** All plugins of the host. */
  readonly host: { readonly plugins: readonly LivePlugin[] };
  readonly gate: {
    pluginsOn(institutionId: string): Promise<ReadonlySet<string>>;
    /** Synchronous variant from memory, for sending. */
    isOn(institutionId: string, pluginId: string): boolean;
  };
}

export interface Listener {
  readonly plugin: string;
  readonly spec: LiveMessageSpec;
  handle(body: unknown, who: Who, connection: LiveConnection): unknown;
}

export interface RoomDefinition {
  readonly plugin: string;
  readonly spec: RoomSpec;
  check(key: string, who: Who): Promise<boolean> | boolean;
  readonly entered: ((key: string, who: Who, connection: Pick<LiveConnection, 'id'>) => unknown) | undefined;
}

/** The plugin whose contract declares a message, on or off. */
export function receiverOf(
  { host }: Plugins,
  message: string,
): { readonly plugin: string; readonly spec: LiveMessageSpec } | undefined {
  for (const { plugin } of host.plugins) {
    const spec = own(plugin.contract.live.receives, message);
    if (spec) return { plugin: plugin.contract.id, spec };
  }
  return undefined;
}

/** Largest size limit of any message. */
export const largestBody = ({ host }: Pick<Plugins, 'host'>, defaultBytes: number) =>
  Math.max(
    defaultBytes,
    ...host.plugins.flatMap(({ plugin }) =>
      Object.values(plugin.contract.live.receives ?? {}).map(({ maxBytes = 0 }) => maxBytes),
    ),
  );

/** The handler of a message; undefined for unknown messages and those of plugins that are off. */
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
      return { plugin: id, spec, handle: (...args) => inPlugin(id, () => handle(...args)) };
    }
  }
  return undefined;
}

/** The definition of a plugin's room; undefined for unknown rooms and those of plugins that are off. */
export async function roomDefinitionOf(
  { host, gate }: Plugins,
  institutionId: string,
  plugin: string,
  room: string,
): Promise<RoomDefinition | undefined> {
  const on = await gate.pluginsOn(institutionId);
  const found = on.has(plugin) ? host.plugins.find((each) => each.plugin.contract.id === plugin) : undefined;
  const spec = own(found?.plugin.contract.live.rooms, room);
  const check = own(found?.started?.rooms, room);
  if (!spec || !check) return undefined;
  const entered = own(found?.started?.entered, room);
  return {
    plugin,
    spec,
    check: (...args) => inPlugin(plugin, () => check(...args)),
    entered: entered && ((...args) => inPlugin(plugin, () => entered(...args))),
  };
}

/** @throws Failure forbidden. Connections are always signed in. */
export function assertAccess(access: string, who: Who): void {
  if (access !== 'public' && access !== 'signed-in' && !who.may(access as Permission)) throw forbidden();
}

/** An own property: names come from browsers, and `constructor` exists in every object. */
export function own<Value>(members: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined {
  return members && Object.hasOwn(members, name) ? members[name] : undefined;
}
