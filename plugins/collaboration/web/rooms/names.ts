import type { z } from 'zod';
import type { Participant, Room, RoomType } from '../../rooms/contract.ts';

export type RoomView = z.output<typeof Room>;

export const typeTitles: Readonly<Record<RoomType, string>> = { study_session: 'Study session', project: 'Project' };

/** Who is let in. */
export const entryTitle = ({ isPrivate, cohortId }: Pick<RoomView, 'isPrivate' | 'cohortId'>): string =>
  cohortId !== null ? 'Study cohort' : isPrivate ? 'Private' : 'Public';

/** Without a name once the person who chose it was erased. */
export const roomName = ({ name, type }: Pick<RoomView, 'name' | 'type'>): string => name ?? typeTitles[type];

/** Learners who do not share their name are numbered by when they joined. */
export function nameOf(room: RoomView, { id, name }: Pick<Participant, 'id' | 'name'>, ownId: string): string {
  if (id === ownId) return 'You';
  return name ?? `Participant ${room.participants.findIndex((one) => one.id === id) + 1}`;
}
