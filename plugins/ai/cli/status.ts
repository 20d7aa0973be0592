import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { table } from '../../../core/plugins/define-plugin.ts';
import type { Budget, ProviderState, Status } from '../contract.ts';
import { providerTitles } from '../contract.ts';
import { aiOperations } from '../services.ts';
import { money } from './money.ts';

export const command: PluginCommand = {
  async run({ institution, print, service }) {
    const status = await service(aiOperations).status({ who: { institution } });
    print(status, textOf(status));
  },
};

function textOf({ providers, budgets, choices, currency }: Status): string {
  return [
    table(
      ['PROVIDER', 'ASKED', 'MODEL', 'KEY', 'A MILLION TOKENS'],
      [
        ...providers.map((provider) => providerRow(provider, choices.order.indexOf(provider.provider), currency)),
        ['Built-in tutor', 'last, always available', '', 'needs none', 'free'],
      ],
    ),
    '',
    ...budgets.map((budget) => budgetLine(budget, currency)),
    ...(choices.learnerDailyBudget === null
      ? []
      : [`${'One learner'.padEnd(15)} at most ${money(choices.learnerDailyBudget, currency)} a day`]),
    ...(choices.externalForMinors ? [] : ['Learners under 18 are answered by the built-in tutor only']),
  ].join('\n');
}

function providerRow(
  { provider, model, key, isReady, isPaused, price }: ProviderState,
  place: number,
  currency: string,
): string[] {
  const keys = {
    institution: `key …${key.lastFour} set here`,
    operator: 'key set by the operator',
    none: isReady ? 'own server, no key' : 'no key',
  };
  return [
    providerTitles[provider],
    `${['first', 'second', 'third'][place] ?? 'no'}${isPaused ? ', paused after failures' : ''}`,
    model,
    keys[key.source],
    price ? `${money(price.input, currency)} in, ${money(price.output, currency)} out` : 'price unknown',
  ];
}

function budgetLine({ budget, limit, spent }: Budget, currency: string): string {
  const name = (budget === 'month' ? 'This month' : 'Today').padEnd(15);
  const used = `${name} ${money(spent, currency)}`;
  if (limit === null) return `${used}, no budget set`;
  const share = limit > 0 ? ` (${Math.round((spent / limit) * 100)} %)` : '';
  return `${used} of ${money(limit, currency)}${share}`;
}
