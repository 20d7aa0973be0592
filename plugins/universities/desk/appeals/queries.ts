import type { z } from 'zod';
import type { Who } from '../../../../core/contract/index.ts';
import type { CallContext } from '../../../../core/db/index.ts';
import type { ApplicationRow } from '../../applications/models.ts';
import { ApplicationStepRow, DecisionRow } from '../../applications/models.ts';
import type { Appeal, AppealState, DeskAppeal } from '../contract.ts';
import type { DeskDependencies } from '../dependencies.ts';
import { AppealRow } from '../models.ts';

const dayMs = 24 * 60 * 60 * 1000;

type Dependencies = Pick<DeskDependencies, 'db' | 'people'>;

/** An open appeal whose application was decided again or withdrawn is superseded. */
export function appealStateOf(
  { state, sequence }: AppealRow,
  { status, releasedSequence }: Pick<ApplicationRow, 'status' | 'releasedSequence'>,
): AppealState {
  if (state !== 'open') return state;
  const isOpen = sequence === releasedSequence && (status === 'rejected' || status === 'waitlisted');
  return isOpen ? 'open' : 'superseded';
}

export function appealView(row: AppealRow, application: ApplicationRow): z.input<typeof Appeal> {
  const { id, decision, reason, at, answer, answeredAt } = row;
  return { id, decision, reason, at, answer, answeredAt, state: appealStateOf(row, application) };
}

/** The appeals in an application for its reviewers, the latest first. */
export async function appealViews(
  { db, people }: Dependencies,
  context: CallContext<Who>,
  application: ApplicationRow,
): Promise<z.input<typeof DeskAppeal>[]> {
  const rows = await db.rows(AppealRow, context).where({ applicationId: application.id }).orderBy('sequence', 'desc');
  if (rows.length === 0) return [];
  const [names, decisions] = await Promise.all([
    people.named(
      context,
      rows.flatMap(({ answeredBy }) => answeredBy ?? []),
    ),
    db.rows(DecisionRow, context).where({ applicationId: application.id }).execute(),
  ]);
  const actorOf = new Map(decisions.map(({ sequence, actorId }) => [sequence, actorId]));
  return rows.map((row) => {
    const person = row.answeredBy === null ? undefined : names.get(row.answeredBy);
    return {
      ...appealView(row, application),
      answeredBy: person ? { firstName: person.firstName, lastName: person.lastName } : null,
      isAboutOwnDecision: actorOf.get(row.sequence) === context.who.user.id,
    };
  });
}

/** Until when the released decision can be appealed; undefined where it cannot. */
export async function appealableUntil(
  { db }: Pick<Dependencies, 'db'>,
  context: CallContext,
  { id, status }: ApplicationRow,
  days: number,
): Promise<Date | undefined> {
  if (status !== 'rejected' && status !== 'waitlisted') return undefined;
  const released = await db
    .rows(ApplicationStepRow, context)
    .where({ applicationId: id, step: 'release' })
    .orderBy('id', 'desc')
    .first();
  return released && new Date(released.at.getTime() + days * dayMs);
}
