import { raw } from 'objection';
import { plusDays } from '../../../../core/calendar.ts';
import type { InstitutionRef } from '../../../../core/contract/index.ts';
import type { Database } from '../../../../core/db/index.ts';
import { AttemptRow, CallRow } from '../../models.ts';

/** Days of the institution's calendar, both included: `YYYY-MM-DD`. */
export interface Period {
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
}

/** Sums over calls. Costs are in millionths of the currency. */
export interface Sums {
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cost: number;
  /** Calls of unknown cost; not included in `cost`. */
  readonly unpriced: number;
}

export interface Usage {
  readonly totals: Sums & { readonly builtIn: number; readonly refused: number };
  /** Every day of the period, including days without calls. */
  readonly days: readonly (Sums & { readonly day: string })[];
  readonly plugins: readonly (Sums & { readonly plugin: string })[];
  readonly purposes: readonly (Sums & { readonly purpose: string })[];
  readonly outcomes: readonly (Sums & { readonly outcome: string })[];
  /** Every request to a provider counts here, including failed ones. */
  readonly providers: readonly (Sums & {
    readonly provider: string;
    readonly model: string;
    readonly failed: number;
    /** Average duration of answered requests in milliseconds. */
    readonly average: number | null;
  })[];
}

/** A line of the file: one day, plugin, purpose and model. */
export interface UsageLine extends Sums {
  readonly day: string;
  readonly plugin: string;
  readonly purpose: string;
  readonly provider: string;
  readonly model: string;
}

type Group = Sums & { day: string; plugin: string; purpose: string; outcome: string; provider: string | null };

/** An institution's usage in a period: by day, plugin, purpose and outcome, and by provider and model. */
export async function usageOf(db: Database, institution: InstitutionRef, period: Period): Promise<Usage> {
  const groups = await callsOf(db, institution, period);
  const by = <Key extends 'plugin' | 'purpose' | 'outcome'>(key: Key) =>
    [...Map.groupBy(groups, (group) => group[key])]
      .map(([name, members]) => ({ [key]: name, ...sumOf(members) }) as Sums & Record<Key, string>)
      .sort((a, b) => b.cost - a.cost || b.calls - a.calls);
  const ofDays = Map.groupBy(groups, ({ day }) => day);
  return {
    totals: {
      ...sumOf(groups),
      builtIn: sumOf(groups.filter(({ provider }) => provider === 'built-in')).calls,
      refused: sumOf(groups.filter(({ outcome }) => outcome === 'refused')).calls,
    },
    days: daysOf(period).map((day) => ({ day, ...sumOf(ofDays.get(day) ?? []) })),
    plugins: by('plugin'),
    purposes: by('purpose'),
    outcomes: by('outcome'),
    providers: await providersOf(db, institution, period),
  };
}

/** The usage as lines for a file, oldest first; only calls that reached a provider. */
export function usageLines(db: Database, institution: InstitutionRef, period: Period): Promise<UsageLine[]> {
  return db
    .rows(AttemptRow, { institution })
    .alias('attempt')
    .join('ai.calls as call', 'call.id', 'attempt.callId')
    .where(raw('attempt.at >= ? and attempt.at < ?', boundsOf(period)))
    .select(
      raw('(attempt.at at time zone ?)::date as day', period.timeZone),
      'call.plugin',
      'call.purpose',
      'attempt.provider',
      'attempt.model',
      ...sums('attempt'),
    )
    .groupByRaw('1, 2, 3, 4, 5')
    .orderByRaw('1, 2, 3, 4, 5')
    .castTo<UsageLine[]>()
    .execute();
}

function callsOf(db: Database, institution: InstitutionRef, period: Period): Promise<Group[]> {
  return db
    .rows(CallRow, { institution })
    .alias('call')
    .where(raw('call.at >= ? and call.at < ?', boundsOf(period)))
    .select(
      raw('(call.at at time zone ?)::date as day', period.timeZone),
      'plugin',
      'purpose',
      'outcome',
      'provider',
      ...sums('call'),
    )
    .groupByRaw('1, 2, 3, 4, 5')
    .castTo<Group[]>()
    .execute();
}

function providersOf(db: Database, institution: InstitutionRef, period: Period) {
  return db
    .rows(AttemptRow, { institution })
    .alias('attempt')
    .where(raw('attempt.at >= ? and attempt.at < ?', boundsOf(period)))
    .whereNot('result', 'skipped')
    .select(
      'provider',
      'model',
      ...sums('attempt'),
      raw(`(count(*) filter (where result not in ('answered', 'aborted')))::int as failed`),
      raw(`round(avg(milliseconds) filter (where result = 'answered'))::int as average`),
    )
    .groupBy('provider', 'model')
    .orderByRaw('cost desc, calls desc, provider, model')
    .castTo<Usage['providers'][number][]>()
    .execute();
}

const sums = (table: 'call' | 'attempt') => [
  raw('count(*)::int as calls'),
  raw(`sum(${table}.input_tokens)::bigint as input_tokens`),
  raw(`sum(${table}.output_tokens)::bigint as output_tokens`),
  raw(`coalesce(sum(${table}.cost), 0)::bigint as cost`),
  raw(`(count(*) - count(${table}.cost))::int as unpriced`),
];

/** The first moment of a period and the first moment after it. */
function boundsOf({ from, to, timeZone }: Period) {
  const midnight = (day: string) => raw('(?::date)::timestamp at time zone ?', [day, timeZone]);
  return [midnight(from), midnight(plusDays(to, 1))];
}

function daysOf({ from, to }: Period): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = plusDays(day, 1)) days.push(day);
  return days;
}

function sumOf(groups: readonly Sums[]): Sums {
  const total = (key: keyof Sums) => groups.reduce((sum, group) => sum + group[key], 0);
  return {
    calls: total('calls'),
    inputTokens: total('inputTokens'),
    outputTokens: total('outputTokens'),
    cost: total('cost'),
    unpriced: total('unpriced'),
  };
}
