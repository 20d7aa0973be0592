import { z } from 'zod';
import { defineContract } from './contract.ts';
import { leavers, platformData } from './platform-data.ts';
import { JobStatus, jobRoutes } from './platform-jobs.ts';
import {
  Manifest,
  Name,
  OpenAssessment,
  OwnData,
  OwnSession,
  Password,
  PendingErasure,
  RoleName,
  SignedIn,
  SignInResult,
  User,
  Username,
} from './platform-schemas.ts';
import { file, nothing } from './responses.ts';
import { Id, Timestamp } from './schemas.ts';
import { SignInCookies } from './sign-in.ts';
import { defineSlot } from './slots.ts';

export * from './platform-schemas.ts';

// The core's contract: the manifest, accounts, signing in and out.

export const platform = defineContract({
  id: 'platform',
  title: 'Platform',
  summary: 'Sign-in, institutions, people and the plugins of an institution',
  permissions: {
    'platform.people': {
      description: 'Invite people, set roles, reset passwords and deactivate accounts',
      grantedTo: ['administrator'],
    },
    'platform.institution': {
      description: 'Change the name, colours and host names of the institution',
      grantedTo: ['administrator'],
    },
    'platform.plugins': {
      description: 'Switch plugins on and off and change their settings',
      grantedTo: ['administrator'],
    },
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
      whenSignedInAs: 'open',
      description: 'The signed-in person and the plugins of this institution',
      response: Manifest,
    },
    openAssessment: {
      method: 'get',
      path: '/api/platform/open-assessment',
      access: 'signed-in',
      whenSignedInAs: 'open',
      description: 'The scored assessment in which you have an open question, if any; chats are closed meanwhile',
      response: z.object({ open: OpenAssessment.nullable() }),
    },
    login: {
      method: 'post',
      path: '/api/auth/login',
      access: 'public',
      limit: 'sign-in',
      description: 'Sign in with user name (or email address) and password',
      body: z.object({ username: z.string().min(1).max(254), password: z.string().min(1).max(200) }),
      response: SignInResult,
    },
    register: {
      method: 'post',
      path: '/api/auth/register',
      access: 'public',
      limit: 'sign-up',
      description: 'Create an account, if registration is open or with an invitation',
      body: z.object({
        username: Username,
        email: z.email().max(254),
        password: Password,
        firstName: Name,
        lastName: Name,
        invitation: z.string().max(200).optional(),
      }),
      response: SignInResult,
      status: 201,
    },
    demo: {
      method: 'post',
      path: '/api/auth/demo',
      access: 'public',
      limit: 'sign-up',
      description: 'Sign in as a new, short-lived demo learner (demo mode only)',
      response: SignInResult,
      status: 201,
    },
    exchange: {
      method: 'post',
      path: '/api/auth/exchange',
      access: 'public',
      limit: 'link',
      description: 'Exchange a one-time code, valid for 60 seconds, for a token',
      cookies: SignInCookies,
      body: z.object({ code: z.string().min(1).max(200) }),
      response: SignInResult,
    },
    invitation: {
      method: 'post',
      path: '/api/auth/invitation',
      access: 'public',
      limit: 'link',
      description: 'Details of an invitation or password link before it is used',
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
      response: SignInResult,
    },
    askPasswordLink: {
      method: 'post',
      path: '/api/auth/password-link',
      access: 'public',
      limit: 'letter',
      description:
        'Send a link to set a new password to the address of an account; the response is the same for every name',
      body: z.object({ username: z.string().trim().min(1).max(254) }),
      response: nothing(),
    },
    logout: {
      method: 'post',
      path: '/api/auth/logout',
      access: 'signed-in',
      whenSignedInAs: 'open',
      description: 'End this session and invalidate its token',
      response: z.object({
        /** Where the browser continues, to sign out at the service that the session began with; null to stay here. */
        continueAt: z.string().nullable(),
      }),
    },
    ownSessions: {
      method: 'get',
      path: '/api/auth/sessions',
      access: 'signed-in',
      description: 'The devices on which you are signed in',
      response: z.array(OwnSession),
    },
    endSession: {
      method: 'delete',
      path: '/api/auth/sessions/:id',
      access: 'signed-in',
      description: 'Sign out on one of your devices',
      params: z.object({ id: Id }),
      response: nothing(),
    },
    endOtherSessions: {
      method: 'delete',
      path: '/api/auth/sessions',
      access: 'signed-in',
      description: 'Sign out on all your devices except this one',
      response: z.object({ ended: z.int() }),
    },
    changePassword: {
      method: 'post',
      path: '/api/auth/change-password',
      access: 'signed-in',
      limit: 'sign-in',
      description: 'Change your password and end all other sessions',
      body: z.object({ currentPassword: z.string().min(1).max(200), newPassword: Password }),
      response: SignedIn,
    },
    updateAccount: {
      method: 'patch',
      path: '/api/auth/account',
      access: 'signed-in',
      description: 'Change your name or email address',
      // Names are visible to other learners in groups.
      duringAssessment: 'closed',
      body: z.object({ firstName: Name.optional(), lastName: Name.optional(), email: z.email().max(254).optional() }),
      response: User,
    },
    ownData: {
      method: 'get',
      path: '/api/account/data',
      access: 'signed-in',
      description: 'The number of records held about you, by plugin',
      response: OwnData,
    },
    exportOwnData: {
      method: 'get',
      path: '/api/account/data/export',
      access: 'signed-in',
      whenSignedInAs: 'closed',
      limit: 'costly',
      description: 'Everything held about you as a ZIP: a readable page, JSON and your files',
      response: file(),
    },
    askErasure: {
      method: 'post',
      path: '/api/account/erasure',
      access: 'signed-in',
      limit: 'sign-in',
      description:
        'Request the deletion of your account: it is closed at once and erased after a grace period in which you can cancel',
      body: z.object({
        /** For accounts with a password. */
        password: z.string().max(200).optional(),
        /** For accounts without a password. */
        username: z.string().max(254).optional(),
      }),
      response: z.object({ dueAt: Timestamp, isErased: z.boolean() }),
    },
    keepAccount: {
      method: 'post',
      path: '/api/auth/keep-account',
      access: 'public',
      limit: 'link',
      description: 'Cancel the deletion of an account with the code from the email',
      body: z.object({ code: z.string().min(1).max(200) }),
      response: nothing(),
    },
    liveTicket: {
      method: 'post',
      path: '/api/live/ticket',
      access: 'signed-in',
      description: 'A ticket for one live connection, passed as `token` in its query; works once, within 60 seconds',
      response: z.object({ ticket: z.string() }),
      status: 201,
    },
    ...jobRoutes,
    linkedFile: {
      method: 'get',
      path: '/api/files/:file',
      access: 'public',
      limit: 'link',
      description: 'A file of a plugin at a signed address that expires',
      params: z.object({ file: z.string() }),
      query: z.object({ signature: z.string().default('') }),
      response: file(),
    },
    pendingErasures: {
      method: 'get',
      path: '/api/account/erasures',
      access: 'platform.people',
      description: 'Pending account deletions, the next due first',
      response: z.array(PendingErasure),
    },
  },
  live: {
    sends: {
      /** Plugins were switched or the institution changed; browsers reload the manifest. */
      platform_changed: z.object({ reason: z.enum(['plugins', 'institution', 'account']) }),
      /** Messages may have been lost; browsers reload what changes live. */
      messages_missed: z.object({}),
      /** A person was erased; browsers reload data that may contain their name or words. */
      person_erased: z.object({}),
      /** Sent to the room of a background job when its state or progress changes; `done` is null if only the state did. */
      job_changed: JobStatus,
    },
    rooms: {
      /** Everyone in the institution with an open page. */
      general: { access: 'signed-in', key: z.literal('general') },
      /** Followers of a background job: `<plugin>/<job>/<id>`. */
      job: { access: 'signed-in', key: z.string().max(200) },
    },
  },
  slots: {
    /** Pauses the assessment that closes chats. Filled by the plugin that runs it. */
    assessmentPause: defineSlot<{ readonly plugin: string; onPaused(): void }>('platform.assessmentPause'),
  },
  jobs: {
    sendPasswordLink: { payload: z.object({ userId: z.uuid().nullable() }) },
  },
  personalData: platformData,
  retention: { leavers },
  sealed: [{ table: 'sessions', column: 'provider_sign_out', name: 'session.{user_id}' }],
});
