import type { Turn } from '../services.ts';
import type { Exercise, Verdict } from './exercises/index.ts';
import { exerciseIn, read } from './exercises/index.ts';
import type { Fact } from './facts/index.ts';
import { asksWhether, factIn } from './facts/index.ts';
import type { Lesson } from './lessons/index.ts';
import { lessonOf } from './lessons/index.ts';
import type { MathLibrary } from './maths/library.ts';
import { judgedStep } from './steps/claims.ts';
import { followUpIn } from './talk/follow-up.ts';
import type { Intent } from './talk/intents.ts';
import { intentsOf } from './talk/intents.ts';
import { lessonsIn, shapeOf } from './talk/topics.ts';
import { contentWords } from './talk/words.ts';

/** A task in progress: the position in its ladder and the verdict on the last message. */
export interface Leading {
  readonly kind: 'exercise';
  readonly exercise: Exercise;
  readonly position: number;
  readonly verdict: Verdict | undefined;
  /** The last message set the task. */
  readonly isNew: boolean;
  /** The message that set it. */
  readonly setBy: string;
  /** Its result was found before the last message. */
  readonly isDone?: boolean;
}

/** An idea being explained. `level` counts the requests for more help since then. */
export interface Explaining {
  readonly kind: 'lesson';
  readonly lessons: readonly Lesson[];
  readonly level: number;
  /** The last message answers the lesson's question. */
  readonly isAnswered?: boolean;
  /** The answer if the last message asks whether or why something is true. */
  readonly fact?: Fact;
  /** The fact with which the tutor answered an earlier message. */
  readonly before?: Fact;
}

/** A practice question that the tutor asked, with the learner's messages since then. */
export interface Practising {
  readonly kind: 'practice';
  readonly stem: string;
  readonly since: readonly string[];
}

export type Focus = Leading | Explaining | Practising | undefined;

/** The heading of a practice question, by which later turns find it. */
export const practiceHeading = '**Practice question**';

/** Only the latest turns are read. */
const maxTurns = 24;

/** The state of a conversation after its last message. */
export interface Thread {
  readonly focus: Focus;
  /** The earlier task or idea if nothing was recognised in the last message. */
  readonly earlier: Leading | Explaining | undefined;
}

/**
 * Works out what a conversation is about from its turns alone, so the tutor needs no memory and the same conversation
 * always reaches the same hint.
 */
export function threadOf(math: MathLibrary, turns: readonly Turn[]): Thread {
  let focus: Focus;
  let earlier: Thread['earlier'];
  let offered: Exercise | undefined;
  for (const turn of turns.slice(-maxTurns)) {
    if (turn.role === 'assistant') {
      const stem = practiceStem(turn.text);
      if (stem) focus = { kind: 'practice', stem, since: [] };
      const last = turn.text.split('\n\n').at(-1) ?? '';
      offered = stem || isStepOf(focus ?? earlier, last) ? undefined : exerciseIn(math, read(math, last));
    } else {
      const before = settled(focus);
      if (before) earlier = before.kind === 'practice' ? undefined : before;
      const found =
        (before ? undefined : resumedTask(math, earlier, turn.text)) ?? focusOf(math, before, earlier, turn.text);
      focus = acceptedOffer(math, before ?? earlier, found, offered, turn.text) ?? found;
    }
  }
  return { focus, earlier: focus ? undefined : earlier };
}

/** Whether a paragraph contains a step of the task in progress: its formulas then set no new task. */
const isStepOf = (focus: Focus, paragraph: string) =>
  focus?.kind === 'exercise' &&
  focus.exercise.ladder.some((step) => paragraph.toLowerCase().includes(step.toLowerCase()));

/** The focus before the next message: a solved task is done, and the fact just given becomes an earlier one. */
function settled(focus: Focus): Focus {
  if (focus?.kind === 'lesson') {
    const { fact, ...kept } = focus;
    return { ...kept, ...(fact && { before: fact }) };
  }
  if (focus?.kind !== 'exercise') return focus;
  return { ...focus, verdict: undefined, isNew: false, isDone: focus.isDone || focus.verdict?.kind === 'solved' };
}

/** Resumes a task that thanks or another question interrupted, if the message continues it. */
function resumedTask(math: MathLibrary, earlier: Thread['earlier'], message: string): Focus {
  if (earlier?.kind !== 'exercise' || earlier.isDone || contentWords(message).length > 6) return undefined;
  const reading = read(math, message);
  const verdict = judgedStep(math, earlier.exercise, message, false);
  const intents = intentsOf(message);
  const isAsking = (['hint', 'stuck', 'answer', 'check'] as const).some((intent) => intents.has(intent));
  if ((verdict?.kind === 'wrong' || !verdict) && exerciseIn(math, reading)) return undefined;
  if (!verdict && (!isAsking || lessonsIn(message).length > 0 || intents.has('current-question'))) return undefined;
  return lead(earlier, verdict, intents);
}

/** Starts the task that the tutor offered at the end of its answer, if the message is a step in it. */
function acceptedOffer(
  math: MathLibrary,
  before: Focus,
  found: Focus,
  offered: Exercise | undefined,
  message: string,
): Focus {
  if (!offered || (before?.kind === 'exercise' && before.exercise.id === offered.id)) return undefined;
  if (found?.kind === 'exercise' && found.verdict && found.verdict.kind !== 'wrong') return undefined;
  if (found?.kind === 'exercise' && found.isNew && found.exercise.id !== offered.id) return undefined;
  // "72 what?" asks about the solved task and does not answer the offered one.
  if (before?.kind === 'exercise' && before.isDone && /\b(?:what|why|how|which)\b/i.test(message)) return undefined;
  const verdict = judgedStep(math, offered, message, false);
  if (!verdict) return undefined;
  return {
    kind: 'exercise',
    exercise: offered,
    position: positionAfter(0, offered, verdict),
    verdict,
    isNew: true,
    setBy: offered.task,
  };
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

/** The focus after a message, from the focus before it. */
function focusOf(math: MathLibrary, focus: Focus, earlier: Thread['earlier'], message: string): Focus {
  const intents = intentsOf(message);
  const reading = read(math, message);
  const leading = focus ?? earlier;
  const namedFact = factIn(message);
  const isBelief = namedFact?.about instanceof RegExp && asksWhether(message);
  const newTask = isBelief ? undefined : exerciseIn(math, reading);
  const found = newTask ?? (leading?.kind === 'exercise' ? withOtherNumbers(math, leading, message) : undefined);
  if (focus?.kind === 'exercise') {
    const verdict = judgedStep(math, focus.exercise, message, false);
    const isSame = found === undefined || found.id === focus.exercise.id || isStep(focus, found, message);
    const [topic] = lessonsIn(message);
    const isElsewhere =
      !verdict && !found && (namedFact || (topic && topic.id !== focus.exercise.lesson && intents.has('explanation')));
    if (!isElsewhere && (isSame || (verdict && verdict.kind !== 'wrong'))) return lead(focus, verdict, intents);
  }
  if (found) {
    // "And 45 of 60?" gives the numbers of a task, not a result.
    const verdict = newTask ? judgedStep(math, found, message, true) : undefined;
    const position = positionAfter(0, found, verdict);
    return { kind: 'exercise', exercise: found, position, verdict, isNew: true, setBy: message };
  }
  if (focus?.kind === 'practice') {
    const isLeaving = intents.has('practice-question') && !intents.has('hint');
    return isLeaving ? undefined : { ...focus, since: [...focus.since, message] };
  }
  const fact = namedFact ?? factIn(message, contextOf(leading));
  const ofFact = lessonOf(fact?.lesson ?? '');
  if (fact && ofFact) return { kind: 'lesson', lessons: [ofFact], level: 0, fact };
  const isAsking = intents.has('hint') || intents.has('stuck');
  const shape = lessonOf(shapeOf(message) ?? '');
  const named = lessonsIn(message);
  const lessons = named.length === 0 && shape ? [shape] : named;
  const isFollowing = followUpIn(message) !== undefined;
  const explaining = leading?.kind === 'lesson' ? leading : undefined;
  const isSameAgain = explaining !== undefined && explaining.lessons[0] === lessons[0];
  // A topic by itself is a request; a sentence that contains one may answer the lesson's question.
  const isLong = contentWords(message).length > 3;
  const isTopic = focus?.kind === 'lesson' && focus.lessons[0]?.asksTopic && named.length > 0 && !isSameAgain;
  const isNarrowing = /^\W*(?:like|about|i mean|more like|its|it's|with|when|the)\b/i.test(message);
  if (focus?.kind === 'lesson' && !focus.isAnswered && isLong && !isNarrowing && !isTopic && isAnswer(message, intents))
    return { ...focus, isAnswered: true };
  if (lessons.length > 0 && !(isFollowing && isSameAgain && !isAsking)) {
    const isMore = focus?.kind === 'lesson' && isAsking && isSameAgain;
    return { kind: 'lesson', lessons, level: isMore ? focus.level + 1 : 0 };
  }
  if (focus?.kind === 'lesson' && isAsking) return { ...focus, level: focus.level + 1, isAnswered: false };
  const isSaying = focus?.kind === 'lesson' || contentWords(message).length >= 2;
  if (explaining && isSaying && !isFollowing && isAnswer(message, intents))
    return { ...explaining, isAnswered: true, level: explaining.isAnswered ? explaining.level + 1 : explaining.level };
  return isAsking || intents.has('answer') ? focus : undefined;
}

/** The title of the current idea, which helps to find a fact. */
const contextOf = (thread: Focus) =>
  thread?.kind === 'lesson'
    ? (thread.lessons[0]?.title ?? '')
    : thread?.kind === 'exercise'
      ? (lessonOf(thread.exercise.lesson)?.title ?? '')
      : '';

/** "And 45 of 60?": the previous task with other numbers. */
function withOtherNumbers(math: MathLibrary, { setBy }: Leading, message: string): Exercise | undefined {
  if (!/^\W*(?:ok\W+|so\W+|then\W+)?(?:and|what about|how about|what if|with)\b/i.test(message)) return undefined;
  const number = /\d+(?:\.\d+)?/g;
  const given = message.match(number) ?? [];
  if (given.length < 2 || given.length !== setBy.match(number)?.length) return undefined;
  const next = given.values();
  return exerciseIn(
    math,
    read(
      math,
      setBy.replace(number, (own) => next.next().value ?? own),
    ),
  );
}

/**
 * Whether a formula is a step in the task, right or wrong, and not a new task: an equation, for example, keeps one
 * side.
 */
function isStep({ exercise: task, setBy }: Leading, found: Exercise, message: string): boolean {
  const calculation = /^arithmetic (.*)$/.exec(found.id)?.[1];
  // A calculation with the task's own numbers belongs to the task.
  if (calculation && !task.id.startsWith('arithmetic') && !/\b(?:another|now|next|instead|different)\b/.test(message)) {
    const own: readonly string[] = setBy.match(/\d+(?:\.\d+)?/g) ?? [];
    if ((calculation.match(/\d+(?:\.\d+)?/g) ?? []).every((number) => own.includes(number))) return true;
  }
  const numbers = [task, found].map(({ id }) => /^compare (.*)$/.exec(id)?.[1]?.split(' ') ?? []);
  if (numbers[0]?.some((number) => numbers[1]?.includes(number))) return !/\b(?:which|what)\b/i.test(message);
  const [own, sides] = [task, found].map(({ id }) => /^equation(.*)=(.*)$/.exec(id.replaceAll(' ', ''))?.slice(1));
  if (!own || !sides || /\b(?:solve|next|another|now|what about|how about)\b/i.test(message)) return false;
  return sides.some((side) => own.includes(side)) || /^\W*(?:so|then|i (?:got|get|have))\b|\?\s*$/i.test(message);
}

/** Whether a message is short and requests nothing, as an answer to a question does. */
const isAnswer = (message: string, intents: ReadonlySet<Intent>) =>
  message.trim().length > 0 &&
  message.length <= 400 &&
  !message.trim().endsWith('?') &&
  [...intents].every((intent) => ['check', 'explanation', 'why', 'current-question', 'off-topic'].includes(intent)) &&
  !/^\W*(?:what|why|how|when|who|explain|give|tell|show)\b/i.test(message);

function lead(focus: Leading, verdict: Verdict | undefined, intents: ReadonlySet<Intent>): Focus {
  const { exercise } = focus;
  const needsMore = intents.has('hint') || intents.has('stuck') || intents.has('answer') || verdict?.kind === 'wrong';
  // A question about a finished task, or without a request for a step, is answered as a follow-up.
  if (focus.isDone && intents.has('explanation')) return undefined;
  if (!verdict && (focus.isDone || !(needsMore || intents.has('check') || intents.has('frustration'))))
    return undefined;
  const position =
    verdict && verdict.kind !== 'wrong'
      ? positionAfter(focus.position, exercise, verdict)
      : Math.min(
          verdict?.kind === 'wrong' && verdict.next !== undefined
            ? Math.max(focus.position, verdict.next)
            : focus.position + (needsMore ? 1 : 0),
          exercise.ladder.length - 1,
        );
  return { ...focus, position, verdict, isNew: false };
}

function positionAfter(position: number, { ladder }: Exercise, verdict: Verdict | undefined): number {
  if (verdict?.kind === 'solved' || verdict?.next === undefined) return position;
  return Math.min(Math.max(position, verdict.next), ladder.length - 1);
}
