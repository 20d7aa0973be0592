import { z } from 'zod';
import { defineContract, Id, nothing, PageQuery, pageOf, Timestamp } from '../../core/contract/index.ts';
import { Level } from '../learner/contract.ts';

export const MomentKind = z.enum(['account', 'result', 'level', 'achievement', 'practice', 'consent']);
export type MomentKind = z.infer<typeof MomentKind>;

/** How kinds are called where one picks among them. */
export const momentKindTitles: Record<MomentKind, string> = {
  account: 'Account and setup',
  result: 'Results',
  level: 'Levels reached',
  achievement: 'Achievements',
  practice: 'Practice',
  consent: 'Consent',
};

/** Something that happened on a learner's way. */
export const Moment = z.object({
  id: Id,
  kind: MomentKind,
  at: Timestamp,
  title: z.string(),
  text: z.string(),
  /** The address of a screen that tells more. */
  to: z.string().nullable(),
  /** Titles of achievements that it earned, where everything is asked for: they are not told a second time. */
  earned: z.array(z.string()),
});
export type Moment = z.infer<typeof Moment>;

/** What somebody who checks a shared credential is shown, beside level, assessment, date and institution. */
export const Shown = z.object({ name: z.boolean(), score: z.boolean() });
export type Shown = z.infer<typeof Shown>;

/** A level reached in an assessment that counts. */
export const Credential = z.object({
  /** Of the result. */
  id: Id,
  title: z.string(),
  level: Level,
  eiqScore: z.number(),
  /** Of the score, in its points. */
  standardError: z.number(),
  answered: z.int().nullable(),
  earnedAt: Timestamp,
  /** What recomputes the figures. */
  version: z.string(),
  /** The address of the full report. */
  report: z.string().nullable(),
  share: z.object({ code: z.string(), sharedAt: Timestamp, shows: Shown }).nullable(),
});
export type Credential = z.infer<typeof Credential>;

/** A shared credential as anybody who has its code sees it. What the learner does not share is null. */
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
  summary:
    'Learners have their whole record as their own: a timeline, credentials anybody can check, and all of it as one file',
  routes: {
    timeline: {
      method: 'get',
      path: '/api/lifetime/timeline',
      access: 'signed-in',
      description: 'What happened on your way, newest first',
      query: PageQuery.extend({ kind: MomentKind.optional() }),
      response: pageOf(Moment).extend({
        /** How many there are of each kind, whatever is asked for. */
        counts: z.partialRecord(MomentKind, z.int()),
        /** How many there are where everything is asked for. */
        all: z.int(),
      }),
    },
    credentials: {
      method: 'get',
      path: '/api/lifetime/credentials',
      access: 'signed-in',
      description: 'Levels you reached in assessments that count, newest first',
      response: z.object({
        credentials: z.array(Credential),
        /** False for a child whose parent or guardian has not consented. */
        mayShare: z.boolean(),
      }),
    },
    share: {
      method: 'put',
      path: '/api/lifetime/credentials/:id/share',
      access: 'signed-in',
      description: 'Let anybody with its code check a credential; again, it changes what is shown and keeps the code',
      params: CredentialParams,
      body: Shown,
      response: Credential,
    },
    unshare: {
      method: 'delete',
      path: '/api/lifetime/credentials/:id/share',
      access: 'signed-in',
      description: 'Take a credential back: its code is worthless from now on',
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
      /** Something was added to your record: ask for it again. */
      lifetime_changed: z.object({}),
    },
  },
  personalData: [
    { table: 'moments', userColumn: 'user_id', onErase: 'delete', description: 'Your timeline' },
    { table: 'shares', userColumn: 'user_id', onErase: 'delete', description: 'Credentials you have shared' },
  ],
});
