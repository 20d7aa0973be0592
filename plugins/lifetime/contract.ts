import { z } from 'zod';
import { defineContract, Id, nothing, PageQuery, pageOf, Timestamp } from '../../core/contract/index.ts';
import { Level } from '../learner/contract.ts';

export const MomentKind = z.enum(['account', 'result', 'level', 'achievement', 'practice', 'application', 'consent']);
export type MomentKind = z.infer<typeof MomentKind>;

/** Titles of kinds in the filter. */
export const momentKindTitles: Record<MomentKind, string> = {
  account: 'Account and setup',
  result: 'Results',
  level: 'Levels reached',
  achievement: 'Achievements',
  practice: 'Practice',
  application: 'University applications',
  consent: 'Consent',
};

/** An entry of a learner's timeline. */
export const Moment = z.object({
  id: Id,
  kind: MomentKind,
  at: Timestamp,
  title: z.string(),
  text: z.string(),
  /** The address of a screen with details. */
  to: z.string().nullable(),
  /** Titles of achievements it earned. Only without a filter, where these achievements have no entries of their own. */
  earned: z.array(z.string()),
});
export type Moment = z.infer<typeof Moment>;

/** What a shared credential shows besides level, assessment, date and institution. */
export const Shown = z.object({ name: z.boolean(), score: z.boolean() });
export type Shown = z.infer<typeof Shown>;

/** A level reached in a recorded assessment. */
export const Credential = z.object({
  /** The id of the result. */
  id: Id,
  title: z.string(),
  level: Level,
  eiqScore: z.number(),
  /** In points of the score. */
  standardError: z.number(),
  answered: z.int().nullable(),
  earnedAt: Timestamp,
  /** The version of the measurement, for recomputing the figures. */
  version: z.string(),
  /** The address of the full report. */
  report: z.string().nullable(),
  share: z.object({ code: z.string(), sharedAt: Timestamp, shows: Shown }).nullable(),
});
export type Credential = z.infer<typeof Credential>;

/** A shared credential as shown to holders of its code. Fields that the learner does not share are null. */
export const CheckedCredential = z.object({
  institution: z.string(),
  title: z.string(),
  level: Level,
  earnedAt: Timestamp,
  sharedAt: Timestamp,
  name: z.string().nullable(),
  score: z.object({ eiqScore: z.number(), standardError: z.number(), version: z.string() }).nullable(),
});
export type CheckedCredential = z.infer<typeof CheckedCredential>;

const CredentialParams = z.object({ id: Id });

export const lifetime = defineContract({
  id: 'lifetime',
  title: 'Lifetime Advantage',
  summary: 'The whole record of a learner: a timeline, verifiable credentials, and an export of all data',
  routes: {
    timeline: {
      method: 'get',
      path: '/api/lifetime/timeline',
      access: 'signed-in',
      description: 'Your timeline, the newest first',
      query: PageQuery.extend({ kind: MomentKind.optional() }),
      response: pageOf(Moment).extend({
        /** Number of entries of each kind, regardless of the filter. */
        counts: z.partialRecord(MomentKind, z.int()),
        /** Number of entries without a filter. */
        all: z.int(),
      }),
    },
    credentials: {
      method: 'get',
      path: '/api/lifetime/credentials',
      access: 'signed-in',
      description: 'Levels you reached in recorded assessments, the newest first',
      response: z.object({
        credentials: z.array(Credential),
        /** False for a child without consent. */
        mayShare: z.boolean(),
      }),
    },
    share: {
      method: 'put',
      path: '/api/lifetime/credentials/:id/share',
      access: 'signed-in',
      description: 'Share a credential by a code. Repeating it changes what is shown and keeps the code',
      params: CredentialParams,
      body: Shown,
      response: Credential,
    },
    unshare: {
      method: 'delete',
      path: '/api/lifetime/credentials/:id/share',
      access: 'signed-in',
      description: 'Stop sharing a credential. Its code is no longer valid',
      params: CredentialParams,
      response: nothing(),
    },
    check: {
      method: 'get',
      path: '/api/credentials/:code',
      access: 'public',
      limit: 'link',
      description: 'Check a shared credential',
      params: z.object({ code: z.string().min(1).max(64) }),
      response: CheckedCredential,
    },
  },
  live: {
    sends: {
      /** Your record changed. Fetch it again. */
      lifetime_changed: z.object({}),
    },
  },
  personalData: [
    { table: 'moments', userColumn: 'user_id', onErase: 'delete', description: 'Your timeline' },
    { table: 'shares', userColumn: 'user_id', onErase: 'delete', description: 'Credentials you have shared' },
  ],
});
