import { z } from 'zod';
import { file, Id, Line, nothing, Timestamp } from '../../../core/contract/index.ts';

// Meetings of a cohort. Each keeps its local time when clocks change.

/** Meetings of a cohort that are planned at once. */
export const maxMeetings = 20;
/** Length of a meeting in minutes. */
export const minuteLimits = { min: 5, max: 8 * 60, default: 60 } as const;
/** Dates listed for a cohort. */
export const maxUpcoming = 10;
/** Meetings listed for a person. */
export const maxNext = 3;

export const Repeats = z.enum(['once', 'weekly', 'fortnightly']);
export type Repeats = z.infer<typeof Repeats>;

/** Titles of repetitions on screens. */
export const repeatTitles: Record<Repeats, string> = {
  once: 'Once',
  weekly: 'Every week',
  fortnightly: 'Every two weeks',
};

export const MeetingEntry = z.object({
  title: Line.max(80, 'At most 80 characters').default(''),
  place: Line.max(200, 'At most 200 characters').default(''),
  /** Local time in the zone, `2027-01-15T17:00`. */
  starts: z.iso.datetime({ local: true, precision: -1 }),
  /** IANA name, `Europe/Berlin`. */
  timeZone: z.string().trim().min(1).max(40),
  minutes: z.int().min(minuteLimits.min).max(minuteLimits.max).default(minuteLimits.default),
  repeats: Repeats.default('once'),
  /** The last day of a repeated meeting; null without an end. */
  until: z.iso.date().nullable().default(null),
});
export type MeetingEntry = z.infer<typeof MeetingEntry>;

export const Meeting = MeetingEntry.extend({ id: Id });
export type Meeting = z.infer<typeof Meeting>;

/** One date of a meeting. */
export const MeetingDate = z.object({
  meetingId: Id,
  /** Counts the dates of the meeting from 0. */
  number: z.int(),
  title: z.string(),
  place: z.string(),
  timeZone: z.string(),
  begins: Timestamp,
  ends: Timestamp,
  /** Does not take place. */
  isSkipped: z.boolean(),
});
export type MeetingDate = z.infer<typeof MeetingDate>;

/** A date on a person's home. */
export const NextMeeting = MeetingDate.omit({ isSkipped: true, number: true }).extend({
  cohortId: Id,
  cohortName: z.string(),
});
export type NextMeeting = z.infer<typeof NextMeeting>;

const cohort = z.object({ id: Id });
const meeting = z.object({ id: Id, meetingId: Id });

export const scheduleRoutes = {
  schedule: {
    method: 'get',
    path: '/api/study-cohorts/:id/meetings',
    access: 'cohorts.take-part',
    description: 'Meetings of a cohort of yours, and their next dates',
    params: cohort,
    response: z.object({ meetings: z.array(Meeting), upcoming: z.array(MeetingDate) }),
  },
  nextMeetings: {
    method: 'get',
    path: '/api/study-cohorts/meetings',
    access: 'cohorts.take-part',
    description: 'The next dates of your cohorts, one for each meeting',
    response: z.array(NextMeeting),
  },
  planMeeting: {
    method: 'put',
    path: '/api/study-cohorts/:id/meetings/:meetingId',
    access: 'cohorts.take-part',
    // Every change notifies all members.
    limit: 'costly',
    duringAssessment: 'closed',
    description: 'Plan a meeting, or change it, and tell the members. For the owner and moderators. Idempotent',
    params: meeting,
    body: MeetingEntry,
    response: nothing(),
  },
  cancelMeeting: {
    method: 'delete',
    path: '/api/study-cohorts/:id/meetings/:meetingId',
    access: 'cohorts.take-part',
    // Every change notifies all members.
    limit: 'costly',
    description: 'Cancel a meeting with all its dates, and tell the members. For the owner and moderators. Idempotent',
    params: meeting,
    response: nothing(),
  },
  skipDate: {
    method: 'put',
    path: '/api/study-cohorts/:id/meetings/:meetingId/dates/:number',
    access: 'cohorts.take-part',
    // Every change notifies all members.
    limit: 'costly',
    description: 'Cancel one date of a repeated meeting, or restore it, and tell the members. Idempotent',
    params: meeting.extend({ number: z.coerce.number().int().min(0).max(10_000) }),
    body: z.object({ isSkipped: z.boolean() }),
    response: nothing(),
  },
  calendar: {
    method: 'get',
    path: '/api/study-cohorts/:id/calendar',
    access: 'cohorts.take-part',
    description: 'The meetings of a cohort of yours as a calendar file (iCalendar, RFC 5545)',
    params: cohort,
    response: file(),
  },
  feed: {
    method: 'get',
    path: '/api/study-cohorts/:id/feed',
    access: 'cohorts.take-part',
    whenSignedInAs: 'closed',
    description: 'When you created the address by which your calendar reads the meetings of a cohort of yours',
    params: cohort,
    response: z.object({ createdAt: Timestamp.nullable() }),
  },
  createFeed: {
    method: 'post',
    path: '/api/study-cohorts/:id/feed',
    access: 'cohorts.take-part',
    description: 'Create that address. An earlier one is no longer valid',
    params: cohort,
    response: z.object({ path: z.string() }),
  },
  revokeFeed: {
    method: 'delete',
    path: '/api/study-cohorts/:id/feed',
    access: 'cohorts.take-part',
    description: 'Make that address invalid. Idempotent',
    params: cohort,
    response: z.object({ revoked: z.boolean() }),
  },
  readFeed: {
    method: 'get',
    path: '/api/study-cohorts/feed',
    access: 'public',
    limit: 'link',
    description: 'The meetings of a cohort for a calendar that subscribed to them, by a member’s address',
    query: z.object({ code: z.string().min(1).max(100) }),
    response: file(),
  },
} as const;
