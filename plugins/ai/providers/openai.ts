import type OpenAI from 'openai';
import type { Access } from './failures.ts';
import { brokenStream, failureOf, retryAfterOf } from './failures.ts';
import type { Finish, Prompt, Provider } from './provider.ts';
import { ProviderError } from './provider.ts';
import { roomForThinking } from './thought-tokens.ts';

/** OpenAI and, with a base URL, any compatible server: Ollama, vLLM, LM Studio. */
export function createOpenAi({ key, baseUrl }: Access): Provider {
  const isOpenAi = baseUrl === undefined;
  let library: Promise<{ client: OpenAI; ApiError: typeof OpenAI.APIError }> | undefined;
  const open = () => {
    library ??= import('openai').then(({ default: Client }) => ({
      // The library requires a key even for servers that need none. Its logging is off, because it logs bodies that it
      // cannot parse. Explicit nulls keep it from reading settings from the environment.
      client: new Client({
        apiKey: key ?? 'none',
        baseURL: baseUrl ?? null,
        ...{ organization: null, project: null },
        maxRetries: 0,
        logLevel: 'off',
      }),
      ApiError: Client.APIError,
    }));
    return library;
  };

  return {
    id: 'openai',
    isExternal: true,
    async *answer(prompt, signal, _, report) {
      const { client, ApiError } = await open();
      let hasBegun = false;
      let finish: Finish | undefined;
      let usage = { inputTokens: 0, outputTokens: 0 };
      try {
        const { data, response } = await client.chat.completions
          .create(
            { ...requestFor(prompt, isOpenAi), stream: true, stream_options: { include_usage: true } },
            { signal },
          )
          .withResponse();
        assertIsStream(response);
        if (report) report.isTaken = true;
        for await (const chunk of data) {
          hasBegun = true;
          // Usage arrives after the last words, in a chunk without text.
          if (chunk.usage) {
            const { reasoning_tokens: thoughtTokens } = chunk.usage.completion_tokens_details ?? {};
            if (report && thoughtTokens !== undefined) report.thoughtTokens = thoughtTokens;
            usage = { inputTokens: chunk.usage.prompt_tokens, outputTokens: chunk.usage.completion_tokens };
          }
          const choice = chunk.choices?.[0];
          // Compatible servers send the model's thinking in this field; OpenAI does not send it.
          const { reasoning_content: thought } = (choice?.delta ?? {}) as { reasoning_content?: string | null };
          if (report && thought) report.thoughtCharacters += thought.length;
          if (choice?.delta?.content) yield { kind: 'text', text: choice.delta.content };
          if (choice?.delta?.refusal) throw new ProviderError('refused', 'will not answer');
          if (choice?.finish_reason) finish = finishes[choice.finish_reason] ?? 'complete';
        }
      } catch (error) {
        if (error instanceof ApiError && error.status !== undefined) throw failure(error);
        throw brokenStream(error, hasBegun);
      }
      if (!finish) throw new ProviderError('cut-off', 'ended without a finish reason');
      yield { kind: 'end', finish, ...usage };
    },
    ...(isOpenAi || key
      ? {
          async moderate(text: string, signal: AbortSignal) {
            const { client, ApiError } = await open();
            try {
              const { results } = await client.moderations.create(
                { model: 'omni-moderation-latest', input: text },
                { signal },
              );
              const [result] = results;
              if (!result) throw new ProviderError('garbage', 'sent no verdict');
              const flagged = Object.entries(result.categories).filter(([, isFlagged]) => isFlagged);
              return { isFlagged: result.flagged, categories: flagged.map(([category]) => category) };
            } catch (error) {
              if (error instanceof ApiError && error.status !== undefined) throw failure(error);
              throw brokenStream(error, false);
            }
          },
        }
      : {}),
  };
}

const finishes: Record<string, Finish> = { stop: 'complete', length: 'length', content_filter: 'filtered' };

function requestFor({ model, system, turns, maxTokens, shape }: Prompt, isOpenAi: boolean) {
  return {
    model,
    messages: [
      { role: 'system' as const, content: system },
      ...turns.map(({ role, text }) => ({ role, content: text })),
    ],
    // OpenAI's newer models reject the older parameter; compatible servers support only that.
    ...(isOpenAi ? { max_completion_tokens: maxTokens + roomForThinking('openai', model) } : { max_tokens: maxTokens }),
    ...(shape
      ? {
          response_format: {
            type: 'json_schema' as const,
            json_schema: { name: shape.name, schema: { ...shape.schema } },
          },
        }
      : {}),
  };
}

/** A proxy's error page or a plain body may also have status 200. */
function assertIsStream(response: Response) {
  const type = response.headers.get('content-type') ?? '';
  if (!type.includes('event-stream'))
    throw new ProviderError('garbage', `sent ${type || 'nothing'} in place of events`);
}

function failure(error: InstanceType<typeof OpenAI.APIError>): ProviderError {
  // An account without credit is reported as 429, and waiting does not help.
  const code = error.code === 'insufficient_quota' ? 'key' : undefined;
  return failureOf(error.status, error, { code, retryAfter: retryAfterOf(error.headers) });
}
