import type { CallContext } from '../../../core/db/index.ts';
import type { GivenAnswer } from '../../item-bank/services.ts';
import type { LearningAction } from '../../learner/activity/services.ts';
import type { EiqRecord } from '../../learner/contract.ts';
import type { Requester } from '../../learner/services.ts';
import type { PastAnswer } from '../../practice/services.ts';
import type { Dependencies } from '../dependencies.ts';
import type { LearningEvents } from '../services.ts';
import type { LearningEvent, Verb } from './contract.ts';

/** Reads the events of a learner from the records that other plugins keep. */
export const createLearningEvents = ({ record, log, practice, answers }: Dependencies): LearningEvents => ({
  async of(context: CallContext<Requester>, userId: string, since = new Date(0)) {
    const { who } = context;
    const [actions, { history }, practised, placed] = await Promise.all([
      log.actions(context, userId, since),
      record.eiq(context, userId),
      practice(who)?.answers(context, userId, since) ?? [],
      answers(who)?.of(context, userId, ['immersion']) ?? [],
    ]);
    return eventsOf(userId, {
      actions,
      results: history.filter(({ at }) => new Date(at) >= since),
      practised,
      placed: placed.filter(({ at }) => at >= since),
    });
  },
});

export interface Records {
  readonly actions: readonly LearningAction[];
  readonly results: EiqRecord['history'];
  readonly practised: readonly PastAnswer[];
  readonly placed: readonly GivenAnswer[];
}

const ofAction = {
  answer: ['answered', 'question'],
  hint: ['asked-for-help', 'hint'],
  ai: ['messaged', 'conversation'],
  study: ['studied', 'activity'],
} as const satisfies Record<LearningAction['kind'], [Verb, LearningEvent['object']['type']]>;

/** One event for each action, answer and result, oldest first. An answer that is also an action is one event. */
export function eventsOf(actor: string, { actions, results, practised, placed }: Records): LearningEvent[] {
  const events = new Map<string, LearningEvent>();
  const add = (event: LearningEvent) => events.set(`${event.verb} ${event.id}`, event);
  for (const { kind, id, at } of actions) {
    const [verb, type] = ofAction[kind];
    add({ id, actor, verb, object: { type, id }, at: at.toISOString(), context: {} });
  }
  // Whether an answer of a placement was right is the placement's to tell.
  for (const answer of placed) add(answered(actor, answer, answer.purpose, answer.milliseconds, undefined));
  for (const answer of practised) {
    const event = answered(actor, answer, 'practice', answer.milliseconds ?? 0, answer.isCorrect ?? undefined);
    add({ ...event, object: { ...event.object, difficulty: answer.difficulty } });
  }
  for (const { id, source, title, at, eiqScore, standardError } of results) {
    const object = { type: 'assessment', id, title } as const;
    add({ id, actor, verb: 'scored', object, at, result: { eiqScore, standardError }, context: { plugin: source } });
  }
  return [...events.values()].sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}

function answered(
  actor: string,
  answer: Pick<GivenAnswer, 'questionId' | 'at' | 'section' | 'contentArea' | 'hintsUsed'>,
  plugin: string,
  milliseconds: number,
  success: boolean | undefined,
): LearningEvent {
  const { questionId: id, section, contentArea, hintsUsed } = answer;
  return {
    ...{ id, actor, verb: 'answered', at: answer.at.toISOString(), context: { plugin } },
    object: { type: 'question', id, contentArea, ...(section !== 'cognitive' && { section }) },
    result: {
      ...(success !== undefined && { success }),
      ...(milliseconds > 0 && { milliseconds }),
      hintsUsed,
    },
  };
}
