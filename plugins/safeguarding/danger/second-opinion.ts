import type { Actor, Who } from '../../../core/contract/index.ts';
import type { Completions } from '../../ai/services.ts';

export interface SecondOpinionDependencies {
  /** Undefined where the plugin `ai` is off. */
  completions(who: Pick<Actor, 'institution'>): Pick<Completions, 'moderateOutside'> | undefined;
  raise(who: Who, content: string, place: string): Promise<void>;
  readonly log: { warn(details: object, text: string): void };
}

/** Maximum texts moderated concurrently, and maximum texts in the queue: more would overload the provider. */
const maxConcurrent = 4;
const maxWaiting = 100;
/** Shorter texts are not moderated by a provider. */
const minWords = 4;

/**
 * Has a provider moderate open answers and discussions in which nothing was found locally, where one is configured and
 * may be asked about this learner. It runs after the call and does not delay it. The queue is lost when the process ends,
 * which is acceptable because the texts have been checked locally. Tutor chats request moderation themselves.
 */
export function createSecondOpinion({ completions, raise, log }: SecondOpinionDependencies) {
  const waiting: (() => Promise<void>)[] = [];
  let running = 0;

  return {
    ask(who: Who, content: string, plugin: string) {
      if (plugin === 'tutor' || content.split(/\s+/, minWords).length < minWords) return;
      const ai = completions(who);
      if (!ai || waiting.length >= maxWaiting) return;
      waiting.push(async () => {
        const purpose = plugin === 'activity' ? 'chat' : 'grading';
        const found = await ai.moderateOutside({ who, userId: who.user.id }, content, purpose);
        if (found?.isUrgent) await raise(who, content, plugin);
      });
      if (running < maxConcurrent) void work();
    },
  };

  async function work() {
    running += 1;
    for (let next = waiting.shift(); next; next = waiting.shift())
      await next().catch((error: unknown) => log.warn({ err: error }, 'moderation by a provider failed'));
    running -= 1;
  }
}
