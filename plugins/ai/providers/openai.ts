import type OpenAI from 'openai';
import type { Access } from './failures.ts';
import { brokenStream, failureOf, retryAfterOf } from './failures.ts';
import type { Finish, Prompt, Provider, ToolRound } from './provider.ts';
import { ProviderError } from './provider.ts';
import { roomForThinking } from './thought-tokens.ts';
import { argumentsOf, asTurns, callId, createCallReader, systemOf } from './tool-calls.ts';

/** OpenAI and, with a base URL, any compatible server: Ollama, vLLM, LM Studio. */
export function createOpenAi({ key, baseUrl }: Access): Provider {
  const isOpenAi = baseUrl === undefined;
  /** Models whose server has rejected tools. */
  const withoutTools = new Set<string>();
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
      const reader = createCallReader();
      try {
        const { data, response } = await client.chat.completions
          .create(
            {
              ...requestFor(prompt, isOpenAi, !withoutTools.has(prompt.model)),
              stream: true,
              stream_options: { include_usage: true },
            },
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
          for (const delta of choice?.delta?.tool_calls ?? []) reader.add(delta);
          if (reader.length() > longestArguments) throw new ProviderError('garbage', 'calls a tool without an end');
          if (choice?.delta?.refusal) throw new ProviderError('refused', 'will not answer');
          if (choice?.finish_reason) finish = finishes[choice.finish_reason] ?? 'complete';
        }
      } catch (error) {
        if (error instanceof ApiError && error.status !== undefined) {
          // Ollama rejects tools for models that were not trained to use them; so does vLLM without a parser for them.
          if (
            prompt.tools &&
            error.status === 400 &&
            /\btools?\b/i.test(error.message) &&
            !withoutTools.has(prompt.model)
          ) {
            withoutTools.add(prompt.model);
            throw new ProviderError('no-tools', 'takes no tools (400)', { cause: error });
          }
          throw failure(error);
        }
        throw brokenStream(error, hasBegun);
      }
      if (!finish) throw new ProviderError('cut-off', 'ended without a finish reason');
      const calls = reader.calls();
      for (const call of calls) yield { kind: 'call', call };
      // Some servers end calls with `stop`.
      yield { kind: 'end', finish: calls.length > 0 && finish === 'complete' ? 'calls' : finish, ...usage };
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

/** Characters of the arguments of all calls of a request. */
const longestArguments = 20_000;

function requestFor({ model, system, turns, maxTokens, shape, tools }: Prompt, isOpenAi: boolean, takesTools: boolean) {
  const words = tools && !takesTools ? [...turns, ...asTurns(tools.rounds)] : turns;
  return {
    model,
    messages: [
      { role: 'system' as const, content: takesTools ? systemOf({ system, ...(tools && { tools }) }) : system },
      ...words.map(({ role, text }) => ({ role, content: text })),
      ...(tools && takesTools ? tools.rounds.flatMap(messagesOf) : []),
    ],
    ...(tools && takesTools
      ? {
          tools: tools.declared.map(({ name, description, schema }) => ({
            type: 'function' as const,
            function: { name, description, parameters: { ...schema } },
          })),
          tool_choice: tools.mayCall ? ('auto' as const) : ('none' as const),
        }
      : {}),
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

function messagesOf({ said, calls, results }: ToolRound, round: number) {
  return [
    {
      role: 'assistant' as const,
      content: said || null,
      tool_calls: calls.map((call, place) => ({
        id: callId(round, place),
        type: 'function' as const,
        function: { name: call.name, arguments: JSON.stringify(argumentsOf(call)) },
      })),
    },
    ...results.map((content, place) => ({ role: 'tool' as const, tool_call_id: callId(round, place), content })),
  ];
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
