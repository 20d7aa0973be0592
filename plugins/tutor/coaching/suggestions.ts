import type { CallContext } from '../../../core/db/index.ts';
import type { Knowledge, WorkedExample } from '../../item-bank/services.ts';
import { conceptTitle } from '../../learner/contract.ts';
import { conceptsIn } from '../teaching/describe-reply.ts';
import { quotes } from '../teaching/prompts.ts';
import type { PracticeTopic } from './contract.ts';
import { domainOf } from './contract.ts';
import { hasOwnWork } from './engagement.ts';
import type { Gaps } from './gaps.ts';
import { practiceOf, weakTopics } from './gaps.ts';
import { inPractice, lower } from './plan.ts';

export interface Advice {
  /** Two or three, in plain words. */
  readonly suggestions: readonly string[];
  /** Topics they say to practise. */
  readonly topics: readonly PracticeTopic[];
}

export interface Heard {
  readonly userId: string;
  readonly message: string;
  readonly learningGoal: string;
  /** What was suggested in this session before. */
  readonly before: readonly string[];
}

/**
 * What to do beside reading the reply: a problem of practice and a common slip, both the bank's, on what was spoken of;
 * the topic to practise, with how it stands; and a step of one's own. Nothing is said twice in a session while there is
 * something else.
 */
export async function suggestionsFor(
  knowledge: Knowledge | undefined,
  context: CallContext,
  gaps: Gaps,
  heard: Heard,
): Promise<Advice> {
  const matter = knowledge ? await matterOf(knowledge, context, gaps, heard) : undefined;
  const isNew = (suggestion: string) => !heard.before.includes(suggestion);

  const problem = matter?.examples
    .filter((example) => stands(example, heard.message))
    .map(({ stem }) => `Try this one${matter.title && ` on ${matter.title}`}: ${stem}`)
    .find(isNew);
  const slip = matter?.title
    ? commonSlips(matter.examples)
        .map((says) => `A common slip with ${matter.title}: “${says}”`)
        .find(isNew)
    : undefined;
  const topic = gaps.topics.find(({ contentArea }) => contentArea === matter?.contentArea) ?? weakTopics(gaps)[0];
  const practise = topic && `Practise ${lower(topic.title)}. ${inPractice(topic)}`;
  const steps = stepsAfter(heard.message);
  // Each in its turn; what was said before only where nothing else is left.
  const all = [problem, slip, practise, ...steps].filter((text) => text !== undefined);
  const suggestions = [...all.filter(isNew), ...all.filter((text) => !isNew(text))].slice(0, practise ? 3 : 2);
  const practiceTopic = practise && suggestions.includes(practise) ? practiceOf(topic) : null;
  return { suggestions, topics: practiceTopic ? [practiceTopic] : [] };
}

/** What of the bank was spoken of. */
interface Matter {
  /** A concept's name within a sentence; empty where only the area is clear. */
  readonly title: string;
  readonly contentArea: string | undefined;
  /** Of practice, those that are chiefly about it first. */
  readonly examples: readonly WorkedExample[];
}

/**
 * The concept that the message names, else the goal; else the area that most of the nearest examples are of; else the
 * concept the learner struggled with last. Undefined where nothing points anywhere.
 */
async function matterOf(
  knowledge: Knowledge,
  context: CallContext,
  gaps: Gaps,
  { message, learningGoal }: Heard,
): Promise<Matter | undefined> {
  const section = domainOf[gaps.subject];
  const known = (await knowledge.concepts(context)).filter((concept) => concept.section === section);
  const ids = known.map(({ id }) => id);
  const [named] = [...conceptsIn(ids, message), ...conceptsIn(ids, learningGoal)];
  const words = `${message}\n${learningGoal}`;
  if (!named) {
    const nearest = await knowledge.examples(context, words, { section, most: 3 });
    const area = nearest[0]?.contentArea;
    if (nearest.filter(({ contentArea }) => contentArea === area).length > 1) {
      return { title: '', contentArea: area, examples: nearest.filter(({ contentArea }) => contentArea === area) };
    }
  }
  const id = named ?? gaps.struggling.find((concept) => ids.includes(concept.id))?.id;
  if (!id) return undefined;
  const wanted = { section, concepts: [id], most: 20 };
  const found = await knowledge.examples(context, words, wanted);
  const examples = found.length > 0 ? found : await knowledge.examples(context, '', wanted);
  const chiefly = examples.filter(({ concepts }) => concepts[0] === id);
  return {
    title: lower(conceptTitle(id)),
    contentArea: chiefly[0]?.contentArea ?? known.find((concept) => concept.id === id)?.contentArea,
    examples: chiefly.length > 0 ? chiefly : examples,
  };
}

/** A problem in a suggestion is no longer than this (characters). */
const maxProblemLength = 200;

/** Whether a problem can be read in a line, without figure and options, and is not the one the learner brought. */
const stands = ({ stem, stimulus, options }: WorkedExample, message: string) =>
  stimulus.length === 0 &&
  options.length > 0 &&
  stem.length <= maxProblemLength &&
  !/\n|\b(which|following|statements?|options?|these|below|above)\b/i.test(stem) &&
  !quotes(message, stem) &&
  hasOtherNumbers(stem, message);

/** A problem with none but the learner's own numbers is the one they have before them. */
function hasOtherNumbers(stem: string, message: string): boolean {
  const numbers = numbersIn(stem);
  return numbers.length === 0 || numbers.some((number) => !numbersIn(message).includes(number));
}

/** `1/2`, `3.5`. */
const numbersIn = (text: string): string[] => text.match(/\d+([./]\d+)*/g) ?? [];

/** Wrong ideas behind more than one of these problems, the most frequent first: what one question alone shows is its own. */
function commonSlips(examples: readonly WorkedExample[]): string[] {
  const counts = new Map<string, { says: string; times: number }>();
  for (const { id, says } of examples.flatMap(({ misconceptions }) => misconceptions)) {
    counts.set(id, { says, times: (counts.get(id)?.times ?? 0) + 1 });
  }
  return [...counts.values()]
    .filter(({ times, says }) => times > 1 && !ofOneQuestion.test(says))
    .sort((one, other) => other.times - one.times)
    .slice(0, maxSlips)
    .map(({ says }) => says);
}

const maxSlips = 3;

/** Said of the question at hand, or of no idea in particular. */
const ofOneQuestion = /right path|story|the question asks|the (user|chat|table|chart|diagram)\b/i;

/** Steps of one's own: towards a beginning where the message shows no work, else from there on. */
const stepsAfter = (message: string): readonly string[] =>
  hasOwnWork(message) ? [...onward, ...towardsABeginning] : [...towardsABeginning, ...onward];

const towardsABeginning = [
  'Write your first step and the reason for it before you ask for the next one.',
  'Say in one sentence what is asked for and what is given.',
  'Say in your own words what you know about it already.',
];
const onward = [
  'Check your result another way: estimate it first, or put it back into the question.',
  'Make up a problem of the same kind with other numbers, and solve it.',
  'Say what you know now that you did not know at the beginning.',
];
