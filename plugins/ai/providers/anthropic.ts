import type Anthropic from '@anthropic-ai/sdk';
import type { Access } from './failures.ts';
import { brokenStream, failureOf, retryAfterOf } from './failures.ts';
import type { Finish, Prompt, Provider, ToolRound } from './provider.ts';
import { ProviderError } from './provider.ts';
import { roomForThinking } from './thought-tokens.ts';
import { argumentsOf, callId, systemOf } from './tool-calls.ts';

/** Anthropic's Messages API. A structured answer is the input of a tool that the model must, or is asked to, use. */
export function createAnthropic({ key, baseUrl }: Access): Provider {
  let library: Promise<{ client: Anthropic; ApiError: typeof Anthropic.APIError }> | undefined;
  const open = () => {
    library ??= import('@anthropic-ai/sdk').then(({ default: Client }) => ({
      client: new Client({
        apiKey: key ?? null,
        authToken: null,
        baseURL: baseUrl ?? null,
        maxRetries: 0,
        logLevel: 'off',
      }),
      ApiError: Client.APIError,
    }));
    return library;
  };

  return {
    id: 'anthropic',
    isExternal: true,
    async *answer(prompt, signal, _, report) {
      const { client, ApiError } = await open();
      let hasBegun = false;
      let isStopped = false;
      let finish: Finish | undefined;
      let inputTokens = 0;
      let outputTokens = 0;
      const written = createBlockReader();
      try {
        const { data, response } = await client.messages
          .create({ ...requestFor(prompt), stream: true }, { signal })
          .withResponse();
        const type = response.headers.get('content-type') ?? '';
        if (!type.includes('event-stream')) {
          throw new ProviderError('garbage', `sent ${type || 'nothing'} in place of events`);
        }
        if (report) report.isTaken = true;
        for await (const event of data) {
          hasBegun = true;
          switch (event.type) {
            case 'message_start':
              inputTokens = event.message.usage.input_tokens;
              outputTokens = event.message.usage.output_tokens;
              if (report) Object.assign(report, { inputTokens, outputTokens });
              break;
            case 'content_block_start':
              written.begin(event.index, event.content_block);
              break;
            case 'content_block_delta':
              written.add(event.index, event.delta);
              if (report && event.delta.type === 'thinking_delta')
                report.thoughtCharacters += event.delta.thinking.length;
              if (event.delta.type === 'text_delta' && !prompt.shape) yield { kind: 'text', text: event.delta.text };
              if (event.delta.type === 'input_json_delta' && prompt.shape)
                yield { kind: 'text', text: event.delta.partial_json };
              break;
            case 'message_delta':
              if (event.delta.stop_reason) finish = finishes[event.delta.stop_reason] ?? 'complete';
              inputTokens = event.usage.input_tokens ?? inputTokens;
              outputTokens = event.usage.output_tokens;
              break;
            case 'message_stop':
              isStopped = true;
          }
        }
      } catch (error) {
        if (error instanceof ApiError && error.status !== undefined) {
          throw failureOf(error.status, error, { retryAfter: retryAfterOf(error.headers) });
        }
        throw brokenStream(error, hasBegun);
      }
      if (!finish || !isStopped) throw new ProviderError('cut-off', 'ended without a finish reason');
      const calls = prompt.shape ? [] : written.calls();
      for (const call of calls) yield { kind: 'call', call };
      const ended = calls.length > 0 && finish === 'complete' ? 'calls' : finish;
      yield { kind: 'end', finish: ended, inputTokens, outputTokens };
    },
  };
}

const finishes: Record<string, Finish> = {
  end_turn: 'complete',
  stop_sequence: 'complete',
  tool_use: 'complete',
  max_tokens: 'length',
  model_context_window_exceeded: 'length',
  refusal: 'filtered',
};

/** Models that always think reject a forced tool choice (400), so the instructions ask for the tool instead. */
const thinksAlways = /^claude-(?:opus|sonnet|fable|mythos)-5-\d/;

function requestFor({ model, system, turns, maxTokens, shape, tools }: Prompt) {
  const isAsked = shape !== undefined && thinksAlways.test(model);
  return {
    model,
    system: isAsked
      ? `${system}\n\nAnswer only by using the tool ${shape.name}, once.`
      : systemOf({ system, ...(tools && { tools }) }),
    messages: [
      ...turns.map(({ role, text }) => ({ role, content: text })),
      ...(tools?.rounds.flatMap(messagesOf) ?? []),
    ],
    max_tokens: maxTokens + roomForThinking('anthropic', model),
    ...(shape
      ? {
          tools: [{ name: shape.name, input_schema: { ...shape.schema, type: 'object' as const } }],
          tool_choice: isAsked ? { type: 'auto' as const } : { type: 'tool' as const, name: shape.name },
        }
      : {}),
    ...(tools
      ? {
          tools: tools.declared.map(({ name, description, schema }) => ({
            ...{ name, description },
            input_schema: { ...schema, type: 'object' as const },
          })),
          tool_choice: { type: tools.mayCall ? ('auto' as const) : ('none' as const) },
        }
      : {}),
  };
}

function messagesOf({ said, calls, results }: ToolRound, round: number): Anthropic.MessageParam[] {
  // Signed thoughts are returned as they came; those of another provider are not.
  const thoughts = calls.flatMap(({ carried }) =>
    carried?.provider === 'anthropic' ? (carried.value as Anthropic.ContentBlockParam[]) : [],
  );
  return [
    {
      role: 'assistant',
      content: [
        ...thoughts,
        ...(said.trim() ? [{ type: 'text' as const, text: said.trimEnd() }] : []),
        ...calls.map((call, place) => ({
          ...{ type: 'tool_use' as const, id: callId(round, place), name: call.name },
          input: argumentsOf(call),
        })),
      ],
    },
    {
      role: 'user',
      content: results.map((content, place) => ({
        ...{ type: 'tool_result' as const, tool_use_id: callId(round, place) },
        content,
      })),
    },
  ];
}

/** Puts together the tool calls and the signed thoughts of a streamed answer. */
function createBlockReader() {
  const tools = new Map<number, { name: string; arguments: string }>();
  const thoughts = new Map<number, { type: 'thinking'; thinking: string; signature: string }>();
  const hidden: { type: 'redacted_thinking'; data: string }[] = [];
  return {
    begin(index: number, block: Anthropic.ContentBlock) {
      if (block.type === 'tool_use') tools.set(index, { name: block.name, arguments: '' });
      if (block.type === 'thinking') thoughts.set(index, { type: 'thinking', thinking: '', signature: '' });
      if (block.type === 'redacted_thinking') hidden.push({ type: block.type, data: block.data });
    },
    add(index: number, delta: Anthropic.RawContentBlockDelta) {
      const [tool, thought] = [tools.get(index), thoughts.get(index)];
      if (tool && delta.type === 'input_json_delta') tool.arguments += delta.partial_json;
      if (thought && delta.type === 'thinking_delta') thought.thinking += delta.thinking;
      if (thought && delta.type === 'signature_delta') thought.signature += delta.signature;
    },
    calls: () =>
      [...tools.values()].map(({ name, arguments: given }, place) => ({
        ...{ name, arguments: given || '{}' },
        ...(place === 0 && thoughts.size + hidden.length > 0
          ? { carried: { provider: 'anthropic' as const, value: [...thoughts.values(), ...hidden] } }
          : {}),
      })),
  };
}
