import { conflict } from '../../../core/contract/index.ts';
import type { AiConfiguration } from '../configuration.ts';
import { baseUrlsOf } from '../configuration.ts';
import { providerTitles } from '../contract.ts';
import { modelsOf } from '../operations/budgets/estimate.ts';
import type { InstitutionKeys } from '../operations/keys/keys.ts';
import type { Access } from '../providers/failures.ts';
import type { ExternalId } from '../providers/index.ts';
import { providerFactories } from '../providers/index.ts';
import { ProviderError } from '../providers/provider.ts';
import type { AiOperations, Asker } from '../services.ts';
import type { AiSettings } from '../settings.ts';

export interface ConnectDependencies {
  readonly keys: Pick<InstitutionKeys, 'set'>;
  readonly config: AiConfiguration;
  settings(institution: { readonly id: string }): Promise<AiSettings>;
}

/** Stores a key only after the provider has answered with it. */
export const createConnect =
  ({ keys, config, settings }: ConnectDependencies): AiOperations['connect'] =>
  async ({ who }, { provider, key, model }) => {
    const asked = model ?? modelsOf(await settings(who.institution), config)[provider];
    const access = { key, baseUrl: baseUrlsOf(config)[provider] };
    const milliseconds = await tryProvider(provider, access, asked, adviceFor(provider, asked));
    await keys.set(who, provider, key);
    return { title: providerTitles[provider], asked, milliseconds };
  };

/** Local models may take a minute to load. */
const longestWait = 120_000;

/**
 * Sends one short request without any personal data. Resolves with its milliseconds.
 * @throws Failure conflict that says what to do
 */
export async function tryProvider(
  provider: ExternalId,
  access: Access,
  model: string,
  advice: (failure: ProviderError) => string,
): Promise<number> {
  const began = performance.now();
  const turns = [{ role: 'user' as const, text: 'Say “ready”.' }];
  const prompt = { model, system: 'You answer in one word.', turns, maxTokens: 50 };
  const institution = { id: '', slug: '' } as Asker['who']['institution'];
  const asker: Asker = { who: { institution }, userId: '' };
  const ask = { plugin: 'ai', purpose: 'test' as const, instructions: prompt.system, turns, isPersonal: false };
  try {
    const parts = providerFactories[provider](access).answer(prompt, AbortSignal.timeout(longestWait), { asker, ask });
    for await (const part of parts) if (part.kind === 'end') break;
  } catch (error) {
    throw conflict(advice(error instanceof ProviderError ? error : new ProviderError('unavailable', 'failed')));
  }
  return Math.round(performance.now() - began);
}

const makers: Readonly<Record<ExternalId, { readonly host: string; readonly keys: string }>> = {
  openai: { host: 'api.openai.com', keys: 'platform.openai.com/api-keys' },
  anthropic: { host: 'api.anthropic.com', keys: 'console.anthropic.com/settings/keys' },
  google: { host: 'generativelanguage.googleapis.com', keys: 'aistudio.google.com/apikey' },
};

/** What to do about a provider that did not answer. */
export function adviceFor(provider: ExternalId, model: string): (failure: ProviderError) => string {
  const { host, keys } = makers[provider];
  const steps: Partial<Record<ProviderError['reason'], string>> = {
    unauthorized: `Copy the whole key again, or create a new one at ${keys}, and check that its project may use models.`,
    'no-such-model': `Name a model that this key may use: --model <name>. “${model}” was asked.`,
    'rate-limited': `Check the credit and the limits of the account, wait a minute, and run this command again.`,
    unavailable: `Check that this machine may open connections to ${host} (firewall, proxy), and run this command again.`,
    refused: `Name another model: --model <name>. “${model}” was asked.`,
  };
  return ({ reason, message }) =>
    `${providerTitles[provider]} ${message}. ${steps[reason] ?? 'Run this command again; if it stays so, look at the provider’s status page.'} No key was stored.`;
}
