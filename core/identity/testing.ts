import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dayIn, plusDays, weekOf } from '../calendar.ts';
import type { Actor, Permission, Role, Visitor, Who } from '../contract/index.ts';
import { platform } from '../contract/platform.ts';
import { openDatabase, openSignals } from '../db/index.ts';
import { createTestDatabase, silent } from '../db/testing.ts';
import { createMail } from '../mail/mail.ts';
import { seededRandom } from '../random.ts';
import { deployment, operating } from './call.ts';
import { hostActor } from './host-actors.ts';
import type { IdentityOptions, IdentitySettings } from './identity.ts';
import { createIdentity } from './identity.ts';
import type { Institution } from './institutions.ts';
import { loadKeys } from './keys.ts';

/** A clock that moves only on request. It starts at the current time, so that ids and times agree. */
export interface TestClock {
  now(): Date;
  forward(seconds: number): void;
  /** Moves to noon UTC of the next Monday, so that the rest of a test falls into one week. */
  toMonday(): void;
}

/** @param onForward called with the seconds by which the clock was moved */
export function createTestClock(onForward: (seconds: number) => void = () => {}): TestClock {
  let moment = Date.now();
  const moveTo = (next: number) => {
    const seconds = (next - moment) / 1000;
    moment = next;
    onForward(seconds);
  };
  return {
    now: () => new Date(moment),
    forward: (seconds) => moveTo(moment + seconds * 1000),
    toMonday() {
      const today = dayIn('UTC', new Date(moment));
      moveTo(Date.parse(`${plusDays(weekOf(today), 7)}T12:00:00Z`));
    },
  };
}

export type TestIdentity = Awaited<ReturnType<typeof createTestIdentity>>;

/** Identity on its own database, with real signals and mail in files. */
export async function createTestIdentity(options: Partial<IdentitySettings & Pick<IdentityOptions, 'passwords'>> = {}) {
  const at = await createTestDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'eiq-identity-'));
  const clock = createTestClock();
  const { passwords, ...settings } = options;
  const endings: (() => Promise<void>)[] = [];

  /** Opens identity as another process of the same deployment. */
  const openProcess = async () => {
    const database = await openDatabase({ url: at.url, varFolder: folder, log: silent });
    const signals = await openSignals(database, silent);
    const mail = createMail({ from: 'EiQ <no-reply@example.org>', folder: path.join(folder, 'mail'), log: silent });
    const identity = createIdentity({
      database,
      signals,
      mail,
      clock,
      random: seededRandom('identity'),
      log: silent,
      settings: {
        keys: loadKeys({ folder, production: false }),
        isDemo: false,
        publicUrl: () => 'https://eiq.example.org:8443',
        ...settings,
      },
      ...(passwords ? { passwords } : {}),
    });
    endings.push(async () => {
      await signals.close();
      await database.close();
    });
    return { database, signals, identity };
  };

  const { database, signals, identity } = await openProcess();
  return {
    database,
    signals,
    identity,
    clock,
    url: at.url,
    openProcess,
    /** Creates an institution, with actors for its deployment and for a visitor. */
    async institution(slug: string, changes: { registration?: 'open' | 'invite' | 'closed'; isDemo?: boolean } = {}) {
      const hostNames = [`${slug}.example.org`];
      const institution = await identity.institutions.create(
        { who: operating },
        { slug, name: `The ${slug}`, hostNames, ...changes },
      );
      return { institution, deployment: deployment(institution), visitor: visitorOf(institution) };
    },
    /** Creates a person with the password `password of <username>` and signs them in. */
    async person(who: Actor, username: string, role: Role = 'learner') {
      const details = { username, email: `${username}@example.org`, firstName: 'Ada', lastName: 'Example' };
      const password = `password of ${username}`;
      await identity.people.create({ who: deployment(who.institution) }, { ...details, role, password });
      return signIn(username, password, who.institution);
    },
    signIn: (username: string, password: string, institution: { id: string; slug: string; name: string }) =>
      signIn(username, password, institution),
    /** All mail so far, oldest first, with links. */
    async mails() {
      const names = await readdir(path.join(folder, 'mail')).catch(() => []);
      return Promise.all(
        names.sort().map(async (name) => mailOf(await readFile(path.join(folder, 'mail', name), 'utf8'))),
      );
    },
    folder,
    async end() {
      for (const end of endings) await end();
      await at.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };

  async function signIn(username: string, password: string, institution: { id: string; slug: string; name: string }) {
    const { token } = complete(await identity.signingIn.login(visitorOf(institution), { username, password }));
    const authenticated = await identity.tokens.check(token, institution.id);
    if (!authenticated) throw new Error('A newly issued token is invalid');
    const { user, session } = authenticated;
    const who: Who = hostActor({
      ...visitorOf(institution),
      user,
      session,
      may: (permission) => grants(user.role, permission),
    });
    return { token, who, id: user.id };
  }
}

/** The session of a sign-in that takes no further step. */
export function complete<Outcome extends object>(outcome: Outcome): Extract<Outcome, { token: string }> {
  if (!('token' in outcome)) throw new Error('A further step is needed to sign in');
  return outcome as Extract<Outcome, { token: string }>;
}

export function visitorOf(institution: Pick<Institution, 'id' | 'slug' | 'name'>): Visitor {
  const client = { address: '203.0.113.7', userAgent: 'Example Browser' };
  return { institution, user: undefined, session: undefined, client, may: () => false };
}

/** Grants the core's permissions as the host's gate does. */
function grants(role: Role, permission: Permission): boolean {
  const declared: Record<string, { grantedTo: readonly Role[] }> = platform.permissions;
  return role === 'operator' || (declared[permission]?.grantedTo.includes(role) ?? false);
}

function mailOf(source: string) {
  const unfolded = source.replace(/=\n/g, '').replace(/=3D/g, '=');
  const [, link = '', code = ''] = /(https?:\S+\?code=([\w-]+))/.exec(unfolded) ?? [];
  return { to: /^To: (.*)$/m.exec(source)?.[1] ?? '', subject: /^Subject: (.*)$/m.exec(source)?.[1] ?? '', link, code };
}
