import type { Database } from '../../../core/db/index.ts';
import type { AssignableWork, WorkProgress } from '../../assignments/services.ts';
import { sectionTitles } from '../../item-bank/contract.ts';
import { conceptTitle } from '../../learner/contract.ts';
import { MessageRow } from '../models.ts';
import type { TeachingDependencies } from './prompts.ts';

interface Taught {
  readonly place: number;
  readonly userId: string;
  readonly begunAt: Date;
  readonly doneAt: Date | null;
}

/**
 * Lessons of the tutor as work that teachers can assign: an explanation of a concept that the learner asked for. Only that
 * the concept was explained is passed on, no word of the conversation.
 */
export const assignedLessons = ({
  db,
  knowledge,
}: Pick<TeachingDependencies, 'knowledge'> & { readonly db: Database }): AssignableWork => ({
  kind: 'lesson',
  title: 'Lesson of the tutor',
  description: 'The tutor explains a concept. It counts once the learner has had the explanation in the tutor chat.',
  amount: null,
  hasClock: false,
  async choices(call) {
    const concepts = (await knowledge(call)?.concepts(call)) ?? [];
    return concepts
      .map(({ id, section }) => ({ target: id, title: conceptTitle(id), group: sectionTitles[section].title }))
      .sort((one, other) => one.title.localeCompare(other.title));
  },
  to: (target) => `/ai-tutor?${new URLSearchParams({ ask: `Can you explain ${conceptTitle(target).toLowerCase()}?` })}`,
  async progress(call, wanted) {
    const userIds = [...new Set(wanted.flatMap((each) => each.userIds))];
    const rows = (await db
      .rows(MessageRow, call)
      .alias('message')
      .joinRaw(
        `join unnest(?::int[], ?::text[], ?::timestamptz[]) as wanted (place, concept, opens_at)
         on message.created_at >= wanted.opens_at and message.metadata -> 'concepts' @> to_jsonb(wanted.concept)`,
        [
          wanted.map((_, place) => place),
          wanted.map(({ target }) => conceptTitle(target)),
          wanted.map(({ from }) => from),
        ],
      )
      .whereRaw('message.user_id = any(?::uuid[])', [userIds])
      .where({ 'message.role': 'assistant' })
      .groupByRaw('wanted.place, message.user_id')
      .select(
        MessageRow.raw(
          `wanted.place, message.user_id, min(message.created_at) as begun_at,
           min(message.ended_at) filter (where message.state = 'complete') as done_at`,
        ),
      )) as unknown as Taught[];
    const byPlace = Map.groupBy(rows, ({ place }) => place);
    return wanted.map(({ userIds: own }, place) => {
      const asked = new Set(own);
      const found = (byPlace.get(place) ?? []).filter(({ userId }) => asked.has(userId));
      return new Map(found.map((taught) => [taught.userId, progressOf(taught)]));
    });
  },
});

const progressOf = ({ begunAt, doneAt }: Taught): WorkProgress => ({
  ...{ begunAt, doneAt },
  isHeld: false,
  result: null,
  counted: null,
  answers: null,
});
