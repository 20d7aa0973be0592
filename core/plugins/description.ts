import { z } from 'zod';
import type { Hosted } from './host.ts';
import { requiredPlugins, usedPlugins } from './resolve.ts';

/** A plugin as shown to administrators. */
export interface PluginDescription {
  id: string;
  title: string;
  summary: string;
  essential: boolean;
  isOn: boolean;
  state: 'running' | 'quarantined';
  /** Why it is not running. */
  reason: string | null;
  health: 'well' | 'unwell' | 'unknown';
  healthProblem: string | null;
  requires: string[];
  uses: string[];
  requiredBy: string[];
  /** What the plugin adds. */
  offers: {
    routes: string[];
    permissions: { name: string; description: string }[];
    liveMessages: string[];
    services: string[];
    personalData: string[];
    /** Sentences of its audit actions, by action. */
    audit: Record<string, string>;
  };
  /** JSON Schema of the institution's settings, and their values. */
  settingsSchema: Record<string, unknown> | null;
  settings: Record<string, unknown>;
}

/** Describes a loaded plugin, with values of the institution. */
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

async function healthOf({
  started,
  unhandledFailures,
}: Hosted): Promise<Pick<PluginDescription, 'health' | 'healthProblem'>> {
  if (!started) return { health: 'unknown', healthProblem: null };
  try {
    await Promise.race([
      started.health?.(),
      new Promise((_, reject) => setTimeout(() => reject(new Error('did not respond within 3 seconds')), 3000).unref()),
    ]);
    if (unhandledFailures === 0) return { health: 'well', healthProblem: null };
    const times = unhandledFailures === 1 ? 'once' : `${unhandledFailures} times`;
    return { health: 'unwell', healthProblem: `It failed ${times} outside of a call; see the log for the cause` };
  } catch (error) {
    return { health: 'unwell', healthProblem: error instanceof Error ? error.message : String(error) };
  }
}

/** Describes a plugin that could not be loaded. */
export const unreadablePlugin = (id: string, reason: string): PluginDescription => ({
  id,
  title: id,
  summary: 'This plugin cannot be loaded.',
  essential: false,
  isOn: false,
  state: 'quarantined',
  reason,
  health: 'unknown',
  healthProblem: null,
  requires: [],
  uses: [],
  requiredBy: [],
  offers: { routes: [], permissions: [], liveMessages: [], services: [], personalData: [], audit: {} },
  settingsSchema: null,
  settings: {},
});
