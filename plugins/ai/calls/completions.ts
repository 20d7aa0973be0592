import { builtInModel } from '../built-in/index.ts';
import type { Provider } from '../providers/provider.ts';
import type { Candidate, Routed } from '../providers/routing/router.ts';
import type { Answered, Ask, Asker, Completions, StreamPart } from '../services.ts';
import type { Admitted } from './admission.ts';
import { notices } from './admission.ts';
import { createChannel } from './channel.ts';
import type { OpenCall } from './open-call.ts';
import { refusalOf } from './open-call.ts';
import type { StructuredDependencies } from './structured.ts';
import { createStructured } from './structured.ts';
import { promptHash } from './text/prompt.ts';
import { createSentences } from './text/sentences.ts';

export interface CompletionsDependencies extends StructuredDependencies {
  readonly builtIn: Provider;
  readonly moderate: Completions['moderate'];
  readonly moderateOutside: Completions['moderateOutside'];
  readonly log: { error(details: object, text: string): void };
}

/**
 * The gateway to language models. A call passes length check, rate limit, moderation, budget and cache, then the
 * providers in order; every sentence is checked before it is shown, and every call has one ledger entry.
 */
export function createCompletions(dependencies: CompletionsDependencies): Completions {
  const { admit, router, cache, openCall, moderate, moderateOutside, log } = dependencies;
  const builtIn: Candidate = { provider: dependencies.builtIn, model: builtInModel };

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
        show(writing.finish({ provider, model, inputTokens: 0, outputTokens: 0 }));
        return;
      }
      const end = await routeAnswer(asker, ask, admitted, call, signal, writing);
      const { provider, model } = end.candidate;
      if (hash && end.finish === 'complete' && provider.isExternal) {
        await cache.keep(asker.who.institution, hash, { provider: provider.id, model, text: writing.received() });
      }
      const isFirst = call.attempts.every((attempt) => attempt.provider === provider.id);
      const outcome = end.finish === 'length' ? 'cut-off' : isFirst ? 'answered' : 'failed-over';
      const notice = provider.isExternal ? undefined : (admitted.notice ?? notices.unreachable);
      // `done` is sent after the ledger entry is written.
      await call.close({ outcome, provider: provider.id, model });
      show(writing.finish({ ...end, provider: provider.id, model, notice }));
    } catch (error) {
      await call.close(signal.aborted ? { outcome: 'aborted' } : { outcome: 'refused', refusal: refusalOf(error) });
      throw error;
    }
  }

  /** Asks the providers in order, the built-in tutor last, and writes the answer. */
  async function routeAnswer(
    asker: Asker,
    ask: Ask,
    admitted: Admitted,
    call: OpenCall,
    signal: AbortSignal,
    writing: Writing,
  ): Promise<End> {
    try {
      for await (const part of router.route({
        candidates: [...admitted.external, builtIn],
        prompt: (model) => admitted.prompt(model),
        given: { asker, ask },
        signal,
        hasShown: writing.hasShown,
        attempts: call.attempts,
        since: call.since,
      })) {
        if (part.kind === 'text') writing.add(part.text);
        else if (part.kind === 'void') writing.restart();
        else {
          writing.end(part.finish);
          return part;
        }
      }
      throw new Error('No provider answered');
    } catch (error) {
      if (signal.aborted) throw error;
      log.error({ plugin: ask.plugin, purpose: ask.purpose }, 'the built-in tutor did not answer');
      writing.restart();
      writing.add('I cannot answer that at the moment. Please ask me again shortly.');
      writing.end('complete');
      return { kind: 'end', candidate: builtIn, finish: 'complete', inputTokens: 0, outputTokens: 0 };
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

type End = Extract<Routed, { kind: 'end' }>;

interface Writing {
  add(text: string): void;
  /** Discards the text so far, because another provider starts again. */
  restart(): void;
  /** Ends the text. */
  end(finish: 'complete' | 'length'): void;
  hasShown(): boolean;
  /** The text as received, before the check. */
  received(): string;
  finish(answered: Omit<Answered, 'text' | 'notice'> & { notice?: string | undefined }): StreamPart;
}

/** Writes an answer in whole sentences, each checked before it is shown. */
function createWriting(admitted: Admitted, call: OpenCall, show: (part: StreamPart) => void): Writing {
  let sentences = createSentences();
  let check = admitted.check();
  let received = '';
  let shown = '';
  let isLong = false;
  const write = (text: string) => {
    if (text === '') return;
    call.noteShown();
    shown += text;
    show({ kind: 'text', text });
  };
  const writing: Writing = {
    add(text) {
      received += text;
      for (const sentence of sentences.add(text)) write(check.shown(sentence));
    },
    restart() {
      if (shown !== '') show({ kind: 'restart' });
      sentences = createSentences();
      check = admitted.check();
      received = '';
      shown = '';
    },
    end(finish) {
      const rest = sentences.rest();
      isLong = finish === 'length';
      // An incomplete sentence is dropped, unless there is nothing else.
      if (!isLong || shown === '') write(check.shown(rest));
      if (isLong) write(`${/\s$/.test(shown) ? '' : ' '}${notices.tooLong}`);
    },
    hasShown: () => shown !== '',
    received: () => received,
    finish({ provider, model, inputTokens, outputTokens, notice }) {
      if (received !== '' && shown === '') writing.end('complete');
      const answered = { provider, model, text: shown, inputTokens, outputTokens };
      return { kind: 'done', answered: notice === undefined ? answered : { ...answered, notice } };
    },
  };
  return writing;
}
