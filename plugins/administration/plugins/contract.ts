import { z } from 'zod';

export const PluginCard = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  essential: z.boolean(),
  isOn: z.boolean(),
  state: z.enum(['running', 'quarantined']),
  reason: z.string().nullable(),
  health: z.enum(['well', 'unwell', 'unknown']),
  healthProblem: z.string().nullable(),
  requires: z.array(z.string()),
  uses: z.array(z.string()),
  requiredBy: z.array(z.string()),
  offers: z.object({
    routes: z.array(z.string()),
    permissions: z.array(z.object({ name: z.string(), description: z.string() })),
    liveMessages: z.array(z.string()),
    services: z.array(z.string()),
    personalData: z.array(z.string()),
    audit: z.record(z.string(), z.string()),
  }),
  /** JSON Schema; null where the plugin has no settings. */
  settingsSchema: z.record(z.string(), z.unknown()).nullable(),
  settings: z.record(z.string(), z.unknown()),
});
export type PluginCard = z.infer<typeof PluginCard>;

export const SwitchPreview = z.object({
  id: z.string(),
  on: z.boolean(),
  alsoOn: z.array(z.string()),
  blockedBy: z.array(z.string()),
  alsoOff: z.array(z.string()),
  diminishes: z.array(z.string()),
  consequences: z.array(z.string()),
});
export type SwitchPreview = z.infer<typeof SwitchPreview>;

const PluginParams = z.object({ id: z.string().max(100) });

export const pluginRoutes = {
  plugins: {
    method: 'get',
    path: '/api/admin/plugins',
    access: 'platform.plugins',
    description: 'List the plugins of the deployment with their state in this institution',
    response: z.array(PluginCard),
  },
  previewSwitch: {
    method: 'get',
    path: '/api/admin/plugins/:id/preview',
    access: 'platform.plugins',
    description: 'Preview the effects of switching a plugin',
    params: PluginParams,
    query: z.object({ on: z.stringbool() }),
    response: SwitchPreview,
  },
  switchPlugin: {
    method: 'put',
    path: '/api/admin/plugins/:id/switch',
    access: 'platform.plugins',
    description:
      'Switch a plugin on or off; `withRequired` also switches on the plugins it requires, `withDependents` also switches off the plugins that require it',
    params: PluginParams,
    body: z.object({
      on: z.boolean(),
      withRequired: z.boolean().default(false),
      withDependents: z.boolean().default(false),
    }),
    response: z.object({ changed: z.array(z.string()) }),
  },
  savePluginSettings: {
    method: 'patch',
    path: '/api/admin/plugins/:id/settings',
    access: 'platform.plugins',
    description: 'Change settings of a plugin for this institution; settings not given are unchanged',
    params: PluginParams,
    body: z.object({ settings: z.record(z.string(), z.unknown()) }),
    response: PluginCard,
  },
} as const;
