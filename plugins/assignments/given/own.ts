import type { RouteResult, Who } from '../../../core/contract/index.ts';
import type { assignments } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { AssignmentRow } from '../models.ts';
import { barredIn, statusOf } from './progress.ts';
import { isRunning } from './states.ts';
import { titleOf } from './views.ts';

type Own = RouteResult<(typeof assignments)['routes']['ownAssignments']>;

/** Work the caller was assigned that is not closed and whose plugin is on, the next due first. */
export async function ownAssignments(dependencies: Dependencies, who: Who): Promise<Own> {
  const { db, clock, classes, people } = dependencies;
  const attended = await classes.attendedBy({ who }, who.user.id);
  if (attended.length === 0) return [];
  const rows = await db
    .rows(AssignmentRow, { who })
    .whereIn(
      'classId',
      attended.map(({ id }) => id),
    )
    .whereNull('closedAt')
    .orderBy(['dueAt', 'id']);
  const learner = (await people.named({ who }, [who.user.id])).get(who.user.id);
  if (!learner) return [];
  const rosters = attended.map((each) => ({ ...each, learners: [learner] }));
  const now = clock.now();
  const all = await statusOf(dependencies, { who }, rows, rosters, who.user.id);
  const barredOf = await barredIn({ who }, all);
  return all
    .flatMap((status) => {
      const {
        assignment,
        className,
        work,
        learners: [own],
      } = status;
      if (!work || !own?.standing) return [];
      const { id, kind, target, opensAt, timeZone, acceptsLate } = assignment;
      return [
        {
          ...{ id, className, kind, opensAt, timeZone, acceptsLate },
          title: titleOf({ assignment, work }),
          note: assignment.note ?? '',
          kindTitle: work.title,
          to: work.to(target),
          isOpen: isRunning(assignment, own.terms.dueAt, now),
          dueAt: own.terms.dueAt,
          timeFactor: work.hasClock ? own.terms.timeFactor : null,
          ...own.standing,
          barred: barredOf(status, who.user.id),
          ...(work.amount
            ? { counted: own.progress?.counted ?? 0, amount: assignment.amount, unit: work.amount.unit }
            : { counted: null, amount: null, unit: null }),
          isHeld: own.standing.state === 'done' && own.progress?.isHeld === true,
        },
      ];
    })
    .toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime());
}
