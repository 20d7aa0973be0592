import { Failure } from '../../core/contract/index.ts';
import { messages } from '../../plugins/ai/built-in/messages/index.ts';
import { environmentFor, mockModels, openBrokenProvider } from '../../plugins/ai/testing.ts';
import type { External, World } from './ai-platform.ts';
import { ask, externals, inLanes, openWorld, quantile, seenOf } from './ai-platform.ts';

// Time to the first words in milliseconds, from the call to the gateway.

/** The first provider fails in each way in turn; the second answers. */
export async function failOver({ makers: { mock }, ai, grownUp, choose }: World, runs: number): Promise<number> {
  await choose({ order: ['openai', 'anthropic'] });
  mock.clearFixtures();
  mock.onModerate(/./, { flagged: false, categories: {} });
  for (const status of [401, 404, 429, 500]) {
    mock.on(
      { model: mockModels.openai, userMessage: new RegExp(`with ${status}`) },
      { error: { message: 'no' }, status },
    );
  }
  mock.on({ model: mockModels.openai }, { content: 'Gone.' }, { chaos: { dropRate: 1 } });
  mock.on({ model: mockModels.anthropic }, { content: 'A mean is a sum shared out evenly.' });
  const asker = await grownUp();
  const waits: number[] = [];
  for (let run = -5; run < runs; run++) {
    const fault = ['with 401', 'with 404', 'with 429', 'with 500', 'hung up'][Math.abs(run) % 5];
    const { firstWords, done } = await seenOf(ai.stream(asker, ask(`Fails ${fault}: what is a mean?`)));
    if (done?.answered.provider !== 'anthropic') throw new Error('The second provider did not answer');
    // The first calls load the client libraries.
    if (run >= 0) waits.push(firstWords);
  }
  return quantile(waits, 0.95);
}

/** Some providers accept the call and stay silent; the others are the mock. The platform's timeouts apply. */
export async function hungProviders(hung: readonly External[], runs: number): Promise<{ wait: number; by: string[] }> {
  const silent = await openBrokenProvider(() => {});
  const sent = environmentFor(silent.url);
  const toSilence = Object.fromEntries(
    Object.entries(sent).filter(([name]) => hung.some((id) => name === `EIQ_AI_${id.toUpperCase()}_BASE_URL`)),
  );
  const world = await openWorld({ environment: toSilence });
  try {
    const { mock } = world.makers;
    mock.onModerate(/./, { flagged: false, categories: {} });
    for (const id of externals) mock.on({ model: mockModels[id] }, { content: 'A mean is a sum shared out evenly.' });
    await world.choose({ order: externals });
    const waits: number[] = [];
    const by = new Set<string>();
    // Excludes the hung provider's moderation, which has a timeout of its own.
    const asker = await world.grownUp();
    await inLanes(runs, 10, async () => {
      const unmoderated = { moderation: Promise.resolve({ isFlagged: false, categories: [], isUrgent: false }) };
      const { firstWords, done } = await seenOf(world.ai.stream(asker, ask('What is a mean?', unmoderated)));
      waits.push(firstWords);
      by.add(done?.answered.provider ?? 'nobody');
    });
    return { wait: quantile(waits, 0.95), by: [...by] };
  } finally {
    await world.close();
    await silent.close();
  }
}

/** All circuit breakers are open, so the built-in tutor answers. Requires breakers that open after one failure. */
export async function openBreakers({ makers: { mock }, ai, grownUp, choose }: World, runs: number): Promise<number> {
  await choose({ order: externals });
  mock.clearFixtures();
  mock.onModerate(/./, { flagged: false, categories: {} });
  for (const id of externals) mock.on({ model: mockModels[id] }, { error: { message: 'no' }, status: 500 });
  const asker = await grownUp();
  for (let failure = 0; failure < 12; failure++) await seenOf(ai.stream(asker, ask('Hello')));
  mock.clearRequests();
  const waits: number[] = [];
  for (let run = 0; run < runs; run++) waits.push((await seenOf(ai.stream(asker, ask('What is a mean?')))).firstWords);
  const asked = mock.getRequests().filter(({ path }) => !path.includes('moderations'));
  if (asked.length > 0) throw new Error('A breaker was not open');
  return quantile(waits, 0.95);
}

/** Without configured providers, the built-in tutor answers the hundred messages of learners. */
export async function builtIn({ ai, grownUp, choose }: World): Promise<number> {
  await choose({ order: [] });
  const asker = await grownUp();
  const waits: number[] = [];
  await seenOf(ai.stream(asker, ask('Hello')));
  for (const { messages: sent, purpose } of messages) {
    const text = (sent.at(-1) ?? '').replaceAll(/\{[^}]*\}/g, 'this question');
    try {
      waits.push((await seenOf(ai.stream(asker, ask(text, { purpose: purpose ?? 'chat' })))).firstWords);
    } catch (error) {
      // Messages refused by moderation get no answer.
      if (!(error instanceof Failure)) throw error;
    }
  }
  return quantile(waits, 0.95);
}
