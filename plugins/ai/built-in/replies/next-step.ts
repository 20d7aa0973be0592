import type { Leading } from '../conversation.ts';
import type { Exercise } from '../exercises/index.ts';
import type { Intent } from '../talk/intents.ts';
import type { Style } from '../talk/style.ts';
import { paragraphs } from '../talk/style.ts';

/** Offers another task of the same kind; after that one, asks for a task of the learner's own. */
export const nextOf = ({ task, another }: Exercise) =>
  bare(another).includes(bare(task))
    ? 'If you like, send me your next task. What is it?'
    : `If you like, continue with this one: ${another}. What is your first step there?`;

const bare = (text: string) => text.replaceAll(/[\s$]/g, '');

/** The reply to a learner who works on a task. States the result only if the learner has just given it. */
export function leadingReply(
  { exercise, position, verdict, isNew }: Leading,
  intents: ReadonlySet<Intent>,
  style: Style,
): string {
  const step = exercise.ladder[position] ?? '';
  if (verdict?.kind === 'solved')
    return paragraphs(
      verdict.text,
      style.isShort ? nextOf(exercise) : `How could you check it in another way? ${nextOf(exercise)}`,
    );
  if (verdict?.kind === 'step')
    return verdict.text.trim().endsWith('?') ? verdict.text : paragraphs(verdict.text, step);
  if (verdict?.kind === 'wrong')
    return paragraphs(
      verdict.text,
      verdict.text.trim().endsWith('?')
        ? undefined
        : isNew || position === 0
          ? verdict.next
            ? step
            : `A good place to begin: ${begun(exercise.ladder[0] ?? '')}`
          : begun(step, true),
    );
  if (intents.has('check'))
    return paragraphs(
      `I would like to check it with you. ${isNew ? `What did you get for ${exercise.task}, and how?` : 'Which number did you get, and how?'}`,
      style.isShort ? undefined : `If you are not there yet: ${begun(step)}`,
    );
  if (isNew) {
    const opening = intents.has('answer')
      ? `I will not just give you the result: that would help today but not tomorrow. Step by step it is quick, though.`
      : style.purpose === 'coaching'
        ? `Good, a task to work on: ${exercise.task}.`
        : `Let us take ${exercise.task} step by step.`;
    return paragraphs(opening, step);
  }
  const why = intents.has('why') ? exercise.whyAt?.(position) : undefined;
  if (why) return paragraphs(why, step);
  if (intents.has('answer')) return paragraphs('The result is yours to find; here is the next step.', step);
  const isLast = position === exercise.ladder.length - 1;
  return paragraphs(
    isLast
      ? 'You are at the last step.'
      : intents.has('stuck')
        ? 'That is all right. Another way to look at it:'
        : undefined,
    step,
  );
}

const begun = (text: string, isWhole = false) => (isWhole ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`);
