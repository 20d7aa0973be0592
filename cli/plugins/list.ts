import type { Platform } from '../../core/platform.ts';
import { requiredPlugins } from '../../core/plugins/resolve.ts';
import { table } from '../../core/plugins/table.ts';
import { institutionFor } from '../open-platform.ts';

export interface ListedPlugin {
  readonly id: string;
  readonly title: string;
  readonly essential: boolean;
  readonly state: 'running' | 'quarantined';
  /** Why it is not running. */
  readonly reason: string | null;
  /** Whether it is on, by slug of the institution. */
  readonly on: Readonly<Record<string, boolean>>;
  readonly requires: readonly string[];
}

/** Every plugin of the deployment, and whether it is on in one institution or in each. */
export async function listPlugins(platform: Platform, slug: string | undefined): Promise<ListedPlugin[]> {
  const institutions =
    slug === undefined ? await platform.identity.institutions.all() : [await institutionFor(platform, slug)];
  const on = new Map<string, ReadonlySet<string>>();
  for (const institution of institutions) on.set(institution.slug, await platform.gate.pluginsOn(institution.id));
  const onBySlug = (id: string) => Object.fromEntries([...on].map(([name, ids]) => [name, ids.has(id)]));
  const { plugins, quarantined } = platform.host;
  const readable = plugins.map(({ id, plugin, started }) => ({
    id,
    title: plugin.contract.title,
    essential: plugin.essential ?? false,
    state: started ? ('running' as const) : ('quarantined' as const),
    reason: quarantined.get(id) ?? null,
    on: onBySlug(id),
    requires: requiredPlugins(plugin).filter((other) => other !== 'platform'),
  }));
  const others = [...quarantined].filter(([id]) => !readable.some((plugin) => plugin.id === id));
  return [
    ...readable.filter(({ id }) => id !== 'platform'),
    ...others.map(([id, reason]) => unreadable(id, reason)),
  ].sort((a, b) => (a.id < b.id ? -1 : 1));
}

const unreadable = (id: string, reason: string): ListedPlugin => ({
  id,
  title: id,
  essential: false,
  state: 'quarantined',
  reason,
  on: {},
  requires: [],
});

export function pluginTable(listed: readonly ListedPlugin[]): string {
  const rows = listed.map(({ id, title, state, on, essential, requires }) => [
    id,
    title,
    state,
    essential && state === 'running' ? 'always' : whereOn(on),
    requires.join(', '),
  ]);
  const reasons = listed.flatMap(({ id, reason }) => (reason ? [`${id} is not running: ${reason}`] : []));
  return [
    table(['ID', 'TITLE', 'STATE', 'ON', 'REQUIRES'], rows),
    ...(reasons.length > 0 ? [''] : []),
    ...reasons,
  ].join('\n');
}

function whereOn(on: ListedPlugin['on']): string {
  const all = Object.keys(on);
  const enabled = all.filter((slug) => on[slug]);
  if (enabled.length === 0) return 'off';
  if (enabled.length === all.length) return all.length === 1 ? 'on' : 'everywhere';
  return enabled.join(', ');
}
