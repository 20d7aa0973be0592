import type { Database } from '../../../core/db/index.ts';
import type { AssignableWork, WantedWork, WorkProgress } from '../../assignments/services.ts';
import { sectionTitles } from '../../item-bank/contract.ts';
import { conceptTitle } from '../../learner/contract.ts';
import type { Lesson } from '../../lessons/services.ts';
import { LessonProgressRow } from '../guide/models.ts';
import { MessageRow } from '../models.ts';
import type { TeachingDependencies } from './prompts.ts';

interface Taught {
  readonly place: number;
  readonly userId: string;
  readonly begunAt: Date;
  readonly doneAt: Date | null;
}

/**
 * Lessons of the tutor as work that teachers can assign: a guided lesson, or the explanation of a concept in the tutor chat.
 * Only that it was done is passed on, no word and no answer.
 */
export function assignedLessons(dependencies: AssignedLessonsDependencies): AssignableWork {
  const { knowledge, lessons } = dependencies;
  return {
    kind: 'lesson',
    title: 'Lesson of the tutor',
    description:
      'A guided lesson counts once every check in it is answered right; a concept, once the tutor chat has explained it.',
    amount: null,
    hasClock: false,
    async choices(call) {
      const concepts = (await knowledge(call)?.concepts(call)) ?? [];
      const byTitle = (one: { title: string }, other: { title: string }) => one.title.localeCompare(other.title);
      const guided = lessons.all().map((lesson) => ({
        target: `${guidedPrefix}${lesson.id}`,
        title: lesson.title,
        group: `Guided lessons: ${sectionTitleOf(lesson)}`,
      }));
      const explained = concepts.map(({ id, section }) => ({
        target: id,
        title: conceptTitle(id),
        group: `Explained in the tutor chat: ${sectionTitles[section].title}`,
      }));
      return [...guided.sort(byTitle), ...explained.sort(byTitle)];
    },
    to: (target) =>
      isGuided(target)
        ? `/ai-tutor/lessons/${target.slice(guidedPrefix.length)}`
        : `/ai-tutor?${new URLSearchParams({ ask: `Can you explain ${conceptTitle(target).toLowerCase()}?` })}`,
    async progress(call, wanted) {
      const [explained, guided] = await Promise.all([
        taughtIn(
          dependencies,
          call,
          wanted.map((each) => (isGuided(each.target) ? undefined : each)),
        ),
        workedIn(
          dependencies,
          call,
          wanted.map((each) => (isGuided(each.target) ? each : undefined)),
        ),
      ]);
      const byPlace = Map.groupBy([...explained, ...guided], ({ place }) => place);
      return wanted.map(({ userIds: own }, place) => {
        const asked = new Set(own);
        const found = (byPlace.get(place) ?? []).filter(({ userId }) => asked.has(userId));
        return new Map(found.map((taught) => [taught.userId, progressOf(taught)]));
      });
    },
  };
}

type AssignedLessonsDependencies = Pick<TeachingDependencies, 'knowledge' | 'lessons'> & { readonly db: Database };
type Call = Parameters<AssignableWork['progress']>[0];

const guidedPrefix = 'guided/';
const isGuided = (target: string) => target.startsWith(guidedPrefix);
const sectionTitleOf = ({ section }: Lesson) =>
  section === 'study_skills' ? 'Study skills' : sectionTitles[section].title;

/** Work by its place among all that is wanted; a place that is undefined is no work of this kind. */
type Places = readonly (WantedWork | undefined)[];

const placesIn = (wanted: Places) => wanted.flatMap((each, place) => (each ? [{ ...each, place }] : []));

/** Concepts that the tutor chat has explained. */
async function taughtIn({ db }: AssignedLessonsDependencies, call: Call, wanted: Places): Promise<Taught[]> {
  const places = placesIn(wanted);
  if (places.length === 0) return [];
  return (await db
    .rows(MessageRow, call)
    .alias('message')
    .joinRaw(
      `join unnest(?::int[], ?::text[], ?::timestamptz[]) as wanted (place, concept, opens_at)
         on message.created_at >= wanted.opens_at and message.metadata -> 'concepts' @> to_jsonb(wanted.concept)`,
      [
        places.map(({ place }) => place),
        places.map(({ target }) => conceptTitle(target)),
        places.map(({ from }) => from),
      ],
    )
    .whereRaw('message.user_id = any(?::uuid[])', [[...new Set(places.flatMap((each) => each.userIds))]])
    .where({ 'message.role': 'assistant' })
    .groupByRaw('wanted.place, message.user_id')
    .select(
      MessageRow.raw(
        `wanted.place, message.user_id, min(message.created_at) as begun_at,
           min(message.ended_at) filter (where message.state = 'complete') as done_at`,
      ),
    )) as unknown as Taught[];
}

/** Guided lessons that were begun; a lesson that was done before it was assigned counts, as it need not be done twice. */
async function workedIn({ db }: AssignedLessonsDependencies, call: Call, wanted: Places): Promise<Taught[]> {
  const places = placesIn(wanted);
  if (places.length === 0) return [];
  const rows = await db
    .rows(LessonProgressRow, call)
    .whereRaw('user_id = any(?::uuid[])', [[...new Set(places.flatMap((each) => each.userIds))]])
    .whereIn(
      'lesson',
      places.map(({ target }) => target.slice(guidedPrefix.length)),
    );
  const byLesson = Map.groupBy(rows, ({ lesson }) => lesson);
  return places.flatMap(({ place, target }) =>
    (byLesson.get(target.slice(guidedPrefix.length)) ?? []).map(({ userId, begunAt, doneAt }) => ({
      ...{ place, userId, begunAt, doneAt },
    })),
  );
}

const progressOf = ({ begunAt, doneAt }: Taught): WorkProgress => ({
  ...{ begunAt, doneAt },
  isHeld: false,
  result: null,
  counted: null,
  answers: null,
});
