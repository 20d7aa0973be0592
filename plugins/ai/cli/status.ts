import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import type { Budget, ProviderState, Status } from '../contract.ts';
import { providerTitles } from '../contract.ts';
import { aiDesk } from '../services.ts';
import { money } from './money.ts';

export const command: PluginCommand = {
  async run({ institution, print, service }) {
    const status = await service(aiDesk).status({ who: { institution } });
    print(status, textOf(status));
  },
};

function textOf({ providers, budgets, choices, currency }: Status): string {
  return [
    ...providers.map((provider) => providerLine(provider, choices.order.indexOf(provider.provider), currency)),
    `${'Built-in tutor'.padEnd(15)} always there, comes last`,
    ...budgets.map((budget) => budgetLine(budget, currency)),
    ...(choices.learnerDailyBudget === null
      ? []
      : [`${'One learner'.padEnd(15)} at most ${money(choices.learnerDailyBudget, currency)} a day`]),
    ...(choices.externalForMinors ? [] : ['Learners under 18 are answered by the built-in tutor alone']),
  ].join('\n');
}

function providerLine(
  { provider, model, key, isReady, isPaused, price }: ProviderState,
  place: number,
  currency: string,
) {
  const keys = {
    institution: `key …${key.lastFour} set here`,
    operator: 'key set by the operator',
    none: isReady ? 'own server, no key' : 'no key',
  };
  return [
    providerTitles[provider].padEnd(15),
    place === -1 ? 'not asked' : `asked ${['first', 'second', 'third'][place]}`,
    model,
    keys[key.source],
    ...(isPaused ? ['paused after failures'] : []),
    price
      ? `${money(price.input, currency)} in, ${money(price.output, currency)} out a million tokens`
      : 'price not known',
  ]
    .join(', ')
    .replace(/^(.{15}), /, '$1 ');
}

function budgetLine({ budget, limit, spent }: Budget, currency: string): string {
  const name = (budget === 'month' ? 'This month' : 'Today').padEnd(15);
  const used = `${name} ${money(spent, currency)}`;
  if (limit === null) return `${used}, no budget set`;
  const share = limit > 0 ? ` (${Math.round((spent / limit) * 100)} %)` : '';
  return `${used} of ${money(limit, currency)}${share}`;
}
