import type { PluginCard } from '../../contract.ts';

/** Plugins that were set aside, and those that are on and report a fault. */
export const inTrouble = (plugins: readonly PluginCard[]): PluginCard[] =>
  plugins.filter(({ state, isOn, health }) => state === 'quarantined' || (isOn && health === 'unwell'));
