import { conflict, invalid } from '../../../core/contract/index.ts';
import type { StepChecker } from '../built-in/services.ts';
import type { Gateway } from '../calls/gateway.ts';
import { providerTitles } from '../contract.ts';
import type { AiOperations } from '../services.ts';
import type { AiSettings } from '../settings.ts';
import { comparePrompts } from './compare-prompts.ts';

/** The comparison of two versions of the tutor's prompts at one of the institution's providers. */
export const createCompare =
  (dependencies: {
    readonly gateway: Pick<Gateway, 'directory' | 'only'>;
    readonly steps: StepChecker;
    settings(institution: { readonly id: string }): Promise<AiSettings>;
  }): AiOperations['compare'] =>
  async ({ who }, { provider, versions, messages }) => {
    const { gateway, steps, settings } = dependencies;
    const { institution } = who;
    const candidate = await gateway.directory.one(institution, await settings(institution), provider);
    if (!candidate)
      throw conflict(`${providerTitles[provider]} is not set up. Connect it first: eiq ai connect ${provider}`);
    const asker = { who: { institution }, userId: '00000000-0000-4000-8000-000000000000' };
    return comparePrompts({ completions: gateway.only(candidate), steps, asker }, versions, messages).catch(
      (error: unknown) => {
        throw error instanceof RangeError ? invalid(error.message) : error;
      },
    );
  };
