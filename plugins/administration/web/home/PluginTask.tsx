import type { OfferTask } from '../../../../web/shell/home/tasks.ts';
import { useOfferCount } from '../../../../web/shell/home/tasks.ts';
import { usePlugins } from '../plugins/use-plugins.ts';
import { failingPlugins } from './failing-plugins.ts';

/** On the home page of administrators: the number of plugins that do not run or report a problem. */
export function PluginTask({ offer }: { offer: OfferTask }) {
  useOfferCount(offer, usePlugins(), (plugins) => failingPlugins(plugins).length, {
    title: 'Plugins with problems',
    description: 'They did not start, or something they depend on does not respond.',
    action: 'Open',
    to: '/administration/plugins',
    icon: 'plug',
    urgency: 'waiting',
  });
  return null;
}
