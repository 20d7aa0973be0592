import type { Situation } from '../situation.ts';
import { paragraphs } from '../talk/style.ts';
import { lessonsIn } from '../talk/topics.ts';

/** Whether a message expresses fear of a test and requests nothing else. */
export function isNervousOnly({ intents, focus, message }: Situation): boolean {
  if (!intents.has('nerves') || requests.some((intent) => intents.has(intent))) return false;
  if (intents.has('stuck') && topicOf(message)) return false;
  return focus === undefined || (focus.kind === 'lesson' && focus.level === 0 && !focus.fact && !focus.isAnswered);
}

const requests = ['explanation', 'score', 'what-to-practise', 'practice-question', 'hint'] as const;

const topicOf = (message: string) =>
  lessonsIn(message)
    .find(({ id }) => id !== 'studying')
    ?.title.toLowerCase();

/** Acknowledges the feeling first, then suggests something small to do. */
export function nervesReply({ message, isComforted }: Situation): string {
  const topic = topicOf(message);
  return paragraphs(
    !isComforted && 'Being nervous before a test is normal, and a little of it even helps.',
    /\b(?:placement|assessment)\b/i.test(message)
      ? 'The placement adapts to you, so it contains questions that you are not meant to know: getting some wrong is part of how it measures. A night’s sleep does more for you than another hour of practice.'
      : 'What helps most on the day before is to go through a few questions that you can already do, and then to stop. A night’s sleep does more for you than another hour of practice.',
    topic
      ? `Would it help to do one short practice question on ${topic} together?`
      : 'Would it help to do one short practice question together, on something you can do well? Which topic would that be?',
  );
}
