import type { ItemModel } from '../../item-bank/items/services.ts';

/** What makes a question of this section easy or hard, counted on the question as it stands. */
export interface Features {
  /** Inferences or calculations one after the other, from 1. */
  steps: number;
  /** 0 everyday words · 1 an idea that the question explains · 2 an idea that must be known · 3 reasoning about the idea itself. */
  abstraction: 0 | 1 | 2 | 3;
  /** How near the best wrong answer comes: 0 far off · 1 tempting · 2 needs a second look · 3 differs in one point only. */
  closeness: 0 | 1 | 2 | 3;
  /** What must be held in mind at once: 0 a sentence · 1 a small table or figure · 2 several of its parts together. */
  load?: 0 | 1 | 2;
}

/**
 * Provisional difficulty b in logits. The floor (−2.3) is one step in everyday words with wrong answers far off; the
 * weights spread the section over −2.3 … 2.6, so that one more step or one more degree of abstraction is about half a rung.
 */
export function difficulty({ steps, abstraction, closeness, load = 0 }: Features): number {
  return -2.3 + 0.42 * (steps - 1) + 0.45 * abstraction + 0.35 * closeness + 0.3 * load;
}

/**
 * The same model with the load of reading added to each difficulty: words of the stem and cells of its tables beyond
 * about 50 make a question a little harder, fewer a little easier (0.05 logits for ten, at most 0.2 either way).
 */
export function withReadingLoad(model: ItemModel): ItemModel {
  return {
    ...model,
    write(variant, random) {
      const draft = model.write(variant, random);
      const cells = (draft.stimulus ?? []).flatMap((block) => (block.kind === 'table' ? block.rows.flat() : []));
      const read = draft.stem.split(/\s+/).length + cells.length / 2;
      return { ...draft, difficulty: draft.difficulty + Math.min(0.2, Math.max(-0.2, (read - 50) * 0.005)) };
    },
  };
}
