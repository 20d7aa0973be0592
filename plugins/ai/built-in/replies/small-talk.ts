import type { Turn } from '../../services.ts';
import type { Lesson } from '../lessons/index.ts';
import { lessonsNear } from '../lessons/index.ts';
import type { Situation } from '../situation.ts';
import { wasSaid } from '../situation.ts';
import { checkStep } from '../steps/check-step.ts';
import { unreadReply } from '../steps/claims.ts';
import { paragraphs } from '../talk/style.ts';
import { isOtherSubject } from '../talk/topics.ts';
import { contentWords } from '../talk/words.ts';
import * as conduct from './conduct.ts';
import { explainingReply } from './explanations.ts';
import { backToThread } from './follow-ups.ts';
import { nervesReply } from './nerves.ts';
import { isStory, storyReply } from './questions-back.ts';

/** The reply to a message about no subject, or about one that was not understood; coaching leads back to its goal. */
export function smallTalkReply(situation: Situation): string {
  const reply = plainReply(situation);
  const opening = openings.get(reply);
  return opening !== undefined && situation.goal?.lesson ? leadBack(situation, situation.goal.lesson, opening) : reply;
}

function plainReply(situation: Situation): string {
  const { intents, message, turns, earlier, math } = situation;
  if (checkStep(math, message)?.kind === 'unread') return unreadReply(message);
  if (intents.has('override')) return conduct.overrideReply;
  if (intents.has('off-topic')) return conduct.offTopicReply;
  if (intents.has('frustration'))
    return endsWith(turns, conduct.frustrationReply) ? conduct.frustrationAgainReply : conduct.frustrationReply;
  if (intents.has('bored')) return conduct.boredReply;
  if (intents.has('plea')) return conduct.pleaReply;
  if (intents.has('nerves')) return nervesReply(situation);
  if (intents.has('memory')) return conduct.memoryReply;
  if (intents.has('about-tutor')) return conduct.aboutReply;
  if (intents.has('abilities')) return conduct.abilitiesReply;
  if (intents.has('greeting')) return conduct.greetingReply;
  if (intents.has('thanks')) return conduct.thanksReply;
  if (intents.has('help')) return conduct.helpReply;
  if (isStory(message)) return storyReply;
  if (isOtherSubject(message)) return conduct.unknownReply;
  if (earlier) return backToThread(earlier);
  if (intents.has('stuck') || intents.has('hint')) return conduct.helpReply;
  if (intents.has('check') && contentWords(message).length < 8) return conduct.checkNothingReply;
  if ([conduct.unclearReply, conduct.unknownReply, conduct.checkNothingReply].some((reply) => endsWith(turns, reply)))
    return conduct.unclearAgainReply;
  const near = contentWords(message).length > 1 ? lessonsNear(message) : [];
  if (near.length > 0) return nearReply(near);
  if (intents.has('explanation') && contentWords(message).length > 0) return conduct.unknownReply;
  return conduct.unclearReply;
}

/** Offers lessons that may be meant, where none was named plainly. */
const nearReply = (near: readonly Lesson[]) =>
  paragraphs(
    'I am not sure what you mean, and I would rather ask than guess. These lessons may be about it:',
    near.map(({ id, title }) => `- [${title}](/ai-tutor/lessons/${id})`).join('\n'),
    'Is it one of them? Write its name here, or put your question in other words.',
  );

/** Words of comfort may precede a reply. */
const endsWith = (turns: readonly Turn[], reply: string) =>
  turns.some(({ role, text }) => role === 'assistant' && text.trim().endsWith(reply));

/** Replies that ask for a topic, with the part of each that is kept in coaching, where the topic is known. */
const openings: ReadonlyMap<string, string> = new Map([
  ...[conduct.greetingReply, conduct.helpReply, conduct.unclearReply, conduct.unclearAgainReply].map(
    (reply) => [reply, ''] as const,
  ),
  ...[conduct.offTopicReply, conduct.unknownReply, conduct.abilitiesReply, conduct.aboutReply].map(
    (reply) => [reply, reply.split('\n\n')[0] ?? ''] as const,
  ),
]);

function leadBack(
  { turns, style }: Situation,
  lesson: NonNullable<NonNullable<Situation['goal']>['lesson']>,
  opening: string,
): string {
  const goal = wasSaid(turns, lesson.idea)
    ? `Your goal is ${lesson.title.toLowerCase()}. Would you like a practice question on it, or is there a step that is not clear yet?`
    : explainingReply({ kind: 'lesson', lessons: [lesson], level: 0 }, [], style);
  return paragraphs(opening, goal);
}
