import type { Clock } from '../../../core/clock.ts';
import type { CallContext } from '../../../core/db/index.ts';
import type { Subscription } from '../../../core/plugins/define-plugin.ts';
import { on } from '../../../core/plugins/define-plugin.ts';
import type { Result } from '../../learner/contract.ts';
import { learner, levelTitles } from '../../learner/contract.ts';
import type { LearnerRecord } from '../../learner/services.ts';
import { practice } from '../../practice/contract.ts';
import type { Inbox } from '../notifications/inbox.ts';
import type { Feed } from './feed.ts';

interface Dependencies {
  readonly feed: Pick<Feed, 'record'>;
  readonly inbox: Pick<Inbox, 'notify'>;
  readonly record: Pick<LearnerRecord, 'learningHistory' | 'eiq'>;
  readonly clock: Clock;
}

/** Streaks that are recorded, in days. */
const milestones: readonly number[] = [3, 7, 14, 30, 60, 100, 200, 365];

/** Learners are notified of results from this many days. */
const notifiedDays = 7;

/** Records results, lessons and streaks from the events of other plugins. */
export const resultSubscriptions = ({ feed, inbox, record, clock }: Dependencies): readonly Subscription[] => [
  on(learner, 'eiq.changed', async ({ institution, payload: { userId } }) => {
    // Events may arrive late, twice or out of order, so the results are read from the record.
    const context = { who: { institution } };
    const { history } = await record.eiq(context, userId);
    for (const result of history) await recordResult({ feed, clock }, context, userId, result);
    const last = history.at(-1);
    if (!last || !isWithin(clock, last.at, notifiedDays)) return;
    await inbox.notify(context, {
      userId,
      id: `result/${last.id}`,
      kind: 'result',
      title: 'New result in your record',
      text: `Its level is ${levelTitles[last.level]}. Your record shows the score with its uncertainty and what changed it.`,
      to: '/core-intelligence',
    });
  }),
  on(practice, 'practice.completed', async ({ institution, at, payload: { userId, runId, answered } }) => {
    const facts = { kind: 'practice', questions: answered } as const;
    await feed.record({ who: { institution } }, { userId, name: runId, facts, at });
  }),
  on(
    learner,
    'progress.changed',
    async ({ institution, payload: { userId } }) => {
      const who = { institution };
      const { streak, days } = await record.learningHistory({ who }, userId);
      const last = days.at(-1);
      if (!last || !milestones.includes(streak)) return;
      const name = `${streak} days on ${last.day}`;
      await feed.record({ who }, { userId, name, facts: { kind: 'streak', days: streak }, at: last.at });
    },
    ({ isNewDay }) => isNewDay,
  ),
];

/** Days that the feed goes back. */
export const feedDays = 90;

/** Records a result once, dated by when it was reached. */
export async function recordResult(
  { feed, clock }: Pick<Dependencies, 'feed' | 'clock'>,
  context: CallContext,
  userId: string,
  { id, level, at }: Pick<Result, 'id' | 'level' | 'at'>,
): Promise<void> {
  if (!isWithin(clock, at, feedDays)) return;
  await feed.record(context, { userId, name: id, facts: { kind: 'result', level }, at: new Date(at) });
}

const dayMs = 24 * 60 * 60 * 1000;

const isWithin = (clock: Clock, at: string, days: number): boolean =>
  clock.now().getTime() - Date.parse(at) < days * dayMs;
