import type { AssignableWork, WorkProgress } from '../../assignments/services.ts';
import { hasteMs, Section, sectionTitles } from '../../item-bank/contract.ts';
import { practiseAddress } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { QuestionRow } from '../models.ts';

interface Counted {
  readonly place: number;
  readonly userId: string;
  readonly begunAt: Date;
  readonly doneAt: Date | null;
  readonly counted: number;
  readonly correct: number;
  readonly graded: number;
}

/** Practice of a topic as work that teachers can assign: a number of answers, without those given faster than one can read. */
export const assignedPractice = ({ db, measurement }: Pick<Dependencies, 'db' | 'measurement'>): AssignableWork => ({
  kind: 'practice',
  title: 'Practice',
  description:
    'Questions on a topic. Answers after the assignment opens count, unless they were given faster than one can read.',
  amount: { unit: 'questions', least: 1, most: 200, usual: 10 },
  hasClock: false,
  async choices(call) {
    const topics = [...(await measurement.topics(call)), ...(await measurement.topics(call, 'early_practice'))];
    return topics.map(({ section, contentArea, title }) => ({
      target: targetOf({ section, contentArea }),
      title,
      group: sectionTitles[section].title,
    }));
  },
  to: (target) => practiseAddress(topicOf(target)),
  async progress(call, wanted) {
    const topics = wanted.map(({ target }) => topicOf(target));
    const userIds = [...new Set(wanted.flatMap((each) => each.userIds))];
    const rows = (await db
      .rows(QuestionRow, call)
      .alias('question')
      .joinRaw(
        `join unnest(?::int[], ?::text[], ?::text[], ?::int[], ?::timestamptz[]) as wanted (place, section, area, amount, opens_at)
         on question.section = wanted.section and question.content_area = wanted.area
         and question.submitted_at >= wanted.opens_at`,
        [
          wanted.map((_, place) => place),
          topics.map(({ section }) => section),
          topics.map(({ contentArea }) => contentArea),
          wanted.map(({ amount }) => amount ?? 1),
          wanted.map(({ from }) => from),
        ],
      )
      .whereRaw('question.user_id = any(?::uuid[])', [userIds])
      .whereRaw('not (coalesce(question.time_spent, 0) between 1 and ?)', [hasteMs - 1])
      .groupByRaw('wanted.place, wanted.amount, question.user_id')
      .select(
        QuestionRow.raw(
          `wanted.place, question.user_id, min(question.submitted_at) as begun_at, count(*)::int as counted,
           (array_agg(question.submitted_at order by question.submitted_at))[wanted.amount] as done_at,
           (count(*) filter (where question.is_correct))::int as correct, count(question.is_correct)::int as graded`,
        ),
      )) as unknown as Counted[];
    const byPlace = Map.groupBy(rows, ({ place }) => place);
    return wanted.map(({ userIds: own }, place) => {
      const asked = new Set(own);
      const found = (byPlace.get(place) ?? []).filter(({ userId }) => asked.has(userId));
      return new Map(found.map((counted) => [counted.userId, progressOf(counted)]));
    });
  },
});

const progressOf = ({ begunAt, doneAt, counted, correct, graded }: Counted): WorkProgress => ({
  ...{ begunAt, doneAt, counted },
  isHeld: false,
  result: null,
  answers: { correct, graded },
});

const targetOf = ({ section, contentArea }: { section: Section; contentArea: string }) => `${section}/${contentArea}`;

function topicOf(target: string): { section: Section; contentArea: string } {
  const [section, contentArea = ''] = target.split('/');
  return { section: Section.catch('core_math').parse(section), contentArea };
}
