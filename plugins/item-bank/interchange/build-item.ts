import type { ItemSection } from '../contract.ts';
import type { ChoiceItem, HintLadder, Item, OpenItem, Rung } from '../items/item.ts';
import { rungOf } from '../items/item.ts';
import { ItemRefusal } from './item-refusal.ts';
import type { LearningMetadata } from './learning-metadata.ts';
import { kebabOf } from './learning-metadata.ts';
import type { ChoiceAnswer, OpenAnswer, Question } from './question.ts';

/** Properties that QTI lacks, set for all items of an import. */
export interface ImportDefaults {
  readonly section: ItemSection | undefined;
  readonly contentArea: string | undefined;
  readonly rung: Rung | undefined;
  readonly pool: Item['pool'];
  /** First word of the ids of items from other tools. */
  readonly prefix: string;
}

/**
 * Builds an item of the bank from a question of another tool. Missing properties get neutral values: provisional
 * parameters marked as assumed, general hints, and a note in place of the explanation.
 * @throws ItemRefusal where section or content area are missing
 */
export function buildItem(
  question: Question,
  metadata: LearningMetadata,
  defaults: ImportDefaults,
): { item: Item; notes: string[] } {
  const section = defaults.section ?? metadata.section;
  if (!section) throw new ItemRefusal('its section is missing; set it with --section');
  const contentArea = defaults.contentArea ?? metadata.contentArea;
  if (!contentArea) throw new ItemRefusal('its content area is missing; set it with --area');
  const rung = defaults.rung ?? metadata.rung ?? 3;
  const rungSource = defaults.rung ? 'option' : metadata.rung ? 'metadata' : 'assumed';
  const explanation = question.explanation ?? explanationOf(question.answer);
  const common = {
    id: `${defaults.prefix}.${slugOf(question.identifier)}`,
    section,
    contentArea,
    ...(defaults.pool ? { pool: defaults.pool } : {}),
    concepts: metadata.concepts.length > 0 ? [...metadata.concepts] : [kebabOf(contentArea) || 'general'],
    reasoning: ['analytical' as const],
    stem: question.stem,
    stimulus: [...question.stimulus],
    explanation,
    steps: question.steps.length > 0 ? [...question.steps] : stepsOf(question.answer),
    hints: hintsOf(question),
    source: { kind: 'provisional' as const, itemModel: `qti-import.difficulty-${rungSource}` },
  };
  const b = difficultyOf(rung);
  const { answer } = question;
  const item: Item = answer.kind === 'choice' ? choiceOf(common, answer, b) : openOf(common, answer, b);
  return {
    item,
    notes: [
      ...question.notes,
      ...(question.explanation === undefined ? ['it has no explanation'] : []),
      ...(question.hints.length === 4 ? [] : ['it has general hints']),
      ...(rungSource === 'assumed' ? ['its difficulty is assumed to be 3 of 5'] : []),
    ],
  };
}

type Common = Omit<ChoiceItem, 'format' | 'options' | 'key' | 'misconceptions' | 'parameters' | 'rung'>;

function choiceOf(common: Common, answer: ChoiceAnswer, b: number): ChoiceItem {
  const { options, key } = answer;
  const figures = options.flatMap(({ figure }) => (figure ? [figure] : []));
  return {
    ...common,
    format: 'multiple_choice',
    rung: rungOf(b),
    options: options.map(({ text }) => text),
    ...(figures.length > 0 ? { optionFigures: figures } : {}),
    ...fixedOptionsOf(answer),
    key,
    misconceptions: misconceptionsOf(answer, common.id),
    parameters: { a: 1, b, c: guessing(options.length) },
  };
}

/** Indices of the options that are not shuffled. */
export function fixedOptionsOf({ options }: ChoiceAnswer): Pick<ChoiceItem, 'fixedOptions'> {
  const fixedOptions = options.flatMap(({ isFixed }, index) => (isFixed ? [index] : []));
  return fixedOptions.length > 0 ? { fixedOptions } : {};
}

function openOf(common: Common, { criteria, modelAnswer, isAllOrNothing, form }: OpenAnswer, b: number): OpenItem {
  const points = criteria.reduce((sum, criterion) => sum + criterion.points, 0);
  // Without partial credit the thresholds nearly coincide.
  const step = isAllOrNothing ? 0.1 : 0.6;
  const thresholds = Array.from({ length: points }, (_, index) => round(b + (index - (points - 1) / 2) * step));
  return {
    ...common,
    format: 'open_ended',
    rung: rungOf(b),
    rubric: {
      criteria: [...criteria],
      modelAnswer: modelAnswer ?? modelAnswerOf(criteria),
      weakAnswer: 'Sorry, nothing comes to mind.',
      ...(form === 'words' && { form }),
    },
    parameters: { a: 1, b: thresholds },
  };
}

/** The guessing parameter c by number of options: 0.8 of blind guessing, rounded to two places, as in the bank's own items. */
export const guessing = (options: number) => round(0.8 / options);

/** Feedback on wrong options becomes their misconception. */
export function misconceptionsOf({ options, key, feedback }: ChoiceAnswer, id: string): ChoiceItem['misconceptions'] {
  return options.map((option, index) => {
    const says = feedback[index];
    if (index === key || says === undefined) return null;
    return { id: kebabOf(`${id}-${option.identifier}`), says };
  });
}

/** The middle of a rung (logits). */
const difficultyOf = (rung: Rung) => [-1.6, -0.8, 0, 0.8, 1.6][rung - 1] ?? 0;
const round = (value: number) => Math.round(value * 100) / 100;

function slugOf(identifier: string): string {
  const slug = kebabOf(identifier);
  if (slug === '') throw new ItemRefusal(`its identifier ${identifier} has neither letters nor digits`);
  return slug;
}

/** The right answer as the only step, where no solution is known. */
function stepsOf(answer: Question['answer']): string[] {
  if (answer.kind === 'choice') return [`The right answer is: ${answer.options[answer.key]?.text ?? ''}`];
  return answer.criteria.map(({ says }) => says);
}

const explanationOf = (answer: Question['answer']) =>
  `${stepsOf(answer).join('; ')}. No explanation came with this question.`;

/** An answer that earns every point: the first phrase of each group of each criterion. */
function modelAnswerOf(criteria: OpenAnswer['criteria']): string {
  const phrases = criteria.flatMap(({ evidence }) => evidence.map(([phrase]) => phrase?.replaceAll('*', '') ?? ''));
  return `A full answer says, in words of its own: ${phrases.join('; ')}.`;
}

/** Two wordings each, because a hint must not contain the words of the answer. */
const generalHints: Record<keyof HintLadder, readonly string[]> = {
  conceptual: [
    'Say in your own words what is asked here before you look for an answer.',
    'Which idea is this about? Put the question differently for yourself.',
  ],
  procedural: [
    'Write down what is given and what is looked for, and take one step after the other.',
    'List what you know already, then see which piece is still missing.',
  ],
  strategic: [
    'Test each possibility against every part of the question, and rule out what cannot be.',
    'Before you decide, look for a reason why your choice could be wrong.',
  ],
  encouragement: [
    'Take it calmly: a clear first step is often half of the way.',
    'Keep going, and trust what you have worked out so far.',
  ],
};

function hintsOf({ hints, answer }: Question): HintLadder {
  const [conceptual, procedural, strategic, encouragement] = hints;
  if (conceptual && procedural && strategic && encouragement)
    return { conceptual, procedural, strategic, encouragement };
  const answerText = answer.kind === 'choice' ? (answer.options[answer.key]?.text.toLowerCase() ?? '') : '';
  const harmless = (name: keyof HintLadder) =>
    generalHints[name].find((hint) => !hint.toLowerCase().includes(answerText)) ?? generalHints[name][0] ?? '';
  return {
    conceptual: harmless('conceptual'),
    procedural: harmless('procedural'),
    strategic: harmless('strategic'),
    encouragement: harmless('encouragement'),
  };
}
