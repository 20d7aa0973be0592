import type { Random } from '../../../core/random.ts';
import type { Draft, HintLadder, ItemModel, Misconception, ReasoningStyle } from '../../item-bank/items/services.ts';
import { practiceWriter } from '../../item-bank/items/services.ts';
import { practiceTasks } from './practice/index.ts';

/** The content areas of the section, in the order in which they are listed to people. */
export const contentAreas = [
  'number-and-ratio',
  'algebra',
  'functions-and-graphs',
  'geometry-and-measurement',
  'data-and-probability',
  'logic-and-sets',
] as const;
export type ContentArea = (typeof contentAreas)[number];

/** A draft that may leave to its model what all the model's questions share. */
export type Question = Omit<Draft, 'concepts' | 'reasoning'> & Partial<Pick<Draft, 'concepts' | 'reasoning'>>;

/** One question from drawn numbers, or nothing when the numbers drawn break a constraint. */
export type Drawn = Question | undefined;
export type Form = (random: Random) => Drawn;

/**
 * An item model of this section. Variant v uses form v (round and round beyond the last), so that variants differ in
 * structure and context as well as in numbers. Numbers are drawn again until the form accepts them, there are four or
 * five different options and no hint gives the answer away.
 */
export function coreMathModel(
  contentArea: ContentArea,
  model: {
    id: `core_math.${string}`;
    title: string;
    concepts: string[];
    reasoning: ReasoningStyle[];
    /** 1.2 unless there is a reason, given beside it. */
    discrimination?: number;
    forms: Form[];
  },
): ItemModel {
  const { id, title, forms, concepts, reasoning, discrimination = 1.2 } = model;
  const tasks = practiceTasks[id];
  return {
    id,
    section: 'core_math',
    contentArea,
    title,
    variants: forms.length,
    ...(tasks && { practice: practiceWriter(tasks, { concepts, reasoning }) }),
    write(variant, random) {
      const form = forms[variant % forms.length];
      if (form === undefined) throw new Error(`${id} has no forms`);
      for (let attempt = 0; attempt < 2000; attempt++) {
        const question = form(random);
        if (question && isSound(question)) return { concepts, reasoning, discrimination, ...question };
      }
      throw new Error(`${id} variant ${variant}: no numbers meet its constraints`);
    },
  };
}

/** A wrong answer and the idea that leads to it. */
export function wrong(text: string, misconception: Misconception): { text: string; misconception: Misconception } {
  return { text, misconception };
}

/** The four hints in the order in which they are offered. */
export function ladder(conceptual: string, procedural: string, strategic: string, encouragement: string): HintLadder {
  return { conceptual, procedural, strategic, encouragement };
}

/** Whether the hint contains the answer, or the only number in the answer, as a word or number of its own. */
function revealsAnswer(hint: string, answer: string, stem: string): boolean {
  const numbers = answer.match(/\d[\d,]*(?:\.\d+)?(?:\/\d+)?/g) ?? [];
  const parts = numbers.length === 1 ? [answer, ...numbers] : [answer];
  return parts.some((part) => !(part.length === 1 && containsWhole(stem, part)) && containsWhole(hint, part));
}

function isSound(question: Question): boolean {
  const texts = [question.answer, ...question.distractors.map((distractor) => distractor.text)];
  const different = new Set(texts.map((text) => text.trim().toLowerCase())).size === texts.length;
  const hints = Object.values(question.hints);
  return different && texts.length >= 4 && !hints.some((hint) => revealsAnswer(hint, question.answer, question.stem));
}

function containsWhole(text: string, part: string): boolean {
  const escaped = part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // Classes of letters take long to compile, and most texts do not contain the part at all.
  if (!new RegExp(escaped, 'iu').test(text)) return false;
  return new RegExp(`(?<![\\p{L}\\p{N}]|\\p{N}[.,/])${escaped}(?![\\p{L}\\p{N}]|[.,/]\\p{N})`, 'iu').test(text);
}
