import { seededRandom } from '../../../core/random.ts';
import { shippedLibrary } from '../../lessons/services.ts';
import { askForEvaluation, tutorPrompts } from '../../tutor/services.ts';
import type { StepChecker } from '../built-in/services.ts';
import type { Answered, Asker, Completions, Turn } from '../services.ts';
import { failuresOf } from './answer.ts';
import type { Comparison, VersionResult } from './comparison.ts';
import type { LearnerMessage } from './message.ts';
import type { MessageSet } from './read-messages.ts';
import { messageSets, readMessages } from './read-messages.ts';

export interface CompareDependencies {
  /** Asks one provider only, without a limit of calls. */
  readonly completions: Pick<Completions, 'text'>;
  readonly steps: StepChecker;
  readonly asker: Asker;
}

/** Conversations under way at once. */
const atOnce = 4;

/**
 * Has a model answer the same messages with two versions of the tutor's prompts. Messages are drawn evenly, the same ones for
 * the same number. Messages of learners with an open question or a record are left out.
 * @throws RangeError where a version does not exist
 */
export async function comparePrompts(
  dependencies: CompareDependencies,
  versions: readonly [number, number],
  most: number,
): Promise<Comparison> {
  for (const version of versions)
    if (!tutorPrompts().versions.includes(version))
      throw new RangeError(`There is no version ${version} of the prompts`);
  const messages = drawn(most);
  const [first, second] = [
    await answersTo(dependencies, messages, versions[0]),
    await answersTo(dependencies, messages, versions[1]),
  ];
  const isBoth = messages.map((_, place) => first[place] !== undefined && second[place] !== undefined);
  const count = (good: (one: boolean, other: boolean) => boolean) =>
    messages.filter((_, place) => {
      const [one, other] = [first[place], second[place]];
      return one && other && good(one.failures.length === 0, other.failures.length === 0);
    }).length;
  const onlyFirst = count((one, other) => one && !other);
  const onlySecond = count((one, other) => other && !one);
  const answered = [...first, ...second].find((answer) => answer !== undefined)?.answered;
  return {
    provider: answered?.provider ?? '',
    model: answered?.model ?? '',
    versions: [resultOf(versions[0], messages, first, isBoth), resultOf(versions[1], messages, second, isBoth)],
    unanswered: isBoth.filter((both) => !both).length,
    ...{ onlyFirst, onlySecond },
    pValue: signTest(onlyFirst, onlySecond),
  };
}

interface Drawn extends LearnerMessage {
  readonly set: MessageSet;
}

interface Answer {
  readonly answered: Answered;
  readonly failures: readonly string[];
}

function drawn(most: number): Drawn[] {
  const random = seededRandom('messages');
  const all = messageSets
    .flatMap((set) => readMessages(set).map((message) => ({ ...message, set })))
    .filter(({ standing, hasRecord }) => !standing && !hasRecord)
    .map((message) => ({ message, place: random() }))
    .sort((one, other) => one.place - other.place);
  return all.slice(0, most).map(({ message }) => message);
}

/** An answer for each message; undefined where the provider gave none. */
async function answersTo(dependencies: CompareDependencies, messages: readonly Drawn[], version: number) {
  const answers: (Answer | undefined)[] = messages.map(() => undefined);
  let next = 0;
  const work = async () => {
    for (let place = next++; place < messages.length; place = next++) {
      const message = messages[place];
      if (message) answers[place] = await answerTo(dependencies, message, version);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return answers;
}

async function answerTo(
  { completions, steps, asker }: CompareDependencies,
  message: Drawn,
  version: number,
): Promise<Answer | undefined> {
  const turns: Turn[] = [];
  let answered: Answered | undefined;
  for (const text of message.messages) {
    turns.push({ role: 'user', text });
    const purpose = message.purpose === 'tutoring' ? 'tutoring' : 'chat';
    const ask = askForEvaluation({ steps, lessons: shippedLibrary() }, version, { purpose, turns: [...turns] });
    answered = await completions.text(asker, ask);
    if (answered.provider === 'built-in') return undefined;
    turns.push({ role: 'assistant', text: answered.text });
  }
  return answered && { answered, failures: failuresOf(message, answered.text) };
}

function resultOf(
  version: number,
  messages: readonly Drawn[],
  answers: readonly (Answer | undefined)[],
  isCounted: readonly boolean[],
): VersionResult {
  const counted = messages.flatMap((message, place) => {
    const answer = answers[place];
    return answer && isCounted[place] ? [{ message, ...answer }] : [];
  });
  const sum = (tokens: 'inputTokens' | 'outputTokens') =>
    answers.reduce((total, answer) => total + (answer?.answered[tokens] ?? 0), 0);
  const goodOf = (all: typeof counted) => ({
    good: all.filter(({ failures }) => failures.length === 0).length,
    of: all.length,
  });
  const bySet = Map.groupBy(counted, ({ message }) => message.set);
  return {
    version,
    prompt: tutorPrompts().of('assistant', {}, version).prompt,
    ...goodOf(counted),
    sets: [...bySet].map(([title, own]) => ({ title, ...goodOf(own) })),
    inputTokens: sum('inputTokens'),
    outputTokens: sum('outputTokens'),
    missed: counted
      .filter(({ failures }) => failures.length > 0)
      .map(({ message, failures }) => `${message.name}: ${failures.join('; ')}`),
  };
}

/**
 * The two-sided p-value of the exact sign test (McNemar's, exact): of `a + b` pairs that differ, each falls on either side
 * by chance alone.
 * @example signTest(1, 9) // 0.0215
 */
export function signTest(a: number, b: number): number {
  const pairs = a + b;
  let term = 0.5 ** pairs;
  let tail = 0;
  for (let side = 0; side <= Math.min(a, b); side++) {
    tail += term;
    term *= (pairs - side) / (side + 1);
  }
  return Math.min(1, 2 * tail);
}
