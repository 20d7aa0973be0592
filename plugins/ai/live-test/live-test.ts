import type { Clock } from '../../../core/clock.ts';
import type { InstitutionRef } from '../../../core/contract/index.ts';
import { builtInModel } from '../built-in/index.ts';
import type { AiConfiguration } from '../configuration.ts';
import type { ExternalId, ProviderName, TestResult, Tried } from '../contract.ts';
import { providerTitles } from '../contract.ts';
import { modelsOf } from '../operations/budgets/estimate.ts';
import type { Attempt, Ledger } from '../operations/operations.ts';
import type { Prompt, Provider } from '../providers/provider.ts';
import { ProviderError } from '../providers/provider.ts';
import type { Directory } from '../providers/routing/directory.ts';
import type { Ask } from '../services.ts';
import type { AiSettings } from '../settings.ts';
import { assessmentSample } from './assessment-sample.ts';

export interface TestRequest {
  readonly message?: string | undefined;
  readonly includeAssessment: boolean;
}

export interface LiveTest {
  /** Asks every configured provider, regardless of order, budgets and cache; each call is in the ledger. */
  run(institution: InstitutionRef, userId: string, request: TestRequest): Promise<TestResult>;
}

export interface Dependencies {
  readonly clock: Clock;
  readonly configuration: AiConfiguration;
  settings(institution: InstitutionRef): Promise<AiSettings>;
  readonly directory: Pick<Directory, 'one'>;
  readonly ledger: Ledger;
  readonly builtIn: Provider;
  /** Timeout per provider in milliseconds; shorter in tests. */
  readonly patience?: number;
}

const defaultPatience = 20_000;
const defaultMessage = 'How do I add 1/2 and 1/3? One short hint, please.';
const instructions =
  'You are a tutor on a learning platform. An administrator tests whether you can be reached. Answer in one or two sentences.';

export function createLiveTest(dependencies: Dependencies): LiveTest {
  const { clock, configuration, settings, directory, ledger, builtIn, patience = defaultPatience } = dependencies;
  const ask = async (given: Asked): Promise<Tried> => {
    const { provider, model, institution, userId, request } = given;
    const outcome = await answerOf(provider, model, { institution, userId, request }, patience);
    const { text, milliseconds, firstToken, failure, inputTokens, outputTokens } = outcome;
    const attempt: Attempt = {
      provider: provider.id,
      model,
      result: failure ?? 'answered',
      inputTokens,
      outputTokens,
      milliseconds,
    };
    await ledger.record({
      institution,
      userId,
      plugin: 'ai',
      purpose: 'test',
      outcome: failure === undefined ? 'answered' : 'refused',
      provider: failure === undefined ? provider.id : undefined,
      model: failure === undefined ? model : undefined,
      inputTokens,
      outputTokens,
      milliseconds,
      firstWordsAfter: firstToken,
      isCached: false,
      refusal: failure && `${provider.id}: ${failure}`,
      attempts: [attempt],
      at: clock.now(),
    });
    return {
      provider: provider.id,
      model,
      state: failure === undefined ? 'working' : 'failed',
      milliseconds: Math.round(milliseconds),
      firstToken: firstToken === undefined ? null : Math.round(firstToken),
      response: failure === undefined ? text : null,
      error: failure === undefined ? null : failureText(provider.id, model, failure),
    };
  };

  return {
    async run(institution, userId, request) {
      const chosen = await settings(institution);
      const models = modelsOf(chosen, configuration);
      // In the order used for learners' questions; providers that are not asked come last.
      const order = [...new Set<ExternalId>([...chosen.order, 'openai', 'anthropic', 'google'])];
      const external = order.map(async (id): Promise<Tried> => {
        const found = await directory.one(institution, chosen, id);
        return found ? ask({ ...found, institution, userId, request }) : notConfigured(id, models[id]);
      });
      const own = ask({ provider: builtIn, model: builtInModel, institution, userId, request });
      return resultOf(await Promise.all([...external, own]), clock.now());
    },
  };
}

interface Given {
  readonly institution: InstitutionRef;
  readonly userId: string;
  readonly request: TestRequest;
}

interface Asked extends Given {
  readonly provider: Provider;
  readonly model: string;
}

interface Answer {
  readonly text: string;
  readonly failure: ProviderError['reason'] | undefined;
  readonly milliseconds: number;
  readonly firstToken: number | undefined;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** The outcome of one call. A stream without its end does not count as an answer. */
async function answerOf(provider: Provider, model: string, given: Given, patience: number): Promise<Answer> {
  const begun = performance.now();
  const since = () => performance.now() - begun;
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(new ProviderError('timeout', 'too slow')), patience);
  const gone = new Promise<never>((_, reject) => {
    waiting.signal.addEventListener('abort', () => reject(waiting.signal.reason), { once: true });
  });
  gone.catch(() => {});
  const { ask, prompt } = promptOf(model, given.request);
  const asker = { who: { institution: given.institution }, userId: given.userId };
  let text = '';
  let firstToken: number | undefined;
  const none = { inputTokens: 0, outputTokens: 0 };
  const read = async (): Promise<Answer> => {
    for await (const part of provider.answer(prompt, waiting.signal, { asker, ask })) {
      if (part.kind === 'text') {
        if (part.text !== '') firstToken ??= since();
        text += part.text;
        continue;
      }
      // No tools are offered, so a call is no answer.
      if (part.kind === 'call') continue;
      const { finish, inputTokens, outputTokens } = part;
      const failure = finish === 'filtered' ? 'refused' : text.trim() === '' ? 'garbage' : undefined;
      return { text, failure, milliseconds: since(), firstToken, inputTokens, outputTokens };
    }
    return { text, failure: 'cut-off', milliseconds: since(), firstToken, ...none };
  };
  try {
    return await Promise.race([read(), gone]);
  } catch (error) {
    const failure = waiting.signal.aborted
      ? 'timeout'
      : error instanceof ProviderError
        ? error.reason
        : ('unavailable' as const);
    return { text, failure, milliseconds: since(), firstToken, ...none };
  } finally {
    clearTimeout(timer);
    waiting.abort();
  }
}

function promptOf(
  model: string,
  { message = defaultMessage, includeAssessment }: TestRequest,
): { ask: Ask; prompt: Prompt } {
  const system = includeAssessment ? `${instructions}\n\n${assessmentSample}` : instructions;
  const turns = [{ role: 'user' as const, text: message }];
  // Enough for models that think before they write.
  const maxTokens = 1000;
  return {
    prompt: { model, system, turns, maxTokens },
    ask: { plugin: 'ai', purpose: 'test', instructions: system, turns, isPersonal: false, maxTokens },
  };
}

const notConfigured = (provider: ExternalId, model: string): Tried => ({
  provider,
  model,
  state: 'not-configured',
  milliseconds: null,
  firstToken: null,
  response: null,
  error: null,
});

function resultOf(providers: readonly Tried[], at: Date): TestResult {
  const external = providers.filter(({ provider, state }) => provider !== 'built-in' && state !== 'not-configured');
  const asked = external.length > 0 ? external : providers.filter(({ provider }) => provider === 'built-in');
  const failed = asked.filter(({ state }) => state === 'failed');
  const openai = providers.find(({ provider }) => provider === 'openai');
  return {
    success: failed.length === 0,
    error: failed.length === 0 ? null : failed.map(({ error }) => error).join(' '),
    results: {
      primaryResponse: providers.find(({ state }) => state === 'working')?.response ?? null,
    },
    openai_status: openai?.state ?? 'not-configured',
    openai_error: openai?.error ?? null,
    providers: [...providers],
    timestamp: at.toISOString(),
  };
}

/** What went wrong and what to do. Never the provider's own message: some repeat the key, or the prompt. */
function failureText(provider: ProviderName, model: string, failure: ProviderError['reason']): string {
  const name = providerTitles[provider];
  const words: Record<ProviderError['reason'], string> = {
    unauthorized: `${name} does not accept the key. Set another one, and check that the account has credit.`,
    'no-such-model': `${name} has no model “${model}”. Choose another one.`,
    'rate-limited': `${name} limits the number of calls of this account. Try again in a minute.`,
    unavailable: `${name} cannot be reached or reports an error. Check the connection and try again later.`,
    timeout: `${name} did not answer within ${defaultPatience / 1000} seconds.`,
    'cut-off': `${name} broke off in the middle of its answer.`,
    garbage: `${name} sent an answer that cannot be read.`,
    refused: `${name} rejected the request.`,
    'no-tools': `${name} rejected the request.`,
  };
  return words[failure];
}
