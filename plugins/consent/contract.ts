import { z } from 'zod';
import { defineContract, Id, nothing, PageQuery, pageOf, Timestamp } from '../../core/contract/index.ts';
import { Password } from '../../core/contract/platform.ts';
import { AgeBand, Purpose } from '../learner/contract.ts';
import { childDataRoutes } from './child-data/contract.ts';
import { Purposes } from './terms/contract.ts';

/** How things stand with a guardian's consent for one learner. */
export const Standing = z.enum(['not-needed', 'not-asked', 'waiting', 'expired', 'given', 'refused', 'withdrawn']);
export type Standing = z.infer<typeof Standing>;

/** How each is called on screens. */
export const standingTitles: Record<Standing, string> = {
  'not-needed': 'Not needed',
  'not-asked': 'Not asked yet',
  waiting: 'Waiting for an answer',
  expired: 'Letter unanswered',
  given: 'Given',
  refused: 'Declined',
  withdrawn: 'Withdrawn',
};

/** An address to which a letter can go. */
export const ParentAddress = z
  .string()
  .trim()
  .max(254, 'At most 254 characters')
  .pipe(z.email('An e-mail address such as name@example.org'));

const Own = z.object({
  standing: Standing,
  /** `r•••@example.org`; null before anybody was named. */
  address: z.string().nullable(),
  askedAt: Timestamp.nullable(),
  decidedAt: Timestamp.nullable(),
  /** False while the latest letter is still on its way out. */
  isSent: z.boolean(),
  /** Whether the same address may be asked now. */
  mayAsk: z.boolean(),
  /** Whether another address may be named: only while nobody has decided. */
  mayName: z.boolean(),
  ageBand: AgeBand,
  /** What a guardian has agreed to. */
  given: z.array(Purpose),
  /** What stays closed until a guardian agrees. */
  closed: z.array(Purpose),
  /** Whom to ask at the school; empty where it says nothing. */
  contact: z.string(),
});
export type Own = z.infer<typeof Own>;

/** What a link in a letter is about, for who opens it. */
export const Letter = z.object({
  purpose: z.enum(['consent', 'withdrawal']),
  firstName: z.string(),
  contact: z.string(),
  state: z.enum(['undecided', 'given', 'refused', 'withdrawn']),
  /** What stands now. */
  given: z.array(Purpose),
  decidedAt: Timestamp.nullable(),
  /** The code that changes or ends the consent later: for who has given it with this link. */
  withdrawal: z.string().nullable(),
  /** Whether its holder can have a guardian's account, or has one already. */
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
  /** What stands, whoever of the guardians has given it. */
  given: z.array(Purpose),
  decidedAt: Timestamp.nullable(),
  /** Whether the caller's own consent is among what stands, for a child: only then the EiQ record opens. */
  mayReadRecord: z.boolean(),
  /** Days in a row with something learnt; nothing is told of adults. */
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
  /** In full for those who may manage consents, else as the learner sees it. */
  address: z.string().nullable(),
  askedAt: Timestamp.nullable(),
  decidedAt: Timestamp.nullable(),
  isSent: z.boolean(),
});
export type Listed = z.infer<typeof Listed>;

/** What the list can be narrowed to. */
export const ListedStanding = z.enum(['waiting', 'given', 'refused', 'withdrawn']);
export type ListedStanding = z.infer<typeof ListedStanding>;

export const consent = defineContract({
  id: 'consent',
  title: 'Parents and consent',
  summary: 'Asks parents for their consent by letter, keeps what they decide, and shows them their children',
  permissions: {
    'consent.read': {
      description: 'See for which learners a guardian has consented, and ask a guardian again',
      grantedTo: ['instructor', 'administrator'],
    },
    'consent.manage': {
      description: 'See guardians’ addresses, name another one, and end a consent on a guardian’s word',
      grantedTo: ['administrator'],
    },
    'consent.family': {
      description: 'See one’s own children and decide about consent for them',
      grantedTo: ['guardian'],
    },
  },
  routes: {
    own: {
      method: 'get',
      path: '/api/consent',
      access: 'signed-in',
      description: 'How things stand with your guardian’s consent',
      response: Own,
    },
    ask: {
      method: 'post',
      path: '/api/consent/ask',
      access: 'signed-in',
      limit: 'costly',
      description: 'Ask your parent or guardian by letter: again, or at another address',
      body: z.object({ address: ParentAddress.optional() }),
      response: Own,
    },
    letter: {
      method: 'post',
      path: '/api/consent/letter',
      access: 'public',
      limit: 'link',
      description: 'What the link in a letter is about; decides nothing',
      body: z.object({ code }),
      response: Letter,
    },
    decide: {
      method: 'post',
      path: '/api/consent/decision',
      access: 'public',
      limit: 'link',
      description:
        'Decide with the link in a letter what you consent to, each purpose by itself; none declines. The same link again changes nothing',
      body: z.object({ code, purposes: Purposes }),
      response: Letter,
    },
    change: {
      method: 'post',
      path: '/api/consent/change',
      access: 'public',
      limit: 'link',
      description: 'Say with the link that ends a consent what stands from now on; again changes nothing',
      body: z.object({ code, purposes: Purposes }),
      response: Letter,
    },
    withdraw: {
      method: 'post',
      path: '/api/consent/withdrawal',
      access: 'public',
      limit: 'link',
      description: 'End a consent for every purpose with the link for it; again changes nothing',
      body: z.object({ code }),
      response: Letter,
    },
    account: {
      method: 'post',
      path: '/api/consent/account',
      access: 'public',
      limit: 'link',
      description:
        'Make a guardian’s account with the link that ends a consent; answers with a code that signs in once',
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
      description: 'Add a child to your account with the link that ends the consent for it; again changes nothing',
      body: z.object({ code, relation }),
      response: z.array(Child),
    },
    decideForChild: {
      method: 'put',
      path: '/api/family/children/:userId/consent',
      access: 'consent.family',
      description: 'Say what you consent to for one of your children: what is not named ends',
      params: z.object({ userId: Id }),
      body: z.object({ purposes: Purposes }),
      response: z.array(Child),
    },
    ...childDataRoutes,
    list: {
      method: 'get',
      path: '/api/consents',
      access: 'consent.read',
      description: 'Learners whose guardians were asked or have decided, the latest first',
      query: PageQuery.extend({ standing: ListedStanding.optional() }),
      response: pageOf(Listed),
    },
    askFor: {
      method: 'post',
      path: '/api/consents/:userId/ask',
      access: 'consent.read',
      description: 'Ask a learner’s guardian again; another address needs consent.manage',
      params: z.object({ userId: Id }),
      body: z.object({ address: ParentAddress.optional() }),
      response: nothing(),
    },
    withdrawFor: {
      method: 'post',
      path: '/api/consents/:userId/withdrawal',
      access: 'consent.manage',
      description: 'End the consent for a learner on a guardian’s word, for the purposes named or for all',
      params: z.object({ userId: Id }),
      body: z.object({ purposes: Purposes.optional() }),
      response: nothing(),
    },
  },
  events: {
    /** What a guardian has agreed to is another than before; `isGiven` where anything stands. */
    'consent.changed': z.object({ userId: Id, isGiven: z.boolean() }),
  },
  live: {
    sends: {
      /** Consent for you, or for a child of yours, changed: ask again. */
      consent_changed: z.object({}),
    },
  },
  jobs: {
    letter: { payload: z.object({ letterId: z.string() }) },
    /** To one guardian of a learner who is to be erased. */
    erasure: { payload: z.object({ userId: z.string(), guardianId: z.string().nullable() }) },
  },
  audit: {
    'consent.asked': '{who} asked a parent of {whom} for consent',
    'consent.given': '{who} gave consent for {whom}',
    'consent.withdrawn': '{who} ended consent for {whom}',
    'consent.refused': '{who} declined consent for {whom}',
    'consent.erasure-told': '{who} wrote to the other guardians that {whom} is to be erased',
  },
  personalData: [
    {
      table: 'standings',
      userColumn: 'user_id',
      onErase: 'delete',
      mentions: ['address'],
      withhold: ['mailbox'],
      description: 'Your parent’s or guardian’s address, and what they decided',
    },
    {
      table: 'letters',
      userColumn: 'user_id',
      onErase: 'delete',
      withhold: ['hash', 'mailbox'],
      description: 'When your parent or guardian was written to',
    },
  ],
});
