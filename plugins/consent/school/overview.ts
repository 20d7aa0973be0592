import type { Clock } from '../../../core/clock.ts';
import type { Actor } from '../../../core/contract/index.ts';
import { conflict, notFound } from '../../../core/contract/index.ts';
import type { Database } from '../../../core/db/index.ts';
import { afterRow, among } from '../../../core/db/index.ts';
import type { People, Relations } from '../../../core/services.ts';
import { Purpose } from '../../learner/contract.ts';
import type { LearnerRecord } from '../../learner/services.ts';
import type { ListedStanding } from '../contract.ts';
import type { Decide } from '../decisions/record-decision.ts';
import type { Standings } from '../decisions/status.ts';
import { standingOf } from '../decisions/status.ts';
import { addressOrNull, maskAddress } from '../letters/mailboxes.ts';
import type { ConsentRequests } from '../letters/request-consent.ts';
import { StandingRow } from '../models.ts';

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly record: Pick<LearnerRecord, 'minorities'>;
  readonly people: Pick<People, 'one' | 'list'>;
  readonly relations: Pick<Relations, 'visible' | 'assertMayFor'>;
  readonly standings: Standings;
  readonly requests: ConsentRequests;
  readonly decide: Decide;
}

export interface ListFilter {
  readonly standing?: ListedStanding | undefined;
  readonly limit: number;
  readonly offset: number;
  /** Only those that follow this learner in the list. */
  readonly after?: string | undefined;
  /** Only this learner. */
  readonly userId?: string | undefined;
}

const stateOf = { waiting: 'open', given: 'given', refused: 'refused', withdrawn: 'withdrawn' } as const;

/** Consents as staff list and end them. */
export function createOverview({ db, clock, people, relations, record, standings, requests, decide }: Dependencies) {
  return {
    /** Learners visible to the caller, the latest change first. Addresses are masked without `consent.manage`. */
    async list(who: Actor, { standing: only, userId: one, limit, offset, after }: ListFilter) {
      const visible = await relations.visible({ who }, 'consent.read');
      const rows = () => {
        const query = db.rows(StandingRow, { who }).whereNot({ state: 'unasked' }).modify(among('userId', visible));
        if (one !== undefined) query.where({ userId: one });
        return only ? query.where({ state: stateOf[only] }) : query;
      };
      const columns = ['updatedAt', 'userId'];
      const page = await rows()
        .modify(await afterRow(db.rows(StandingRow, { who }), { columns, descending: true }, after))
        .orderBy(columns.map((column) => ({ column, order: 'desc' as const })))
        .limit(limit)
        .offset(offset);
      const ids = page.map(({ userId }) => userId);
      const { items } = await people.list({ who }, { ids, active: 'any', demo: true, limit: ids.length, offset: 0 });
      const named = new Map(items.map((person) => [person.id, person]));
      const [minorities, letters] = await Promise.all([
        record.minorities({ who }, items),
        standings.latestLetters({ who }, page),
      ]);
      const listed = page.flatMap((row) => {
        const person = named.get(row.userId);
        const minority = minorities.get(row.userId);
        if (!person || !minority) return [];
        const letter = letters.get(row.userId);
        const standing = standingOf(minority, row, letter, clock.now());
        const { userId, askedAt, decidedAt } = row;
        const address = addressOrNull(row.address);
        const shown = address && (who.may('consent.manage') ? address : maskAddress(address));
        const { firstName, lastName } = person;
        const sent = { address: shown, askedAt, decidedAt, isSent: letter?.sentAt != null };
        return [
          { userId, firstName, lastName, ageBand: minority.ageBand, standing, given: [...minority.given], ...sent },
        ];
      });
      return { items: listed, total: await rows().resultSize() };
    },

    /** Ends a consent on behalf of a guardian, for some purposes or all. @throws Failure not_found, conflict without consent */
    withdraw: (who: Actor, userId: string, purposes: readonly Purpose[] = Purpose.options): Promise<void> =>
      db.transaction(async (tx) => {
        const context = { who, tx };
        await relations.assertMayFor(context, 'consent.manage', userId);
        const person = await people.one(context, userId);
        if (person.role !== 'learner') throw notFound('There is no such learner.');
        const locked = await standings.lock(context, userId);
        const { minority } = await requests.stateOf(context, person, locked);
        if (!minority.given.some((purpose) => purposes.includes(purpose)))
          throw conflict('There is no consent to end.');
        const given = minority.given.filter((purpose) => !purposes.includes(purpose));
        await decide(context, { userId, given, by: 'the school', way: 'school' });
      }),
  };
}
