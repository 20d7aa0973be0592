import type { Who } from '../../../core/contract/index.ts';
import { conflict, invalid } from '../../../core/contract/index.ts';
import { insertOrFind } from '../../../core/db/index.ts';
import { bookletsFor } from '../booklet/booklets.ts';
import type { NewStudy, Phase } from '../contract.ts';
import { fewestPanelists, Phase as phases, phaseTitles } from '../contract.ts';
import { openRound, roundResults } from '../cuts/round-results.ts';
import type { Dependencies } from '../dependencies.ts';
import { MarksRow, PanelistRow, StudyRow } from '../models.ts';
import { impactOf } from './impact.ts';
import { lockedStudy, marksOf, panelOf, placedIn } from './queries.ts';

/** Creates a study once, however often it is sent. @throws Failure conflict where another study has the id */
export async function createStudy(dependencies: Dependencies, who: Who, study: NewStudy): Promise<void> {
  const { db, clock, audit, catalogue } = dependencies;
  const known = () => db.rows(StudyRow, { who }).findById(study.id);
  if (await known()) return;
  const { pages, ...rest } = study;
  const booklets = await bookletsFor(catalogue, study);
  if (booklets.booklet.length < pages)
    throw conflict(`The item bank has only ${booklets.booklet.length} questions for such a booklet.`);
  await insertOrFind(
    () =>
      db.transaction(async (tx) => {
        const row = { ...rest, ...booklets, phase: 'preparation' as const, createdBy: who.user.id };
        const stored = await db.rows(StudyRow, { who, tx }).insert({ ...row, createdAt: clock.now() });
        await audit.record(
          { who, tx },
          { action: 'study.created', subject: study.id, details: { title: study.title } },
        );
        return stored;
      }),
    async () => {
      const found = await known();
      if (!found) throw conflict('There is a study with this id already.');
      return found;
    },
  );
}

/** Roles of staff who may be panelists. */
const judges = ['instructor', 'administrator'] as const;

/** Who may be a panelist, by name. */
export async function candidatesOf({ people }: Pick<Dependencies, 'people'>, who: Who, search: string) {
  const found = await Promise.all(
    judges.map((role) => people.list({ who }, { role, search, demo: true, limit: maxCandidates, offset: 0 })),
  );
  return found
    .flatMap(({ items }) => items)
    .map(({ id, firstName, lastName, username }) => ({ id, firstName, lastName, username }))
    .sort((one, other) => `${one.lastName} ${one.firstName}`.localeCompare(`${other.lastName} ${other.firstName}`))
    .slice(0, maxCandidates);
}

const maxCandidates = 200;

/** Sets the panelists. @throws Failure conflict once the first round has begun, invalid for people who are no staff */
export function setPanel(dependencies: Dependencies, who: Who, studyId: string, userIds: readonly string[]) {
  const { db, people } = dependencies;
  return db.transaction(async (tx) => {
    const context = { who, tx };
    const { phase } = await lockedStudy(dependencies, context, studyId, 'forUpdate');
    assertBefore(phase, 'round1', 'The panel cannot change once the first round has begun.');
    const ids = [...new Set(userIds)];
    const { items } = await people.list(context, { ids, demo: true, limit: ids.length + 1, offset: 0 });
    const staff = new Set(items.filter(({ role }) => judges.some((judge) => judge === role)).map(({ id }) => id));
    if (ids.some((id) => !staff.has(id)))
      throw invalid('Panelists are active instructors and administrators of this institution.', [
        { path: 'userIds', message: 'Choose instructors and administrators' },
      ]);
    const before = new Set((await panelOf(dependencies, context, studyId)).map(({ userId }) => userId));
    const gone = [...before].filter((id) => !staff.has(id));
    if (gone.length > 0) {
      await db.rows(PanelistRow, context).where({ studyId }).whereIn('userId', gone).delete();
      await db.rows(MarksRow, context).where({ studyId }).whereIn('userId', gone).delete();
    }
    for (const userId of ids.filter((id) => !before.has(id)))
      await db.rows(PanelistRow, context).insert({ studyId, userId, agreedAt: null, shownAt: null });
    dependencies.announce(tx, who.institution, studyId);
  });
}

/** Deletes a study whose first round has not begun. */
export function deleteStudy(dependencies: Dependencies, who: Who, studyId: string) {
  const { db, audit } = dependencies;
  return db.transaction(async (tx) => {
    const { phase, title } = await lockedStudy(dependencies, { who, tx }, studyId, 'forUpdate');
    assertBefore(phase, 'round1', 'A study whose first round has begun is kept.');
    await db.rows(StudyRow, { who, tx }).deleteById(studyId);
    await audit.record({ who, tx }, { action: 'study.deleted', subject: studyId, details: { title } });
  });
}

/**
 * Ends a phase and begins the next. Ending one that has ended already changes nothing.
 * @throws Failure conflict where panelists are missing and the caller does not go on without them
 */
export function endPhase(
  dependencies: Dependencies,
  who: Who,
  studyId: string,
  { from, withoutMissing }: { from: Phase; withoutMissing: boolean },
) {
  const { db, clock, audit } = dependencies;
  return db.transaction(async (tx) => {
    const context = { who, tx };
    const study = await lockedStudy(dependencies, context, studyId, 'forUpdate');
    if (isBefore(from, study.phase)) return;
    if (from !== study.phase) throw conflict(`${phaseTitles[from]} has not begun.`);
    const next = phases.options[phases.options.indexOf(from) + 1];
    if (!next) throw conflict('This study is done.');
    const [panel, marks] = await Promise.all([
      panelOf(dependencies, context, studyId),
      marksOf(dependencies, context, studyId),
    ]);
    if (panel.length < fewestPanelists) throw conflict(`A panel has at least ${fewestPanelists} panelists.`);
    const round = openRound(from);
    if (round) {
      const placed = placedIn(marks, round);
      const missing = panel.filter(({ userId }) => !placed.has(userId)).length;
      // Practice teaches; nothing is computed from it.
      if (round !== 'practice' && placed.size < fewestPanelists)
        throw conflict(`At least ${fewestPanelists} panelists must have placed their bookmarks.`);
      if (missing > 0 && !withoutMissing)
        throw conflict(
          `${missing} of ${panel.length} panelists have not placed their bookmarks. Wait, or close ${phaseTitles[from]} without them.`,
        );
    }
    const closed = { ...study, phase: next };
    const impact =
      next === 'round3' ? await impactOf(dependencies, context, roundResults(closed, marks)) : study.impact;
    await db
      .rows(StudyRow, context)
      .findById(studyId)
      .patch({ phase: next, impact, ...(next === 'done' && { endedAt: clock.now() }) });
    await audit.record(context, { action: 'study.round-changed', subject: studyId, details: { from, to: next } });
    dependencies.announce(tx, who.institution, studyId);
  });
}

const isBefore = (one: Phase, other: Phase) => phases.options.indexOf(one) < phases.options.indexOf(other);

function assertBefore(phase: Phase, limit: Phase, message: string): void {
  if (!isBefore(phase, limit)) throw conflict(message);
}
