import type { HintLadder, ItemModel, Misconception, ReasoningStyle } from '../../item-bank/items/services.ts';
import type { Features } from './difficulty.ts';
import { difficulty } from './difficulty.ts';
import { caseOf, wrong } from './drafts.ts';

/** One of the ideas that a situation may show. All options of a model are worded alike, so that none stands out. */
export interface Concept {
  option: string;
  /** How this idea would show, if it were the one: "Overfitting would show as …". For the worked solution. */
  sign: string;
  /** What choosing it where it does not fit tells of a learner. */
  mistaken: Misconception;
}

export interface Situation<Name extends string> {
  /** What the situation is about, to be put into hints: "the ferry timetable". */
  about: string;
  story: string;
  shows: Name;
  /** Ideas that are clearly false here, the nearest first. */
  not: readonly [Name, Name, Name, Name?];
  /** The point of the story that decides. */
  clue: string;
  /** Where to look, without telling. */
  look: string;
  features: Features;
}

export interface SituationModel<Name extends string> {
  /** Kebab-case; the section is put before it. */
  id: string;
  contentArea: string;
  title: string;
  question: string;
  concepts: Record<Name, Concept>;
  situations: readonly Situation<Name>[];
  /** Concepts learnt, and ways of thinking, for the item's record. */
  about: { concepts: string[]; reasoning: ReasoningStyle[]; discrimination: number };
  hints: { conceptual(about: string): string; strategic(about: string): string };
}

/** An item model that asks which of several ideas a situation shows. The key is settled by the table of situations. */
export function situationModel<Name extends string>(model: SituationModel<Name>): ItemModel {
  return {
    id: `ai_conceptual.${model.id}`,
    section: 'ai_conceptual',
    contentArea: model.contentArea,
    title: model.title,
    variants: model.situations.length,
    write(variant) {
      const situation = caseOf(model.situations, variant);
      const shown = model.concepts[situation.shows];
      const others = situation.not.flatMap((name) => (name === undefined ? [] : [model.concepts[name]]));
      const nearest = model.concepts[situation.not[0]];
      const hints: HintLadder = {
        conceptual: model.hints.conceptual(situation.about),
        procedural: situation.look,
        strategic: model.hints.strategic(situation.about),
        encouragement: encouragement(variant, situation.about),
      };
      return {
        stem: `${situation.story} ${model.question}`,
        answer: shown.option,
        distractors: others.map((concept) => wrong(concept.option, concept.mistaken)),
        explanation: `${situation.clue} ${shown.sign}`,
        steps: [situation.clue, shown.sign, `The nearest other answer does not fit. ${nearest.sign}`],
        hints,
        difficulty: difficulty(situation.features),
        discrimination: model.about.discrimination,
        concepts: model.about.concepts,
        reasoning: model.about.reasoning,
      };
    },
  };
}

function encouragement(variant: number, about: string): string {
  const ways = [
    `You know enough about ${about} to judge this: trust the facts you are given.`,
    `Take ${about} one sentence at a time; one detail settles it.`,
    `Picture ${about} for a moment as if you were there. The right idea will fit every detail.`,
  ];
  return caseOf(ways, variant % ways.length);
}
