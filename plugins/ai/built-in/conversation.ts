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

/** A task in progress: where in its ladder the learner stands, and what the last message was worth. */
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

/** An idea being explained, and how often more help was asked for since. */
export interface Explaining {
  readonly kind: 'lesson';
  readonly lessons: readonly Lesson[];
  readonly level: number;
  /** The last message answers the lesson's question. */
  readonly isAnswered?: boolean;
  /** The last message asks whether or why something is so, and this is known of it. */
  readonly fact?: Fact;
  /** The same of what was asked before. */
  readonly before?: Fact;
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
const maxTurns = 24;

/** Where a conversation stands after its last message. */
export interface Thread {
  readonly focus: Focus;
  /** What was talked about before, where the last message is about nothing that was recognised. */
  readonly earlier: Leading | Explaining | undefined;
}

/**
 * What a conversation is about after its last message. Worked out from the turns alone, so the tutor needs no memory:
 * the same conversation always stands at the same hint.
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
      const own = (before ? undefined : takenUp(math, earlier, turn.text)) ?? after(math, before, earlier, turn.text);
      focus = taken(math, before ?? earlier, own, offered, turn.text) ?? own;
    }
  }
  return { focus, earlier: focus ? undefined : earlier };
}

/** A step of the task in progress names the task, and offers none. */
const isStepOf = (focus: Focus, said: string) =>
  focus?.kind === 'exercise' && focus.exercise.ladder.some((step) => said.toLowerCase().includes(step.toLowerCase()));

/** How what was talked about is looked back upon: a task that was solved is done. */
function settled(focus: Focus): Focus {
  if (focus?.kind === 'lesson') {
    const { fact, ...kept } = focus;
    return { ...kept, ...(fact && { before: fact }) };
  }
  if (focus?.kind !== 'exercise') return focus;
  return { ...focus, verdict: undefined, isNew: false, isDone: focus.isDone || focus.verdict?.kind === 'solved' };
}

/** A number that fits a task which was left for a word of thanks or a question in between. */
function takenUp(math: MathLibrary, earlier: Thread['earlier'], message: string): Focus {
  if (earlier?.kind !== 'exercise' || earlier.isDone || contentWords(message).length > 6) return undefined;
  const reading = read(math, message);
  const verdict = judgedStep(math, earlier.exercise, message, false);
  const intents = intentsOf(message);
  const isAsking = (['hint', 'stuck', 'answer', 'check'] as const).some((intent) => intents.has(intent));
  if ((verdict?.kind === 'wrong' || !verdict) && exerciseIn(math, reading)) return undefined;
  if (!verdict && (!isAsking || lessonsIn(message).length > 0 || intents.has('current-question'))) return undefined;
  return lead(earlier, verdict, intents);
}

/** A task that the tutor put at the end of its answer, where the learner's message is a step in it. */
function taken(math: MathLibrary, before: Focus, own: Focus, offered: Exercise | undefined, message: string): Focus {
  if (!offered || (before?.kind === 'exercise' && before.exercise.id === offered.id)) return undefined;
  if (own?.kind === 'exercise' && own.verdict && own.verdict.kind !== 'wrong') return undefined;
  if (own?.kind === 'exercise' && own.isNew && own.exercise.id !== offered.id) return undefined;
  // "72 what?" asks about what was solved; it is no answer to the next task.
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

function after(math: MathLibrary, focus: Focus, earlier: Thread['earlier'], message: string): Focus {
  const intents = intentsOf(message);
  const reading = read(math, message);
  const leading = focus ?? earlier;
  const saying = factIn(message);
  const isAbout = saying?.about instanceof RegExp && asksWhether(message);
  const own = isAbout ? undefined : exerciseIn(math, reading);
  const found = own ?? (leading?.kind === 'exercise' ? alike(math, leading, message) : undefined);
  if (focus?.kind === 'exercise') {
    const verdict = judgedStep(math, focus.exercise, message, false);
    const isSame = found === undefined || found.id === focus.exercise.id || isStep(focus, found, message);
    const [topic] = lessonsIn(message);
    const isElsewhere =
      !verdict && !found && (saying || (topic && topic.id !== focus.exercise.lesson && intents.has('explanation')));
    if (!isElsewhere && (isSame || (verdict && verdict.kind !== 'wrong'))) return lead(focus, verdict, intents);
  }
  if (found) {
    // "And 45 of 60?" says numbers of the task, and no result.
    const verdict = own ? judgedStep(math, found, message, true) : undefined;
    const position = positionAfter(0, found, verdict);
    return { kind: 'exercise', exercise: found, position, verdict, isNew: true, setBy: message };
  }
  if (focus?.kind === 'practice') {
    const isLeaving = intents.has('practice-question') && !intents.has('hint');
    return isLeaving ? undefined : { ...focus, since: [...focus.since, message] };
  }
  const fact = saying ?? factIn(message, contextOf(leading));
  const ofFact = lessonOf(fact?.lesson ?? '');
  if (fact && ofFact) return { kind: 'lesson', lessons: [ofFact], level: 0, fact };
  const isAsking = intents.has('hint') || intents.has('stuck');
  const shape = lessonOf(shapeOf(message) ?? '');
  const named = lessonsIn(message);
  const lessons = named.length === 0 && shape ? [shape] : named;
  const isFollowing = followUpIn(message) !== undefined;
  const talkedOf = (focus ?? earlier)?.kind === 'lesson' ? (focus ?? earlier) : undefined;
  const isSameAgain = talkedOf?.kind === 'lesson' && talkedOf.lessons[0] === lessons[0];
  // Naming a topic asks for it; a sentence that holds one may answer the lesson's question.
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
  if (talkedOf?.kind === 'lesson' && isSaying && !isFollowing && isAnswer(message, intents))
    return { ...talkedOf, isAnswered: true, level: talkedOf.isAnswered ? talkedOf.level + 1 : talkedOf.level };
  return isAsking || intents.has('answer') ? focus : undefined;
}

/** What was talked about, in words. */
const contextOf = (thread: Focus) =>
  thread?.kind === 'lesson'
    ? (thread.lessons[0]?.title ?? '')
    : thread?.kind === 'exercise'
      ? (lessonOf(thread.exercise.lesson)?.title ?? '')
      : '';

/** "And 45 of 60?": the task before with other numbers in their places. */
function alike(math: MathLibrary, { setBy }: Leading, message: string): Exercise | undefined {
  if (!/^\W*(?:ok\W+|so\W+|then\W+)?(?:and|what about|how about|what if|with)\b/i.test(message)) return undefined;
  const number = /\d+(?:\.\d+)?/g;
  const said = message.match(number) ?? [];
  if (said.length < 2 || said.length !== setBy.match(number)?.length) return undefined;
  const next = said.values();
  return exerciseIn(
    math,
    read(
      math,
      setBy.replace(number, (own) => next.next().value ?? own),
    ),
  );
}

/** An equation that keeps a side of the one before is a step from it, right or wrong, and no task of its own. */
function isStep({ exercise: task, setBy }: Leading, found: Exercise, message: string): boolean {
  const calculation = /^arithmetic (.*)$/.exec(found.id)?.[1];
  // A calculation with the task's own numbers, or on the way through a story, belongs to it.
  if (calculation && !task.id.startsWith('arithmetic') && !/\b(?:another|now|next|instead|different)\b/.test(message)) {
    const own: readonly string[] = setBy.match(/\d+(?:\.\d+)?/g) ?? [];
    if (
      task.id.startsWith('story') ||
      (calculation.match(/\d+(?:\.\d+)?/g) ?? []).every((number) => own.includes(number))
    )
      return true;
  }
  const numbers = [task, found].map(({ id }) => /^compare (.*)$/.exec(id)?.[1]?.split(' ') ?? []);
  if (numbers[0]?.some((number) => numbers[1]?.includes(number))) return !/\b(?:which|what)\b/i.test(message);
  const [own, said] = [task, found].map(({ id }) => /^equation(.*)=(.*)$/.exec(id.replaceAll(' ', ''))?.slice(1));
  if (!own || !said || /\b(?:solve|next|another|now|what about|how about)\b/i.test(message)) return false;
  return said.some((side) => own.includes(side)) || /^\W*(?:so|then|i (?:got|get|have))\b|\?\s*$/i.test(message);
}

/** A few words that ask for nothing: what one writes when one was asked. */
const isAnswer = (message: string, intents: ReadonlySet<Intent>) =>
  message.trim().length > 0 &&
  message.length <= 400 &&
  !message.trim().endsWith('?') &&
  [...intents].every((intent) => ['check', 'explanation', 'why', 'current-question', 'off-topic'].includes(intent)) &&
  !/^\W*(?:what|why|how|when|who|explain|give|tell|show)\b/i.test(message);

function lead(focus: Leading, verdict: Verdict | undefined, intents: ReadonlySet<Intent>): Focus {
  const { exercise } = focus;
  const needsMore = intents.has('hint') || intents.has('stuck') || intents.has('answer') || verdict?.kind === 'wrong';
  // What asks for no next step is a question about the task: it is answered as one that goes on.
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
