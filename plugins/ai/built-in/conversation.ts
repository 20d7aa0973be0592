import type { Turn } from '../services.ts';
import type { Exercise, Verdict } from './exercises/index.ts';
import { exerciseIn, read } from './exercises/index.ts';
import type { Lesson } from './lessons/index.ts';
import type { MathLibrary } from './maths/library.ts';
import type { Intent } from './talk/intents.ts';
import { intentsOf } from './talk/intents.ts';
import { lessonsIn } from './talk/topics.ts';
import { contentWords } from './talk/words.ts';

/** A task in progress: where in its ladder the learner stands, and what the last message was worth. */
export interface Leading {
  readonly kind: 'exercise';
  readonly exercise: Exercise;
  readonly position: number;
  readonly verdict: Verdict | undefined;
  /** The last message set the task. */
  readonly isNew: boolean;
}

/** An idea being explained, and how often more help was asked for since. */
export interface Explaining {
  readonly kind: 'lesson';
  readonly lessons: readonly Lesson[];
  readonly level: number;
  /** The last message answers the lesson's question. */
  readonly isAnswered?: boolean;
}

/** A practice question that the tutor asked, with everything the learner wrote since. */
export interface Practising {
  readonly kind: 'practice';
  readonly stem: string;
  readonly since: readonly string[];
}

export type Focus = Leading | Explaining | Practising | undefined;

/** How a practice question begins in the tutor's words: by this it is found again. */
export const practiceHeading = '**Practice question**';

/** Turns that are looked back upon. */
const mostTurns = 24;

/**
 * What a conversation is about after its last message. Worked out from the turns alone, so the tutor needs no memory:
 * the same conversation always stands at the same hint.
 */
export function focusOf(math: MathLibrary, turns: readonly Turn[]): Focus {
  let focus: Focus;
  let offered: Exercise | undefined;
  for (const turn of turns.slice(-mostTurns)) {
    if (turn.role === 'assistant') {
      const stem = practiceStem(turn.text);
      if (stem) focus = { kind: 'practice', stem, since: [] };
      offered = stem ? undefined : exerciseIn(math, read(math, turn.text.split('\n\n').at(-1) ?? ''));
    } else {
      const own = after(math, focus, turn.text);
      focus = taken(math, focus, own, offered, turn.text) ?? own;
    }
  }
  return focus;
}

/** A task that the tutor put at the end of its answer, where the learner's message is a step in it. */
function taken(math: MathLibrary, before: Focus, own: Focus, offered: Exercise | undefined, message: string): Focus {
  if (!offered || (before?.kind === 'exercise' && before.exercise.id === offered.id)) return undefined;
  if (own?.kind === 'exercise' && own.verdict && own.verdict.kind !== 'wrong') return undefined;
  const reading = read(math, message);
  if (
    exerciseIn(math, reading) !== undefined &&
    own?.kind === 'exercise' &&
    own.isNew &&
    own.exercise.id !== offered.id
  )
    return undefined;
  const verdict = offered.judge(reading);
  if (!verdict) return undefined;
  return { kind: 'exercise', exercise: offered, position: positionAfter(0, offered, verdict), verdict, isNew: true };
}

/** The stem quoted under the heading of a practice question. */
function practiceStem(text: string): string | undefined {
  const after = text.split(practiceHeading)[1];
  const quoted = after?.match(/^> ?(.*)$/gm);
  return quoted
    ?.map((line) => line.replace(/^> ?/, ''))
    .join('\n')
    .trim();
}

function after(math: MathLibrary, focus: Focus, message: string): Focus {
  const intents = intentsOf(message);
  const reading = read(math, message);
  const found = exerciseIn(math, reading);
  if (focus?.kind === 'exercise') {
    const verdict = focus.exercise.judge(reading);
    const isSame = found === undefined || found.id === focus.exercise.id;
    const [topic] = lessonsIn(message);
    const isElsewhere = !verdict && !found && topic && topic.id !== focus.exercise.lesson && intents.has('explanation');
    if (!isElsewhere && (isSame || (verdict && verdict.kind !== 'wrong'))) return lead(focus, verdict, intents);
  }
  if (found) {
    const verdict = found.judge(reading);
    return { kind: 'exercise', exercise: found, position: positionAfter(0, found, verdict), verdict, isNew: true };
  }
  if (focus?.kind === 'practice') {
    const isLeaving = intents.has('practice-question') && !intents.has('hint');
    return isLeaving ? undefined : { ...focus, since: [...focus.since, message] };
  }
  const isAsking = intents.has('hint') || intents.has('stuck');
  const lessons = lessonsIn(message);
  // Naming a topic asks for it; a sentence that holds one may answer the lesson's question.
  const isLong = contentWords(message).length > 3;
  if (focus?.kind === 'lesson' && !focus.isAnswered && isLong && isAnswer(message, intents))
    return { ...focus, isAnswered: true };
  if (lessons.length > 0) {
    const isMore = focus?.kind === 'lesson' && isAsking && focus.lessons[0] === lessons[0];
    return { kind: 'lesson', lessons, level: isMore ? focus.level + 1 : 0 };
  }
  if (focus?.kind === 'lesson' && isAsking) return { ...focus, level: focus.level + 1 };
  if (focus?.kind === 'lesson' && !focus.isAnswered && isAnswer(message, intents))
    return { ...focus, isAnswered: true };
  return isAsking || intents.has('answer') ? focus : undefined;
}

/** A few words that ask for nothing: what one writes when one was asked. */
const isAnswer = (message: string, intents: ReadonlySet<Intent>) =>
  message.trim().length > 0 &&
  message.length <= 400 &&
  !message.trim().endsWith('?') &&
  [...intents].every((intent) => ['check', 'explanation', 'current-question', 'off-topic'].includes(intent)) &&
  !/^\W*(?:what|why|how|when|who|explain|give|tell|show)\b/i.test(message);

function lead(focus: Leading, verdict: Verdict | undefined, intents: ReadonlySet<Intent>): Focus {
  const { exercise } = focus;
  const isAsking = ['hint', 'stuck', 'answer', 'check', 'explanation', 'frustration'].some((intent) =>
    intents.has(intent as Intent),
  );
  if (!verdict && !isAsking) return undefined;
  const needsMore = intents.has('hint') || intents.has('stuck') || intents.has('answer') || verdict?.kind === 'wrong';
  const position =
    verdict && verdict.kind !== 'wrong'
      ? positionAfter(focus.position, exercise, verdict)
      : Math.min(focus.position + (needsMore ? 1 : 0), exercise.ladder.length - 1);
  return { kind: 'exercise', exercise, position, verdict, isNew: false };
}

function positionAfter(position: number, { ladder }: Exercise, verdict: Verdict | undefined): number {
  if (verdict?.kind === 'solved' || verdict?.next === undefined) return position;
  return Math.min(Math.max(position, verdict.next), ladder.length - 1);
}
