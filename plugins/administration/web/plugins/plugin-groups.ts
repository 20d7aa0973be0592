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

/** Plugins by how they are, what needs attention first, each group by title; groups without any are left out. */
export function grouped(plugins: readonly PluginCard[]): PluginGroup[] {
  const byTitle = plugins.toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
  return (Object.keys(groupTitles) as GroupName[])
    .map((name) => ({ name, title: groupTitles[name], plugins: byTitle.filter((each) => groupOf(each) === name) }))
    .filter(({ plugins }) => plugins.length > 0);
}

/** Plugins that say all the words that are searched for, in whatever they tell of themselves. */
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

/** A plugin's title by its id; of one that is not installed, the id. */
export const titleIn =
  (plugins: readonly PluginCard[]) =>
  (id: string): string =>
    plugins.find((plugin) => plugin.id === id)?.title ?? id;

/** Why a plugin's switch cannot be moved; undefined where it can. */
export function heldBecause({ essential, state, reason }: PluginCard): string | undefined {
  if (essential) return 'Every institution has it: the platform does not do without.';
  if (state === 'quarantined') return reason ?? 'It was not started.';
  return undefined;
}
