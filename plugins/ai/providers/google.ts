import type {
  Content,
  FunctionCallingMode,
  FunctionDeclarationSchema,
  GoogleGenerativeAI,
  Part,
  ResponseSchema,
  UsageMetadata,
} from '@google/generative-ai';
import type { JsonSchema } from '../calls/json-schema.ts';
import type { Access } from './failures.ts';
import { brokenStream, failureOf } from './failures.ts';
import type { Finish, Prompt, Provider, ToolCall, ToolRound } from './provider.ts';
import { ProviderError } from './provider.ts';
import { roomForThinking } from './thought-tokens.ts';
import { argumentsOf, isRecord, systemOf } from './tool-calls.ts';

/** Google's Gemini. Its client library is deprecated in favour of a successor, so only this file uses it. */
export function createGoogle({ key, baseUrl }: Access): Provider {
  let library: Promise<GoogleGenerativeAI> | undefined;
  const open = () => {
    library ??= import('@google/generative-ai').then(({ GoogleGenerativeAI: Client }) => new Client(key ?? ''));
    return library;
  };

  return {
    id: 'google',
    isExternal: true,
    async *answer(prompt, signal, _, report) {
      const client = await open();
      // The library ignores a signal that was aborted before the call.
      signal.throwIfAborted();
      let hasBegun = false;
      let finish: Finish | undefined;
      let inputTokens = 0;
      let outputTokens = 0;
      const calls: ToolCall[] = [];
      try {
        const model = client.getGenerativeModel(modelFor(prompt), baseUrl ? { baseUrl } : {});
        const contents: Content[] = [
          ...prompt.turns.map(({ role, text }) => ({
            role: role === 'assistant' ? 'model' : 'user',
            parts: [{ text }],
          })),
          ...(prompt.tools?.rounds.flatMap(contentsOf) ?? []),
        ];
        const { stream, response } = await model.generateContentStream({ contents }, { signal });
        // `response` repeats the stream as a whole; errors are handled on the stream.
        response.catch(() => {});
        if (report) report.isTaken = true;
        for await (const chunk of stream) {
          hasBegun = true;
          if (chunk.promptFeedback?.blockReason) throw new ProviderError('refused', 'will not answer');
          // Thinking is billed like text; the library's types lack the field.
          const usage: (UsageMetadata & { thoughtsTokenCount?: number }) | undefined = chunk.usageMetadata;
          inputTokens = usage?.promptTokenCount ?? inputTokens;
          if (usage) outputTokens = (usage.candidatesTokenCount ?? 0) + (usage.thoughtsTokenCount ?? 0);
          if (report && usage) {
            Object.assign(report, { inputTokens, outputTokens, thoughtTokens: usage.thoughtsTokenCount ?? 0 });
          }
          const candidate = chunk.candidates?.[0];
          for (const part of candidate?.content?.parts ?? []) {
            // Newer models mark their thinking, which is not part of the answer.
            if (part.text && !('thought' in part && part.thought)) yield { kind: 'text', text: part.text };
            if (part.functionCall) calls.push(callOf(part));
          }
          if (String(candidate?.finishReason) === 'MALFORMED_FUNCTION_CALL')
            throw new ProviderError('garbage', 'called a tool in a way that cannot be read');
          if (candidate?.finishReason) finish = finishes[candidate.finishReason] ?? 'filtered';
        }
      } catch (error) {
        throw failure(error, hasBegun);
      }
      if (!hasBegun) throw new ProviderError('garbage', 'sent nothing readable');
      if (!finish) throw new ProviderError('cut-off', 'ended without a finish reason');
      for (const call of calls) yield { kind: 'call', call };
      const ended = calls.length > 0 && finish === 'complete' ? 'calls' : finish;
      yield { kind: 'end', finish: ended, inputTokens, outputTokens };
    },
  };
}

/** Some servers for Gemini's protocol end calls with a reason of their own. */
const finishes: Record<string, Finish> = { STOP: 'complete', FUNCTION_CALL: 'complete', MAX_TOKENS: 'length' };

/** The documented value for calls whose signed thought is not at hand, because another provider made them. */
const unsigned = 'skip_thought_signature_validator';

function callOf(part: Part & { thoughtSignature?: string }): ToolCall {
  const { name = '', args } = part.functionCall ?? {};
  const call = { name, arguments: JSON.stringify(args ?? {}) };
  const { thoughtSignature } = part;
  return thoughtSignature ? { ...call, carried: { provider: 'google', value: thoughtSignature } } : call;
}

function contentsOf({ said, calls, results }: ToolRound): Content[] {
  return [
    {
      role: 'model',
      parts: [
        ...(said.trim() ? [{ text: said }] : []),
        ...calls.map((call, place) => ({
          functionCall: { name: call.name, args: argumentsOf(call) },
          // Only the first of several calls at once is signed.
          ...(place === 0
            ? { thoughtSignature: call.carried?.provider === 'google' ? call.carried.value : unsigned }
            : {}),
        })),
      ],
    },
    {
      role: 'user',
      parts: results.map((result, place) => ({
        functionResponse: { name: calls[place]?.name ?? '', response: { result } },
      })),
    },
  ];
}

function modelFor({ model, system, maxTokens, shape, tools }: Prompt) {
  return {
    model,
    systemInstruction: systemOf({ system, ...(tools && { tools }) }),
    ...(tools
      ? {
          tools: [
            {
              functionDeclarations: tools.declared.map(({ name, description, schema }) => {
                const isEmpty = !isRecord(schema.properties) || Object.keys(schema.properties).length === 0;
                const parameters = geminiSchema(schema) as unknown as FunctionDeclarationSchema;
                return { name, description, ...(isEmpty ? {} : { parameters }) };
              }),
            },
          ],
          toolConfig: { functionCallingConfig: { mode: (tools.mayCall ? 'AUTO' : 'NONE') as FunctionCallingMode } },
        }
      : {}),
    generationConfig: {
      maxOutputTokens: maxTokens + roomForThinking('google', model),
      ...(shape
        ? {
            responseMimeType: 'application/json',
            responseSchema: geminiSchema(shape.schema) as unknown as ResponseSchema,
          }
        : {}),
    },
  };
}

function failure(error: unknown, hasBegun: boolean): ProviderError {
  if (error instanceof ProviderError) return error;
  const { status, message } = error as { status?: number; message?: string };
  // Google reports a wrong key as a bad request that only its message distinguishes.
  if (status !== undefined)
    return failureOf(status, error, { code: /api key/i.test(message ?? '') ? 'key' : undefined });
  if (/pars(e|ing)/i.test(message ?? '')) {
    // An incomplete chunk at the end of a stream means that it was cut off.
    return hasBegun && /Failed to parse stream/.test(message ?? '')
      ? new ProviderError('cut-off', 'broke off in the middle', { cause: error })
      : new ProviderError('garbage', 'sent invalid JSON', { cause: error });
  }
  return brokenStream(error, hasBegun);
}

const known = ['type', 'format', 'description', 'nullable', 'enum', 'required', 'minItems', 'maxItems'];

/** Gemini accepts a subset of JSON Schema and rejects the rest. */
function geminiSchema(schema: JsonSchema): JsonSchema {
  const { anyOf, properties, items } = schema;
  const choices = Array.isArray(anyOf) ? (anyOf as JsonSchema[]) : [];
  const real = choices.filter(({ type }) => type !== 'null');
  // `T | null` becomes a nullable T.
  if (real.length === 1 && real[0]) return { ...geminiSchema(real[0]), nullable: true };
  const kept: Record<string, unknown> = {};
  for (const key of known) if (schema[key] !== undefined) kept[key] = schema[key];
  if (schema.const !== undefined) Object.assign(kept, { type: 'string', enum: [String(schema.const)] });
  if (kept.format && !['enum', 'date-time', 'float', 'double', 'int32', 'int64'].includes(String(kept.format))) {
    delete kept.format;
  }
  if (kept.enum) kept.format = 'enum';
  if (real.length > 1) kept.anyOf = real.map(geminiSchema);
  if (items) kept.items = geminiSchema(items as JsonSchema);
  if (properties) {
    const each = Object.entries(properties as Record<string, JsonSchema>);
    kept.properties = Object.fromEntries(each.map(([name, property]) => [name, geminiSchema(property)]));
  }
  return kept;
}
