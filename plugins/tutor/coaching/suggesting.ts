import type { Knowledge, WorkedExample } from '../../item-bank/services.ts';
import { conceptTitle } from '../../learner/contract.ts';
import type { Within } from '../conversations/parts.ts';
import { conceptsIn } from '../teaching/describing.ts';
import { quotes } from '../teaching/teaching.ts';
import type { PracticeTopic } from './contract.ts';
import { domainOf } from './contract.ts';
import type { Gaps } from './gaps.ts';
import { practiceOf, weakTopics } from './gaps.ts';
import { inPractice, lower } from './planning.ts';

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

/** A problem that stands in a suggestion is no longer than this (characters). */
const longestProblem = 200;

/**
 * What to do beside reading the reply: a slip to look for and a problem of practice, both the bank's, on the concept that
 * was spoken of; the topic to practise, with how it stands; and a step of one's own. Nothing is said twice in a session
 * while there is something else. While an assessment's question was brought, nothing of the bank is told.
 */
export async function suggestionsFor(
  knowledge: Knowledge | undefined,
  within: Within,
  gaps: Gaps,
  heard: Heard,
): Promise<Advice> {
  const words = `${heard.message}\n${heard.learningGoal}`;
  const standing = (await knowledge?.standing(within, heard.userId)) ?? [];
  const isAssessed = standing.some(({ counts, stem }) => counts && quotes(heard.message, stem));
  const known = (await knowledge?.concepts(within))?.filter(({ section }) => section === domainOf[gaps.subject]) ?? [];
  const [named] = conceptsIn(
    known.map(({ id }) => id),
    words,
    '',
  );
  const spokenOf = known.find(({ id }) => id === (named ?? gaps.struggling[0]?.id));
  const isNew = (suggestion: string) => !heard.before.includes(suggestion);

  const fromBank: string[] = [];
  if (knowledge && spokenOf && !isAssessed) {
    const title = lower(conceptTitle(spokenOf.id));
    const examples = await knowledge.examples(within, words, {
      section: domainOf[gaps.subject],
      concepts: [spokenOf.id],
      most: 8,
    });
    const problem = examples
      .filter((example) => stands(example, heard.message))
      .map(problemText(title))
      .find(isNew);
    const slip = spokenOf.misconceptions.map(({ says }) => `A slip to look for with ${title}: “${says}”`).find(isNew);
    fromBank.push(...[problem, slip].filter((text) => text !== undefined));
  }
  const topic =
    gaps.topics.find(({ contentArea }) => contentArea === spokenOf?.contentArea) ??
    weakTopics(gaps)[0] ??
    gaps.topics[0];
  const practise = topic ? [`Practise ${lower(topic.title)}. ${inPractice(topic)}`] : [];
  const [step = ownSteps[0]] = ownSteps.filter(isNew);
  // The topic stays the same for long: once it was said it gives way to a step of one's own.
  const [told, later] = practise.every(isNew) ? [practise, []] : [[], practise];
  const suggestions = [...fromBank, ...told, step, ...later].slice(0, 3);
  const practiceTopic = topic && suggestions.some((text) => practise.includes(text)) ? practiceOf(topic) : null;
  return { suggestions, topics: practiceTopic ? [practiceTopic] : [] };
}

/** Whether a problem can be read in a line, without a figure, and is not the one the learner brought. */
const stands = ({ stem, stimulus, options }: WorkedExample, message: string) =>
  stimulus.length === 0 &&
  options.length > 0 &&
  stem.length <= longestProblem &&
  !/\b(which|following|statement|option)/i.test(stem) &&
  !quotes(message, stem);

const problemText = (title: string) => (example: WorkedExample) => `Try this one on ${title}: ${example.stem}`;

const ownSteps: readonly [string, ...string[]] = [
  'Write your first step and the reason for it before you ask for the next one.',
  'Say in one sentence what the question asks for and what it gives you.',
  'Check your result another way: estimate it first, or put it back into the question.',
  'Say what you know now that you did not know at the beginning.',
  'Make up a problem of the same kind with other numbers, and solve it.',
];
