import type { ItemSection } from '../contract.ts';
import type { ChoiceItem, HintLadder, Item, OpenItem, Rung } from '../items/item.ts';
import { rungOf } from '../items/item.ts';
import type { LearningMetadata } from './learning-metadata.ts';
import { kebabOf } from './learning-metadata.ts';
import { NotTaken } from './not-taken.ts';
import type { ChoiceAnswer, OpenAnswer, Question } from './question.ts';

/** What QTI does not carry and the author says for a whole package. */
export interface Filling {
  readonly section: ItemSection | undefined;
  readonly contentArea: string | undefined;
  readonly rung: Rung | undefined;
  readonly pool: Item['pool'];
  /** First word of the ids that foreign items get. */
  readonly prefix: string;
}

/**
 * Makes an item of the bank from a foreign question. What neither it nor its metadata says is filled plainly: provisional
 * parameters that say so, hints that help with any question, an explanation that owns to being none.
 * @throws NotTaken where nobody says section or content area
 */
export function filled(
  question: Question,
  metadata: LearningMetadata,
  filling: Filling,
): { item: Item; notes: string[] } {
  const section = filling.section ?? metadata.section;
  if (!section) throw new NotTaken('nobody says which section it belongs to: give --section');
  const contentArea = filling.contentArea ?? metadata.contentArea;
  if (!contentArea) throw new NotTaken('nobody says which content area it belongs to: give --area');
  const rung = filling.rung ?? metadata.rung ?? 3;
  const said = filling.rung ? 'option' : metadata.rung ? 'metadata' : 'assumed';
  const explanation = question.explanation ?? explanationOf(question.answer);
  const common = {
    id: `${filling.prefix}.${slugOf(question.identifier)}`,
    section,
    contentArea,
    ...(filling.pool ? { pool: filling.pool } : {}),
    concepts: metadata.concepts.length > 0 ? [...metadata.concepts] : [kebabOf(contentArea) || 'general'],
    reasoning: ['analytical' as const],
    stem: question.stem,
    stimulus: [...question.stimulus],
    explanation,
    steps: question.steps.length > 0 ? [...question.steps] : stepsOf(question.answer),
    hints: hintsOf(question),
    source: { kind: 'provisional' as const, itemModel: `qti-import.difficulty-${said}` },
  };
  const b = difficultyOf(rung);
  const { answer } = question;
  const item: Item = answer.kind === 'choice' ? choiceOf(common, answer, b) : openOf(common, answer, b);
  return {
    item,
    notes: [
      ...question.notes,
      ...(question.explanation === undefined ? ['no explanation came with it'] : []),
      ...(question.hints.length === 4 ? [] : ['it has general hints']),
      ...(said === 'assumed' ? ['its difficulty is assumed to be 3 of 5'] : []),
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

/** The options that keep their place, as an item lists them. */
export function fixedOptionsOf({ options }: ChoiceAnswer): Pick<ChoiceItem, 'fixedOptions'> {
  const fixedOptions = options.flatMap(({ isFixed }, index) => (isFixed ? [index] : []));
  return fixedOptions.length > 0 ? { fixedOptions } : {};
}

function openOf(common: Common, { criteria, modelAnswer, isAllOrNothing, form }: OpenAnswer, b: number): OpenItem {
  const points = criteria.reduce((sum, criterion) => sum + criterion.points, 0);
  // Where no answer earns a part, the thresholds all but coincide.
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

/** Half of what blind guessing among so many gets right, as the bank's own items have it, to two places. */
export const guessing = (options: number) => round(0.8 / options);

/** What is said to who chose an option, as the wrong idea behind it. */
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

/** Part of an id: lower case, as ids are. */
function slugOf(identifier: string): string {
  const slug = kebabOf(identifier);
  if (slug === '') throw new NotTaken(`its identifier ${identifier} has neither letters nor digits`);
  return slug;
}

/** All that can be said of the way where only its end is known. */
function stepsOf(answer: Question['answer']): string[] {
  if (answer.kind === 'choice') return [`The right answer is: ${answer.options[answer.key]?.text ?? ''}`];
  return answer.criteria.map(({ says }) => says);
}

const explanationOf = (answer: Question['answer']) =>
  `${stepsOf(answer).join('; ')}. No explanation came with this question.`;

/** One phrase of every group of every criterion: an answer that earns every point. */
function modelAnswerOf(criteria: OpenAnswer['criteria']): string {
  const phrases = criteria.flatMap(({ evidence }) => evidence.map(([phrase]) => phrase?.replaceAll('*', '') ?? ''));
  return `A full answer says, in words of its own: ${phrases.join('; ')}.`;
}

/** Two wordings each: one may happen to hold the answer's own words, and a hint must not. */
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
  const right = answer.kind === 'choice' ? (answer.options[answer.key]?.text.toLowerCase() ?? '') : '';
  const harmless = (name: keyof HintLadder) =>
    generalHints[name].find((hint) => !hint.toLowerCase().includes(right)) ?? generalHints[name][0] ?? '';
  return {
    conceptual: harmless('conceptual'),
    procedural: harmless('procedural'),
    strategic: harmless('strategic'),
    encouragement: harmless('encouragement'),
  };
}
