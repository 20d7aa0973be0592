import { z } from 'zod';
import type { Candidate, Routed, Router } from '../providers/routing/router.ts';
import type { Ask, Asker, Completions, Turn } from '../services.ts';
import type { Admission } from './admission.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { JsonSchema } from './json-schema.ts';
import type { OpenCall } from './open-call.ts';
import { refusalOf } from './open-call.ts';
import { promptHash } from './text/prompt.ts';

export interface StructuredDependencies {
  readonly admit: Admission;
  readonly router: Router;
  readonly cache: AnswerCache;
  openCall(asker: Asker, ask: Ask): OpenCall;
}

/** Answers that fit a zod schema: requested as JSON, parsed, and requested once more where they do not fit. */
export function createStructured(dependencies: StructuredDependencies): Completions['structured'] {
  const { admit, router, cache, openCall } = dependencies;

  return async (asker, ask, shape, signal = new AbortController().signal) => {
    const call = openCall(asker, ask);
    try {
      const { schema, unwrap } = schemaOf(shape);
      const admitted = await admit(asker, ask, call, signal);
      const check = admitted.check();
      const read = (text: string) => readAs(shape, text, unwrap);
      const hash = admitted.mayShare ? promptHash(ask, schema) : undefined;
      const kept = hash && (await cache.find(asker.who.institution, hash));
      if (kept) {
        const reading = read(kept.text);
        if (reading.success && check.allows(reading.data)) {
          const { provider, model, text } = kept;
          await call.close({ outcome: 'answered', provider, model, isCached: true });
          return {
            value: reading.data,
            answered: { provider, model, text, inputTokens: 0, outputTokens: 0, called: [] },
          };
        }
      }

      /** One answer; undefined where no provider gave a whole one. */
      const answerTo = async (candidates: readonly Candidate[], more: readonly Turn[]) => {
        let text = '';
        let end: Extract<Routed, { kind: 'end' }> | undefined;
        try {
          for await (const part of router.route({
            candidates,
            prompt(model) {
              const prompt = admitted.prompt(model, { name: 'answer', schema });
              return { ...prompt, turns: [...prompt.turns, ...more] };
            },
            given: { asker, ask },
            signal,
            hasShown: () => false,
            attempts: call.attempts,
          })) {
            if (part.kind === 'text') text += part.text;
            else if (part.kind === 'void') text = '';
            else if (part.kind === 'end') end = part;
          }
        } catch (error) {
          if (signal.aborted) throw error;
        }
        return end && { text, end };
      };

      let answer = admitted.external.length > 0 ? await answerTo(admitted.external, []) : undefined;
      let reading = answer && read(answer.text);
      if (answer && reading && !reading.success && answer.end.finish === 'complete') {
        // The same provider gets one chance to correct its answer.
        const { candidate } = answer.end;
        const repair: Turn[] = [
          { role: 'assistant', text: answer.text },
          { role: 'user', text: `That does not fit: ${reading.problem}. Send the whole JSON again, and nothing else.` },
        ];
        answer = await answerTo([candidate], repair);
        reading = answer && read(answer.text);
      }
      if (!answer || !reading?.success || !check.allows(reading.data)) {
        const refusal = !answer ? 'no provider' : reading?.success ? 'gives away' : 'no such shape';
        await call.close({ outcome: answer?.end.finish === 'length' ? 'cut-off' : 'refused', refusal });
        return undefined;
      }
      const { candidate, inputTokens, outputTokens } = answer.end;
      const { provider, model } = candidate;
      if (hash) await cache.keep(asker.who.institution, hash, { provider: provider.id, model, text: answer.text });
      const isFirst = call.attempts.every((attempt) => attempt.provider === provider.id);
      await call.close({ outcome: isFirst ? 'answered' : 'failed-over', provider: provider.id, model });
      const answered = { provider: provider.id, model, text: answer.text, inputTokens, outputTokens, called: [] };
      return { value: reading.data, answered };
    } catch (error) {
      await call.close(signal.aborted ? { outcome: 'aborted' } : { outcome: 'refused', refusal: refusalOf(error) });
      throw error;
    }
  };
}

/** The shape as JSON Schema. Providers require an object at the top, so any other shape is wrapped in one. */
function schemaOf(shape: z.ZodType): { schema: JsonSchema; unwrap: boolean } {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io: 'input' }) as Record<string, unknown>;
  if (schema.type === 'object') return { schema, unwrap: false };
  return {
    schema: { type: 'object', properties: { value: schema }, required: ['value'], additionalProperties: false },
    unwrap: true,
  };
}

type Reading<T> = { success: true; data: T } | { success: false; problem: string };

function readAs<T>(shape: z.ZodType<T>, text: string, unwrap: boolean): Reading<T> {
  let value: unknown;
  try {
    // Some models wrap JSON in code fences against their instructions.
    value = JSON.parse(text.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ''));
  } catch {
    return { success: false, problem: 'it is not JSON' };
  }
  const inner = unwrap ? (value as { value?: unknown } | null)?.value : value;
  const parsed = shape.safeParse(inner);
  if (parsed.success) return { success: true, data: parsed.data };
  const issues = parsed.error.issues.slice(0, 5).map(({ path, message }) => `${path.join('.') || 'it'}: ${message}`);
  return { success: false, problem: issues.join('; ') };
}
