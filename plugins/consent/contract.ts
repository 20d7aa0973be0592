import { z } from 'zod';
import { CursorQuery, defineContract, defineSlot, Id, nothing, pageOf, Timestamp } from '../../core/contract/index.ts';
import { Password } from '../../core/contract/platform.ts';
import { AgeBand, Purpose } from '../learner/contract.ts';
import { childDataRoutes } from './child-data/contract.ts';
import { Purposes } from './terms/contract.ts';

/** The state of guardians' consent for a learner. */
export const Standing = z.enum(['not-needed', 'not-asked', 'waiting', 'expired', 'given', 'refused', 'withdrawn']);
export type Standing = z.infer<typeof Standing>;

/** Titles on screens. */
export const standingTitles: Record<Standing, string> = {
  'not-needed': 'Not needed',
  'not-asked': 'Not asked yet',
  waiting: 'Waiting for an answer',
  expired: 'Letter unanswered',
  given: 'Given',
  refused: 'Declined',
  withdrawn: 'Withdrawn',
};

/** A valid email address of a parent. */
export const ParentAddress = z
  .string()
  .trim()
  .max(254, 'At most 254 characters')
  .pipe(z.email('An email address such as name@example.org'));

const Own = z.object({
  standing: Standing,
  /** Masked: `r•••@example.org`. Null until an address was entered. */
  address: z.string().nullable(),
  askedAt: Timestamp.nullable(),
  decidedAt: Timestamp.nullable(),
  /** False until the latest letter has been sent. */
  isSent: z.boolean(),
  /** Whether another letter can be sent to the same address now. */
  mayAsk: z.boolean(),
  /** Whether another address can be entered: only before a decision. */
  mayName: z.boolean(),
  ageBand: AgeBand,
  /** Purposes with consent. */
  given: z.array(Purpose),
  /** Purposes that are closed without consent. */
  closed: z.array(Purpose),
  /** The school's contact line; empty where it has none. */
  contact: z.string(),
});
export type Own = z.infer<typeof Own>;

/** The content of a letter's link. */
export const Letter = z.object({
  purpose: z.enum(['consent', 'withdrawal']),
  firstName: z.string(),
  contact: z.string(),
  state: z.enum(['undecided', 'given', 'refused', 'withdrawn']),
  /** Purposes with consent now. */
  given: z.array(Purpose),
  decidedAt: Timestamp.nullable(),
  /** The code that changes or ends the consent later. Only for the link that gave it. */
  withdrawal: z.string().nullable(),
  /** Whether the holder of the link can create a guardian's account, or has one. */
  account: z.enum(['offered', 'exists', 'not-offered']),
});
export type Letter = z.infer<typeof Letter>;

const code = z.string().min(1).max(200);
const relation = z.string().trim().min(1, 'Required').max(60, 'At most 60 characters');
const name = z.string().trim().min(1, 'Required').max(100, 'At most 100 characters');

const Child = z.object({
  userId: Id,
  firstName: z.string(),
  lastName: z.string(),
  relation: z.string(),
  ageBand: AgeBand,
  standing: Standing,
  /** Purposes with consent, given by any guardian. */
  given: z.array(Purpose),
  decidedAt: Timestamp.nullable(),
  /** Whether the caller's own consent is in force for a minor. Only then can they read the EiQ record. */
  mayReadRecord: z.boolean(),
  /** Days of learning in a row; 0 for adults. */
  streak: z.int(),
  learntToday: z.boolean(),
});
export type Child = z.infer<typeof Child>;

export const Listed = z.object({
  userId: Id,
  firstName: z.string(),
  lastName: z.string(),
  ageBand: AgeBand,
  standing: Standing,
  given: z.array(Purpose),
  /** In full for callers with `consent.manage`, otherwise masked. */
  address: z.string().nullable(),
  askedAt: Timestamp.nullable(),
  decidedAt: Timestamp.nullable(),
  isSent: z.boolean(),
});
export type Listed = z.infer<typeof Listed>;

/** Filter values of the list. */
export const ListedStanding = z.enum(['waiting', 'given', 'refused', 'withdrawn']);
export type ListedStanding = z.infer<typeof ListedStanding>;

/** Props of the fills of the slot for a child. */
export interface ChildProps {
  readonly userId: string;
  readonly firstName: string;
}

export const consent = defineContract({
  id: 'consent',
  title: 'Parents and consent',
  summary: 'Requests consent from parents by letter, records their decisions, and shows them their children',
  permissions: {
    'consent.read': {
      description: 'See the consent status of learners, and send letters again',
      grantedTo: ['instructor', 'administrator'],
    },
    'consent.manage': {
      description: 'See and change guardians’ addresses, and end a consent on behalf of a guardian',
      grantedTo: ['administrator'],
    },
    'consent.family': {
      description: 'See one’s own children and decide on consent for them',
      grantedTo: ['guardian'],
    },
  },
  slots: {
    /** Below a child's score, on the page of a guardian whose own consent is in force. */
    child: defineSlot<ChildProps>('consent.child'),
  },
  routes: {
    own: {
      method: 'get',
      path: '/api/consent',
      access: 'signed-in',
      description: 'The state of your guardian’s consent',
      response: Own,
    },
    ask: {
      method: 'post',
      path: '/api/consent/ask',
      access: 'signed-in',
      limit: 'costly',
      description: 'Send a letter to your parent or guardian, again or to another address',
      body: z.object({ address: ParentAddress.optional() }),
      response: Own,
    },
    letter: {
      method: 'post',
      path: '/api/consent/letter',
      access: 'public',
      limit: 'link',
      description: 'The content of a letter’s link. Changes nothing',
      body: z.object({ code }),
      response: Letter,
    },
    decide: {
      method: 'post',
      path: '/api/consent/decision',
      access: 'public',
      limit: 'link',
      description:
        'Decide with the link in a letter. Each purpose is decided separately; an empty list declines. Repeating it changes nothing',
      body: z.object({ code, purposes: Purposes }),
      response: Letter,
    },
    change: {
      method: 'post',
      path: '/api/consent/change',
      access: 'public',
      limit: 'link',
      description: 'Replace the purposes of a consent with the link that ends it. Idempotent',
      body: z.object({ code, purposes: Purposes }),
      response: Letter,
    },
    withdraw: {
      method: 'post',
      path: '/api/consent/withdrawal',
      access: 'public',
      limit: 'link',
      description: 'End a consent for all purposes with its link. Idempotent',
      body: z.object({ code }),
      response: Letter,
    },
    account: {
      method: 'post',
      path: '/api/consent/account',
      access: 'public',
      limit: 'link',
      description: 'Create a guardian’s account with the link that ends a consent. Returns a code that signs in once',
      body: z.object({ code, firstName: name, lastName: name, relation, password: Password }),
      response: z.object({ signIn: z.string() }),
      status: 201,
    },
    family: {
      method: 'get',
      path: '/api/family',
      access: 'consent.family',
      description: 'Your children',
      response: z.array(Child),
    },
    addChild: {
      method: 'post',
      path: '/api/family/children',
      access: 'consent.family',
      description: 'Add a child to your account with the link that ends the consent. Idempotent',
      body: z.object({ code, relation }),
      response: z.array(Child),
    },
    decideForChild: {
      method: 'put',
      path: '/api/family/children/:userId/consent',
      access: 'consent.family',
      description: 'Set the purposes you consent to for one of your children. All others end',
      params: z.object({ userId: Id }),
      body: z.object({ purposes: Purposes }),
      response: z.array(Child),
    },
    ...childDataRoutes,
    list: {
      method: 'get',
      path: '/api/consents',
      access: 'consent.read',
      description: 'Learners with a consent request or decision, the latest first; with `userId` one of them',
      query: CursorQuery.extend({ standing: ListedStanding.optional(), userId: Id.optional() }),
      response: pageOf(Listed),
    },
    askFor: {
      method: 'post',
      path: '/api/consents/:userId/ask',
      access: 'consent.read',
      description: 'Send a letter to a learner’s guardian again. Another address requires consent.manage',
      params: z.object({ userId: Id }),
      body: z.object({ address: ParentAddress.optional() }),
      response: nothing(),
    },
    withdrawFor: {
      method: 'post',
      path: '/api/consents/:userId/withdrawal',
      access: 'consent.manage',
      description: 'End the consent for a learner on behalf of a guardian, for some purposes or all',
      params: z.object({ userId: Id }),
      body: z.object({ purposes: Purposes.optional() }),
      response: nothing(),
    },
  },
  events: {
    /** The purposes with consent changed. `isGiven` is true if any is left. */
    'consent.changed': z.object({ userId: Id, isGiven: z.boolean() }),
  },
  live: {
    sends: {
      /** Consent for you or for one of your children changed. Fetch it again. */
      consent_changed: z.object({}),
    },
  },
  jobs: {
    letter: { payload: z.object({ letterId: z.string() }) },
    /** A letter to one guardian of a learner whose account will be erased. */
    erasure: { payload: z.object({ userId: z.string(), guardianId: z.string().nullable() }) },
  },
  audit: {
    'consent.asked': '{who} requested consent from a parent of {whom}',
    'consent.given': '{who} gave consent for {whom}',
    'consent.withdrawn': '{who} ended consent for {whom}',
    'consent.refused': '{who} declined consent for {whom}',
    'consent.erasure-told': '{who} informed the other guardians that the account of {whom} will be erased',
  },
  personalData: [
    {
      table: 'standings',
      userColumn: 'user_id',
      onErase: 'delete',
      mentions: ['address'],
      withhold: ['mailbox'],
      description: 'Your parent’s or guardian’s address, and their decision',
    },
    {
      table: 'letters',
      userColumn: 'user_id',
      onErase: 'delete',
      withhold: ['hash', 'mailbox'],
      description: 'Letters to your parent or guardian',
    },
  ],
});
