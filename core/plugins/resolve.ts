import type { AnyContract, Permission } from '../contract/index.ts';
import { isCallerAccess } from '../contract/index.ts';
import { definitionFault } from './check-definition.ts';
import type { AnyPlugin } from './define-plugin.ts';
import type { Installed } from './discover.ts';
import { shapeOfPath } from './paths.ts';

export type Resolved = Installed & { readonly plugin: AnyPlugin };

export interface Resolution {
  /** Plugins that can start, in order of dependency. */
  readonly order: readonly Resolved[];
  /** Reasons with remedies, for plugins that cannot start. */
  readonly quarantined: ReadonlyMap<string, string>;
}

/**
 * Orders plugins by dependency and quarantines those that clash, lack a service or require each other. Starts nothing; the
 * result is deterministic.
 */
export function resolve(installed: readonly Installed[]): Resolution {
  const quarantined = new Map<string, string>();
  const readable: Resolved[] = [];
  for (const candidate of installed) {
    const { id, folder, plugin } = candidate;
    const first = readable.find((other) => other.id === id);
    const problem = plugin ? definitionFault(plugin) : (candidate.problem ?? 'cannot be read');
    // The first plugin with an id keeps it, so that a second one cannot disable it.
    if (first)
      quarantined.set(`${id} (${folder})`, `the plugin in ${first.folder} already has the id ${id}; rename one`);
    else if (problem !== undefined) quarantined.set(id, problem);
    else readable.push(candidate as Resolved);
  }
  for (const candidate of readable) {
    const problem = gatheringFault(candidate, readable);
    if (problem) quarantined.set(candidate.id, problem);
  }
  const order = inDependencyOrder(readable, quarantined);
  const claims = new Map<string, string>();
  const accepted: Resolved[] = [];
  for (const candidate of order) {
    const reason =
      requirementFault(candidate, accepted, readable, quarantined) ??
      fault(candidate.plugin) ??
      clash(candidate, claims);
    if (reason) quarantined.set(candidate.id, reason);
    else accepted.push(candidate);
  }
  return { order: accepted, quarantined };
}

/** Id of the plugin that owns a service or permission: the part before the dot. */
export const ownerOf = (name: string) => name.slice(0, name.indexOf('.'));

/** Ids of the plugins that a plugin requires. */
export const requiredPlugins = ({ requires = {} }: AnyPlugin) => ownersOf(requires);

/** Whether a service is shared. */
export const isShared = (name: object) => 'isShared' in name;

/** Ids of the plugins that gather services of this plugin. */
export const gatheringPlugins = ({ provides = {} }: AnyPlugin) =>
  ownersOf(Object.fromEntries(Object.entries(provides).filter(([, name]) => isShared(name))));

/** Ids of the plugins that a plugin uses optionally. */
export const usedPlugins = ({ uses = {} }: AnyPlugin) => ownersOf(uses);

const ownersOf = (names: Readonly<Record<string, { readonly service: string }>>) => [
  ...new Set(Object.values(names).map(({ service }) => ownerOf(service))),
];

/** Depth-first along `requires`; a plugin met again on the path is part of a cycle. */
function inDependencyOrder(readable: readonly Resolved[], quarantined: Map<string, string>): Resolved[] {
  const byId = new Map(readable.map((candidate) => [candidate.id, candidate]));
  const done = new Set<string>();
  const order: Resolved[] = [];
  const visit = (id: string, trail: readonly string[]) => {
    const candidate = byId.get(id);
    if (!candidate || done.has(id)) return;
    if (trail.includes(id)) {
      const circle = [...trail.slice(trail.indexOf(id)), id];
      for (const member of circle)
        quarantined.set(member, `plugins require each other in a circle: ${circle.join(' → ')}`);
      return;
    }
    for (const required of requiredPlugins(candidate.plugin)) visit(required, [...trail, id]);
    const providers = readable.filter(({ plugin }) => gatheringPlugins(plugin).includes(id)).map((each) => each.id);
    for (const provider of providers.sort()) if (!quarantined.has(provider)) visit(provider, [...trail, id]);
    if (done.has(id)) return;
    done.add(id);
    if (!quarantined.has(id)) order.push(candidate);
  };
  for (const id of startOrder(readable)) visit(id, []);
  return order;
}

/** A provider starts before the plugin that gathers its services and therefore cannot require it. */
function gatheringFault({ id, plugin }: Resolved, readable: readonly Resolved[]): string | undefined {
  const needed = new Set<string>();
  const visit = (other: AnyPlugin) => {
    for (const required of requiredPlugins(other)) {
      if (needed.has(required)) continue;
      needed.add(required);
      const found = readable.find((candidate) => candidate.id === required);
      if (found) visit(found.plugin);
    }
  };
  visit(plugin);
  const gathering = gatheringPlugins(plugin).find((owner) => owner !== id && needed.has(owner));
  return (
    gathering && `provides a service that ${gathering} gathers, and requires ${gathering}; give it one of the two only`
  );
}

/** The core first, then alphabetically. */
function startOrder(readable: readonly Resolved[]): string[] {
  const ids = readable.map(({ id }) => id).sort();
  return ids.includes('platform') ? ['platform', ...ids.filter((id) => id !== 'platform')] : ids;
}

function requirementFault(
  candidate: Resolved,
  accepted: readonly Resolved[],
  readable: readonly Resolved[],
  quarantined: ReadonlyMap<string, string>,
): string | undefined {
  const { requires = {}, uses = {} } = candidate.plugin;
  const shared = Object.values({ ...requires, ...uses }).find(isShared);
  if (shared) return `requires or uses ${shared.service}, which is shared; its own plugin gathers it`;
  for (const { service } of Object.values(requires)) {
    const owner = ownerOf(service);
    const provider = readable.find((other) => other.id === owner);
    if (quarantined.has(owner)) return `requires ${owner}, which cannot run: ${quarantined.get(owner)}`;
    if (!provider) return `requires the service ${service}: add the plugin ${owner}`;
    const names = Object.values(provider.plugin.provides ?? {}).map((name) => name.service);
    if (!accepted.includes(provider) || !names.includes(service)) {
      return `requires the service ${service}, which ${owner} does not provide (it provides: ${names.join(', ') || 'none'})`;
    }
  }
  return undefined;
}

/** A fault in the names of a plugin. */
function fault({ contract, provides, gathers, requires }: AnyPlugin): string | undefined {
  const { id } = contract;
  for (const permission of Object.keys(contract.permissions ?? {})) {
    if (ownerOf(permission) !== id) return `the permission ${permission} must start with ${id}.`;
  }
  for (const name of Object.values(provides ?? {})) {
    if (!isShared(name) && ownerOf(name.service) !== id) return `the service ${name.service} must start with ${id}.`;
  }
  for (const { service } of Object.values(gathers ?? {})) {
    if (ownerOf(service) !== id) return `gathers ${service}, which belongs to ${ownerOf(service)}`;
  }
  for (const { slot } of Object.values(contract.slots)) {
    if (ownerOf(slot) !== id) return `the slot ${slot} must start with ${id}.`;
  }
  if (Object.values(requires ?? {}).some(({ service }) => ownerOf(service) === id)) return `${id} requires itself`;
  const unknown = accessesOf(contract).find((access) => !isKnownAccess(contract, access));
  return unknown && `asks for the permission ${unknown}, which neither it nor the core declares`;
}

const accessesOf = ({ routes, live }: AnyContract): string[] =>
  [...Object.values(routes), ...Object.values(live.receives ?? {}), ...Object.values(live.rooms ?? {})].map(
    ({ access }) => (isCallerAccess(access) ? (access.permission ?? 'public') : access),
  );

const isKnownAccess = ({ permissions }: AnyContract, access: string) =>
  access === 'public' ||
  access === 'signed-in' ||
  ownerOf(access) === 'platform' ||
  permissions?.[access as Permission];

/** A path, message, service or command group that an earlier plugin already has. */
function clash(candidate: Resolved, claims: Map<string, string>): string | undefined {
  const wanted = claimsOf(candidate.plugin);
  for (const claim of wanted) {
    const holder = claims.get(claim);
    if (holder) return `claims ${claim}, which ${holder} already has; rename it`;
  }
  const repeated = wanted.find((claim, index) => wanted.indexOf(claim) !== index);
  if (repeated) return `claims ${repeated} twice; rename one`;
  for (const claim of wanted) claims.set(claim, candidate.id);
  return undefined;
}

function claimsOf({ contract, provides, commands, commandGroup }: AnyPlugin): string[] {
  const { routes, live, id } = contract;
  const messages = new Set([...Object.keys(live.receives ?? {}), ...Object.keys(live.sends ?? {})]);
  return [
    ...Object.values(routes).map((route) => `${route.method.toUpperCase()} ${shapeOfPath(route.path)}`),
    ...[...messages].map((message) => `the live message ${message}`),
    ...Object.values(provides ?? {})
      .filter((name) => !isShared(name))
      .map(({ service }) => `the service ${service}`),
    ...(commands ?? []).map(({ name }) => `the command ${commandGroup ?? id} ${name}`),
  ];
}
