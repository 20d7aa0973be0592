import { z } from 'zod';
import { Id } from '../../../core/contract/index.ts';

/** People in a call. Each sends to each other, so that more would overload phones and slow connections. */
export const maxInCall = 6;

/** The largest session description in bytes; that of Chromium with three media lines has about 8,000. */
const maxDescription = 40_000;

/** Identifies the connection of a browser tab. */
const ConnectionId = z.string().min(1).max(64);

const Description = z.object({
  kind: z.literal('description'),
  type: z.enum(['offer', 'answer']),
  sdp: z.string().min(1).max(maxDescription),
});

const Candidate = z.object({
  kind: z.literal('candidate'),
  /** Empty after the last one. */
  candidate: z.string().max(1000),
  sdpMid: z.string().max(64).nullable(),
  sdpMLineIndex: z.int().min(0).max(16).nullable(),
  usernameFragment: z.string().max(256).nullable(),
});

/** What two browsers tell each other to connect directly. */
export const CallSignal = z.discriminatedUnion('kind', [Description, Candidate]);
export type CallSignal = z.infer<typeof CallSignal>;

const IceServer = z.object({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
});

/** A person in a call. */
export const InCall = z.object({ userId: Id, connectionId: ConnectionId });
export type InCall = z.infer<typeof InCall>;

const toggle = {
  access: 'collaboration.use',
  body: z.object({ roomId: Id, enabled: z.boolean() }),
  limit: { perSecond: 3, burst: 15 },
} as const;

export const callLive = {
  receives: {
    /** Joins the call of a room, with this connection. The caller is then in the live room `call`, and leaves the call with it. */
    join_call: {
      access: 'collaboration.use',
      duringAssessment: 'closed',
      body: z.object({ roomId: Id, isAudioEnabled: z.boolean(), isVideoEnabled: z.boolean() }),
      answer: z.object({
        connectionId: ConnectionId,
        /** The others. The one who joins offers each a connection. */
        people: z.array(InCall),
        iceServers: z.array(IceServer),
      }),
      limit: { perSecond: 1, burst: 5 },
    },
    /** Passes a signal to another person in the same call. */
    call_signal: {
      access: 'collaboration.use',
      duringAssessment: 'closed',
      body: z.object({ roomId: Id, to: ConnectionId, signal: CallSignal }),
      limit: { perSecond: 30, burst: 150 },
      maxBytes: 64_000,
    },
    audio_toggle: toggle,
    video_toggle: toggle,
    screen_share_toggle: toggle,
  },
  sends: {
    call_joined: z.object({ roomId: Id, ...InCall.shape }),
    call_left: z.object({ roomId: Id, userId: Id }),
    call_signal: z.object({ roomId: Id, from: ConnectionId, userId: Id, signal: CallSignal }),
    /** `userName` is set for staff; those of learners depend on the reader. */
    screen_share_started: z.object({ roomId: Id, userId: Id, userName: z.string().nullable() }),
  },
  rooms: { call: { access: 'collaboration.use', key: Id } },
} as const;
