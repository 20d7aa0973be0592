import { z } from 'zod';
import { Id, nothing, PageQuery, pageOf, Timestamp } from '../../../core/contract/index.ts';
import { learnerCircles } from '../../learner/contract.ts';

export const RoomType = z.enum(['study_session', 'project']);
export type RoomType = z.infer<typeof RoomType>;
export const ParticipantRole = z.enum(['host', 'collaborator']);
export type ParticipantRole = z.infer<typeof ParticipantRole>;

export const Participant = z.object({
  id: Id,
  /** Null where the person does not share their name with the reader. */
  name: z.string().nullable(),
  role: ParticipantRole,
  /** `away`: admitted and without the room open. `other`: waits to be admitted. */
  status: z.enum(['online', 'away', 'other']),
  mayWrite: z.boolean(),
  /** Muted by the host: neither writes in the chat nor speaks. */
  isMuted: z.boolean(),
  /** Whether the reader has blocked them: their messages, voice and picture are hidden from the reader. */
  isBlocked: z.boolean(),
  isInCall: z.boolean(),
  isAudioEnabled: z.boolean(),
  isVideoEnabled: z.boolean(),
  isScreenSharing: z.boolean(),
  /** When they last had the room open; null while they have, or never had. */
  lastSeen: Timestamp.nullable(),
});
export type Participant = z.infer<typeof Participant>;

export const Room = z.object({
  id: Id,
  name: z.string().nullable(),
  type: RoomType,
  participants: z.array(Participant),
  /** What those in the room do together at the moment. */
  currentActivity: z.string().nullable(),
  maxParticipants: z.int(),
  isPrivate: z.boolean(),
  /** The study cohort whose members alone are let in. */
  cohortId: Id.nullable(),
  createdAt: Timestamp,
  /** Null once this person has left. */
  createdBy: Id.nullable(),
  endedAt: Timestamp.nullable(),
  /** The caller's own place in the room; null for someone who has not asked to join. */
  admission: z.enum(['waiting', 'admitted', 'removed']).nullable(),
  /** Whether the caller may turn on camera and microphone: minors once a guardian has agreed. */
  mayUseDevices: z.boolean(),
  /** Messages of others in the chat that the caller has not read. */
  unread: z.int(),
});
export type Room = z.input<typeof Room>;

export const defaultMaxParticipants = 8;
/** Rooms a person creates within 24 hours. */
export const maxRoomsPerDay = 20;

const RoomParams = z.object({ id: Id });
const PersonParams = z.object({ id: Id, userId: Id });

export const roomRoutes = {
  rooms: {
    method: 'get',
    path: '/api/collaboration/rooms',
    access: 'collaboration.use',
    query: PageQuery,
    response: pageOf(Room),
    description: 'Lists open rooms, the newest first',
  },
  room: {
    method: 'get',
    path: '/api/collaboration/rooms/:id',
    access: 'collaboration.use',
    params: RoomParams,
    response: Room,
    description: 'A room with those in it',
  },
  createRoom: {
    method: 'post',
    path: '/api/collaboration/rooms',
    access: 'collaboration.use',
    duringAssessment: 'closed',
    body: z.object({
      id: Id.optional(),
      name: z.string().trim().min(1).max(80),
      type: RoomType,
      isPrivate: z.boolean().default(false),
      circle: z
        .enum(learnerCircles)
        .optional()
        .describe('Who may join a room of staff, who also join all others; without it only staff'),
      maxParticipants: z.int().min(2).max(50).default(defaultMaxParticipants),
    }),
    response: Room,
    status: 201,
    description: 'Creates a room with the caller as its host',
  },
  openCohortRoom: {
    method: 'post',
    path: '/api/collaboration/cohorts/:id/room',
    access: 'collaboration.use',
    duringAssessment: 'closed',
    params: RoomParams,
    response: Room,
    description: 'Opens the room of a study cohort of the caller, or joins the one that is open. Idempotent',
  },
  joinRoom: {
    method: 'post',
    path: '/api/collaboration/rooms/:id/join',
    access: 'collaboration.use',
    duringAssessment: 'closed',
    params: RoomParams,
    response: Room,
    description: 'Joins a room, or asks the host of a private room for admission',
  },
  leaveRoom: {
    method: 'post',
    path: '/api/collaboration/rooms/:id/leave',
    access: 'collaboration.use',
    params: RoomParams,
    response: nothing(),
    description: 'Leaves a room',
  },
  changeParticipant: {
    method: 'patch',
    path: '/api/collaboration/rooms/:id/participants/:userId',
    access: 'collaboration.use',
    params: PersonParams,
    body: z.object({
      admission: z.enum(['admitted', 'removed']).optional(),
      mayWrite: z.boolean().optional(),
      isMuted: z.boolean().optional(),
    }),
    response: Room,
    description: 'Admits, removes or mutes a participant, or changes whether they may write; for the host',
  },
  blockParticipant: {
    method: 'put',
    path: '/api/collaboration/rooms/:id/participants/:userId/block',
    access: 'collaboration.block',
    description: 'Block somebody in a room of yours, who is not told. Not against staff. Idempotent',
    params: PersonParams,
    response: nothing(),
  },
  endRoom: {
    method: 'post',
    path: '/api/collaboration/rooms/:id/end',
    access: 'collaboration.use',
    params: RoomParams,
    response: Room,
    description: 'Ends a room; its documents can be read and no longer changed',
  },
} as const;

const PersonInRoom = z.object({ roomId: Id, userId: Id, userName: z.string().nullable() });

export const roomLive = {
  receives: {
    /** Opens a room that the caller is in. `userId` is the caller's own. */
    join_room: {
      access: 'collaboration.use',
      body: z.object({ roomId: Id, userId: Id }),
      limit: { perSecond: 1, burst: 10 },
    },
  },
  sends: {
    room_changed: z.object({ roomId: Id }),
    /** A person opened the room. `userName` is set for staff; those of learners depend on the reader. */
    user_joined: PersonInRoom,
    /** A person closed the room's last tab. */
    user_left: PersonInRoom.omit({ userName: true }),
  },
  rooms: { room: { access: 'collaboration.use', key: Id } },
} as const;
