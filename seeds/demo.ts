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
  /** Folder of `demo-admin.txt`, which holds the administrator's password. */
  readonly folder: string;
  readonly log: Pick<Logger, 'info'>;
}

export interface Demo {
  readonly institution: Institution;
  /** Number of people created. */
  readonly peopleCreated: number;
  /** Printed at start; no password if the administrator has changed it. */
  readonly administrator: { readonly username: string; readonly password: string | undefined };
}

/**
 * Creates the demo institution and its people where they are missing; leaves existing rows unchanged. All its people
 * share the administrator's random password, so that one can sign in as any of them.
 */
export async function seedDemo({ identity, clock, folder, log }: DemoOptions): Promise<Demo> {
  const institution = await demoInstitution(identity);
  const who = deployment(institution);
  const password = ownFile(path.join(folder, 'demo-admin.txt'), () => randomBytes(12).toString('base64url'));
  let created = 0;
  const idOf = new Map<string, string>();
  const since = new Date(clock.now().getTime() - demoDays * 24 * 60 * 60 * 1000);
  const people = [demoAdministrator, ...demoPeople];
  const existing = await Promise.all(people.map((person) => findPerson(identity, who, person)));
  for (const [index, person] of people.entries()) {
    const found = existing[index];
    if (!found) created++;
    idOf.set(person.username, (found ?? (await create(identity, who, person, { password, since }))).id);
  }
  for (const { guardian, learner, relation } of demoFamilies) {
    await linkFamily(identity, since, who, idOf.get(guardian), idOf.get(learner), relation);
  }
  if (created > 0) log.info({ people: created }, 'created demo people');
  const isUnchanged = await identity.signingIn.verify(who, demoAdministrator.username, password);
  const { username } = demoAdministrator;
  return {
    institution,
    peopleCreated: created,
    administrator: { username, password: isUnchanged ? password : undefined },
  };
}

async function demoInstitution(identity: Identity): Promise<Institution> {
  const find = async () => (await identity.institutions.all()).find(({ isDemo }) => isDemo);
  return (await find()) ?? createOrFind(() => identity.institutions.create({ who: operating }, academy), find);
}

const academy = {
  slug: 'demo',
  name: 'EiQ Demo Academy',
  registration: 'open',
  isDemo: true,
  // With host names of its own, so that a second institution can be created.
  hostNames: ['localhost', '127.0.0.1', '[::1]'],
} as const satisfies Parameters<Identity['institutions']['create']>[1];

type Who = ReturnType<typeof deployment>;

function create(identity: Identity, who: Who, person: DemoPerson, given: { password: string; since: Date }) {
  const { username, firstName, lastName, role } = person;
  const email = addressOf(person);
  return createOrFind(
    async () =>
      (await identity.people.create({ who }, { username, firstName, lastName, role, email, ...given })).person,
    () => findPerson(identity, who, person),
  );
}

/** Finds a person by username, or by address if the username has been changed. */
async function findPerson(identity: Identity, who: Who, person: DemoPerson) {
  const { byLogin } = identity.people;
  return (await byLogin({ who }, person.username)) ?? byLogin({ who }, addressOf(person));
}

/** Creates a row, or finds the row that another process created at the same time. */
async function createOrFind<T>(create: () => Promise<T>, find: () => Promise<T | undefined>): Promise<T> {
  try {
    return await create();
  } catch (error) {
    const found = await find();
    if (found) return found;
    throw error;
  }
}

/** The person's ASCII email address. */
function addressOf({ username, mailbox }: DemoPerson): string {
  return `${mailbox ?? username.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l')}@${demoMailDomain}`;
}

async function linkFamily(
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
