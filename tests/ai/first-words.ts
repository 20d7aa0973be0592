import { Failure } from '../../core/contract/index.ts';
import { firstMessages } from '../../plugins/ai/evaluations/read-messages.ts';
import { environmentFor, mockModels, openBrokenProvider } from '../../plugins/ai/testing.ts';
import type { AiPlatform, ExternalProvider } from './ai-platform.ts';
import { ask, externalProviders, openAiPlatform, quantile, readReply, runConcurrently } from './ai-platform.ts';

// The time from a call of the gateway to the first words of the reply: the 95th percentile in milliseconds.

/** The first provider fails in each way in turn; the second answers. */
export async function failoverWait(
  { providers: { mock }, completions, adultAsker, saveSettings }: AiPlatform,
  runs: number,
): Promise<number> {
  await saveSettings({ order: ['openai', 'anthropic'] });
  mock.clearFixtures();
  mock.onModerate(/./, { flagged: false, categories: {} });
  for (const status of [401, 404, 429, 500]) {
    mock.on(
      { model: mockModels.openai, userMessage: new RegExp(`with ${status}`) },
      { error: { message: 'no' }, status },
    );
  }
  mock.on({ model: mockModels.openai }, { content: 'Dropped.' }, { chaos: { dropRate: 1 } });
  mock.on({ model: mockModels.anthropic }, { content: 'A mean is a sum shared out evenly.' });
  const asker = await adultAsker();
  const waits: number[] = [];
  for (let run = -5; run < runs; run++) {
    const fault = ['with 401', 'with 404', 'with 429', 'with 500', 'hung up'][Math.abs(run) % 5];
    const { firstWords, done } = await readReply(completions.stream(asker, ask(`Fails ${fault}: what is a mean?`)));
    if (done?.answered.provider !== 'anthropic') throw new Error('The second provider did not answer');
    // The first calls load the client libraries.
    if (run >= 0) waits.push(firstWords);
  }
  return quantile(waits, 0.95);
}

/**
 * Some providers accept the call and send nothing; the others are the mock. The platform's timeouts apply.
 * @returns `by`: the providers that answered
 */
export async function hungProviderWait(
  hung: readonly ExternalProvider[],
  runs: number,
): Promise<{ wait: number; by: string[] }> {
  const silent = await openBrokenProvider(() => {});
  const environment = Object.fromEntries(
    Object.entries(environmentFor(silent.url)).filter(([name]) =>
      hung.some((id) => name === `EIQ_AI_${id.toUpperCase()}_BASE_URL`),
    ),
  );
  const ai = await openAiPlatform({ environment });
  try {
    const { mock } = ai.providers;
    mock.onModerate(/./, { flagged: false, categories: {} });
    for (const id of externalProviders)
      mock.on({ model: mockModels[id] }, { content: 'A mean is a sum shared out evenly.' });
    await ai.saveSettings({ order: externalProviders });
    const waits: number[] = [];
    const by = new Set<string>();
    // Excludes the hung provider's moderation, which has a timeout of its own.
    const asker = await ai.adultAsker();
    await runConcurrently(runs, 10, async () => {
      const unmoderated = { moderation: Promise.resolve({ isFlagged: false, categories: [], isUrgent: false }) };
      const { firstWords, done } = await readReply(ai.completions.stream(asker, ask('What is a mean?', unmoderated)));
      waits.push(firstWords);
      by.add(done?.answered.provider ?? 'none');
    });
    return { wait: quantile(waits, 0.95), by: [...by] };
  } finally {
    await ai.close();
    await silent.close();
  }
}

/** All circuit breakers are open, so the built-in tutor answers. Requires breakers that open after one failure. */
export async function openBreakerWait(
  { providers: { mock }, completions, adultAsker, saveSettings }: AiPlatform,
  runs: number,
): Promise<number> {
  await saveSettings({ order: externalProviders });
  mock.clearFixtures();
  mock.onModerate(/./, { flagged: false, categories: {} });
  for (const id of externalProviders) mock.on({ model: mockModels[id] }, { error: { message: 'no' }, status: 500 });
  const asker = await adultAsker();
  for (let failure = 0; failure < 12; failure++) await readReply(completions.stream(asker, ask('Hello')));
  mock.clearRequests();
  const waits: number[] = [];
  for (let run = 0; run < runs; run++)
    waits.push((await readReply(completions.stream(asker, ask('What is a mean?')))).firstWords);
  const requests = mock.getRequests().filter(({ path }) => !path.includes('moderations'));
  if (requests.length > 0) throw new Error('A breaker was not open');
  return quantile(waits, 0.95);
}

/** Without configured providers, the built-in tutor answers its hundred test messages. */
export async function builtInWait({ completions, adultAsker, saveSettings }: AiPlatform): Promise<number> {
  await saveSettings({ order: [] });
  const asker = await adultAsker();
  const waits: number[] = [];
  await readReply(completions.stream(asker, ask('Hello')));
  for (const { messages: sent, purpose } of firstMessages()) {
    const text = (sent.at(-1) ?? '').replaceAll(/\{[^}]*\}/g, 'this question');
    try {
      waits.push((await readReply(completions.stream(asker, ask(text, { purpose: purpose ?? 'chat' })))).firstWords);
    } catch (error) {
      // Messages refused by moderation get no answer.
      if (!(error instanceof Failure)) throw error;
    }
  }
  return quantile(waits, 0.95);
}
