import { z } from 'zod';
import type { Hosted } from './host.ts';
import { requiredPlugins, usedPlugins } from './resolve.ts';

/** A plugin as an administrator sees it. */
export interface PluginDescription {
  id: string;
  title: string;
  summary: string;
  essential: boolean;
  isOn: boolean;
  state: 'running' | 'quarantined';
  /** Why it does not run. */
  reason: string | null;
  health: 'well' | 'unwell' | 'unknown';
  healthSays: string | null;
  requires: string[];
  uses: string[];
  requiredBy: string[];
  /** What there is with it, and not without. */
  offers: {
    routes: string[];
    permissions: { name: string; description: string }[];
    liveMessages: string[];
    services: string[];
    personalData: string[];
    /** Sentences for what it writes into the audit log, by action. */
    audit: Record<string, string>;
  };
  /** JSON Schema of the institution's settings, and their values. */
  settingsSchema: Record<string, unknown> | null;
  settings: Record<string, unknown>;
}

/** What there is to say of a plugin that was loaded, and what only its institution knows. */
export async function describePlugin(
  hosted: Hosted,
  within: Pick<PluginDescription, 'isOn' | 'requiredBy' | 'settings'>,
): Promise<PluginDescription> {
  const { contract, settings: schema, provides = {}, essential = false } = hosted.plugin;
  return {
    ...within,
    ...(await healthOf(hosted)),
    id: hosted.id,
    title: contract.title,
    summary: contract.summary,
    essential,
    state: hosted.started ? 'running' : 'quarantined',
    reason: hosted.reason ?? null,
    requires: requiredPlugins(hosted.plugin).filter((id) => id !== 'platform'),
    uses: usedPlugins(hosted.plugin),
    offers: {
      routes: Object.values(contract.routes).map((route) => `${route.method.toUpperCase()} ${route.path}`),
      permissions: Object.entries(contract.permissions ?? {}).map(([name, { description }]) => ({ name, description })),
      liveMessages: Object.keys({ ...contract.live.receives, ...contract.live.sends }),
      services: Object.values(provides).map(({ service }) => service),
      personalData: (contract.personalData ?? []).map(({ description }) => description),
      audit: { ...contract.audit },
    },
    settingsSchema: schema
      ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Record<string, unknown>)
      : null,
  };
}

async function healthOf({ started, strays }: Hosted): Promise<Pick<PluginDescription, 'health' | 'healthSays'>> {
  if (!started) return { health: 'unknown', healthSays: null };
  try {
    await Promise.race([
      started.health?.(),
      new Promise((_, reject) => setTimeout(() => reject(new Error('gave no answer within 3 seconds')), 3000).unref()),
    ]);
    if (strays === 0) return { health: 'well', healthSays: null };
    const times = strays === 1 ? 'once' : `${strays} times`;
    return { health: 'unwell', healthSays: `It failed ${times} outside of any call; the log has the cause` };
  } catch (error) {
    return { health: 'unwell', healthSays: error instanceof Error ? error.message : String(error) };
  }
}

/** One that could not even be read: its id and why. */
export const unreadablePlugin = (id: string, reason: string): PluginDescription => ({
  id,
  title: id,
  summary: 'This plugin cannot be loaded.',
  essential: false,
  isOn: false,
  state: 'quarantined',
  reason,
  health: 'unknown',
  healthSays: null,
  requires: [],
  uses: [],
  requiredBy: [],
  offers: { routes: [], permissions: [], liveMessages: [], services: [], personalData: [], audit: {} },
  settingsSchema: null,
  settings: {},
});
