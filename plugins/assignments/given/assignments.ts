import type { z } from 'zod';
import { endOf, normalLocalTime, startOf } from '../../../core/calendar.ts';
import type { PlainHandlers, Who } from '../../../core/contract/index.ts';
import { conflict, invalid, notFound } from '../../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../../core/db/index.ts';
import { afterCommit, insertIfNew } from '../../../core/db/index.ts';
import type { ClassRoster } from '../../classes/services.ts';
import type { Dependencies } from '../dependencies.ts';
import { AssignmentRow, LearnerRow, NoticeRow } from '../models.ts';
import type { AssignableWork } from '../services.ts';
import type { AssignmentPage, assignmentRoutes } from './contract.ts';
import { limits } from './contract.ts';
import { barredIn, statusOf } from './progress.ts';
import { assignmentPage, assignmentView } from './views.ts';

type Routes = typeof assignmentRoutes;
type Terms = z.output<Routes['changeAssignment']['body']>;
type Page = z.input<typeof AssignmentPage>;
type NewAssignment = Pick<
  AssignmentRow,
  | ('id' | 'classId' | 'kind' | 'target' | 'amount' | 'title' | 'note' | 'acceptsLate' | 'reminderHours')
  | ('opensLocal' | 'opensAt' | 'dueLocal' | 'dueAt' | 'timeZone')
>;

/** Assignments that were due longer ago are not listed as running, and no more than this number. */
const recentMs = 14 * 24 * 60 * 60 * 1000;
const mostRunning = 20;

export function createAssignments(dependencies: Dependencies): PlainHandlers<Routes> {
  const { db, clock, audit, classes, record, announce, enqueue } = dependencies;

  const workOf = (who: Who, kind: string): AssignableWork => {
    const found = dependencies.work(who).find(({ service }) => service.kind === kind);
    if (!found) throw wrong('kind', 'This kind of work is not available');
    return found.service;
  };

  /** An assignment of a class that the caller teaches or manages. @throws Failure not_found */
  async function managed(
    call: CallContext<Who>,
    id: string,
    isLocked = false,
  ): Promise<{ row: AssignmentRow; roster: ClassRoster }> {
    const query = db.rows(AssignmentRow, call).findById(id);
    const row = await (isLocked ? query.forUpdate() : query);
    const roster = row && (await classes.rosterOf(call, row.classId).catch(hidden));
    if (!row || !roster) throw notFound('Assignment not found.');
    return { row, roster };
  }

  async function pageOf(call: CallContext<Who>, row: AssignmentRow, roster: ClassRoster): Promise<Page> {
    const [status] = await statusOf(dependencies, call, [row], [roster]);
    if (!status) throw new Error('The status of an assignment is missing');
    return assignmentPage(status, await barredIn(call, [status]));
  }

  const announceTo = ({ who, tx }: TransactionContext<Who>, { learners }: ClassRoster) =>
    afterCommit(tx, () => {
      for (const { id } of learners) announce(who.institution, id);
    });

  /** Moments of the terms in a zone. @throws Failure invalid where it is due before it opens, or already */
  function momentsOf({ opensLocal, dueLocal }: Pick<Terms, 'opensLocal' | 'dueLocal'>, timeZone: string, usual: Date) {
    const opensAt = opensLocal === null ? usual : startOf(localTime('opensLocal', opensLocal), timeZone);
    const dueAt = endOf(localTime('dueLocal', dueLocal), timeZone);
    if (dueAt <= opensAt) throw wrong('dueLocal', 'The due date must be after the opening');
    return { opensLocal, opensAt, dueLocal, dueAt, timeZone };
  }

  /** Stores who was chosen; accommodations of others stay. @throws Failure invalid */
  async function choose(
    call: TransactionContext<Who>,
    id: string,
    roster: ClassRoster,
    chosen: readonly string[] | null,
  ) {
    const ids = new Set(roster.learners.map((learner) => learner.id));
    if (chosen?.some((userId) => !ids.has(userId))) throw wrong('learnerIds', 'Choose learners of the class');
    await db.rows(LearnerRow, call).where({ assignmentId: id }).patch({ isChosen: false });
    if (!chosen) return;
    const rows = [...new Set(chosen)].map((userId) => ({ assignmentId: id, userId, isChosen: true }));
    await db.rows(LearnerRow, call).insert(rows).onConflict(['assignment_id', 'user_id']).merge(['is_chosen']);
  }

  /** Inserts an assignment, unless there is one with its id. @throws Failure conflict */
  async function insert(
    call: TransactionContext<Who>,
    row: NewAssignment,
    roster: ClassRoster,
    chosen: readonly string[] | null,
  ): Promise<Page> {
    const { who, tx } = call;
    const own = { ...row, createdBy: who.user.id, createdAt: clock.now(), forWholeClass: chosen === null };
    if (await insertIfNew(db.rows(AssignmentRow, call), own, ['id'])) {
      const total = await db.rows(AssignmentRow, call).where({ classId: roster.id }).resultSize();
      if (total > limits.assignments) {
        throw conflict(`A class has at most ${limits.assignments} assignments. Delete old ones first.`);
      }
      await choose(call, row.id, roster, chosen);
      await audit.record(call, { action: 'assignment.given', subject: row.id, details: { class: roster.name } });
      await enqueue(tx, who.institution, 'announce', { assignmentId: row.id }, own.opensAt);
      announceTo(call, roster);
    }
    const stored = await db
      .rows(AssignmentRow, call)
      .findOne({ id: row.id, classId: roster.id, createdBy: who.user.id });
    if (!stored) throw conflict('There is an assignment with this id already.');
    return pageOf(call, stored, roster);
  }

  /** Changes an assignment, which is locked meanwhile. */
  const change = (
    who: Who,
    id: string,
    apply: (call: TransactionContext<Who>, row: AssignmentRow, roster: ClassRoster) => Promise<AssignmentRow>,
  ) =>
    db.transaction(async (tx) => {
      const call = { who, tx };
      const { row, roster } = await managed(call, id, true);
      const changed = await apply(call, row, roster);
      announceTo(call, roster);
      return pageOf(call, changed, roster);
    });

  return {
    async workKinds(_, who) {
      const kinds = dependencies.work(who).map(async ({ service }) => {
        const { kind, title, description, amount, hasClock } = service;
        const choices = await service.choices({ who });
        return { kind, title, description, amount, hasClock, choices: choices && [...choices] };
      });
      const all = await Promise.all(kinds);
      return {
        timeZone: await record.institutionTimeZone({ who }),
        // A kind without anything to choose cannot be assigned.
        kinds: all.filter(({ choices }) => choices === null || choices.length > 0),
      };
    },

    async assignments({ query }, who) {
      const roster = await classes.rosterOf({ who }, query.classId);
      const rows = await db
        .rows(AssignmentRow, { who })
        .where({ classId: roster.id })
        .orderBy([{ column: 'dueAt', order: 'desc' }, 'id']);
      return (await statusOf(dependencies, { who }, rows, [roster])).map(assignmentView);
    },

    async runningAssignments(_, who) {
      const taught = await classes.taughtBy({ who }, who.user.id);
      const rows = await db
        .rows(AssignmentRow, { who })
        .whereIn(
          'classId',
          taught.map(({ id }) => id),
        )
        .whereNull('closedAt')
        .where('opensAt', '<=', clock.now())
        .where('dueAt', '>', new Date(clock.now().getTime() - recentMs))
        .orderBy(['dueAt', 'id'])
        .limit(mostRunning);
      const rosters = await classes.rosters({ who }, [...new Set(rows.map(({ classId }) => classId))]);
      return (await statusOf(dependencies, { who }, rows, rosters)).map(assignmentView);
    },

    async assignment({ params }, who) {
      const { row, roster } = await managed({ who }, params.id);
      return pageOf({ who }, row, roster);
    },

    async give({ body: { id, classId, kind, target, amount, learnerIds, ...terms } }, who) {
      const work = workOf(who, kind);
      const choices = await work.choices({ who });
      if (choices === null ? target !== '' : !choices.some((choice) => choice.target === target)) {
        throw wrong('target', 'Choose one of the list');
      }
      const { least = 0, most = 0 } = work.amount ?? {};
      if (work.amount ? amount === null || amount < least || amount > most : amount !== null) {
        throw wrong('amount', work.amount ? `${least} to ${most}` : 'This work has no amount');
      }
      const timeZone = await record.institutionTimeZone({ who });
      return db.transaction(async (tx) => {
        const call = { who, tx };
        const roster = await classes.rosterOf(call, classId);
        const moments = momentsOf(terms, timeZone, clock.now());
        return insert(call, { id, classId, kind, target, amount, ...terms, ...moments }, roster, learnerIds);
      });
    },

    changeAssignment: ({ params, body: { learnerIds, ...terms } }, who) =>
      change(who, params.id, async (call, row, roster) => {
        // An opening that was not entered stays the moment of the assignment.
        const moments = momentsOf(terms, row.timeZone, row.opensLocal === null ? row.opensAt : row.createdAt);
        await choose(call, row.id, roster, learnerIds);
        if (moments.dueAt > row.dueAt) {
          await db.rows(NoticeRow, call).where({ assignmentId: row.id, notice: 'reminder' }).delete();
        }
        await audit.record(call, { action: 'assignment.changed', subject: row.id, details: { class: roster.name } });
        await enqueue(call.tx, who.institution, 'announce', { assignmentId: row.id }, moments.opensAt);
        const changed = { ...terms, ...moments, forWholeClass: learnerIds === null };
        return db.rows(AssignmentRow, call).patchAndFetchById(row.id, changed);
      }),

    closeAssignment: ({ params }, who) =>
      change(who, params.id, async (call, row, roster) => {
        if (row.closedAt) return row;
        await audit.record(call, { action: 'assignment.closed', subject: row.id, details: { class: roster.name } });
        return db.rows(AssignmentRow, call).patchAndFetchById(row.id, { closedAt: clock.now() });
      }),

    reopenAssignment: ({ params }, who) =>
      change(who, params.id, async (call, row, roster) => {
        if (!row.closedAt) return row;
        await audit.record(call, { action: 'assignment.reopened', subject: row.id, details: { class: roster.name } });
        return db.rows(AssignmentRow, call).patchAndFetchById(row.id, { closedAt: null });
      }),

    async copyAssignment({ params, body: { id, classId, dueLocal } }, who) {
      const { row } = await managed({ who }, params.id);
      const timeZone = await record.institutionTimeZone({ who });
      const { kind, target, amount, title, note, acceptsLate, reminderHours } = row;
      return db.transaction(async (tx) => {
        const call = { who, tx };
        const roster = await classes.rosterOf(call, classId);
        const moments = momentsOf({ opensLocal: null, dueLocal }, timeZone, clock.now());
        const copy = { id, classId, kind, target, amount, title, note, acceptsLate, reminderHours, ...moments };
        return insert(call, copy, roster, null);
      });
    },

    deleteAssignment: ({ params }, who) =>
      db.transaction(async (tx) => {
        const call = { who, tx };
        const { row, roster } = await managed(call, params.id, true);
        await db.rows(AssignmentRow, call).deleteById(row.id);
        await audit.record(call, { action: 'assignment.deleted', subject: row.id, details: { class: roster.name } });
        announceTo(call, roster);
      }),

    accommodate: ({ params, body: { dueLocal, timeFactor } }, who) =>
      change(who, params.id, async (call, row, roster) => {
        const { userId } = params;
        const [status] = await statusOf(dependencies, call, [row], [roster], userId);
        if (!status?.learners.length) throw notFound('Learner not found.');
        const dueAt = dueLocal === null ? null : endOf(localTime('dueLocal', dueLocal), row.timeZone);
        if (dueAt && dueAt <= row.dueAt) throw wrong('dueLocal', 'It must be later than the due date of the others');
        const own = { dueLocal, dueAt, timeFactor };
        await db
          .rows(LearnerRow, call)
          .insert({ assignmentId: row.id, userId, isChosen: !row.forWholeClass, ...own })
          .onConflict(['assignment_id', 'user_id'])
          .merge(['due_local', 'due_at', 'time_factor']);
        await db.rows(NoticeRow, call).where({ assignmentId: row.id, userId, notice: 'reminder' }).delete();
        // Without the terms, which may concern health and must not outlive the row in the audit log.
        await audit.record(call, { action: 'assignment.accommodated', subject: userId });
        return row;
      }),
  };
}

/** @throws other errors than that of a class that the caller may not see */
function hidden(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'not_found') return undefined;
  throw error;
}

/** @throws Failure invalid for a day or a time that does not exist, such as 2027-02-30 */
function localTime(field: string, text: string): string {
  const local = normalLocalTime(text);
  if (local === undefined) throw wrong(field, 'Enter a date from 1900 to 2199');
  return local;
}

const wrong = (field: string, message: string) =>
  invalid('Check what you entered', [{ path: `body.${field}`, message }]);
