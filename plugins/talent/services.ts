import type { Actor } from '../../core/contract/index.ts';
import { defineService, defineSharedService } from '../../core/contract/index.ts';
import type { CallContext } from '../../core/db/index.ts';
import type { ManagedPartner } from './partners/contract.ts';

/** A skill that a learner has shown. */
export interface ShownSkillEvidence {
  readonly name: string;
  /** Other names of the same skill. */
  readonly aliases?: readonly string[];
  /** 1 to 5, in the levels of `matching/contract.ts`. */
  readonly level: number;
  /** One sentence for learners and companies: `Mastered in 42 answers`. */
  readonly evidence: string;
}

/** What plugins know about learners' skills from answers, not from what learners say. Gathered for profiles and matches. */
export interface SkillEvidence {
  /** By learner. Learners without evidence may be left out. */
  of(context: CallContext, userIds: readonly string[]): Promise<ReadonlyMap<string, readonly ShownSkillEvidence[]>>;
}
export const skillEvidence = defineSharedService<SkillEvidence>('talent.skill-evidence');

type Managed = Omit<ManagedPartner, 'decidedAt'> & { readonly decidedAt: Date | null };

/** Partner companies, for the command line. */
export interface PartnerDesk {
  /** By name. */
  list(context: { readonly who: Actor }): Promise<readonly Managed[]>;
  /** By name or id. @throws Failure not_found */
  named(context: { readonly who: Actor }, name: string): Promise<Managed>;
  /** Idempotent. @throws Failure not_found */
  approve(who: Actor, id: string): Promise<Managed>;
  /** Idempotent. @throws Failure not_found */
  suspend(who: Actor, id: string, reason: string): Promise<Managed>;
}
export const partnerDesk = defineService<PartnerDesk>('talent.partners');
