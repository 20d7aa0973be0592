import type { Processors } from '../../administration/services.ts';
import { providerTitles } from '../contract.ts';
import type { AiOperations } from '../services.ts';

/** Providers with a key. A server of the operator's own is one whose owner only the operator knows. */
export const aiProcessors = (operations: Pick<AiOperations, 'status'>): Processors => ({
  async list({ who }) {
    const { providers } = await operations.status({ who });
    return providers
      .filter(({ isReady }) => isReady)
      .map(({ provider, isOwnServer }) => ({
        id: isOwnServer ? `${provider}-own-server` : provider,
        name: isOwnServer
          ? `Language model at an address of the operator (${providerTitles[provider]} format)`
          : providerTitles[provider],
        purpose: 'Language models for the tutor, hints and grading, within the rules under AI',
        receives: 'What learners write to the tutor and in open answers, with what the tutor needs of their results',
      }));
  },
});
