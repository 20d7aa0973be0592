import type { PluginCard } from '../../contract.ts';

/** Plugins that could not start, and those that are on and report a problem. */
export const failingPlugins = (plugins: readonly PluginCard[]): PluginCard[] =>
  plugins.filter(({ state, isOn, health }) => state === 'quarantined' || (isOn && health === 'unwell'));
