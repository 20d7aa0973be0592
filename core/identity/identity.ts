import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { InstitutionRef, PlainHandlers } from '../contract/index.ts';
import type { Database, Signals } from '../db/index.ts';
import type { Mail } from '../mail/mail.ts';
import type { Random } from '../random.ts';
import { createAccount, createChangeDetails } from './account.ts';
import type { AccountErasure } from './account-erasure.ts';
import { createAccountErasure } from './account-erasure.ts';
import type { PeopleAdministration } from './administration.ts';
import { createAdministration } from './administration.ts';
import type { ApiKeys } from './api-keys.ts';
import { createApiKeys } from './api-keys.ts';
import type { Audit } from './audit.ts';
import { createAudit } from './audit.ts';
import { createCodes } from './codes.ts';
import type { Entry } from './entry.ts';
import { createEntry } from './entry.ts';
import type { ExternalSignIn } from './external-sign-in.ts';
import { createExternalSignIn } from './external-sign-in.ts';
import type { Guardians } from './guardians.ts';
import { createGuardians } from './guardians.ts';
import type { Institutions } from './institutions.ts';
import { createInstitutions } from './institutions.ts';
import type { Invitations } from './invitations.ts';
import { createInvitations } from './invitations.ts';
import type { Keys } from './keys.ts';
import type { KnownAddresses } from './known-addresses.ts';
import { createKnownAddresses } from './known-addresses.ts';
import type { AddressOf } from './links.ts';
import { createAddresses, createLinks } from './links.ts';
import type { LiveTickets } from './live-tickets.ts';
import { createLiveTickets } from './live-tickets.ts';
import { createOwnSessions } from './own-sessions.ts';
import type { PasswordLinks } from './password-links.ts';
import { createPasswordLinks } from './password-links.ts';
import type { Passwords } from './passwords.ts';
import { createPasswords } from './passwords.ts';
import type { PeopleFinding } from './people.ts';
import { createPeopleFinding } from './people.ts';
import type { PeopleInBulk } from './people-in-bulk.ts';
import { createPeopleInBulk } from './people-in-bulk.ts';
import type { ProviderSignOut } from './provider-sign-out.ts';
import { createProviderSignOut } from './provider-sign-out.ts';
import type { Reauthenticate } from './reauthenticate.ts';
import { createReauthenticate } from './reauthenticate.ts';
import { createRegistration } from './registration.ts';
import type { Relations } from './relations.ts';
import { createRelations } from './relations.ts';
import type { AuthRoutes } from './routes.ts';
import { createRoutes } from './routes.ts';
import type { SealedSecrets, Secrets } from './secrets.ts';
import { createSecrets } from './secrets.ts';
import type { Sessions } from './sessions.ts';
import { createSessions } from './sessions.ts';
import type { SigningIn } from './sign-in.ts';
import { createSigningIn } from './sign-in.ts';
import type { SignInAs } from './sign-in-as.ts';
import { createSignInAs } from './sign-in-as.ts';
import type { Swept } from './sweep.ts';
import { createSweep } from './sweep.ts';
import type { Tokens } from './tokens.ts';
import { createTokens } from './tokens.ts';
import { findByLogin } from './users.ts';

export type People = PeopleFinding & PeopleAdministration & PeopleInBulk & Invitations;

export interface IdentitySettings {
  readonly keys: Keys;
  /** Whether demo learners can be created in the demo institution. */
  readonly isDemo: boolean;
  /** Public address for links in mail. A function, because it may be known only once the server listens. */
  publicUrl(): string;
  /** Grace period of account erasure in days. Default 7. */
  readonly erasureGraceDays?: number;
  /** Lifetime of a session in days. Default 14. */
  readonly sessionDays?: number;
}

export interface IdentityOptions {
  readonly database: Database;
  readonly signals: Signals;
  readonly mail: Mail;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly settings: IdentitySettings;
  /** Replaced by tests that count comparisons. */
  readonly passwords?: Passwords | undefined;
}

/** Institutions, accounts, sessions and their administration. */
export interface Identity {
  readonly institutions: Institutions;
  readonly people: People;
  readonly guardians: Guardians;
  readonly relations: Relations;
  readonly addressOf: AddressOf;
  readonly audit: Audit;
  readonly secrets: Secrets & SealedSecrets;
  readonly apiKeys: ApiKeys;
  readonly signingIn: SigningIn;
  readonly providerSignOut: ProviderSignOut;
  readonly entry: Entry;
  readonly signInAs: SignInAs;
  readonly reauthenticate: Reauthenticate;
  readonly externalSignIn: ExternalSignIn;
  readonly knownAddresses: KnownAddresses;
  /** Keyed digests with a key of the deployment. */
  readonly digest: Keys['digest'];
  /** Id of the person with a sign-in name or address. */
  personNamed(institutionId: string, name: string): Promise<string | undefined>;
  readonly passwordLinks: PasswordLinks;
  readonly accountErasure: AccountErasure;
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  readonly liveTickets: LiveTickets;
  readonly routes: PlainHandlers<AuthRoutes>;
  /** Deletes expired demo learners, codes and sessions. Called by a schedule. */
  sweep(erase?: (institution: InstitutionRef, userId: string) => Promise<unknown>): Promise<Swept>;
}

export function createIdentity(options: IdentityOptions): Identity {
  const { database, signals, mail, clock, random, log, settings } = options;
  const passwords = options.passwords ?? createPasswords();
  const audit = createAudit({ database, clock });
  const codes = createCodes({ database, clock });
  const tokens = createTokens({ key: settings.keys.tokens, database, signals, clock });
  const sessions = createSessions({ database, signals, tokens, clock, sessionDays: settings.sessionDays ?? 14 });
  const institutions = createInstitutions({ database, signals, audit, clock });
  const addressOf = createAddresses(institutions, () => settings.publicUrl());
  const linkTo = createLinks(addressOf);
  const common = { database, clock, random, mail, passwords, codes, sessions, audit, institutions, linkTo };
  const changeDetails = createChangeDetails(common);
  const accountErasure = createAccountErasure({ ...common, graceDays: settings.erasureGraceDays ?? 7 });
  const entry = createEntry({ ...common, accountErasure });
  const reauthenticate = createReauthenticate(common);
  const secrets = createSecrets({ database, clock, keys: settings.keys });
  const providerSignOut = createProviderSignOut({ database, secrets, log });
  const signingIn = createSigningIn({ ...common, entry, providerSignOut });
  const liveTickets = createLiveTickets({ database, clock, tokens });
  const registration = createRegistration({ ...common, entry, isDemo: settings.isDemo, accountErasure });
  return {
    institutions,
    people: {
      ...createPeopleFinding(database),
      ...createAdministration({ ...common, changeDetails, accountErasure }),
      ...createPeopleInBulk({ ...common, changeDetails }),
      ...createInvitations(common),
    },
    guardians: createGuardians(common),
    relations: createRelations(common),
    addressOf,
    audit,
    secrets,
    apiKeys: createApiKeys(common),
    signingIn,
    providerSignOut,
    entry,
    signInAs: createSignInAs(common),
    reauthenticate,
    externalSignIn: createExternalSignIn({ ...common, signingIn, reauthenticate, providerSignOut }),
    knownAddresses: createKnownAddresses({ ...common, keys: settings.keys }),
    digest: settings.keys.digest,
    personNamed: async (id, name) => (await findByLogin(database, { institution: { id } }, name))?.id,
    sessions,
    tokens,
    liveTickets,
    passwordLinks: createPasswordLinks(common),
    accountErasure,
    routes: createRoutes({
      liveTickets,
      signingIn,
      ownSessions: createOwnSessions(common),
      registration,
      accountErasure,
      account: createAccount(database, changeDetails),
    }),
    sweep: createSweep({ database, clock, log, institution: (id) => institutions.byId(id) }),
  };
}
