import type { Actor } from './contract/index.ts';
import { defineService } from './contract/index.ts';
import type { Leaving } from './identity/account-erasure.ts';
import type { Audit as AuditService } from './identity/audit.ts';
import type { ExternalSignIn } from './identity/external-sign-in.ts';
import type { Guardians as GuardiansService } from './identity/guardians.ts';
import type { People as PeopleService } from './identity/identity.ts';
import type { Institutions as InstitutionsService } from './identity/institutions.ts';
import type { Relations as RelationsService } from './identity/relations.ts';
import type { Secrets as SecretsService } from './identity/secrets.ts';
import type { SigningIn } from './identity/sign-in.ts';
import type { Message } from './mail/message.ts';
import type { Switchboard } from './plugins/switchboard.ts';
import type { PersonalDataOf } from './privacy/privacy.ts';

// The typed names through which plugins' servers reach the core. Every method takes on whose behalf it acts and, where
// it can be part of one, the transaction: `({ who, tx? }, …)`. An id of another institution is as one that never was.

export type { PendingErasure } from './identity/account-erasure.ts';
export type { AuditAction, AuditEntry, AuditFilter, AuditRecord } from './identity/audit.ts';
export type { ExternalIdentity, LinkedIdentity } from './identity/external-identities.ts';
export type { ConsentCode, Guardianship } from './identity/guardians.ts';
export { consentDays } from './identity/guardians.ts';
export type { Institution } from './identity/institutions.ts';
export type { OpenInvitation } from './identity/invitations.ts';
export type { PeopleFilter, Person } from './identity/people.ts';
export type { Relation } from './identity/relations.ts';
export { byAdministration } from './identity/relations.ts';
export type { Letter } from './mail/templates.ts';
export { dayInWords, letter } from './mail/templates.ts';
export type { PluginDescription } from './plugins/description.ts';
export type { SwitchPreview } from './plugins/switchboard.ts';

/** Finding people, and for administrators: inviting, making, changing, deactivating. */
export type People = PeopleService;
export const people = defineService<People>('platform.people');

/** The caller's institution, and for operators all of them. */
export type Institutions = Pick<InstitutionsService, 'own' | 'update' | 'list' | 'create'>;
export const institutions = defineService<Institutions>('platform.institutions');

/** What was done by whom. */
export type Audit = AuditService;
export const audit = defineService<Audit>('platform.audit');

/** Who looks after whom, and the links by which parents consent. */
export type Guardians = GuardiansService;
export const guardians = defineService<Guardians>('platform.guardians');

/** Whose learners are whose, and so whom somebody sees. */
export type Relations = RelationsService;
export const relations = defineService<Relations>('platform.relations');

/** Encrypted keys of other services that an institution enters. */
export type Secrets = SecretsService;
export const secrets = defineService<Secrets>('platform.secrets');

/** Signing in with accounts that people have elsewhere, and codes that stand for signing in, once. */
export type SignIn = ExternalSignIn & Pick<SigningIn, 'issueExchangeCode'>;
export const signIn = defineService<SignIn>('platform.sign-in');

/** Mail. Send it once what it tells of is committed. */
export interface MailService {
  /** @throws Failure unavailable */
  send(
    call: { who: Actor },
    mail: Message & {
      readonly to: string;
      /** Ids of people whom it is about, beside the one it goes to: where mail is kept in files it goes with them. */
      readonly about?: readonly string[];
    },
  ): Promise<void>;
}
export const mail = defineService<MailService>('platform.mail');

/** Who is here: people of the caller's institution who have a page of the platform open, in all processes. */
export interface Presence {
  /** Ids, each once. */
  here(call: { who: Pick<Actor, 'institution'> }): Promise<string[]>;
}
export const presence = defineService<Presence>('platform.presence');

/** Where people reach an institution: for the links in a plugin's mail. */
export interface Addresses {
  /** The whole address of one of its pages: `/consent` as `https://academy.example/consent`. */
  of(call: { who: Pick<Actor, 'institution'> }, path: `/${string}`): Promise<string>;
}
export const addresses = defineService<Addresses>('platform.addresses');

/**
 * What is held about a person, and leaving. Who may ask for whom is for the caller to know: a guardian for the child
 * they look after, say.
 */
export interface PersonalDataService extends Pick<PersonalDataOf, 'held' | 'archive'> {
  assertThemselves: Leaving['assertThemselves'];
  /** Closes the account at once; it is erased after the time to think it over. @throws Failure not_found, conflict */
  askErasure: Leaving['askFor'];
  /** Takes that back; nothing happens where nothing is pending. */
  keepAccount: Leaving['stayFor'];
  pendingErasure: Leaving['of'];
}
export const personalData = defineService<PersonalDataService>('platform.personal-data');

/** Plugins of the caller's institution: what there is, switching, settings. */
export type Plugins = Pick<Switchboard, 'list' | 'describe' | 'preview' | 'set' | 'saveSettings'>;
export const plugins = defineService<Plugins>('platform.plugins');
