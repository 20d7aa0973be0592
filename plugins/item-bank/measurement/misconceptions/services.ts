import { defineService, defineSharedService } from '../../../../core/contract/index.ts';
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

/**
 * What learners together find hard, from their latest answers in practice and in completed placements, and from steps that they
 * had checked, which count as answers.
 */
export interface ClassMisconceptions {
  /**
   * The hardest concepts of each group of learners in answers since a moment, the hardest first: by the lower bound of the 95 % interval of the share of wrong
   * answers. Concepts with answers of fewer than three learners are left out, so that nothing is said of one of them, and so are
   * those that would repeat a harder one. As many queries for one group as for many. The caller checks access.
   */
  hardest(
    context: CallContext,
    groups: readonly (readonly string[])[],
    most: number,
    since: Date,
  ): Promise<readonly (readonly HardConcept[])[]>;
}
/** Steps of calculations that learners had checked. */
export interface StepMistakes {
  /** The latest of these learners since a moment, at most so many, by the concepts that they are about. */
  ofLearners(
    context: CallContext,
    userIds: readonly string[],
    most: number,
    since: Date,
  ): Promise<
    readonly {
      readonly userId: string;
      readonly concept: string;
      readonly section: Section;
      readonly contentArea: string;
      readonly isRight: boolean;
      readonly misconception: { readonly id: string; readonly says: string } | null;
    }[]
  >;
}
export const stepMistakes = defineSharedService<StepMistakes>('item-bank.step-mistakes');

export const classMisconceptions = defineService<ClassMisconceptions>('item-bank.misconceptions');
