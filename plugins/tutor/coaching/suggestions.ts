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
  /** Two or three. */
  readonly suggestions: readonly string[];
  /** Topics that the suggestions recommend. */
  readonly topics: readonly PracticeTopic[];
}

export interface SuggestionInput {
  readonly userId: string;
  readonly message: string;
  readonly learningGoal: string;
  /** Earlier suggestions of this session. */
  readonly before: readonly string[];
}

/**
 * Suggestions to show beside a reply: a practice problem and a common mistake from the bank, both on the subject matter;
 * the topic to practise with its mastery; and a step for the learner. Suggestions do not repeat within a session while
 * others are left.
 */
export async function suggestionsFor(
  knowledge: Knowledge | undefined,
  context: CallContext,
  gaps: Gaps,
  input: SuggestionInput,
): Promise<Advice> {
  const matter = knowledge ? await subjectMatterOf(knowledge, context, gaps, input) : undefined;
  const isNew = (suggestion: string) => !input.before.includes(suggestion);

  const problem = matter?.examples
    .filter((example) => isSelfContained(example, input.message))
    .map(({ stem }) => `Try this one${matter.title && ` on ${matter.title}`}: ${stem}`)
    .find(isNew);
  const slip = matter?.title
    ? commonSlips(matter.examples)
        .map((says) => `A common slip with ${matter.title}: “${says}”`)
        .find(isNew)
    : undefined;
  const topic = gaps.topics.find(({ contentArea }) => contentArea === matter?.contentArea) ?? weakTopics(gaps)[0];
  const practise = topic && `Practise ${lower(topic.title)}. ${inPractice(topic)}`;
  const steps = stepsAfter(input.message);
  // Earlier suggestions only where no others are left.
  const all = [problem, slip, practise, ...steps].filter((text) => text !== undefined);
  const suggestions = [...all.filter(isNew), ...all.filter((text) => !isNew(text))].slice(0, practise ? 3 : 2);
  const practiceTopic = practise && suggestions.includes(practise) ? practiceOf(topic) : null;
  return { suggestions, topics: practiceTopic ? [practiceTopic] : [] };
}

/** What a message and the goal are about, in terms of the bank. */
interface SubjectMatter {
  /** A concept's title within a sentence; empty where only the content area is known. */
  readonly title: string;
  readonly contentArea: string | undefined;
  /** Practice items, those chiefly about the concept first. */
  readonly examples: readonly WorkedExample[];
}

/**
 * The concept named by the message, else by the goal; else the content area of most of the nearest examples; else the
 * concept the learner struggled with last. Undefined where none applies.
 */
async function subjectMatterOf(
  knowledge: Knowledge,
  context: CallContext,
  gaps: Gaps,
  { message, learningGoal }: SuggestionInput,
): Promise<SubjectMatter | undefined> {
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

/** Maximum length of a problem in a suggestion (characters). */
const maxProblemLength = 200;

/** Whether a problem is understandable in one line, without figure and options, and is not the learner's own. */
const isSelfContained = ({ stem, stimulus, options }: WorkedExample, message: string) =>
  stimulus.length === 0 &&
  options.length > 0 &&
  stem.length <= maxProblemLength &&
  !/\n|\b(which|following|statements?|options?|these|below|above)\b/i.test(stem) &&
  !quotes(message, stem) &&
  hasOtherNumbers(stem, message);

/** A problem with only the learner's own numbers is probably the one they are working on. */
function hasOtherNumbers(stem: string, message: string): boolean {
  const numbers = numbersIn(stem);
  return numbers.length === 0 || numbers.some((number) => !numbersIn(message).includes(number));
}

/** `1/2`, `3.5`. */
const numbersIn = (text: string): string[] => text.match(/\d+([./]\d+)*/g) ?? [];

/**
 * Misconceptions behind more than one of these problems, the most frequent first. One behind a single problem may be
 * specific to it.
 */
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

/** Texts that refer to a particular question. */
const ofOneQuestion = /right path|story|the question asks|the (user|chat|table|chart|diagram)\b/i;

/** Steps for the learner: first steps where the message shows no work, next steps otherwise. */
const stepsAfter = (message: string): readonly string[] =>
  hasOwnWork(message) ? [...nextSteps, ...firstSteps] : [...firstSteps, ...nextSteps];

const firstSteps = [
  'Write your first step and the reason for it before you ask for the next one.',
  'Say in one sentence what is asked for and what is given.',
  'Say in your own words what you know about it already.',
];
const nextSteps = [
  'Check your result another way: estimate it first, or put it back into the question.',
  'Make up a problem of the same kind with other numbers, and solve it.',
  'Say what you know now that you did not know at the beginning.',
];
