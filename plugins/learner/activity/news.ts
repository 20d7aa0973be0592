import type { Clock } from '../../../core/clock.ts';
import type { CallContext, Database } from '../../../core/db/index.ts';
import type { Done, LearnerNews } from '../../class-overview/services.ts';
import { conceptTitle } from '../contract.ts';
import type { ActivityKind } from '../models.ts';
import { ActivityRow, EvidenceRow } from '../models.ts';
import type { Requester } from '../services.ts';

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
}

const dayMs = 24 * 60 * 60 * 1000;

/** So many wrong answers in a row about one concept, the latest among them, within so many days. */
const leastWrong = 4;
const recentDays = 14;

/** Concepts named of a learner at most. */
const mostConcepts = 2;

/** What teachers are told learners did. Hints belong to answers. */
const told: Partial<Record<ActivityKind, Done['what']>> = {
  answer: ['answer', 'answers'],
  ai: ['message to the tutor', 'messages to the tutor'],
  study: ['assessment', 'assessments'],
};

/** What learners did, and concepts about which they answered wrongly several times in a row. */
export const createLearnerNews = ({ db, clock }: Dependencies): LearnerNews => ({
  async done(call, userIds, since) {
    const rows = (await db
      .rows(ActivityRow, call)
      .whereRaw('user_id = any(?::uuid[])', [[...userIds]])
      // Days are in the learners' time zones.
      .where('day', '>=', new Date(since.getTime() - dayMs).toISOString().slice(0, 10))
      .where('at', '>', since)
      .whereIn('kind', Object.keys(told) as ActivityKind[])
      .groupBy('userId', 'kind')
      .select('userId', 'kind', ActivityRow.raw('count(*)::int as count, max(at) as at'))) as unknown as Counted[];
    return rows
      .toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind))
      .flatMap(({ userId, kind, count, at }) => {
        const what = told[kind];
        return what ? [{ userId, what, count, at }] : [];
      });
  },
  async stuck(call, userIds) {
    const numbered = db
      .rows(EvidenceRow, call)
      .whereRaw('user_id = any(?::uuid[])', [[...userIds]])
      .where('at', '>=', new Date(clock.now().getTime() - recentDays * dayMs))
      .select(
        '*',
        EvidenceRow.raw(
          'row_number() over (partition by user_id, concept order by at desc, question_id desc) as place',
        ),
      );
    const rows = (await db
      .rows(EvidenceRow, call)
      .alias('evidence')
      .from(numbered.as('evidence'))
      .groupBy('userId', 'concept')
      .havingRaw(`${wrongInARow} >= ?`, [leastWrong])
      .select('userId', 'concept', EvidenceRow.raw(`${wrongInARow}::int as wrong, max(at) as at`))) as unknown as Row[];
    return [...Map.groupBy(rows, ({ userId }) => userId).values()].flatMap((own) =>
      own
        .sort((one, other) => other.wrong - one.wrong || one.concept.localeCompare(other.concept))
        .slice(0, mostConcepts)
        .map(({ userId, concept, wrong, at }) => ({
          ...{ userId, at, isDue: false },
          text: `${wrong} wrong answers in a row on ${conceptTitle(concept).toLowerCase()}`,
        })),
    );
  },
});

interface Counted {
  readonly userId: string;
  readonly kind: ActivityKind;
  readonly count: number;
  readonly at: Date;
}

interface Row {
  readonly userId: string;
  readonly concept: string;
  readonly wrong: number;
  readonly at: Date;
}

const kinds = Object.keys(told);

/** How many of the latest answers were wrong before the first that was not. */
const wrongInARow = "(coalesce(min(place) filter (where outcome <> 'attempted'), count(*) + 1) - 1)";

/** See `LearnerRecord.lastActive`. */
export async function lastActive(
  { db }: Pick<Dependencies, 'db'>,
  context: CallContext<Requester>,
  userIds: readonly string[],
): Promise<Map<string, Date>> {
  const rows = await db
    .rows(ActivityRow, context)
    .whereRaw('user_id = any(?::uuid[])', [[...userIds]])
    // Of the latest day alone, which the index finds: there may be thousands of actions.
    .whereRaw(
      'day = (select max(other.day) from learner.activity other where other.user_id = learner.activity.user_id)',
    )
    .groupBy('userId')
    .select('userId', ActivityRow.raw('max(at) as at'));
  return new Map(rows.map(({ userId, at }) => [userId, at]));
}
