import type { Actor } from '../../../core/contract/index.ts';
import { defineService } from '../../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../../core/db/index.ts';
import type { Level } from '../contract.ts';

/** The scores at which levels begin, ascending. */
export interface Cuts {
  readonly immersion: number;
  readonly mastery: number;
  readonly excellence: number;
}

/** The cuts an institution adopted, or its return to those of the deployment. */
export interface Adoption {
  readonly id: string;
  /** Null: the deployment's cuts hold again. */
  readonly cuts: Cuts | null;
  readonly reason: string;
  /** What the cuts come from, such as a study: its plugin and id. */
  readonly source: string | null;
  readonly adoptedBy: string | null;
  readonly adoptedAt: Date;
}

/** Learners whose present score would be at another level by other cuts. */
export interface LevelMoves {
  /** Learners with a score. */
  readonly learners: number;
  readonly moves: readonly { readonly from: Level; readonly to: Level; readonly userIds: readonly string[] }[];
}

/** The cuts of an institution. They hold for results of assessments that begin from their adoption on. */
export interface InstitutionCuts {
  /** Those of the deployment. */
  readonly shipped: Cuts;
  inForce(context: CallContext<Pick<Actor, 'institution'>>): Promise<Cuts>;
  /** Newest first. */
  adoptions(context: CallContext<Pick<Actor, 'institution'>>): Promise<Adoption[]>;
  /** The present score of every learner who has one, in no order that tells whose it is. */
  scores(context: CallContext<Pick<Actor, 'institution'>>): Promise<number[]>;
  /** The learners who would be at another level by these cuts, with the score they have now. */
  preview(context: CallContext<Pick<Actor, 'institution'>>, cuts: Cuts): Promise<LevelMoves>;
  /** @throws RangeError where the cuts do not rise within the scale */
  adopt(
    context: TransactionContext<Pick<Actor, 'institution'>>,
    adoption: Pick<Adoption, 'cuts' | 'reason' | 'source' | 'adoptedBy'>,
  ): Promise<Adoption>;
}
export const institutionCuts = defineService<InstitutionCuts>('learner.cuts');
