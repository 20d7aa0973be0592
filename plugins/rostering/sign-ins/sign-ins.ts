import type { Actor, InstitutionRef, PlainHandlers } from '../../../core/contract/index.ts';
import { conflict, Failure, notFound } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import type { DeliveredJob } from '../../../core/plugins/define-plugin.ts';
import type { Account } from '../../../core/services.ts';
import type { SheetLine, signInRoutes } from '../contract.ts';
import { maxSignIns } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { SourceRow } from '../models.ts';

/** How imported people sign in for the first time: with a password on paper, or with a link. */
export function createSignIns(dependencies: Dependencies) {
  const { db, clock, people, rosters, audit, jobs, actors } = dependencies;

  /** Imported people who have not signed in yet, with the names of their classes. */
  async function waitingPeople(call: CallContext<Actor>, classId?: string) {
    const [register, sources, { classes, members }] = await Promise.all([
      people.nameRegister(call),
      db.rows(SourceRow, call),
      rosters.read(call),
    ]);
    const active = classes.filter(({ isArchived }) => !isArchived);
    if (classId !== undefined && !active.some(({ id }) => id === classId)) throw notFound('Class not found.');
    const names = new Map(active.map(({ id, name }) => [id, name]));
    const classesOf = Map.groupBy(
      members.filter((member) => names.has(member.classId)),
      ({ userId }) => userId,
    );
    const waiting = sources.flatMap(({ userId, linkSentAt }) => {
      const account = register.accounts.get(userId);
      if (!account?.isActive || account.hasSignedIn || !isOrdinary(account)) return [];
      const own = classesOf.get(userId) ?? [];
      if (classId !== undefined && !own.some((member) => member.classId === classId)) return [];
      return [{ account, linkSentAt, classIds: own.map((member) => member.classId) }];
    });
    return { waiting, classes: active, names };
  }

  const lineOf = (
    { id: _, ...person }: { id: string } & Omit<SheetLine, 'classes'>,
    classes: readonly string[],
  ): SheetLine => ({
    ...person,
    classes: [...classes].sort((one, other) => one.localeCompare(other, 'en', { numeric: true })),
  });

  const assertNotTooMany = (count: number) => {
    if (count > maxSignIns) throw conflict(`These are ${count} people; at most ${maxSignIns} at once. Choose a class.`);
  };

  const routes: PlainHandlers<typeof signInRoutes> = {
    async waiting(_, who) {
      const { waiting, classes } = await waitingPeople({ who });
      const counts = new Map<string, number>();
      for (const { classIds } of waiting) for (const id of classIds) counts.set(id, (counts.get(id) ?? 0) + 1);
      return {
        people: waiting.length,
        withEmail: waiting.filter(({ account }) => account.email !== null).length,
        classes: classes
          .flatMap(({ id, name }) => ({ id, name, people: counts.get(id) ?? 0 }))
          .filter((each) => each.people > 0)
          .sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true })),
      };
    },

    async issuePasswords({ body: { classId } }, who) {
      const { waiting, names } = await waitingPeople({ who }, classId);
      assertNotTooMany(waiting.length);
      const classesOf = new Map(waiting.map(({ account, classIds }) => [account.id, classIds]));
      const issued = await db.transaction(async (tx) => {
        const given = await people.issueFirstPasswords({ who, tx }, [...classesOf.keys()]);
        const details = { people: given.length, ...(classId === undefined ? {} : { class: classId }) };
        await audit.record({ who, tx }, { action: 'rostering.passwords-issued', details });
        return given;
      });
      const lines = issued.map((person) =>
        lineOf(
          person,
          (classesOf.get(person.id) ?? []).flatMap((id) => names.get(id) ?? []),
        ),
      );
      return { lines: lines.sort(byClassAndName) };
    },

    async resetOnPaper({ params: { userId } }, who) {
      const { email } = await people.one({ who }, userId);
      if (email !== '') throw conflict('This person has an email address. Send a password link.');
      const [issued] = await people.issueFirstPasswords({ who }, [userId]);
      if (!issued) throw conflict('This person cannot be given a password on paper.');
      return lineOf(issued, []);
    },

    async sendLinks({ body: { classId } }, who) {
      const { waiting } = await waitingPeople({ who }, classId);
      const count = waiting.filter(({ account }) => account.email !== null).length;
      assertNotTooMany(count);
      if (count === 0) return { people: 0, jobId: null };
      const jobId = await db.transaction(async (tx) => {
        const details = { people: count, ...(classId === undefined ? {} : { class: classId }) };
        await audit.record({ who, tx }, { action: 'rostering.links-sent', details });
        const payload = { classId: classId ?? null, askedAt: clock.now().toISOString() };
        return jobs.enqueue('sendLinks', who.institution, payload, { tx });
      });
      return { people: count, jobId };
    },
  };

  return {
    routes,

    /** Number of imported people who have neither a first password nor a link. Needs `platform.people`. */
    async withoutWayIn(call: CallContext<Actor>): Promise<number> {
      const { waiting } = await waitingPeople(call);
      return waiting.filter(({ account, linkSentAt }) => !account.hasPassword && linkSentAt === null).length;
    },

    /** Sends the links of a call. A repeated run leaves out people to whom it has sent one. */
    async send({
      institution,
      payload,
      signal,
      progress,
    }: DeliveredJob<{ classId: string | null; askedAt: string }>): Promise<void> {
      const who = await systemActor(institution);
      const { waiting } = await waitingPeople({ who }, payload.classId ?? undefined).catch(noneIfGone);
      const due = waiting.filter(
        ({ account, linkSentAt }) => account.email !== null && (!linkSentAt || linkSentAt < new Date(payload.askedAt)),
      );
      for (const [at, { account }] of due.entries()) {
        signal.throwIfAborted();
        await people.resetPassword({ who }, account.id, 'mail', 'welcome').catch(ignoreGone);
        await db.rows(SourceRow, { who }).where({ userId: account.id }).patch({ linkSentAt: clock.now() });
        progress(at + 1, due.length);
      }
    },
  };

  function systemActor(institution: InstitutionRef): Promise<Actor> {
    return actors.system('Links to set a password', {
      institution,
      permissions: ['platform.people', 'classes.manage'],
    });
  }
}

export type SignIns = ReturnType<typeof createSignIns>;

const isOrdinary = ({ role }: Account) => role !== 'administrator' && role !== 'operator';

const byClassAndName = (one: SheetLine, other: SheetLine) =>
  (one.classes[0] ?? '').localeCompare(other.classes[0] ?? '', 'en', { numeric: true }) ||
  one.lastName.localeCompare(other.lastName) ||
  one.firstName.localeCompare(other.firstName);

/** The class was archived, or the person deactivated, since the links were asked for. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof Failure) || !['not_found', 'conflict'].includes(error.code)) throw error;
}

function noneIfGone(error: unknown): { waiting: [] } {
  ignoreGone(error);
  return { waiting: [] };
}
