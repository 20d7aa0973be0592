import type { Clock } from '../../../core/clock.ts';
import type { Actor, Who } from '../../../core/contract/index.ts';
import { forbidden, notFound } from '../../../core/contract/index.ts';
import type { Database, Tx } from '../../../core/db/index.ts';
import type { Audit, People, Presence } from '../../../core/services.ts';
import { allows } from '../../learner/contract.ts';
import type { LearnerBlocks, LearnerRecord } from '../../learner/services.ts';
import type { Feed } from '../feed/feed.ts';
import type { Inbox } from '../notifications/inbox.ts';
import { assignCircles, mayBeIn } from './circles.ts';
import { ageRequired, consentRequired } from './contract.ts';
import { MemberRow, StudyGroupRow } from './models.ts';

/** What the functions of study groups need. */
export interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: Pick<People, 'named' | 'list'>;
  readonly record: Pick<LearnerRecord, 'peers' | 'minority' | 'minorities'>;
  readonly blocks: LearnerBlocks;
  readonly audit: Pick<Audit, 'record'>;
  readonly presence: Presence;
  readonly feed: Pick<Feed, 'record' | 'lessonsOf'>;
  readonly inbox: Pick<Inbox, 'notify' | 'readByPrefix'>;
  readonly live: {
    discussionChanged(institution: { id: string }, groupId: string, change: number): void;
    groupsChanged(institution: { id: string }): void;
    /** Checks again who may be in the discussion. */
    recheck(institution: { id: string }, groupId: string): Promise<void>;
    recheckCommunity(institution: { id: string }): Promise<void>;
    /** Ids of the people in the discussion. */
    present(institution: { id: string }, groupId: string): Promise<string[]>;
  };
  /** Jobs that run after the commit. */
  later: {
    tellMembers(tx: Tx, institution: { id: string }, groupId: string): Promise<unknown>;
    tellStaff(tx: Tx, institution: { id: string }, messageId: string): Promise<unknown>;
  };
}

export const mayModerate = (who: Actor): boolean => who.may('activity.moderate');

/** Why the caller cannot take part; null if they can. */
export async function refusalOf({ record }: Pick<Dependencies, 'record'>, who: Who): Promise<string | null> {
  const minority = await record.minority({ who }, who.user);
  if (minority.ageBand === 'unknown' && who.user.role === 'learner') return ageRequired;
  return allows(minority, 'talking') && minority.circle !== null ? null : consentRequired;
}

/** @throws Failure forbidden, with the reason */
export async function assertMayTakePart(dependencies: Pick<Dependencies, 'record'>, who: Who): Promise<void> {
  const refusal = await refusalOf(dependencies, who);
  if (refusal) throw forbidden(refusal);
}

/**
 * A group of the caller's circle.
 * @throws Failure not_found, also for groups of other circles; forbidden for callers who cannot take part
 */
export async function groupFor(dependencies: Dependencies, who: Who, id: string, tx?: Tx): Promise<StudyGroupRow> {
  await assertMayTakePart(dependencies, who);
  // Outside the transaction, because it takes its own locks.
  if ((await groupOf(dependencies, who, id)).circle === null) await assignCircles(dependencies, who);
  const group = await groupOf(dependencies, who, id, tx);
  if (!mayBeIn(group, await dependencies.record.minority({ who }, who.user))) throw noSuchGroup();
  return group;
}

/** A group of any circle. @throws Failure not_found */
export async function groupOf(
  dependencies: Pick<Dependencies, 'db'>,
  who: Actor,
  id: string,
  tx?: Tx,
): Promise<StudyGroupRow> {
  const query = dependencies.db.rows(StudyGroupRow, { who, ...(tx ? { tx } : {}) }).findById(id);
  // Locked until the commit, so that changes are numbered in commit order.
  if (tx) query.forUpdate();
  const group = await query;
  if (!group) throw noSuchGroup();
  return group;
}

const noSuchGroup = () => notFound('There is no such study group.');

export async function membershipOf(
  { db }: Pick<Dependencies, 'db'>,
  who: Who,
  groupId: string,
  tx?: Tx,
): Promise<MemberRow | undefined> {
  return db.rows(MemberRow, { who, ...(tx ? { tx } : {}) }).findById([groupId, who.user.id]);
}

/**
 * Admits members and moderating staff to a discussion.
 * @throws Failure not_found, forbidden for non-members, both with the reason
 */
export async function assertMayDiscuss(dependencies: Dependencies, who: Who, groupId: string, tx?: Tx) {
  const group = await groupFor(dependencies, who, groupId, tx);
  const member = await membershipOf(dependencies, who, groupId, tx);
  if (!member && !mayModerate(who)) throw forbidden('Join the study group to read its discussion.');
  return { group, member };
}
