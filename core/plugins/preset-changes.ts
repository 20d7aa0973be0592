import { presets } from '../../config/presets.ts';
import { notFound } from '../contract/index.ts';
import type { Hosted } from './host.ts';
import { requiredPlugins } from './resolve.ts';

/** The plugins that a preset switches on and off in an institution, in the order in which they are switched. */
export interface PresetChanges {
  readonly on: readonly string[];
  readonly off: readonly string[];
}

/**
 * What a preset changes. Plugins that it needs but does not name are switched on as well; those that belong to another
 * plugin follow that one.
 * @param plugins in the order of their requirements
 * @throws Failure not_found for an unknown preset
 */
export function presetChanges(
  plugins: readonly Pick<Hosted, 'id' | 'plugin' | 'started'>[],
  isOn: ReadonlySet<string>,
  name: string,
): PresetChanges {
  const isNamed = presets[name];
  if (!isNamed) throw notFound(`There is no preset ${name}.`);
  const known = new Map(plugins.map((each) => [each.id, each.plugin]));
  const wanted = new Set<string>();
  const want = (id: string) => {
    const plugin = known.get(id);
    if (!plugin || plugin.essential || wanted.has(id)) return;
    wanted.add(id);
    requiredPlugins(plugin).forEach(want);
  };
  for (const { id } of plugins) if (isNamed(id)) want(id);
  const stays = ({ id, plugin }: (typeof plugins)[number]) =>
    plugin.essential || wanted.has(id) || (plugin.onWith !== undefined && wanted.has(plugin.onWith));
  return {
    on: plugins.filter(({ id, started }) => started && wanted.has(id) && !isOn.has(id)).map(({ id }) => id),
    off: plugins
      .filter((each) => isOn.has(each.id) && !stays(each))
      .map(({ id }) => id)
      .reverse(),
  };
}
