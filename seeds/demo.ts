import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Clock } from '../core/clock.ts';
import type { Identity, Institution } from '../core/identity/index.ts';
import { demoMailDomain, deployment, operating, ownFile } from '../core/identity/index.ts';
import type { DemoPerson } from './people.ts';
import { demoAdministrator, demoDays, demoFamilies, demoPeople } from './people.ts';

export interface DemoOptions {
  readonly identity: Identity;
  readonly clock: Clock;
  /** Where the administrator's password is kept, as `demo-admin.txt`. */
  readonly folder: string;
  readonly log: Pick<Logger, 'info'>;
}

export interface Demo {
  readonly institution: Institution;
  /** People who were missing. */
  readonly peopleMade: number;
  /** For printing at start; no password when the administrator has changed it. */
  readonly administrator: { readonly username: string; readonly password: string | undefined };
}

/**
 * Makes the demo institution and its people where they are missing, and changes nothing that is there. All its people
 * share the administrator's random password, so that one can look around as any of them.
 */
export async function seedDemo({ identity, clock, folder, log }: DemoOptions): Promise<Demo> {
  const institution = await demoInstitution(identity);
  const who = deployment(institution);
  const password = ownFile(path.join(folder, 'demo-admin.txt'), () => randomBytes(12).toString('base64url'));
  let made = 0;
  const idOf = new Map<string, string>();
  const since = new Date(clock.now().getTime() - demoDays * 24 * 60 * 60 * 1000);
  const people = [demoAdministrator, ...demoPeople];
  const there = await Promise.all(people.map((person) => known(identity, who, person)));
  for (const [index, person] of people.entries()) {
    const found = there[index];
    if (!found) made++;
    idOf.set(person.username, (found ?? (await make(identity, who, person, { password, since }))).id);
  }
  for (const { guardian, learner, relation } of demoFamilies) {
    await tie(identity, since, who, idOf.get(guardian), idOf.get(learner), relation);
  }
  if (made > 0) log.info({ people: made }, 'demo people made');
  const isUnchanged = await identity.signingIn.verify(who, demoAdministrator.username, password);
  const { username } = demoAdministrator;
  return { institution, peopleMade: made, administrator: { username, password: isUnchanged ? password : undefined } };
}

async function demoInstitution(identity: Identity): Promise<Institution> {
  const find = async () => (await identity.institutions.all()).find(({ isDemo }) => isDemo);
  return (await find()) ?? madeOrFound(() => identity.institutions.create({ who: operating }, academy), find);
}

const academy = {
  slug: 'demo',
  name: 'EiQ Demo Academy',
  registration: 'open',
  isDemo: true,
  // Its own names, so that another institution can be made beside it.
  hostNames: ['localhost', '127.0.0.1', '[::1]'],
} as const satisfies Parameters<Identity['institutions']['create']>[1];

type Who = ReturnType<typeof deployment>;

function make(identity: Identity, who: Who, person: DemoPerson, given: { password: string; since: Date }) {
  const { username, firstName, lastName, role } = person;
  const email = addressOf(person);
  return madeOrFound(
    async () =>
      (await identity.people.create({ who }, { username, firstName, lastName, role, email, ...given })).person,
    () => known(identity, who, person),
  );
}

/** By their username, or by their address where somebody has changed the username. */
async function known(identity: Identity, who: Who, person: DemoPerson) {
  const { byLogin } = identity.people;
  return (await byLogin({ who }, person.username)) ?? byLogin({ who }, addressOf(person));
}

/** Makes what is missing; when another process was quicker, finds what that one made. */
async function madeOrFound<T>(make: () => Promise<T>, find: () => Promise<T | undefined>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    const found = await find();
    if (found) return found;
    throw error;
  }
}

/** Addresses keep to ASCII; names need not. */
function addressOf({ username, mailbox }: DemoPerson): string {
  return `${mailbox ?? username.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l')}@${demoMailDomain}`;
}

async function tie(
  identity: Identity,
  since: Date,
  who: Who,
  guardianId: string | undefined,
  learnerId: string | undefined,
  relation: string,
) {
  if (!guardianId || !learnerId) return;
  const present = await identity.guardians.ofGuardian({ who }, guardianId);
  if (present.some((guardianship) => guardianship.learnerId === learnerId)) return;
  await identity.guardians.link({ who }, { guardianId, learnerId, relation });
  await identity.guardians.setConsent({ who }, { guardianId, learnerId }, since);
}
