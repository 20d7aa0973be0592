import type { PluginCard } from '../../contract.ts';

export type GroupName = 'stopped' | 'on' | 'off';

export interface PluginGroup {
  readonly name: GroupName;
  readonly title: string;
  readonly plugins: readonly PluginCard[];
}

export const groupTitles: Record<GroupName, string> = { stopped: 'Not running', on: 'On', off: 'Off' };

export const groupOf = ({ state, isOn }: PluginCard): GroupName =>
  state === 'quarantined' ? 'stopped' : isOn ? 'on' : 'off';

/** Plugins by state, those that need attention first, sorted by title within each group. Empty groups are omitted. */
export function grouped(plugins: readonly PluginCard[]): PluginGroup[] {
  const byTitle = plugins.toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
  return (Object.keys(groupTitles) as GroupName[])
    .map((name) => ({ name, title: groupTitles[name], plugins: byTitle.filter((each) => groupOf(each) === name) }))
    .filter(({ plugins }) => plugins.length > 0);
}

/** Plugins of the group `show` whose texts contain all words of the search. */
export function matching(plugins: readonly PluginCard[], search: string, show: string): PluginCard[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return plugins.filter((plugin) => {
    if (show !== '' && groupOf(plugin) !== show) return false;
    const { permissions, personalData } = plugin.offers;
    const text = [
      plugin.title,
      plugin.id,
      plugin.summary,
      ...permissions.map(({ description }) => description),
      ...personalData,
    ];
    return words.every((word) => text.join('\n').toLowerCase().includes(word));
  });
}

/** The title of a plugin by its id; the id itself where the plugin is not installed. */
export const titleIn =
  (plugins: readonly PluginCard[]) =>
  (id: string): string =>
    plugins.find((plugin) => plugin.id === id)?.title ?? id;

/** Why a plugin cannot be switched; undefined where it can. */
export function lockReason({ essential, state, reason }: PluginCard): string | undefined {
  if (essential) return 'Required; cannot be switched off.';
  if (state === 'quarantined') return reason ?? 'It did not start.';
  return undefined;
}
