import type OpenAI from 'openai';
import type { Access } from './failures.ts';
import { brokenStream, failureOf, retryAfterOf } from './failures.ts';
import type { Finish, Prompt, Provider } from './provider.ts';
import { ProviderError } from './provider.ts';
import { roomForThinking } from './thought-tokens.ts';

/** OpenAI, and with a base URL whatever speaks its protocol: Ollama, vLLM, LM Studio. */
export function createOpenAi({ key, baseUrl }: Access): Provider {
  const isTheMaker = baseUrl === undefined;
  let library: Promise<{ client: OpenAI; ApiError: typeof OpenAI.APIError }> | undefined;
  const open = () => {
    library ??= import('openai').then(({ default: Client }) => ({
      // Servers of one's own need no key, but the library does. It logs bodies that it cannot read: never here.
      // What it would read from the environment by itself is left out: settings come from the configuration alone.
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
            { ...requestFor(prompt, isTheMaker), stream: true, stream_options: { include_usage: true } },
            { signal },
          )
          .withResponse();
        assertIsStream(response);
        if (report) report.isTaken = true;
        for await (const chunk of data) {
          hasBegun = true;
          // Where usage is told, it comes after the last words, in a chunk without any.
          if (chunk.usage) {
            const { reasoning_tokens: thoughtTokens } = chunk.usage.completion_tokens_details ?? {};
            if (report && thoughtTokens !== undefined) report.thoughtTokens = thoughtTokens;
            usage = { inputTokens: chunk.usage.prompt_tokens, outputTokens: chunk.usage.completion_tokens };
          }
          const choice = chunk.choices?.[0];
          // Servers of one's own send the thinking under this name; the maker keeps it.
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
      if (!finish) throw new ProviderError('cut-off', 'ended without saying that it is done');
      yield { kind: 'end', finish, ...usage };
    },
    ...(isTheMaker || key
      ? {
          async moderate(text: string, signal: AbortSignal) {
            const { client, ApiError } = await open();
            try {
              const { results } = await client.moderations.create(
                { model: 'omni-moderation-latest', input: text },
                { signal },
              );
              const [result] = results;
              if (!result) throw new ProviderError('garbage', 'sent no judgement');
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

function requestFor({ model, system, turns, maxTokens, shape }: Prompt, isTheMaker: boolean) {
  return {
    model,
    messages: [
      { role: 'system' as const, content: system },
      ...turns.map(({ role, text }) => ({ role, content: text })),
    ],
    // The maker's newer models refuse the older name; other servers know only that.
    ...(isTheMaker
      ? { max_completion_tokens: maxTokens + roomForThinking('openai', model) }
      : { max_tokens: maxTokens }),
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

/** A proxy's page or a plain body is answered with 200 as well. */
function assertIsStream(response: Response) {
  const type = response.headers.get('content-type') ?? '';
  if (!type.includes('event-stream'))
    throw new ProviderError('garbage', `sent ${type || 'nothing'} in place of events`);
}

function failure(error: InstanceType<typeof OpenAI.APIError>): ProviderError {
  // An account without money is told as too many requests, and waiting does not help.
  const code = error.code === 'insufficient_quota' ? 'key' : undefined;
  return failureOf(error.status, error, { code, retryAfter: retryAfterOf(error.headers) });
}
