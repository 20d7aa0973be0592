import type { Clock } from '../../../core/clock.ts';
import type { Actor, InstitutionRef, PlainHandlers, Who } from '../../../core/contract/index.ts';
import { conflict, notFound } from '../../../core/contract/index.ts';
import type { CallContext, Database, TransactionContext, Tx } from '../../../core/db/index.ts';
import { acquireLock, newId } from '../../../core/db/index.ts';
import type { Audit, People, SignIn } from '../../../core/services.ts';
import type { Notifications } from '../../activity/services.ts';
import type { AdministrationSettings } from '../settings.ts';
import type { SignInAs, signInAsRoutes } from './contract.ts';
import { SignInAsRow } from './models.ts';

/** Where a person answers, on their profile. */
const answeredOn = '/profile#sign-ins-as';

/** A request waits so long for its answer, and an answer for its use. */
const validMs = 24 * 60 * 60 * 1000;

/** Administrators sign in as other people by the institution's rule, if need be with the consent of each. */
export function createSignInAs(dependencies: {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: Pick<People, 'one' | 'named'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly signIn: Pick<SignIn, 'signInAs' | 'lock'>;
  settings(institution: InstitutionRef, tx?: Tx): Promise<AdministrationSettings>;
  /** Undefined where the activity plugin is off. */
  notifications(who: Pick<Actor, 'institution'>): Notifications | undefined;
}): PlainHandlers<typeof signInAsRoutes> {
  const { db, clock, people, audit, signIn, settings, notifications } = dependencies;

  const isOver = (moment: Date | null) => !moment || clock.now().getTime() - moment.getTime() > validMs;

  async function stateOf(call: CallContext<Actor>, row: SignInAsRow): Promise<SignInAs['state']> {
    if (row.state === 'begun') {
      const isOpen = row.sessionId !== null && (await signIn.signInAs.isOpen(call, row.sessionId));
      return isOpen ? 'open' : 'ended';
    }
    if (row.state === 'waiting') return isOver(row.askedAt) ? 'expired' : 'waiting';
    return row.state === 'allowed' && isOver(row.answeredAt ?? row.askedAt) ? 'expired' : row.state;
  }

  async function views(call: CallContext<Who>, rows: readonly SignInAsRow[]): Promise<SignInAs[]> {
    const ids = rows.flatMap(({ administratorId }) => administratorId ?? []);
    const named = await people.named(call, [...new Set(ids)]);
    return Promise.all(
      rows.map(async (row) => {
        const { firstName = '', lastName = '' } = named.get(row.administratorId ?? '') ?? {};
        return {
          ...{ id: row.id, firstName, lastName, reason: row.reason, state: await stateOf(call, row) },
          askedAt: row.askedAt.toISOString(),
          begunAt: row.begunAt?.toISOString() ?? null,
          until: row.until?.toISOString() ?? null,
        };
      }),
    );
  }

  async function view(call: CallContext<Who>, row: SignInAsRow): Promise<SignInAs> {
    const [shown] = await views(call, [row]);
    if (!shown) throw new Error('The view of a request is missing');
    return shown;
  }

  /** A request to the caller, locked. @throws Failure not_found */
  async function toMe(call: TransactionContext<Who>, id: string): Promise<SignInAsRow> {
    const row = await db.rows(SignInAsRow, call).findOne({ id, userId: call.who.user.id }).forUpdate();
    if (!row) throw notFound('Request not found.');
    return row;
  }

  const tell = (call: TransactionContext<Who>, row: Pick<SignInAsRow, 'id' | 'userId'>, title: string, text: string) =>
    notifications(call.who)?.notify(call, {
      ...{ userId: row.userId, id: `sign-in-as ${row.id} ${title}`, kind: 'consent' },
      ...{ title, text, to: answeredOn },
    });

  const latestOf = (call: CallContext<Who>, userId: string) =>
    db
      .rows(SignInAsRow, call)
      .where({ userId, administratorId: call.who.user.id })
      .orderBy([
        { column: 'askedAt', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .first();

  return {
    async signInAs({ params }, who) {
      const person = await people.one({ who }, params.id);
      const { signInAs: rule, signInAsMinutes: minutes } = await settings(who.institution);
      const latest = await latestOf({ who }, person.id);
      return {
        ...{ rule, minutes },
        hindrance: signIn.signInAs.hindrance(who, person) ?? null,
        latest: latest ? await view({ who }, latest) : null,
      };
    },

    askSignInAs: ({ params, body: { reason } }, who) =>
      db.transaction(async (tx) => {
        const call = { who, tx };
        const person = await people.one({ who }, params.id);
        const { signInAs: rule } = await settings(who.institution, tx);
        const hindrance = signIn.signInAs.hindrance(who, person);
        if (hindrance) throw conflict(hindrance);
        if (rule === 'off') throw conflict('Your institution does not allow signing in as somebody else.');
        await acquireLock(tx, `sign-in-as ${who.user.id} ${person.id}`);
        const latest = await latestOf(call, person.id);
        const state = latest && (await stateOf(call, latest));
        const isAllowed = rule === 'institution';
        const isUsable = state === 'allowed' && (isAllowed || latest?.answeredAt);
        // Asking again, for example after a lost response, is the same request.
        if (latest && (isUsable || (state === 'waiting' && !isAllowed))) return view(call, latest);
        const row = await db
          .rows(SignInAsRow, call)
          .insert({
            ...{ id: newId(), userId: person.id, administratorId: who.user.id, reason },
            ...{ askedAt: clock.now(), state: isAllowed ? 'allowed' : 'waiting' },
          })
          .returning('*');
        await audit.record(call, { action: 'sign-in-as.asked', subject: person.id, details: { rule } });
        if (!isAllowed) {
          await tell(call, row, 'May an administrator sign in as you?', 'Read why they ask, then allow it or decline.');
        }
        return view(call, row);
      }),

    beginSignInAs: ({ params: { id } }, who) =>
      db.transaction(async (tx) => {
        const call = { who, tx };
        const own = () => db.rows(SignInAsRow, call).findOne({ id, administratorId: who.user.id });
        const asked = await own();
        if (!asked) throw notFound('Request not found.');
        // The person's row comes before any row about them.
        await signIn.lock(call, asked.userId);
        const row = await own().forUpdate();
        if (!row) throw notFound('Request not found.');
        const { signInAs: rule, signInAsMinutes: minutes } = await settings(who.institution, tx);
        if (rule === 'off') throw conflict('Your institution does not allow signing in as somebody else.');
        const state = await stateOf(call, row);
        if (state !== 'allowed') throw conflict(refusals[state]);
        // Allowed by the rule of the institution, which was another then.
        if (rule === 'consent' && !row.answeredAt) throw conflict('This person has not agreed. Ask again.');
        const {
          signedIn,
          session: sessionId,
          until,
        } = await signIn.signInAs.open(call, { userId: row.userId, minutes });
        const begun = { state: 'begun', begunAt: clock.now(), until, sessionId } as const;
        await db.rows(SignInAsRow, call).findById(id).patch(begun);
        await tell(call, row, 'An administrator signed in as you', 'See who, why and until when. You can end it.');
        return signedIn;
      }),

    async signInsAsMe(_, who) {
      const rows = await db
        .rows(SignInAsRow, { who })
        .where({ userId: who.user.id })
        .orderBy([
          { column: 'askedAt', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(50);
      return views({ who }, rows);
    },

    answerSignInAs: ({ params: { id }, body: { isAllowed } }, who) =>
      db.transaction(async (tx) => {
        const call = { who, tx };
        const row = await toMe(call, id);
        const state = isAllowed ? 'allowed' : 'declined';
        if (row.state === state) return view(call, row);
        const now = await stateOf(call, row);
        if (now !== 'waiting' && !(now === 'allowed' && !isAllowed)) throw conflict(refusals[now]);
        const answered = await db.rows(SignInAsRow, call).patchAndFetchById(id, { state, answeredAt: clock.now() });
        await audit.record(call, { action: `sign-in-as.${state}`, subject: row.administratorId ?? undefined });
        return view(call, answered);
      }),

    endSignInAs: ({ params: { id } }, who) =>
      db.transaction(async (tx) => {
        const call = { who, tx };
        const { userId, sessionId } = await toMe(call, id);
        const ended = sessionId ? await signIn.signInAs.end(call, userId, sessionId) : 0;
        if (ended > 0) await audit.record(call, { action: 'sign-in-as.ended', subject: userId });
      }),
  };
}

/** Why a request cannot be used or answered, by its state. */
const refusals: Record<SignInAs['state'], string> = {
  waiting: 'This person has not answered yet.',
  allowed: 'This request was answered already.',
  declined: 'This request was declined.',
  open: 'This request was used already.',
  ended: 'This request was used already.',
  expired: 'This request has expired. Ask again.',
};
