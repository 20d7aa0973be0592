import type { Actor } from '../../../core/contract/index.ts';
import { defineService } from '../../../core/contract/index.ts';

interface Assigned {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly isActive: boolean;
  readonly reviews: number;
}

/** Reviewers of universities, for the command line. */
export interface ReviewerAssignments {
  /** By name. @throws Failure not_found */
  list(context: { readonly who: Actor }, universityId: string): Promise<readonly Assigned[]>;
  /** Idempotent. @throws Failure not_found; conflict for a person whose role does not review */
  add(who: Actor, universityId: string, userId: string): Promise<Assigned>;
  /** Idempotent. @throws Failure not_found */
  remove(who: Actor, universityId: string, userId: string): Promise<void>;
  /** A university by its id or key. @throws Failure not_found */
  universityNamed(
    context: { readonly who: Actor },
    name: string,
  ): Promise<{ readonly id: string; readonly name: string }>;
  /** A person by sign-in name or address. @throws Failure not_found */
  personNamed(context: { readonly who: Actor }, name: string): Promise<{ readonly id: string; readonly email: string }>;
}
export const reviewerAssignments = defineService<ReviewerAssignments>('universities.reviewers');
