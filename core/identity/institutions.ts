import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Actor, InstitutionRef } from '../contract/index.ts';
import { conflict, notFound } from '../contract/index.ts';
import { Branding, FrameOrigin, InstructorsSee, RegistrationMode } from '../contract/platform.ts';
import type { CallContext, Database, Signals, Tx } from '../db/index.ts';
import { afterCommit, knexOf } from '../db/index.ts';
import type { Audit } from './audit.ts';
import { createCache } from './cache.ts';
import { assertMay, checked, deployment, wrong } from './call.ts';
import type { Colours, Registration } from './models.ts';
import { HostNameRow, InstitutionRow } from './models.ts';
import { hostName } from './names.ts';

export interface Institution extends InstitutionRef {
  readonly branding: Colours;
  readonly registration: Registration;
  /** Learners that instructors see. */
  readonly instructorsSee: InstructorsSee;
  readonly isDemo: boolean;
  readonly createdAt: Date;
  /** The first is used in links. */
  readonly hostNames: readonly string[];
  /** Origins of learning platforms that may embed screens in frames: `https://lms.example`. */
  readonly frameOrigins: readonly string[];
}

const Name = z.string().trim().min(1, 'Required').max(100, 'At most 100 characters');
const HostNames = z.array(z.string().max(253)).max(50);

const NewInstitution = z.object({
  slug: z
    .string()
    .max(63, 'At most 63 characters')
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Lower-case letters and digits, joined by hyphens'),
  name: Name,
  branding: Branding.default({ accent: null }),
  registration: RegistrationMode.default('invite'),
  isDemo: z.boolean().default(false),
  hostNames: HostNames.default([]),
});

const InstitutionChanges = z
  .object({
    name: Name,
    branding: Branding,
    registration: RegistrationMode,
    instructorsSee: InstructorsSee,
    hostNames: HostNames,
    frameOrigins: z.array(FrameOrigin).max(20),
  })
  .partial();

export interface Institutions {
  /**
   * The institution of a host name, regardless of port and case. A single institution has every host name; with several,
   * an unknown host name has none.
   */
  byHost(host: string): Promise<Institution | undefined>;
  byId(id: string): Promise<Institution | undefined>;
  bySlug(slug: string): Promise<Institution | undefined>;
  /** All institutions of the deployment by name, for the core's own use. */
  all(): Promise<Institution[]>;
  /** All institutions, for operators. Needs `platform.operate`. */
  list(call: CallContext<Actor>): Promise<Institution[]>;
  /** The caller's institution with all its settings. */
  own(call: CallContext<Actor>): Promise<Institution>;
  /** Creates an institution. Needs `platform.operate`; before the first institution exists, use the actor `operating`. */
  create(
    call: { who: Pick<Actor, 'user' | 'may'>; tx?: Tx },
    institution: z.input<typeof NewInstitution>,
  ): Promise<Institution>;
  /** Changes the caller's institution. Needs `platform.institution`. */
  update(call: CallContext<Actor>, changes: z.input<typeof InstitutionChanges>): Promise<Institution>;
  /** Called in every process when an institution was created or changed. */
  onChanged(handler: (institutionId: string) => void): void;
}

const topic = 'identity.institutions';

export function createInstitutions(given: {
  database: Database;
  signals: Signals;
  audit: Audit;
  clock: Clock;
}): Institutions {
  const { database, signals, audit, clock } = given;
  /** Caches all institutions together: there are few, and every request needs one. */
  const known = createCache<readonly Institution[]>({ signals, clock, limit: 1, maximumAge: 60 });
  const handlers: ((institutionId: string) => void)[] = [];
  const forget = () => known.forget(() => true);
  signals.on(topic, (payload) => {
    forget();
    for (const handler of handlers) handler(String(payload));
  });

  const all = async () => known.get('all') ?? (await known.load('all', readUnlessEmpty)) ?? [];
  /** An empty result is not cached, because another process may be creating the first institution. */
  const readUnlessEmpty = async () => {
    const institutions = await read(database);
    return institutions.length > 0 ? institutions : undefined;
  };

  const announce = async (tx: Tx, institutionId: string) => {
    await signals.send(topic, institutionId, tx);
    afterCommit(tx, forget);
  };

  return {
    async byHost(host) {
      const institutions = await all();
      if (institutions.length === 1) return institutions[0];
      const name = hostName(host);
      return institutions.find(({ hostNames }) => name !== undefined && hostNames.includes(name));
    },
    byId: async (id) => (await all()).find((institution) => institution.id === id),
    bySlug: async (slug) => (await all()).find((institution) => institution.slug === slug),
    all: async () => [...(await all())],
    async list({ who }) {
      assertMay(who, 'platform.operate');
      return [...(await all())];
    },
    async own({ who }) {
      const institution = (await all()).find(({ id }) => id === who.institution.id);
      if (!institution) throw notFound();
      return institution;
    },
    create: ({ who, tx: outer }, institution) =>
      database.transaction(async (tx) => {
        assertMay(who, 'platform.operate');
        const { hostNames: names, ...row } = checked(NewInstitution, institution);
        const hostNames = hostNamesOf(names);
        const others = await lockAll(database, tx);
        if (others.some(({ slug }) => slug === row.slug))
          throw conflict(`An institution with the slug ${row.slug} already exists.`);
        assertReachable([...others, { name: row.name, hostNames }]);
        const made = await database
          .catalogue(InstitutionRow, tx)
          .insert({ ...row, instructorsSee: 'everyone', frameOrigins: [], createdAt: clock.now() });
        await setHostNames(database, tx, made.id, hostNames, others);
        // Recorded as details, because the operator belongs to another institution, whose people are not visible here.
        const details = { by: who.user?.id ?? null };
        await audit.record({ who: deployment(made), tx }, { action: 'institution.created', subject: made.id, details });
        await announce(tx, made.id);
        return institutionOf(made, hostNames);
      }, outer),
    update: (call, changes) =>
      database.transaction(async (tx) => {
        assertMay(call.who, 'platform.institution');
        const { hostNames: names, ...fields } = checked(InstitutionChanges, changes);
        const { id } = call.who.institution;
        const institutions = await lockAll(database, tx);
        const before = institutions.find((institution) => institution.id === id);
        if (!before) throw notFound();
        const hostNames = names ? hostNamesOf(names) : before.hostNames;
        const others = institutions.filter((institution) => institution.id !== id);
        if (names) {
          assertReachable([...others, { name: before.name, hostNames }]);
          await setHostNames(database, tx, id, hostNames, others);
        }
        if (Object.keys(fields).length > 0) await database.catalogue(InstitutionRow, tx).findById(id).patch(fields);
        const details = { changed: Object.keys(changes) };
        await audit.record({ ...call, tx }, { action: 'institution.updated', subject: id, details });
        await announce(tx, id);
        return { ...before, ...fields, hostNames };
      }, call.tx),
    onChanged: (handler) => void handlers.push(handler),
  };
}

async function read(database: Database, tx?: Tx): Promise<Institution[]> {
  const rows = await database.catalogue(InstitutionRow, tx).orderBy('name');
  const hosts = await database.catalogue(HostNameRow, tx).orderBy('position');
  return rows.map((row) =>
    institutionOf(
      row,
      hosts.filter(({ institutionId }) => institutionId === row.id).map(({ host }) => host),
    ),
  );
}

/** Locks all institutions, because unique host names depend on all of them. */
async function lockAll(database: Database, tx: Tx): Promise<Institution[]> {
  await knexOf(tx).raw('lock table platform.institutions in share row exclusive mode');
  return read(database, tx);
}

function institutionOf(row: InstitutionRow, hostNames: readonly string[]): Institution {
  const { id, slug, name, branding, registration, instructorsSee, isDemo, createdAt, frameOrigins } = row;
  return { id, slug, name, branding, registration, instructorsSee, isDemo, createdAt, hostNames, frameOrigins };
}

function hostNamesOf(names: readonly string[]): string[] {
  return [
    ...new Set(
      names.map((name) => {
        const host = hostName(name);
        if (!host) throw wrong('hostNames', `${name} is not a host name`);
        return host;
      }),
    ),
  ];
}

/** A single institution needs no host name; with several, each needs one to be reachable. */
function assertReachable(institutions: readonly { name: string; hostNames: readonly string[] }[]): void {
  const unnamed = institutions.find(({ hostNames }) => hostNames.length === 0);
  if (institutions.length > 1 && unnamed) {
    throw conflict(`With several institutions each needs a host name; ${unnamed.name} has none.`);
  }
}

async function setHostNames(
  database: Database,
  tx: Tx,
  institutionId: string,
  hostNames: readonly string[],
  others: readonly Institution[],
): Promise<void> {
  const taken = others.flatMap((other) => other.hostNames).find((host) => hostNames.includes(host));
  if (taken) throw conflict(`${taken} belongs to another institution.`);
  await database.catalogue(HostNameRow, tx).delete().where({ institutionId });
  for (const [position, host] of hostNames.entries()) {
    await database.catalogue(HostNameRow, tx).insert({ host, institutionId, position });
  }
}
