import { z } from 'zod';
import { defineContract, Id, nothing, PageQuery, pageOf, Timestamp } from '../../core/contract/index.ts';

export const Danger = z.enum([
  'suicide',
  'self-harm',
  'overdose',
  'abuse',
  'grooming',
  'threat',
  'running-away',
  'eating-disorder',
  'violence',
  /** Reported by a provider's moderation, whose categories differ. */
  'other',
]);
export type Danger = z.infer<typeof Danger>;

export const AlertState = z.enum(['open', 'taken', 'resolved']);
export type AlertState = z.infer<typeof AlertState>;

const PersonName = z.object({ userId: Id, firstName: z.string(), lastName: z.string() });

const Alert = z.object({
  id: Id,
  learner: PersonName,
  dangers: z.array(Danger),
  state: AlertState,
  raisedAt: Timestamp,
  lastMessageAt: Timestamp,
  messages: z.int(),
  /** The number of reminders sent. */
  reminders: z.int(),
  takenBy: z.string().nullable(),
  takenAt: Timestamp.nullable(),
  resolvedBy: z.string().nullable(),
  resolvedAt: Timestamp.nullable(),
});
export type Alert = z.infer<typeof Alert>;

const AlertPage = Alert.extend({
  written: z.array(z.object({ content: z.string(), place: z.string(), at: Timestamp })),
  notes: z.array(z.object({ content: z.string(), author: z.string().nullable(), at: Timestamp })),
});
export type AlertPage = z.infer<typeof AlertPage>;

const AlertReach = z.object({
  /** Number of responders with a usable account. */
  responders: z.int(),
  /** Number of addresses in the settings that belong to no active staff. */
  unknownAddresses: z.int(),
});
export type AlertReach = z.infer<typeof AlertReach>;

const id = z.object({ id: Id });
const text = z.string().trim().min(1, 'Required').max(2000, 'At most 2,000 characters');

/** One reminder of an open alert, counted from 1. */
const Reminder = z.object({ alertId: z.uuid(), reminder: z.int() });

export const safeguarding = defineContract({
  id: 'safeguarding',
  title: 'Safeguarding',
  summary:
    'Recognises messages of learners in danger, shows them where to find help, and alerts staff until somebody acts',
  permissions: {
    'safeguarding.respond': {
      description: 'Read safety alerts with the learner’s messages, take them and resolve them',
      grantedTo: ['instructor', 'administrator'],
    },
  },
  routes: {
    alerts: {
      method: 'get',
      path: '/api/safeguarding/alerts',
      access: 'safeguarding.respond',
      whenSignedInAs: 'closed',
      description: 'List safety alerts, open ones first',
      query: PageQuery.extend({ show: z.enum(['unresolved', 'resolved']).default('unresolved') }),
      response: pageOf(Alert),
    },
    waiting: {
      method: 'get',
      path: '/api/safeguarding/waiting',
      access: 'safeguarding.respond',
      description: 'Get the number of open safety alerts',
      response: z.object({ open: z.int() }),
    },
    reach: {
      method: 'get',
      path: '/api/safeguarding/reach',
      access: 'safeguarding.respond',
      description:
        'Get the number of staff notified of safety alerts, and of addresses in the settings that belong to no active staff',
      response: AlertReach,
    },
    alert: {
      method: 'get',
      path: '/api/safeguarding/alerts/:id',
      access: 'safeguarding.respond',
      whenSignedInAs: 'closed',
      description: 'Get a safety alert with the learner’s messages; reading it is recorded in the audit log',
      params: id,
      response: AlertPage,
    },
    take: {
      method: 'post',
      path: '/api/safeguarding/alerts/:id/take',
      access: 'safeguarding.respond',
      description: 'Take a safety alert, which ends its reminders. 409 if another person has taken it',
      params: id,
      response: Alert,
    },
    note: {
      method: 'post',
      path: '/api/safeguarding/alerts/:id/notes',
      access: 'safeguarding.respond',
      description: 'Add a note on what was done',
      params: id,
      body: z.object({ content: text }),
      response: Alert,
    },
    resolve: {
      method: 'post',
      path: '/api/safeguarding/alerts/:id/resolution',
      access: 'safeguarding.respond',
      description: 'Resolve a safety alert with a note on what was done',
      params: id,
      body: z.object({ content: text }),
      response: Alert,
    },
    help: {
      method: 'get',
      path: '/api/safeguarding/help',
      access: 'signed-in',
      whenSignedInAs: 'closed',
      description: 'Get where to find help after a message that may indicate danger; null otherwise',
      response: z.object({ text: z.string().nullable() }),
    },
    helpSeen: {
      method: 'post',
      path: '/api/safeguarding/help/seen',
      access: 'signed-in',
      description: 'Hide the help until the next such message',
      response: nothing(),
    },
  },
  live: {
    sends: {
      /** An alert was raised, taken or resolved. */
      safety_alerts_changed: z.object({}),
      /** A message of yours may indicate danger: load `help`. */
      help_offered: z.object({}),
    },
  },
  jobs: {
    remind: { payload: Reminder, once: ['alertId', 'reminder'] },
    letter: { payload: Reminder.extend({ userId: z.uuid() }), once: ['alertId', 'reminder', 'userId'] },
  },
  audit: {
    'safeguarding.alert-raised': '{who} raised a safety alert about a message of {whom}',
    'safeguarding.alert-read': '{who} read a safety alert about {whom}',
    'safeguarding.alert-taken': '{who} took a safety alert about {whom}',
    'safeguarding.note-added': '{who} added a note to a safety alert about {whom}',
    'safeguarding.alert-resolved': '{who} resolved a safety alert about {whom}',
  },
  personalData: [
    {
      table: 'alerts',
      userColumn: 'user_id',
      onErase: 'delete',
      withhold: ['taken_by', 'resolved_by'],
      description: 'Safety alerts about you',
    },
    {
      table: 'alerts',
      userColumn: 'taken_by',
      onErase: 'anonymise',
      anonymise: ['taken_by'],
      withhold: ['user_id', 'dangers', 'resolved_by'],
      description: 'Safety alerts you took',
    },
    {
      table: 'alerts',
      userColumn: 'resolved_by',
      onErase: 'anonymise',
      anonymise: ['resolved_by'],
      withhold: ['user_id', 'dangers', 'taken_by'],
      description: 'Safety alerts you resolved',
    },
    {
      table: 'messages',
      userColumn: 'user_id',
      onErase: 'delete',
      withhold: ['fingerprint'],
      description: 'Your messages that raised a safety alert',
    },
    {
      table: 'notes',
      userColumn: 'user_id',
      onErase: 'delete',
      withhold: ['content', 'author_id'],
      description: 'That staff added notes to a safety alert about you',
    },
    {
      table: 'notes',
      userColumn: 'author_id',
      onErase: 'anonymise',
      anonymise: ['author_id'],
      withhold: ['content', 'user_id'],
      description: 'Notes you wrote on safety alerts',
    },
  ],
});
