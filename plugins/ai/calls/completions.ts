import { builtInModel } from '../built-in/index.ts';
import type { Provider } from '../providers/provider.ts';
import type { Candidate } from '../providers/routing/router.ts';
import type { Timers } from '../providers/routing/timers.ts';
import type { Ask, Asker, Completions, StreamPart } from '../services.ts';
import { notices } from './admission.ts';
import { createChannel } from './channel.ts';
import { refusalOf } from './open-call.ts';
import { createRouteAnswer } from './route-answer.ts';
import type { StructuredDependencies } from './structured.ts';
import { createStructured } from './structured.ts';
import { promptHash } from './text/prompt.ts';
import { createToolUse } from './tools/tool-use.ts';
import { createWriting } from './writing.ts';

export interface CompletionsDependencies extends StructuredDependencies {
  readonly builtIn: Provider;
  readonly moderate: Completions['moderate'];
  readonly moderateOutside: Completions['moderateOutside'];
  readonly timers: Timers;
  readonly log: Record<'warn' | 'error', (details: object, text: string) => void>;
}

/**
 * The gateway to language models. A call passes length check, rate limit, moderation, budget and cache, then the
 * providers in order; every sentence is checked before it is shown, and every call has one ledger entry.
 */
export function createCompletions(dependencies: CompletionsDependencies): Completions {
  const { admit, router, cache, openCall, moderate, moderateOutside, timers, log } = dependencies;
  const builtIn: Candidate = { provider: dependencies.builtIn, model: builtInModel };
  const routeAnswer = createRouteAnswer({ router, builtIn, log });

  /** Runs one call to its end and passes every part to `show`. */
  async function answer(asker: Asker, ask: Ask, signal: AbortSignal, show: (part: StreamPart) => void): Promise<void> {
    const call = openCall(asker, ask);
    try {
      const admitted = await admit(asker, ask, call, signal);
      const writing = createWriting(admitted, call, show);
      const hash = admitted.mayShare ? promptHash(ask) : undefined;
      const kept = hash && (await cache.find(asker.who.institution, hash));
      if (kept) {
        writing.add(kept.text);
        writing.end('complete');
        const { provider, model } = kept;
        await call.close({ outcome: 'answered', provider, model, isCached: true });
        show(writing.finish({ provider, model, inputTokens: 0, outputTokens: 0, called: [] }));
        return;
      }
      const tools = createToolUse({
        ...(admitted.external.length > 0 && ask.tools ? ask.tools : { rules: '', all: [] }),
        timers,
        fenced: admitted.fenced,
        failed: (tool, problem) => log.warn({ plugin: ask.plugin, tool, problem }, 'a call of a tool was not answered'),
      });
      const end = await routeAnswer({ asker, ask, admitted, call, signal, writing, tools });
      const { provider, model } = end.candidate;
      if (hash && end.finish === 'complete' && provider.isExternal) {
        await cache.keep(asker.who.institution, hash, { provider: provider.id, model, text: writing.received() });
      }
      const isFirst = call.attempts.every((attempt) => attempt.provider === provider.id);
      const outcome = end.finish === 'length' ? 'cut-off' : isFirst ? 'answered' : 'failed-over';
      const notice = provider.isExternal ? undefined : (admitted.notice ?? notices.unreachable);
      // `done` is sent after the ledger entry is written.
      await call.close({ outcome, provider: provider.id, model });
      const { inputTokens, outputTokens } = end;
      const called = provider.isExternal ? (tools?.called() ?? []) : [];
      show(writing.finish({ ...{ inputTokens, outputTokens, model, notice }, called, provider: provider.id }));
    } catch (error) {
      await call.close(signal.aborted ? { outcome: 'aborted' } : { outcome: 'refused', refusal: refusalOf(error) });
      throw error;
    }
  }

  async function* stream(asker: Asker, ask: Ask, given?: AbortSignal): AsyncGenerator<StreamPart> {
    const left = new AbortController();
    const signal = given ? AbortSignal.any([given, left.signal]) : left.signal;
    const channel = createChannel<StreamPart>();
    // The call runs whether or not its parts are read; an abort ends it and is recorded in the ledger.
    const running = answer(asker, ask, signal, channel.push).then(
      () => channel.close(),
      (reason: unknown) => channel.close({ reason }),
    );
    try {
      yield* channel;
    } finally {
      left.abort(new Error('The reader has stopped'));
      await running;
    }
  }

  return {
    stream,
    async text(asker, ask, signal) {
      for await (const part of stream(asker, ask, signal)) if (part.kind === 'done') return part.answered;
      throw new Error('The stream ended without a `done` part');
    },
    structured: createStructured(dependencies),
    moderate,
    moderateOutside,
  };
}
