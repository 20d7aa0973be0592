import type { InstitutionRef } from '../../../core/contract/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import { createLessonSearch, lessonPhrasings, shippedLessons } from '../../lessons/services.ts';
import { mathLibrary } from '../built-in/maths/library.ts';
import { checkStep } from '../built-in/steps/check-step.ts';
import type { Provider } from '../providers/provider.ts';
import type { Asker } from '../services.ts';
import { outcomeOf } from './answer.ts';
import { isWithoutItems } from './lost.ts';
import { messageSets, readMessages } from './read-messages.ts';
import { writtenSteps } from './steps/written-steps.ts';

/** Counts of one property over a set, with the names of what missed it. */
export interface Evaluated {
  readonly id: 'correct' | 'judged' | 'answered' | 'lessons-held-out' | 'lessons-tuned';
  readonly title: string;
  readonly good: number;
  readonly of: number;
  /** The share that is wanted; undefined for what is only told. */
  readonly goal?: number;
  readonly missed: readonly string[];
}

export interface Evaluation {
  readonly parts: readonly Evaluated[];
  /** Messages that ask for practice questions, where the institution has the item bank off. They count as neither. */
  readonly leftOut: number;
  /** The 95th percentile of the time until the first words, in milliseconds, and the most that is wanted. */
  readonly firstWords: { readonly p95: number; readonly goal: number };
}

/** Steps of either kind, true and false. */
const stepsEach = 1000;
const seed = 20_261_128;
const mostMilliseconds = 50;

/**
 * Runs the shipped evaluations on the built-in tutor, without a key. Messages of learners with an open question or a
 * record need people of their own; they are left to the tests. Nothing is stored.
 */
export async function evaluate(builtIn: Provider, institution: InstitutionRef): Promise<Evaluation> {
  const { parts, times, leftOut } = await messagesPart(builtIn, {
    who: unprivilegedActor(institution),
    userId: '00000000-0000-4000-8000-000000000000',
  });
  return {
    parts: [...(await stepParts()), parts, ...lessonParts()],
    leftOut,
    firstWords: {
      p95: times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0,
      goal: mostMilliseconds,
    },
  };
}

/** Verdicts of the exact checker on steps as learners write them. */
async function stepParts(): Promise<Evaluated[]> {
  const math = await mathLibrary();
  const steps = [true, false].flatMap((isTrue) => writtenSteps(seed, stepsEach, isTrue));
  const verdicts = steps.map((step) => ({ ...step, kind: checkStep(math, step.text)?.kind }));
  const judged = verdicts.filter(({ kind }) => kind === 'holds' || kind === 'fails');
  const wrong = judged.filter(({ kind, isTrue }) => (kind === 'holds') !== isTrue);
  return [
    {
      id: 'correct',
      title: 'Right verdicts on steps that are judged',
      good: judged.length - wrong.length,
      of: judged.length,
      goal: 0.99,
      missed: wrong.map(({ text }) => text),
    },
    { id: 'judged', title: 'Steps that are judged', good: judged.length, of: verdicts.length, missed: [] },
  ];
}

async function messagesPart(builtIn: Provider, asker: Asker) {
  const messages = messageSets.flatMap(readMessages).filter(({ standing, hasRecord }) => !standing && !hasRecord);
  const all = [];
  for (const message of messages) all.push(await outcomeOf(builtIn, asker, message, undefined));
  const outcomes = all.filter(({ reply, failures }) => failures.length === 0 || !isWithoutItems.test(reply));
  const missed = outcomes.filter(({ failures }) => failures.length > 0);
  const parts: Evaluated = {
    id: 'answered',
    title: 'Messages answered as asked, or with an honest no',
    good: outcomes.length - missed.length,
    of: outcomes.length,
    goal: 0.95,
    missed: missed.map(({ message, failures }) => `${message.name}: ${failures.join('; ')}`),
  };
  // The first reply loads the library for mathematics.
  return { parts, leftOut: all.length - outcomes.length, times: all.slice(1).map(({ firstText }) => firstText) };
}

function lessonParts(): Evaluated[] {
  const search = createLessonSearch(shippedLessons());
  return lessonPhrasings().map(({ half, phrasings }) => {
    const missed = phrasings.filter(
      ({ text, wanted }) => !search(text, 3).matches.some(({ entry }) => wanted.includes(entry.id)),
    );
    return {
      id: half === 'tuned' ? ('lessons-tuned' as const) : ('lessons-held-out' as const),
      title: `A right lesson among the first three, ${half === 'tuned' ? 'phrasings used for tuning' : 'held-out phrasings'}`,
      good: phrasings.length - missed.length,
      of: phrasings.length,
      goal: 0.85,
      missed: missed.map(({ text }) => text),
    };
  });
}
