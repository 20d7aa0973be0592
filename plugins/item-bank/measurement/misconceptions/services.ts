import { defineService } from '../../../../core/contract/index.ts';
import type { CallContext } from '../../../../core/db/index.ts';
import type { Section } from '../../contract.ts';

/** A concept in which learners made mistakes, without saying who. */
export interface HardConcept {
  readonly concept: string;
  readonly section: Section;
  readonly contentArea: string;
  /** Learners with graded answers, all answers, and the wrong ones among them. */
  readonly learners: number;
  readonly answers: number;
  readonly wrong: number;
  /** The one most learners chose, of those no harder concept names. Null unless at least two learners chose it. */
  readonly misconception: { readonly id: string; readonly says: string; readonly learners: number } | null;
}

/** What learners together find hard, from their latest answers in practice and in completed placements. */
export interface ClassMisconceptions {
  /**
   * The hardest concepts of each group of learners, the hardest first: by the lower bound of the 95 % interval of the share of wrong
   * answers. Concepts with answers of fewer than three learners are left out, so that nothing is said of one of them, and so are
   * those that would repeat a harder one. As many queries for one group as for many. The caller checks access.
   */
  hardest(
    context: CallContext,
    groups: readonly (readonly string[])[],
    most: number,
  ): Promise<readonly (readonly HardConcept[])[]>;
}
export const classMisconceptions = defineService<ClassMisconceptions>('item-bank.misconceptions');
