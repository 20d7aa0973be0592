import type { Actor, Who } from '../../../core/contract/index.ts';
import type { Completions } from '../../ai/services.ts';

export interface SecondOpinionDependencies {
  /** Undefined where the plugin `ai` is off. */
  completions(who: Pick<Actor, 'institution'>): Pick<Completions, 'moderateOutside'> | undefined;
  raise(who: Who, content: string, place: string): Promise<void>;
  readonly log: { warn(details: object, text: string): void };
}

/** Texts that are looked at at once, and that wait at most: with more, a maker would be the bottleneck. */
const maxConcurrent = 4;
const maxWaiting = 100;
/** Shorter texts tell a maker nothing. */
const minWords = 4;

/**
 * Has a provider's moderation look at open answers and discussions in which nothing was found here, where one is
 * connected and may be asked about this learner. It happens after the call and delays nothing; what waits is lost when
 * the process ends, as the texts themselves have been read here already. Tutor chats ask by themselves.
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
      await next().catch((error: unknown) => log.warn({ err: error }, 'a provider’s moderation could not be asked'));
    running -= 1;
  }
}
