import type { SetUpSteps } from '../../administration/services.ts';
import { providerTitles } from '../contract.ts';
import type { AiOperations } from '../services.ts';

/** The step to connect a provider; its check asks every configured one. */
export function aiSetUp(operations: Pick<AiOperations, 'test'>): SetUpSteps {
  return {
    steps: [
      {
        name: 'provider',
        order: 80,
        title: 'Decide about AI providers',
        description:
          'The built-in tutor works without any. A provider’s key adds broader answers, at its prices and within your budgets.',
        to: '/administration/ai',
        action: 'AI settings',
        permission: 'ai.manage',
        without: 'Use the built-in tutor only',
      },
    ],
    async check({ who }) {
      const { providers } = await operations.test({ who }, { includeAssessment: false });
      const asked = providers.filter(({ provider, state }) => provider !== 'built-in' && state !== 'not-configured');
      if (asked.length === 0) return { isPassed: false, text: 'No provider has a key.' };
      const failed = asked.filter(({ state }) => state === 'failed');
      if (failed.length > 0) return { isPassed: false, text: failed.map(({ error }) => error).join(' ') };
      const answers = asked.map(
        ({ provider, model, milliseconds }) => `${providerTitles[provider]} (${model}) answered in ${milliseconds} ms.`,
      );
      return { isPassed: true, text: answers.join(' ') };
    },
  };
}
