import type { OfferTask } from '../../../../web/shell/home/tasks.ts';
import { useOfferCount } from '../../../../web/shell/home/tasks.ts';
import { usePlugins } from '../plugins/use-plugins.ts';
import { inTrouble } from './in-trouble.ts';

/** On the home page of administrators: plugins that were set aside or do not feel well. */
export function PluginTask({ offer }: { offer: OfferTask }) {
  useOfferCount(offer, usePlugins(), (plugins) => inTrouble(plugins).length, {
    title: 'Plugins with trouble',
    description: 'They do not run, or something they need does not answer.',
    action: 'Open',
    to: '/administration/plugins',
    icon: 'plug',
    urgency: 'waiting',
  });
  return null;
}
