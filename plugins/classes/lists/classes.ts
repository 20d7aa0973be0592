import type { Actor, PlainHandlers, Who } from '../../../core/contract/index.ts';
import { conflict, forbidden, invalid } from '../../../core/contract/index.ts';
import type { CallContext, TransactionContext, Tx } from '../../../core/db/index.ts';
import { afterCommit, insertIfNew } from '../../../core/db/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { ClassRow, MemberRow, TermRow } from '../models.ts';
import { lockedClass, managed, managedClass, managesAll } from './access.ts';
import type { ClassPage, classRoutes, OwnClass } from './contract.ts';
import { membersOf, relateAll, separateAll } from './pairs.ts';
import { classesView, rostersOf } from './rosters.ts';

/** The class as its page shows it. */
export async function pageOfClass(
  dependencies: Dependencies,
  call: CallContext<Pick<Actor, 'institution'>>,
  row: ClassRow,
): Promise<ClassPage> {
  const rosters = await rostersOf(dependencies, call, [row.id]);
  const [view] = await classesView(dependencies, call, [row], rosters);
  if (!view) throw new Error('The view of a class is missing');
  const learners = rosters.get(row.id)?.learners ?? [];
  const { joinCode, joinCodeExpiresAt } = row;
  const isValid = joinCode !== null && joinCodeExpiresAt !== null && joinCodeExpiresAt > dependencies.clock.now();
  return {
    ...view,
    learnerList: learners.map((learner) => ({ ...learner, addedAt: learner.addedAt.toISOString() })),
    joinCode: isValid ? { code: joinCode, expiresAt: joinCodeExpiresAt.toISOString() } : null,
  };
}

export function createClasses(dependencies: Dependencies): PlainHandlers<typeof classRoutes> {
  const { db, clock, audit, settings, announce } = dependencies;

  /** Tells the members' tabs once the change is committed. */
  async function announceTo(call: TransactionContext<Who>, classId: string): Promise<void> {
    const members = await db.rows(MemberRow, call).where({ classId }).select('userId');
    afterCommit(call.tx, () => {
      for (const { userId } of members) announce(call.who.institution, userId);
    });
  }

  /** @throws Failure invalid */
  async function assertTerm(call: CallContext<Who>, termId: string | null): Promise<void> {
    if (termId === null || (await db.rows(TermRow, call).findById(termId))) return;
    throw invalid('Check what you entered', [{ path: 'body.termId', message: 'This term does not exist' }]);
  }

  const mayCreate = async ({ who, tx }: CallContext<Who>) =>
    managesAll(who) || (await settings(who.institution, tx)).instructorsCreate;

  /** Changes a class, which is locked meanwhile. */
  const change = (who: Who, id: string, apply: (call: TransactionContext<Who>, row: ClassRow) => Promise<ClassRow>) =>
    db.transaction(async (tx) => {
      const call = { who, tx };
      const row = await apply(call, await lockedClass(dependencies, call, id));
      await announceTo(call, id);
      return pageOfClass(dependencies, call, row);
    });

  return {
    async classes({ query: { state, search, termId, limit, offset } }, who) {
      const matching = () => {
        const rows = managed(dependencies, { who });
        if (state === 'active') rows.whereNull('archivedAt');
        else rows.whereNotNull('archivedAt');
        if (termId) rows.where({ termId });
        for (const word of (search ?? '').toLowerCase().split(/\s+/).filter(Boolean)) {
          rows.whereRaw("strpos(lower(classes.name || ' ' || classes.course), ?) > 0", [word]);
        }
        return rows;
      };
      const [rows, total] = await Promise.all([
        matching().orderByRaw('lower(classes.name), classes.id').limit(limit).offset(offset),
        matching().resultSize(),
      ]);
      return { items: await classesView(dependencies, { who }, rows), total, mayCreate: await mayCreate({ who }) };
    },

    class: async ({ params }, who) =>
      pageOfClass(dependencies, { who }, await managedClass(dependencies, { who }, params.id)),

    createClass: ({ body: { id, name, course, termId } }, who) =>
      db.transaction(async (tx) => {
        const call = { who, tx };
        if (!(await mayCreate(call))) {
          throw forbidden('Administrators create the classes of your institution.');
        }
        await assertTerm(call, termId);
        const at = clock.now();
        const row = { id, name, course, termId, createdBy: who.user.id, createdAt: at };
        if (await insertIfNew(db.rows(ClassRow, call), row, ['id'])) {
          if (who.user.role === 'instructor') {
            const member = { classId: id, userId: who.user.id, role: 'teacher', addedAt: at } as const;
            await db.rows(MemberRow, call).insert(member);
          }
          await audit.record(call, { action: 'class.created', subject: id, details: { name } });
          await announceTo(call, id);
        }
        const stored = await managed(dependencies, call).findOne({ id, createdBy: who.user.id });
        if (!stored) throw conflict('There is a class with this id already.');
        return pageOfClass(dependencies, call, stored);
      }),

    changeClass: ({ params, body: { name, course, termId } }, who) =>
      change(who, params.id, async (call, row) => {
        await assertTerm(call, termId);
        if (row.name === name && row.course === course && row.termId === termId) return row;
        await audit.record(call, { action: 'class.changed', subject: row.id, details: { name } });
        return db.rows(ClassRow, call).patchAndFetchById(row.id, { name, course, termId });
      }),

    archiveClass: ({ params }, who) => change(who, params.id, (call, row) => archive(dependencies, call, row)),

    restoreClass: ({ params }, who) =>
      change(who, params.id, async (call, row) => {
        if (!row.archivedAt) return row;
        await relateAll(dependencies, call, row.id, await membersOf(dependencies, call, row.id));
        await audit.record(call, { action: 'class.restored', subject: row.id, details: { name: row.name } });
        return db.rows(ClassRow, call).patchAndFetchById(row.id, { archivedAt: null });
      }),

    ownClasses: (_, who) => ownClasses(dependencies, { who }),
  };
}

/** Archives a class: ends its relations and its code. Does nothing to an archived one. */
export async function archive(
  { db, relations, audit, clock }: Dependencies,
  call: CallContext<Actor> & { readonly tx: Tx },
  row: ClassRow,
): Promise<ClassRow> {
  if (row.archivedAt) return row;
  const members = await db.rows(MemberRow, call).where({ classId: row.id });
  const of = (role: MemberRow['role']) => members.filter((each) => each.role === role).map(({ userId }) => userId);
  await separateAll({ relations }, call, row.id, { teachers: of('teacher'), learners: of('learner') });
  await audit.record(call, { action: 'class.archived', subject: row.id, details: { name: row.name } });
  return db
    .rows(ClassRow, call)
    .patchAndFetchById(row.id, { archivedAt: clock.now(), joinCode: null, joinCodeExpiresAt: null });
}

/** The active classes that the caller is a learner of, by name. */
export async function ownClasses(dependencies: Dependencies, call: CallContext<Who>): Promise<OwnClass[]> {
  const { db } = dependencies;
  const memberships = db.rows(MemberRow, call).where({ userId: call.who.user.id, role: 'learner' }).select('classId');
  const rows = await db
    .rows(ClassRow, call)
    .whereIn('id', memberships)
    .whereNull('archivedAt')
    .orderByRaw('lower(classes.name), classes.id');
  const views = await classesView(dependencies, call, rows);
  return views.map(({ id, name, course, term, teachers }) => ({ id, name, course, term, teachers }));
}
