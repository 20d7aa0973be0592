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
  readonly feed: Pick<Feed, 'tell'>;
  readonly inbox: Pick<Inbox, 'notify'>;
  readonly record: Pick<LearnerRecord, 'learningHistory' | 'eiq'>;
  readonly clock: Clock;
}

/** Days in a row that are worth telling. */
const milestones: readonly number[] = [3, 7, 14, 30, 60, 100, 200, 365];

/** Results of the last days are news to their learner. */
const newsDays = 7;

/** What happens elsewhere and is told here. */
export const tellingFrom = ({ feed, inbox, record, clock }: Dependencies): readonly Subscription[] => [
  on(learner, 'eiq.changed', async ({ institution, payload: { userId } }) => {
    // The record says which results there are: an event may come late, or twice, and others before it.
    const context = { who: { institution } };
    const { history } = await record.eiq(context, userId);
    for (const result of history) await tellResult({ feed, clock }, context, userId, result);
    const last = history.at(-1);
    if (!last || !isWithin(clock, last.at, newsDays)) return;
    await inbox.notify(context, {
      userId,
      id: `result/${last.id}`,
      kind: 'result',
      title: 'A result is in your record',
      text: `Its level is ${levelTitles[last.level]}. Your record shows the score with its uncertainty, and what moved it.`,
      to: '/core-intelligence',
    });
  }),
  on(practice, 'practice.completed', async ({ institution, at, payload: { userId, runId, answered } }) => {
    const facts = { kind: 'practice', questions: answered } as const;
    await feed.tell({ who: { institution } }, { userId, name: runId, facts, at });
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
      await feed.tell({ who }, { userId, name, facts: { kind: 'streak', days: streak }, at: last.at });
    },
    ({ isNewDay }) => isNewDay,
  ),
];

/** The feed goes back as far. */
export const feedDays = 90;

/** Tells a result once, as of when it was reached. */
export async function tellResult(
  { feed, clock }: Pick<Dependencies, 'feed' | 'clock'>,
  context: CallContext,
  userId: string,
  { id, level, at }: Pick<Result, 'id' | 'level' | 'at'>,
): Promise<void> {
  if (!isWithin(clock, at, feedDays)) return;
  await feed.tell(context, { userId, name: id, facts: { kind: 'result', level }, at: new Date(at) });
}

const dayMs = 24 * 60 * 60 * 1000;

const isWithin = (clock: Clock, at: string, days: number): boolean =>
  clock.now().getTime() - Date.parse(at) < days * dayMs;
