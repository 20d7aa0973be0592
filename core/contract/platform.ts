import { z } from 'zod';
import { defineContract } from './contract.ts';
import { platformData } from './platform-data.ts';
import { JobStatus, jobRoutes } from './platform-jobs.ts';
import {
  Manifest,
  Name,
  OpenAssessment,
  OwnData,
  Password,
  PendingErasure,
  RoleName,
  SignedIn,
  User,
  Username,
} from './platform-schemas.ts';
import { file, nothing } from './responses.ts';
import { Timestamp } from './schemas.ts';
import { defineSlot } from './slots.ts';

export * from './platform-schemas.ts';

// The core's own contract: who you are, what there is, signing in and out.

export const platform = defineContract({
  id: 'platform',
  title: 'Platform',
  summary: 'Signing in, institutions, people and the plugins an institution runs',
  permissions: {
    'platform.people': {
      description: 'Invite people, set roles, reset passwords, deactivate',
      grantedTo: ['administrator'],
    },
    'platform.institution': {
      description: 'Name, colours and host names of the institution',
      grantedTo: ['administrator'],
    },
    'platform.plugins': { description: 'Switch plugins on and off and set them up', grantedTo: ['administrator'] },
    'platform.operate': {
      description: 'Run the deployment: metrics, purging, all institutions',
      grantedTo: ['operator'],
    },
  },
  routes: {
    manifest: {
      method: 'get',
      path: '/api/platform/manifest',
      access: 'public',
      description: 'Who you are here and which plugins this institution runs',
      response: Manifest,
    },
    openAssessment: {
      method: 'get',
      path: '/api/platform/open-assessment',
      access: 'signed-in',
      description: 'The scored assessment that has a question open before you and closes chats, if there is one',
      response: z.object({ open: OpenAssessment.nullable() }),
    },
    login: {
      method: 'post',
      path: '/api/auth/login',
      access: 'public',
      limit: 'sign-in',
      description: 'Sign in with user name (or e-mail address) and password',
      body: z.object({ username: z.string().min(1).max(254), password: z.string().min(1).max(200) }),
      response: SignedIn,
    },
    register: {
      method: 'post',
      path: '/api/auth/register',
      access: 'public',
      limit: 'sign-up',
      description: 'Create an account where registration is open, or with an invitation',
      body: z.object({
        username: Username,
        email: z.email().max(254),
        password: Password,
        firstName: Name,
        lastName: Name,
        invitation: z.string().max(200).optional(),
      }),
      response: SignedIn,
      status: 201,
    },
    demo: {
      method: 'post',
      path: '/api/auth/demo',
      access: 'public',
      limit: 'sign-up',
      description: 'Become a fresh, short-lived demo learner (demo mode only)',
      response: SignedIn,
      status: 201,
    },
    exchange: {
      method: 'post',
      path: '/api/auth/exchange',
      access: 'public',
      limit: 'link',
      description: 'Exchange a one-time code of 60 seconds for a token',
      body: z.object({ code: z.string().min(1).max(200) }),
      response: SignedIn,
    },
    invitation: {
      method: 'post',
      path: '/api/auth/invitation',
      access: 'public',
      limit: 'link',
      description: 'What an invitation or a password reset link is for, before it is used',
      body: z.object({ code: z.string().min(1).max(200) }),
      response: z.object({
        purpose: z.enum(['invitation', 'reset', 'stay']),
        email: z.string(),
        username: z.string().nullable(),
        firstName: z.string(),
        lastName: z.string(),
        role: RoleName,
      }),
    },
    setPassword: {
      method: 'post',
      path: '/api/auth/set-password',
      access: 'public',
      limit: 'link',
      description: 'Set a new password with the code of a reset link',
      body: z.object({ code: z.string().min(1).max(200), password: Password }),
      response: SignedIn,
    },
    askPasswordLink: {
      method: 'post',
      path: '/api/auth/password-link',
      access: 'public',
      limit: 'letter',
      description:
        'Have a link to choose a new password sent to the address of an account; the answer is the same for every name',
      body: z.object({ username: z.string().trim().min(1).max(254) }),
      response: nothing(),
    },
    logout: {
      method: 'post',
      path: '/api/auth/logout',
      access: 'signed-in',
      description: 'End this session; its token is refused from now on',
      response: nothing(),
    },
    changePassword: {
      method: 'post',
      path: '/api/auth/change-password',
      access: 'signed-in',
      limit: 'sign-in',
      description: 'Change your own password; every other session ends',
      body: z.object({ currentPassword: z.string().min(1).max(200), newPassword: Password }),
      response: SignedIn,
    },
    updateAccount: {
      method: 'patch',
      path: '/api/auth/account',
      access: 'signed-in',
      description: 'Change your own name or e-mail address',
      // A name is shown to everybody in a group.
      duringAssessment: 'closed',
      body: z.object({ firstName: Name.optional(), lastName: Name.optional(), email: z.email().max(254).optional() }),
      response: User,
    },
    ownData: {
      method: 'get',
      path: '/api/account/data',
      access: 'signed-in',
      description: 'What is held about you, counted, by plugin',
      response: OwnData,
    },
    exportOwnData: {
      method: 'get',
      path: '/api/account/data/export',
      access: 'signed-in',
      limit: 'costly',
      description: 'Everything held about you, as a ZIP: for reading, for programs, and your files',
      response: file(),
    },
    askErasure: {
      method: 'post',
      path: '/api/account/erasure',
      access: 'signed-in',
      limit: 'sign-in',
      description: 'Have your account erased: closed at once, erased after some days in which you can take it back',
      body: z.object({
        /** Of accounts that have one. */
        password: z.string().max(200).optional(),
        /** Typed in its place where there is no password. */
        username: z.string().max(254).optional(),
      }),
      response: z.object({ dueAt: Timestamp, isErased: z.boolean() }),
    },
    keepAccount: {
      method: 'post',
      path: '/api/auth/keep-account',
      access: 'public',
      limit: 'link',
      description: 'Keep an account that was to be erased, with the code of the link in the letter',
      body: z.object({ code: z.string().min(1).max(200) }),
      response: nothing(),
    },
    liveTicket: {
      method: 'post',
      path: '/api/live/ticket',
      access: 'signed-in',
      description: 'A ticket for one live connection: the `token` of its query, good once within 60 seconds',
      response: z.object({ ticket: z.string() }),
      status: 201,
    },
    ...jobRoutes,
    linkedFile: {
      method: 'get',
      path: '/api/files/:file',
      access: 'public',
      limit: 'link',
      description: 'A file of a plugin, at a signed address that works for a while',
      params: z.object({ file: z.string() }),
      query: z.object({ signature: z.string().default('') }),
      response: file(),
    },
    pendingErasures: {
      method: 'get',
      path: '/api/account/erasures',
      access: 'platform.people',
      description: 'People who are to be erased, the next first',
      response: z.array(PendingErasure),
    },
  },
  live: {
    sends: {
      /** Plugins were switched or the institution changed: ask for the manifest again. */
      platform_changed: z.object({ reason: z.enum(['plugins', 'institution', 'account']) }),
      /** For a while not every message could be passed on: ask again for what changes. */
      messages_missed: z.object({}),
      /** Somebody was erased: what is shown may hold their name or words, and is to be asked anew. */
      person_erased: z.object({}),
      /** Sent to the room of a background job when its state or progress changes; `done` is null where only the state did. */
      job_changed: JobStatus,
    },
    rooms: {
      /** Everyone of the institution who has the shell open. */
      general: { access: 'signed-in', key: z.literal('general') },
      /** Those who follow a background job: `<plugin>/<job>/<id>`. */
      job: { access: 'signed-in', key: z.string().max(200) },
    },
  },
  slots: {
    /** Pauses the assessment that closes chats; filled by the plugin that runs it. */
    assessmentPause: defineSlot<{ readonly plugin: string; onPaused(): void }>('platform.assessmentPause'),
  },
  jobs: {
    sendPasswordLink: { payload: z.object({ userId: z.uuid().nullable() }) },
  },
  personalData: platformData,
});
