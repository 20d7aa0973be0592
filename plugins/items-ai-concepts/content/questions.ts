import type { Draft, ItemModel } from '../../item-bank/items/services.ts';
import type { Features } from './difficulty.ts';
import { difficulty } from './difficulty.ts';
import { caseOf } from './drafts.ts';

/** One question of a list, with what makes it hard instead of a difficulty; concepts and so on default to its model's. */
export type Question = Omit<Draft, 'difficulty' | 'concepts' | 'reasoning'> & {
  features: Features;
  concepts?: string[];
  reasoning?: Draft['reasoning'];
};

export interface QuestionList {
  /** Kebab-case; the section is put before it. */
  id: string;
  contentArea: string;
  title: string;
  discrimination: number;
  concepts: string[];
  reasoning: Draft['reasoning'];
  questions: readonly Question[];
}

/** An item model whose variants differ in structure as well as in setting, so that each is written out on its own. */
export function questionList(list: QuestionList): ItemModel {
  return {
    id: `ai_conceptual.${list.id}`,
    section: 'ai_conceptual',
    contentArea: list.contentArea,
    title: list.title,
    variants: list.questions.length,
    write(variant) {
      const { features, ...question } = caseOf(list.questions, variant);
      return {
        discrimination: list.discrimination,
        concepts: list.concepts,
        reasoning: list.reasoning,
        ...question,
        difficulty: difficulty(features),
      };
    },
  };
}
