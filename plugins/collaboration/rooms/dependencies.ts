import type { z } from 'zod';
import type { Clock } from '../../../core/clock.ts';
import type { Who } from '../../../core/contract/index.ts';
import { conflict, forbidden, notFound } from '../../../core/contract/index.ts';
import type { CallContext, Database, TransactionContext, Tx } from '../../../core/db/index.ts';
import type { Audit, People } from '../../../core/services.ts';
import type { Moderation } from '../../ai/services.ts';
import type { CohortMembers } from '../../cohorts/services.ts';
import type { Measurement } from '../../item-bank/services.ts';
import type { Minority } from '../../learner/contract.ts';
import { allows, unknownAge } from '../../learner/contract.ts';
import type { LearnerBlocks, LearnerRecord } from '../../learner/services.ts';
import type { Safeguarding } from '../../safeguarding/services.ts';
import type { callLive } from '../calls/contract.ts';
import type { chatLive } from '../chat/contract.ts';
import type { Cursor } from '../documents/contract.ts';
import { DocumentRow, ParticipantRow, RoomRow } from '../models.ts';

/** All that addresses of live messages and jobs need. */
type Institution = Pick<Who['institution'], 'id'>;

export interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: Pick<People, 'named'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly record: LearnerRecord;
  readonly blocks: LearnerBlocks;
  /** Undefined where study cohorts are off. */
  cohorts(who: Pick<Who, 'institution'>): CohortMembers | undefined;
  readonly safeguarding: Pick<Safeguarding, 'dangersIn' | 'raise' | 'helpText'>;
  /** The verdict of the AI plugin's moderation; undefined where it is off or failed. */
  moderation(who: Who, text: string): Promise<Moderation | undefined>;
  readonly measurement: Pick<Measurement, 'open' | 'current' | 'close' | 'solution' | 'topics' | 'prepare'>;
  readonly live: {
    documentChanged(
      institution: Institution,
      change: { documentId: string; sequence: number; update: Uint8Array },
      except?: string,
    ): void;
    presenceChanged(
      institution: Institution,
      presence: { documentId: string; userId: string; tab: string; cursor: Cursor },
    ): void;
    roomChanged(institution: Institution, roomId: string): void;
    chatMessage(institution: Institution, message: z.input<typeof chatLive.sends.chat_message>, except?: string): void;
    chatChanged(institution: Institution, change: { roomId: string; change: number }): void;
    /** A person opened the room, or closed its last tab. */
    userJoined(
      institution: Institution,
      person: { roomId: string; userId: string; userName: string | null },
      except?: string,
    ): void;
    callJoined(institution: Institution, joined: z.input<typeof callLive.sends.call_joined>, except?: string): void;
    callLeft(institution: Institution, left: { roomId: string; userId: string }): void;
    callSignal(institution: Institution, to: string, signal: z.input<typeof callLive.sends.call_signal>): void;
    screenShareStarted(
      institution: Institution,
      share: z.input<typeof callLive.sends.screen_share_started>,
      except?: string,
    ): void;
    presentInCall(institution: Institution, roomId: string): Promise<string[]>;
    userLeft(institution: Institution, person: { roomId: string; userId: string }): void;
    /** Removes tabs of people who may no longer be in the room or read its documents. */
    recheck(institution: Institution, roomId: string, documentIds: readonly string[]): void;
    present(institution: Institution, roomId: string): Promise<string[]>;
  };
  readonly later: {
    snapshot(tx: Tx, institution: Institution, documentId: string): Promise<unknown>;
    /** Reads what a learner wrote in a period, once it is over. */
    readWritten(
      tx: Tx,
      institution: Institution,
      written: { documentId: string; userId: string; period: number },
    ): Promise<unknown>;
  };
}

const noRoom = () => notFound('There is no such room.');
const noDocument = () => notFound('There is no such document.');

/** @throws Failure forbidden, with the way out */
export function assertMayTalk(minority: Minority): void {
  if (minority.circle === null) throw forbidden(unknownAge.refusal);
  if (!allows(minority, 'talking')) throw forbidden('Rooms are open to you once a guardian has agreed.');
}

/** A room of the caller's circle; staff see all. @throws Failure not_found, forbidden without consent to talk to others */
export async function roomFor(dependencies: Dependencies, context: CallContext<Who>, id: string): Promise<RoomRow> {
  const minority = await dependencies.record.minority(context, context.who.user);
  const query = dependencies.db.rows(RoomRow, context).findById(id);
  const room = await (context.tx ? query.forUpdate() : query);
  if (!room || !(await isOfAudience(dependencies, context, room, minority))) throw noRoom();
  assertMayTalk(minority);
  return room;
}

/**
 * Hides a room from people who have blocked its host or are blocked by them, unless they are in it or have asked to be. Rooms of
 * cohorts are those of all members, whoever opened them.
 * @throws Failure not_found
 */
export async function assertFindable(
  { db, blocks }: Dependencies,
  context: CallContext<Who>,
  { id, cohortId }: RoomRow,
): Promise<void> {
  if (cohortId !== null) return;
  const userId = context.who.user.id;
  const apart = await blocks.apartFrom(context, userId);
  if (apart.size === 0) return;
  const people = await db.rows(ParticipantRow, context).where({ roomId: id });
  if (people.some((person) => person.userId === userId)) return;
  if (people.some((person) => person.role === 'host' && apart.has(person.userId))) throw noRoom();
}

/** Staff, and people of the room's circle; in the open room of a cohort only its members. */
async function isOfAudience(
  { cohorts }: Dependencies,
  context: CallContext<Who>,
  { circle, cohortId, endedAt }: RoomRow,
  minority: Minority,
): Promise<boolean> {
  if (minority.circle === 'staff') return true;
  if (minority.circle !== circle) return false;
  // Whoever was in it to the end keeps reading its documents.
  if (cohortId === null || endedAt !== null) return true;
  const { who } = context;
  return (await cohorts(who)?.cohortOf(context, cohortId, who.user.id)) !== undefined;
}

/** The caller's place in a room, if they are admitted. @throws Failure not_found, forbidden */
export async function participantIn(dependencies: Dependencies, context: CallContext<Who>, roomId: string) {
  const room = await roomFor(dependencies, context, roomId);
  const participant = await dependencies.db
    .rows(ParticipantRow, context)
    .findOne({ roomId, userId: context.who.user.id, admission: 'admitted' });
  // To everyone else a room's inside does not exist.
  if (!participant) throw noRoom();
  return { room, participant };
}

/** A document the caller may read. @throws Failure not_found, forbidden */
export async function documentFor(dependencies: Dependencies, context: CallContext<Who>, id: string) {
  const document = await dependencies.db.rows(DocumentRow, context).findById(id);
  if (!document) throw noDocument();
  const { participant, room } = await participantIn(dependencies, { who: context.who }, document.roomId).catch(
    (failure) => {
      throw failure.code === 'not_found' ? noDocument() : failure;
    },
  );
  return { document, participant, room };
}

/**
 * The document, locked until the commit, if the caller may change it. The room is shared with other
 * writers and locked against the host's changes, so that nothing is written after the host took the right away or ended it.
 * @throws Failure not_found, forbidden, conflict in a room that has ended
 */
export async function assertMayWrite(dependencies: Dependencies, context: TransactionContext<Who>, id: string) {
  const locked = await dependencies.db.rows(DocumentRow, context).findById(id).forUpdate();
  if (!locked) throw noDocument();
  const userId = context.who.user.id;
  const [room, participant, minority] = await Promise.all([
    dependencies.db.rows(RoomRow, context).findById(locked.roomId).forShare(),
    dependencies.db.rows(ParticipantRow, context).findOne({ roomId: locked.roomId, userId, admission: 'admitted' }),
    dependencies.record.minority(context, context.who.user),
  ]);
  if (!room || !participant || !(await isOfAudience(dependencies, context, room, minority))) throw noDocument();
  assertMayTalk(minority);
  if (room.endedAt) throw conflict('This room has ended. Its documents can only be read.');
  if (!participant.mayWrite) throw forbidden('You can read this document and not change it.');
  return locked;
}
