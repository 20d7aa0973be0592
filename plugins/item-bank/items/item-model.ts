import type { BlockDraft } from '../../../core/contract/blocks.ts';
import { Block } from '../../../core/contract/blocks.ts';
import type { Random } from '../../../core/random.ts';
import { seededRandom } from '../../../core/random.ts';
import type { ItemSection, Pool } from '../contract.ts';
import { shuffled } from './draw.ts';
import type { ChoiceItem, HintLadder, Misconception, ReasoningStyle } from './item.ts';
import { rungOf } from './item.ts';
import { balanceNumbers } from './number-options.ts';

/** A question as written by an item model, before options are shuffled and parameters are set. */
export interface Draft {
  stem: string;
  stimulus?: BlockDraft[];
  /** The right answer, worked out by the model's solver. */
  answer: string;
  /** Wrong answers, each from a misconception, all different. */
  distractors: { text: string; misconception: Misconception }[];
  explanation: string;
  steps: string[];
  hints: HintLadder;
  /** Provisional difficulty b in logits, from the features that make this variant easy or hard. Within -2.8 … 2.8. */
  difficulty: number;
  /** Provisional discrimination; 1.2 unless there is a reason. */
  discrimination?: number;
  concepts: string[];
  reasoning: ReasoningStyle[];
  /** The kind of task within the content area. */
  subcategory?: string;
  /** Cognitive load: the amount of information held and processed at once, 1 to 5. */
  cognitiveLoad?: number;
  /** For memory tasks: seconds for which the stimulus is shown before the options. */
  stimulusSeconds?: number;
  /** Drawings of the options, in the order of `order`, whose texts are then only names: A, B, C. */
  optionFigures?: BlockDraft[];
  /** The stored order of options, including the answer; shuffled if absent. Each asking shuffles again. */
  order?: string[];
  /** Options that are never shuffled, such as "none of these" in last place. Requires `order`. */
  fixed?: string[];
}

/** A template with constraints, a solver and named misconceptions that generates questions reproducibly. */
export interface ItemModel {
  /** `<section>.<kebab-case>` */
  id: string;
  section: ItemSection;
  contentArea: string;
  title: string;
  /** Variants 0 … variants − 1 are operational; a person has read each of them. */
  variants: number;
  /** The pool of all its items; it then has no further variants for practice and the demo. */
  pool?: Pool;
  /** Deterministic: the same variant and random numbers give the same question. */
  write(variant: number, random: Random): Draft;
  /** Writes the practice items in place of further variants: other stories and structures of question (`practice-tasks.ts`). */
  practice?(variant: number, random: Random): Draft;
}

/** Thrown by a model that is a fixed list, for variants beyond it. */
export class NoSuchVariant extends Error {}

/** Generates a variant of a model. Throws where the draft breaks a rule, such as duplicate options. */
export function generate(model: ItemModel, variant: number): ChoiceItem {
  const random = seededRandom(`${model.id}:${variant}`);
  const written = model.write(variant, random);
  const draft = model.pool ? written : balanced(written, `${model.id}:${variant}`);
  const texts = [draft.answer, ...draft.distractors.map((distractor) => distractor.text)];
  if (new Set(texts.map((text) => text.trim().toLowerCase())).size !== texts.length) {
    throw new Error(`${model.id} variant ${variant}: two options are the same: ${texts.join(' | ')}`);
  }
  const options = draft.order ?? placed(shuffled(texts, random), draft.answer, model, variant);
  if (options.length !== texts.length || texts.some((text) => !options.includes(text))) {
    throw new Error(`${model.id} variant ${variant}: the given order does not hold exactly the options`);
  }
  if (draft.optionFigures && draft.order === undefined) {
    throw new Error(`${model.id} variant ${variant}: drawn options need their order`);
  }
  const { fixed } = draft;
  if (fixed && (draft.order === undefined || fixed.some((text) => !options.includes(text)))) {
    throw new Error(`${model.id} variant ${variant}: options that keep their place need their order`);
  }
  const b = Math.round(draft.difficulty * 100) / 100;
  return {
    id: `${model.id}.${String(variant).padStart(4, '0')}`,
    itemModel: model.id,
    section: model.section,
    contentArea: model.contentArea,
    ...(draft.subcategory !== undefined && { subcategory: draft.subcategory }),
    ...(draft.cognitiveLoad !== undefined && { cognitiveLoad: draft.cognitiveLoad }),
    rung: rungOf(b),
    format: 'multiple_choice',
    concepts: draft.concepts,
    reasoning: draft.reasoning,
    stem: draft.stem,
    stimulus: (draft.stimulus ?? []).map((block) => Block.parse(block)),
    ...(draft.stimulusSeconds !== undefined && { stimulusSeconds: draft.stimulusSeconds }),
    options,
    ...(draft.optionFigures && { optionFigures: draft.optionFigures.map((block) => Block.parse(block)) }),
    ...(fixed && { fixedOptions: fixed.map((text) => options.indexOf(text)) }),
    key: options.indexOf(draft.answer),
    misconceptions: options.map((text) => draft.distractors.find((d) => d.text === text)?.misconception ?? null),
    explanation: draft.explanation,
    steps: draft.steps,
    hints: draft.hints,
    parameters: { a: draft.discrimination ?? 1.2, b, c: Math.round(80 / options.length) / 100 },
    source: { kind: 'provisional', itemModel: model.id },
  };
}

/**
 * Options with the answer at each place in turn from variant to variant, so that all places are used equally. Only for
 * cognitive tasks: the other sections have enough items for chance to do that. Each asking shuffles again.
 */
function placed(options: readonly string[], answer: string, { id, section }: ItemModel, variant: number): string[] {
  if (section !== 'cognitive') return [...options];
  const others = options.filter((text) => text !== answer);
  return others.toSpliced((variant + id.length) % options.length, 0, answer);
}

/** The draft with its numbers balanced; an ascending order stays ascending. */
function balanced(draft: Draft, id: string): Draft {
  if (draft.fixed || draft.optionFigures) return draft;
  const distractors = balanceNumbers(id, draft);
  const added = distractors.find((each, at) => each !== draft.distractors[at]);
  if (!added) return draft;
  const removed = draft.distractors[distractors.indexOf(added)]?.text;
  const order = draft.order?.map((text) => (text === removed ? added.text : text));
  if (!order) return { ...draft, distractors };
  const ascending = [...order].sort((one, other) => numberIn(one) - numberIn(other));
  return { ...draft, distractors, order: isAscending(draft.order ?? []) ? ascending : order };
}

const isAscending = (texts: readonly string[]) =>
  texts.every((text, at) => at === 0 || numberIn(text) > numberIn(texts[at - 1] ?? ''));
const numberIn = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''));
