import { invalid } from '../../../core/contract/index.ts';
import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { ItemState, itemStates } from '../contract.ts';
import { itemReview } from '../services.ts';
import { stateFrom } from './filter.ts';

export const command: PluginCommand = {
  arguments: [
    { name: 'id', description: 'Id of the item' },
    { name: 'state', description: `New state: ${ItemState.options.join(', ')}` },
  ],
  options: [{ flags: '--reason <text>', description: 'Why; kept in the history of the item' }],
  async run({ arguments: given, options, who, print, service }) {
    const { id = '' } = given;
    const to = stateFrom(given.state, 'The state') ?? 'operational';
    const { reason } = options;
    if (typeof reason !== 'string' || reason.trim().length < 3) throw invalid('--reason needs a few words');
    const { before, state } = await service(itemReview).change({ who }, id, { to, reason: reason.trim() });
    print(
      { id, before, state },
      before === state
        ? `${id} is in the state ${state} already`
        : `${id}: ${before} → ${state}, in all institutions. ${itemStates[state].description}`,
    );
  },
};
