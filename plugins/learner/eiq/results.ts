import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../../../core/clock.ts';
import type { CallContext, Database, TransactionContext } from '../../../core/db/index.ts';
import type { EiqRecord } from '../contract.ts';
import { ResultRow } from '../models.ts';
import type { Profiles } from '../profiles/profiles.ts';
import type { NewResult, Requester } from '../services.ts';
import { recordOf } from './eiq-record.ts';
import type { CutsOfInstitution } from './institution-cuts.ts';
import type { Cuts } from './services.ts';

/** Stored results of assessments and the record computed from them. */
export interface Results {
  record(context: CallContext<Requester>, userId: string): Promise<EiqRecord>;
  /** The result of one assessment; undefined where it is not in a record. */
  one(context: CallContext<Requester>, source: string, sourceId: string): Promise<NewResult | undefined>;
  /** By person, without those who have no results. */
  records(context: CallContext<Requester>, userIds: readonly string[]): Promise<ReadonlyMap<string, EiqRecord>>;
  add(context: CallContext<Requester>, result: NewResult): Promise<EiqRecord>;
  revise(context: CallContext<Requester>, result: NewResult): Promise<void>;
}

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly profiles: Profiles;
  readonly cuts: CutsOfInstitution;
  /** Announces a new result in its transaction. */
  changed(context: TransactionContext<Requester>, result: NewResult, record: EiqRecord): Promise<void>;
}

export function createResults({ db, clock, profiles, cuts, changed }: Dependencies): Results {
  async function record(context: CallContext<Requester>, userId: string): Promise<EiqRecord> {
    const [rows, inForce] = await Promise.all([
      db.rows(ResultRow, context).where({ userId }).orderBy(['at', 'addedAt', 'id']),
      cuts.state(context),
    ]);
    return recordOf(rows, cuts.shipped, { inForce });
  }

  /** The cuts of a new result, in full; null where they are the deployment's. */
  async function cutsOf(context: CallContext<Requester>, result: NewResult): Promise<Cuts | null> {
    const inForce = await cuts.inForce(context);
    const { immersion, mastery, excellence } = { ...inForce, ...result.cuts };
    // An assessment that began under earlier cuts may know only the first two.
    const own = { immersion, mastery, excellence: Math.max(excellence, mastery + 1) };
    return isDeepStrictEqual(own, cuts.shipped) ? null : own;
  }

  return {
    record,
    async one(context, source, sourceId) {
      const row = await db.rows(ResultRow, context).findOne({ source, sourceId });
      if (!row) return undefined;
      const { userId, title, at, theta, se, level, confidence, domains, measures, prior, answered, report, version } =
        row;
      return {
        ...{ userId, source, sourceId, title, at, theta, standardError: se, level, confidence, measures, version },
        domains: domains.map(({ domain, theta: own, se: error }) => ({ domain, theta: own, standardError: error })),
        ...(prior && { prior }),
        ...(answered !== null && { answered }),
        ...(report !== null && { report }),
      };
    },
    async records(context, userIds) {
      const [rows, inForce] = await Promise.all([
        db
          .rows(ResultRow, context)
          .whereRaw('user_id = any(?::uuid[])', [[...userIds]])
          .orderBy(['at', 'addedAt', 'id']),
        cuts.state(context),
      ]);
      return new Map(
        [...Map.groupBy(rows, ({ userId }) => userId)].map(([userId, results]) => [
          userId,
          recordOf(results, cuts.shipped, { inForce }),
        ]),
      );
    },
    add: (context, result) =>
      db.transaction(async (tx) => {
        assertMeasured(result);
        const inside = { ...context, tx };
        const { userId, source, sourceId } = result;
        await profiles.hold(inside, userId);
        const known = await db.rows(ResultRow, inside).findOne({ userId, source, sourceId }).select('id');
        if (known) return record(inside, userId);
        await db.rows(ResultRow, inside).insert({
          userId,
          source,
          sourceId,
          title: result.title,
          at: result.at,
          ...figuresOf(result),
          measures: result.measures ?? 'domains',
          cuts: await cutsOf(inside, result),
          answered: result.answered ?? null,
          report: result.report ?? null,
          addedAt: clock.now(),
        });
        const after = await record(inside, userId);
        await changed(inside, result, after);
        return after;
      }, context.tx),
    revise: (context, result) =>
      db.transaction(async (tx) => {
        assertMeasured(result);
        const inside = { ...context, tx };
        const { userId, source, sourceId } = result;
        await profiles.hold(inside, userId);
        const revised = await db.rows(ResultRow, inside).where({ userId, source, sourceId }).patch(figuresOf(result));
        if (revised > 0) await changed(inside, result, await record(inside, userId));
      }, context.tx),
  };
}

/** The figures of a result, as columns. */
const figuresOf = ({ theta, standardError, level, confidence, domains, prior, version }: NewResult) => ({
  theta,
  se: standardError,
  level,
  confidence,
  domains: domains.map((each) => ({ domain: each.domain, theta: each.theta, se: each.standardError })),
  prior: prior ?? null,
  version,
});

/** An invalid measurement would make the learner's score invalid from then on. */
function assertMeasured({ source, theta, standardError, confidence, domains }: NewResult): void {
  for (const each of [{ theta, standardError }, ...domains]) {
    if (!Number.isFinite(each.theta) || !(each.standardError > 0 && each.standardError < Infinity)) {
      throw new RangeError(`A result of ${source} has θ ${each.theta} with standard error ${each.standardError}`);
    }
  }
  if (!(confidence >= 0 && confidence <= 1))
    throw new RangeError(`A result of ${source} has confidence ${confidence}, outside 0 to 1`);
}
