import { text } from 'node:stream/consumers';
import { invalid } from '../../../core/contract/index.ts';
import type { CommandContext, PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { connectOllama, ollamaAddress } from '../connect/ollama.ts';
import type { ExternalId } from '../providers/index.ts';
import { aiOperations } from '../services.ts';

export const command: PluginCommand = {
  arguments: [{ name: 'provider', description: 'ollama, openai, anthropic or google' }],
  options: [
    { flags: '--address <url>', description: `Where Ollama runs (default: ${ollamaAddress})` },
    { flags: '--model <name>', description: 'The model to use' },
  ],
  async run(context) {
    const { provider } = context.arguments;
    if (provider === 'ollama') return ollama(context);
    if (provider !== 'openai' && provider !== 'anthropic' && provider !== 'google')
      throw invalid(`“${provider}” is none of the providers: ollama, openai, anthropic, google.`);
    return withKey(context, provider);
  },
};

const optionOf = (value: string | boolean | undefined) => (typeof value === 'string' ? value : undefined);

async function ollama({ options, print }: CommandContext) {
  const { baseUrl, model, milliseconds } = await connectOllama(
    optionOf(options.address) ?? ollamaAddress,
    optionOf(options.model),
  );
  const prices = JSON.stringify([{ provider: 'openai', model, input: 0, output: 0 }]);
  const settings = { EIQ_AI_OPENAI_BASE_URL: baseUrl, EIQ_AI_OPENAI_MODEL: model, EIQ_AI_PRICES: prices };
  print(
    { model, milliseconds, settings },
    [
      `${model} answers at ${baseUrl} after ${milliseconds} ms.`,
      '',
      'Set these variables for EiQ, start it again, and check with “eiq ai test”:',
      '',
      ...Object.entries(settings).map(([name, value]) => `${name}='${value}'`),
    ].join('\n'),
  );
}

/** The key is asked for on a terminal, or read from the input, so that it is in no list of processes. */
async function withKey(
  { options, institution, who, ask, input, print, service }: CommandContext,
  provider: ExternalId,
) {
  const key = ((await ask(`Key of ${provider}`, { secret: true })) ?? (await text(input))).trim();
  if (key === '') throw invalid(`Enter the key when asked, or pipe it: eiq ai connect ${provider} < key.txt`);
  const model = optionOf(options.model);
  const { title, asked, milliseconds } = await service(aiOperations).connect({ who }, { provider, key, model });
  print(
    { provider, model: asked, milliseconds },
    [
      `${title} answers (${asked}) after ${milliseconds} ms. Its key is stored, encrypted, for ${institution.slug}.`,
      'Prices, budgets and the order of the providers: “eiq ai status”, or the page AI of the administration.',
    ].join('\n'),
  );
}
