import type { Actor, Who } from './contract/index.ts';
import { defineService } from './contract/index.ts';
import type { TransactionContext } from './db/index.ts';
import type { DeploymentService } from './deployment.ts';
import type { AccountErasure } from './identity/account-erasure.ts';
import type { Audit as AuditService } from './identity/audit.ts';
import type { Entry, replyTo, StepProof } from './identity/entry.ts';
import type { ExternalSignIn } from './identity/external-sign-in.ts';
import type { Guardians as GuardiansService } from './identity/guardians.ts';
import type { People as PeopleService } from './identity/identity.ts';
import type { Institutions as InstitutionsService } from './identity/institutions.ts';
import type { Relations as RelationsService } from './identity/relations.ts';
import type { Secrets as SecretsService } from './identity/secrets.ts';
import type { SigningIn } from './identity/sign-in.ts';
import type { SignInAs } from './identity/sign-in-as.ts';
import type { Message } from './mail/message.ts';
import type { StepRegister } from './plugins/sign-in-steps.ts';
import type { Switchboard } from './plugins/switchboard.ts';
import type { DataMapPart } from './privacy/data-map.ts';
import type { PersonalDataOf } from './privacy/privacy.ts';
import type { RetentionService } from './privacy/retention.ts';

// The core's services for plugins, by typed names. Every method takes a call context, `({ who, tx? }, …)`: the actor and,
// where the method can be part of one, the transaction. All of them treat an id of another institution as not found.

export type { PendingErasure } from './identity/account-erasure.ts';
export type { AuditAction, AuditEntry, AuditFilter, AuditRecord } from './identity/audit.ts';
export type { SignedOutThere } from './identity/end-provider-sessions.ts';
export type { PersonSigningIn, StepProof } from './identity/entry.ts';
export type { ExternalIdentity, LinkedIdentity } from './identity/external-identities.ts';
export type { ConsentCode, Guardianship } from './identity/guardians.ts';
export { consentDays } from './identity/guardians.ts';
export type { Institution } from './identity/institutions.ts';
export type { OpenInvitation } from './identity/invitations.ts';
export type { Account, ListedPerson, NameRegister } from './identity/name-register.ts';
export type { PeopleFilter, Person } from './identity/people.ts';
export type { FirstPassword } from './identity/people-in-bulk.ts';
export type { Relation } from './identity/relations.ts';
export { byAdministration } from './identity/relations.ts';
export { UnfinishedSignIn } from './identity/unfinished-sign-in.ts';
export type { Letter } from './mail/templates.ts';
export { dayInWords, letter } from './mail/templates.ts';
export type { PluginDescription } from './plugins/description.ts';
export type { SwitchPreview } from './plugins/switchboard.ts';
export type { RetentionRule } from './privacy/retention.ts';

/**
 * Finds people; for administrators also invites, creates, changes and deactivates them.
 * @example
 *   const { items } = await requires.people.list({ who }, { search: 'ada', limit: 25, offset: 0 });
 */
export type People = PeopleService;
export const people = defineService<People>('platform.people');

/** The caller's institution; for operators all institutions. */
export type Institutions = Pick<InstitutionsService, 'own' | 'update' | 'list' | 'create'>;
export const institutions = defineService<Institutions>('platform.institutions');

/**
 * The audit log. Record an action in the transaction of the change.
 * @example
 *   await audit.record({ who, tx }, { action: 'person.updated', subject: userId, details: { fields: ['phone'] } });
 */
export type Audit = AuditService;
export const audit = defineService<Audit>('platform.audit');

/** Guardians of learners, and the links by which they consent. */
export type Guardians = GuardiansService;
export const guardians = defineService<Guardians>('platform.guardians');

/**
 * Relations of staff to learners, which determine whom a caller may see.
 * @example
 *   await relations.assertMayFor({ who }, 'cohorts.read', learnerId); // not_found unless the caller may see the learner
 *   const ids = await relations.visible({ who }, 'cohorts.read'); // undefined: everyone
 */
export type Relations = RelationsService;
export const relations = defineService<Relations>('platform.relations');

/**
 * Encrypted credentials of other services, entered by an institution. Names begin with the plugin's id.
 * @example
 *   await secrets.set({ who, tx }, 'oauth-admin.google', clientSecret);
 */
export type Secrets = SecretsService;
export const secrets = defineService<Secrets>('platform.secrets');

/**
 * Sign-in with external accounts, one-time codes that are exchanged for a session, and further steps of signing in.
 * @example
 *   // route "verify" (public, limit: 'step', body with `ticket: StepTicket`, cookies: StepCookies, response: SignInResult):
 *   const proof = { plugin: 'second-factor', ticket: body.ticket, cookies };
 *   const { id } = await signIn.stepOf({ who, tx }, proof);
 *   if (!(await isRight(tx, id, body.code))) throw invalid('This code is wrong.');
 *   return signIn.passStep({ who, tx }, proof);
 */
export interface SignIn
  extends Omit<ExternalSignIn, 'askForOtherWays'>,
    Pick<SigningIn, 'issueExchangeCode'>,
    Pick<Entry, 'stepOf'>,
    StepRegister {
  /** Return its result from the route: it sets or deletes the ticket's cookie. @throws Failure gone */
  passStep(call: TransactionContext<Actor>, proof: StepProof): Promise<SignInReply>;
  /**
   * Signs in a person whose identity the plugin has verified. Return its result from the route.
   * @param entering `way` is named in the audit log; `passed` names plugins whose step this sign-in includes
   * @throws Failure unauthenticated for a person who may not sign in
   */
  enter(
    call: TransactionContext<Actor>,
    entering: { readonly userId: string; readonly way: string; readonly passed?: readonly string[] },
  ): Promise<SignInReply>;
  /**
   * Confirms the person of a session by their password; without a password they must have signed in within ten minutes.
   * @throws Failure unauthenticated, invalid, conflict
   */
  reauthenticate(call: { readonly who: Who }, password: string | undefined): Promise<void>;
  /** Signs an administrator in as another person. The caller checks the institution's rule and the person's consent. */
  readonly signInAs: SignInAs;
  /** Locks a person's row, before a change of how they sign in. @throws Failure not_found */
  lock(call: TransactionContext<Actor>, userId: string): Promise<void>;
}
export type SignInReply = ReturnType<typeof replyTo>;
export const signIn = defineService<SignIn>('platform.sign-in');

/**
 * Sends mail. Call it after the transaction that the mail is about has been committed.
 * @example
 *   afterCommit(tx, () => mail.send({ who }, { to: email, ...letter({ … }) }));
 */
export interface MailService {
  /** @throws Failure unavailable */
  send(
    call: { who: Actor },
    mail: Message & {
      readonly to: string;
      /** Ids of people the mail is about, besides its recipient. Mail kept in files is deleted with them. */
      readonly about?: readonly string[];
    },
  ): Promise<void>;
}
export const mail = defineService<MailService>('platform.mail');

/** People of the caller's institution who have a page of the platform open, in all processes. */
export interface Presence {
  /** Distinct user ids. */
  here(call: { who: Pick<Actor, 'institution'> }): Promise<string[]>;
}
export const presence = defineService<Presence>('platform.presence');

/** Public addresses of an institution's pages, for links in mail. */
export interface Addresses {
  /** The absolute URL of a page: `https://academy.example/consent` for `/consent`. */
  of(call: { who: Pick<Actor, 'institution'> }, path: `/${string}`): Promise<string>;
}
export const addresses = defineService<Addresses>('platform.addresses');

/**
 * Export and erasure of personal data. The caller checks that the actor may act for the person, for example a guardian
 * for their child.
 */
export interface PersonalDataService extends Pick<PersonalDataOf, 'held' | 'archive'> {
  /** What is held about people, by the contracts of all installed plugins. Needs `platform.institution`. */
  map(call: { who: Actor }): Promise<DataMapPart[]>;
  reauthenticate: AccountErasure['reauthenticate'];
  /** Closes the account at once and erases it after the grace period. @throws Failure not_found, conflict */
  askErasure: AccountErasure['requestFor'];
  /** Cancels a pending erasure; does nothing if none is pending. */
  keepAccount: AccountErasure['cancelFor'];
  pendingErasure: AccountErasure['of'];
}
export const personalData = defineService<PersonalDataService>('platform.personal-data');

/** Plugins of the caller's institution: their list, switches, presets and settings. */
export type Plugins = Pick<
  Switchboard,
  'list' | 'describe' | 'preview' | 'set' | 'presets' | 'applyPreset' | 'saveSettings'
>;
export const plugins = defineService<Plugins>('platform.plugins');

/** The deployment, as far as administrators of an institution may know it. */
export type Deployment = DeploymentService;
export const deployment = defineService<Deployment>('platform.deployment');

/** Deletion of old data by rules of each institution. */
export type Retention = RetentionService;
export const retention = defineService<Retention>('platform.retention');
