import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Actor, Reply, ReplyOptions, Role } from '../contract/index.ts';
import { reply } from '../contract/index.ts';
import type { SignedIn } from '../contract/platform.ts';
import { stepCookie } from '../contract/sign-in.ts';
import type { CallContext, Database, TransactionContext } from '../db/index.ts';
import { equalSecrets } from '../equal-secrets.ts';
import type { AccountErasure } from './account-erasure.ts';
import type { Audit } from './audit.ts';
import type { CodeKind, Codes } from './codes.ts';
import { noLongerGood } from './codes.ts';
import { UserRow } from './models.ts';
import { ProviderSession } from './provider-session.ts';
import type { SessionExtras, Sessions } from './sessions.ts';
import { mayEnter } from './users.ts';

// Every way of signing in ends here: a session is opened, or the person is half signed in and must take a further step, which a
// plugin asks for. Half signed in, a person has no token, only a ticket for that step.

/** How people prove who they are: ways of the core, or of a plugin. */
export type SignInWay = 'password' | 'code' | 'link' | 'registration' | 'demo' | (string & {});

/** Somebody who is about to be signed in. */
export interface PersonSigningIn {
  readonly id: string;
  readonly role: Role;
  readonly demo: boolean;
  readonly way: SignInWay;
}

/** A person who must take a further step before they are signed in. */
export interface HalfSignedIn {
  readonly nextStep: {
    /** The plugin that asks for the step. */
    readonly plugin: string;
    /** Sent with the step, from the browser that has the cookie. */
    readonly ticket: string;
    readonly expiresAt: Date;
  };
  /** The other half of the ticket, for a cookie. */
  readonly cookie: string;
}
export type SignInOutcome = SignedIn | HalfSignedIn;

/** What a browser sends with a step: the ticket and the cookie, and the plugin whose step it is. */
export interface StepProof {
  readonly plugin: string;
  readonly ticket: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
}

/** Finds the plugin whose step a person must take next, among those not yet passed. @throws Failure unavailable */
export type NeededStep = (
  call: TransactionContext<Actor>,
  person: PersonSigningIn,
  passed: readonly string[],
) => Promise<string | undefined>;

export interface Entry {
  /**
   * Opens a session for a person who proved who they are, or issues the ticket of a further step. Lock their row first.
   * @param passed plugins whose step was passed; `all` where the caller is signed in already
   * @param more of the session; what is kept of the provider is kept across further steps
   */
  enter(
    call: TransactionContext<Actor>,
    row: UserRow,
    way: SignInWay,
    passed?: readonly string[] | 'all',
    more?: SessionExtras,
  ): Promise<{ outcome: SignInOutcome; session: string | undefined }>;
  /** A person who may sign in, with their row locked, so that they cannot be deactivated in the meantime. */
  lockActive(call: TransactionContext<Actor>, userId: string): Promise<UserRow | undefined>;
  /**
   * Whose step a ticket is for, without using it. In a transaction it locks the person's row, which comes before any row of the
   * plugin. @throws Failure gone
   */
  stepOf(call: CallContext<Actor>, proof: StepProof): Promise<PersonSigningIn>;
  /** Uses the ticket of a step that was passed, and signs in or continues with the next step. @throws Failure gone */
  passStep(call: TransactionContext<Actor>, proof: StepProof): Promise<SignInOutcome>;
  /** The person of a ticket of any plugin; undefined for an invalid one. For rate limits. */
  personOfTicket(institution: { id: string }, proof: Omit<StepProof, 'plugin'>): Promise<string | undefined>;
  /** Sets where steps come from, once the plugins are known. */
  askForSteps(needed: NeededStep): void;
}

export interface EntryOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly codes: Codes;
  readonly sessions: Sessions;
  readonly audit: Audit;
  readonly accountErasure: AccountErasure;
}

/** Lifetime of a ticket (seconds). */
export const stepSeconds = 600;

const Ticket = z.object({
  userId: z.uuid(),
  way: z.string(),
  plugin: z.string(),
  passed: z.array(z.string()),
  /** SHA-256 of the ticket; the code in the cookie is the code of the row. */
  ticketHash: z.string(),
  provider: ProviderSession.optional(),
});
const stepCode = { purpose: 'step', payload: Ticket, lastsSeconds: stepSeconds } satisfies CodeKind<z.ZodType>;

export function createEntry(options: EntryOptions): Entry {
  const { database, clock, codes, sessions, audit, accountErasure } = options;
  let needed: NeededStep = async () => undefined;

  const lockActive: Entry['lockActive'] = async (call, userId) =>
    database
      .rows(UserRow, call)
      .findById(userId)
      .where(mayEnter)
      .where((lasting) => lasting.whereNull('demoExpiresAt').orWhere('demoExpiresAt', '>', clock.now()))
      .forUpdate();

  const find = async (call: CallContext<Actor>, { ticket, cookies }: Omit<StepProof, 'plugin'>) => {
    const found = await codes.find(call, stepCode, cookies[stepCookie] ?? '');
    return found && equalSecrets(found.payload.ticketHash, hashOf(ticket)) ? found.payload : undefined;
  };

  const look = async (call: CallContext<Actor>, proof: StepProof) => {
    const payload = await find(call, proof);
    return payload?.plugin === proof.plugin ? payload : noLongerGood();
  };

  const openSession = async (
    call: TransactionContext<Actor>,
    found: UserRow,
    way: SignInWay,
    steps: readonly string[],
    more: SessionExtras,
  ) => {
    // Signing in cancels a pending erasure that the person requested.
    const row = found.deactivatedAt ? await accountErasure.cancel(call, found) : found;
    const details = { by: way, ...(steps.length > 0 && { steps }) };
    // A registration has an entry of its own.
    if (way !== 'registration' && way !== 'demo') {
      await audit.record(call, { action: 'session.started', subject: row.id, actor: row.id, details });
    }
    const { id, signedIn } = await sessions.open(call, row, more);
    return { session: id, outcome: found.deactivatedAt ? { ...signedIn, staysAfterAll: true } : signedIn };
  };

  const enter: Entry['enter'] = async (call, row, way, passed = [], more = {}) => {
    if (passed === 'all') return openSession(call, row, way, [], more);
    const plugin = await needed(call, { id: row.id, role: row.role, demo: row.demo, way }, passed);
    if (plugin === undefined) return openSession(call, row, way, passed, more);
    const { provider } = more;
    const ticket = randomBytes(32).toString('base64url');
    const payload = { userId: row.id, way, plugin, passed: [...passed], ticketHash: hashOf(ticket), provider };
    const { code } = await codes.issue(call, stepCode, row.id, payload, 'beside');
    const expiresAt = new Date(clock.now().getTime() + stepSeconds * 1000);
    return { session: undefined, outcome: { nextStep: { plugin, ticket, expiresAt }, cookie: code } };
  };

  return {
    enter,
    lockActive,
    async stepOf(call, proof) {
      const { userId, way } = await look(call, proof);
      const { tx } = call;
      const row = tx
        ? await lockActive({ ...call, tx }, userId)
        : await database.rows(UserRow, call).findById(userId).where(mayEnter);
      if (!row) return noLongerGood();
      return { id: row.id, role: row.role, demo: row.demo, way };
    },
    async passStep(call, proof) {
      const { userId, way, passed, provider } = await look(call, proof);
      const row = await lockActive(call, userId);
      await codes.use(call, stepCode, proof.cookies[stepCookie] ?? '');
      if (!row) return noLongerGood();
      return (await enter(call, row, way, [...passed, proof.plugin], { provider })).outcome;
    },
    personOfTicket: async (institution, proof) => (await find({ who: { institution } as Actor }, proof))?.userId,
    askForSteps(source) {
      needed = source;
    },
  };
}

/** The response to a sign-in: a half-signed-in browser keeps its half of the ticket in a cookie, a signed-in one drops it. */
export function replyTo(
  outcome: SignInOutcome,
  isStep = false,
): Reply<SignedIn | Pick<HalfSignedIn, 'nextStep'>> | SignedIn {
  if (!('nextStep' in outcome)) return isStep ? reply(outcome, { cookies: { [stepCookie]: null } }) : outcome;
  const cookies: ReplyOptions['cookies'] = { [stepCookie]: { value: outcome.cookie, maxAge: stepSeconds } };
  // The cookie's half is in no body: a script that reads one cannot take the step.
  return reply({ nextStep: outcome.nextStep }, { status: 202, cookies });
}

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest('base64url');
