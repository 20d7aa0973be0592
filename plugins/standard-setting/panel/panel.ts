import type { z } from 'zod';
import type { Who } from '../../../core/contract/index.ts';
import { conflict, forbidden, invalid, notFound } from '../../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../../core/db/index.ts';
import { insertOrFind } from '../../../core/db/index.ts';
import { pagesOf } from '../booklet/booklets.ts';
import type { Marks, Page, PanelStudy, Round } from '../contract.ts';
import { phaseTitles, Round as rounds } from '../contract.ts';
import { closedRounds, openRound, roundResults } from '../cuts/round-results.ts';
import type { Dependencies } from '../dependencies.ts';
import type { StudyRow } from '../models.ts';
import { MarksRow, NoteRow, PanelistRow, StudyRow as Studies } from '../models.ts';
import { lockedStudy, marksOf, notesOf, panelOf, placedIn, studyOf } from '../studies/queries.ts';

/** The studies in whose panel a person is, newest first. */
export async function panelsOf({ db }: Dependencies, who: Who) {
  const mine = db.rows(PanelistRow, { who }).where({ userId: who.user.id }).select('studyId');
  return db.rows(Studies, { who }).whereIn('id', mine).orderBy('createdAt', 'desc');
}

/** A study as one of its panelists sees it: of others, only what closed rounds add up to. */
export async function panelStudyOf(
  dependencies: Dependencies,
  context: CallContext<Who>,
  studyId: string,
): Promise<z.input<typeof PanelStudy>> {
  const { agreedAt } = await panelist(dependencies, context, studyId);
  const study = await studyOf(dependencies, context, studyId);
  const [panel, marks] = await Promise.all([
    panelOf(dependencies, context, studyId),
    marksOf(dependencies, context, studyId),
  ]);
  const { id, title, scope, responseProbability, phase } = study;
  const round = openRound(phase);
  const own = marks.filter(({ userId }) => userId === context.who.user.id);
  const current = own.find((each) => each.round === round);
  const isDiscussed = agreedAt !== null && closedRounds(phase).length > 0;
  return {
    ...{ id, title, scope, responseProbability, phase, levels: [...study.levels] },
    pages: bookletOf(study).length,
    hasAgreed: agreedAt !== null,
    own: (current ?? before(own, round))?.pages ?? {},
    revision: current?.revision ?? 0,
    placed: placedIn(marks, round).size,
    panelists: panel.length,
    results: isDiscussed ? roundResults(study, marks) : [],
    impact: agreedAt && (phase === 'round3' || phase === 'done') ? study.impact : null,
    notes: isDiscussed ? await notesOf(dependencies, context, studyId) : [],
  };
}

/** Agreeing again changes nothing. */
export async function agree({ db, clock }: Dependencies, who: Who, studyId: string): Promise<void> {
  const own = await panelist({ db }, { who }, studyId);
  if (own.agreedAt) return;
  const where = { studyId, userId: who.user.id };
  await db.rows(PanelistRow, { who }).where(where).whereNull('agreedAt').patch({ agreedAt: clock.now() });
}

/** The questions of the open round. Showing them for the first time is noted, because they are secure. */
export function booklet(dependencies: Dependencies, who: Who, studyId: string): Promise<Page[]> {
  const { db, clock, audit, catalogue } = dependencies;
  return db.transaction(async (tx) => {
    const context = { who, tx };
    const own = await panelist(dependencies, context, studyId);
    assertAgreed(own);
    const study = await lockedStudy(dependencies, context, studyId, 'forShare');
    if (!openRound(study.phase)) throw conflict('The questions are shown while a round is open.');
    if (study.phase !== 'practice' && !own.shownAt) {
      const where = { studyId, userId: who.user.id };
      const first = await db
        .rows(PanelistRow, context)
        .where(where)
        .whereNull('shownAt')
        .patch({ shownAt: clock.now() });
      const details = { pages: study.booklet.length };
      if (first > 0) await audit.record(context, { action: 'study.shown', subject: studyId, details });
    }
    return pagesOf(catalogue, bookletOf(study));
  });
}

/**
 * Places a panelist's bookmarks. The same ones again change nothing.
 * @throws Failure conflict where the round is closed, or another tab has changed them since; invalid where they do not rise
 */
export async function placeMarks(
  dependencies: Dependencies,
  who: Who,
  studyId: string,
  { round, marks, replaces }: { round: Round; marks: Marks; replaces: number },
): Promise<void> {
  const { db, clock } = dependencies;
  await db.transaction(async (tx) => {
    const context = { who, tx };
    // Locks the panelist: of two tabs one goes after the other.
    const own = await panelist(dependencies, context, studyId, true);
    assertAgreed(own);
    const study = await lockedStudy(dependencies, context, studyId, 'forShare');
    if (study.phase !== round) {
      const isOver = rounds.options.indexOf(round) < rounds.options.indexOf(openRound(study.phase) ?? 'round3');
      throw conflict(
        isOver || study.phase === 'done'
          ? `${phaseTitles[round]} is closed. Your bookmarks were not changed.`
          : `${phaseTitles[round]} is not open.`,
      );
    }
    assertRising(study, marks);
    const where = { studyId, userId: who.user.id, round };
    const stored = await db.rows(MarksRow, context).findOne(where);
    if (stored && study.levels.every((level) => stored.pages[level] === marks[level])) return;
    if ((stored?.revision ?? 0) !== replaces)
      throw conflict('Your bookmarks were changed in another tab. Look at them before you place others.');
    const change = { pages: marks, placedAt: clock.now(), revision: replaces + 1 };
    if (stored) await db.rows(MarksRow, context).findById(stored.id).patch(change);
    else await db.rows(MarksRow, context).insert({ ...where, ...change });
    dependencies.announce(tx, who.institution, studyId);
  });
}

/** Adds a note once. Notes begin with round 2: round 1 is judged alone. */
export async function addNote(
  dependencies: Dependencies,
  who: Who,
  studyId: string,
  { id, page, text }: { id: string; page: number | null; text: string },
): Promise<void> {
  const { db, clock } = dependencies;
  assertAgreed(await panelist(dependencies, { who }, studyId));
  await insertOrFind(
    () =>
      db.transaction(async (tx) => {
        const study = await lockedStudy(dependencies, { who, tx }, studyId, 'forShare');
        if (study.phase !== 'round2' && study.phase !== 'round3')
          throw conflict('Notes are written in rounds 2 and 3.');
        if (page !== null && page > study.booklet.length) throw invalid('There is no such page.');
        const note = { id, studyId, page, text, userId: who.user.id, writtenAt: clock.now() };
        const stored = await db.rows(NoteRow, { who, tx }).insert(note);
        dependencies.announce(tx, who.institution, studyId);
        return stored;
      }),
    async () => {
      const stored = await db.rows(NoteRow, { who }).findOne({ id, studyId, userId: who.user.id });
      if (!stored) throw conflict('There is a note with this id already.');
      return stored;
    },
  );
}

/** The caller's place in the panel. Who is not in it is told that there is no such study. */
export async function panelist(
  { db }: Pick<Dependencies, 'db'>,
  context: CallContext<Who> | TransactionContext<Who>,
  studyId: string,
  isLocked = false,
): Promise<PanelistRow> {
  const query = db.rows(PanelistRow, context).findOne({ studyId, userId: context.who.user.id });
  const own = await (isLocked ? query.forUpdate() : query);
  if (!own) throw notFound('There is no such study.');
  return own;
}

function assertAgreed({ agreedAt }: PanelistRow): void {
  if (!agreedAt) throw forbidden('Agree first to keep the questions secret.');
}

/** Exactly the study's levels, each beginning at a later page than the one before. */
function assertRising(study: StudyRow, marks: Marks): void {
  const pages = bookletOf(study).length;
  const placed = study.levels.map((level) => marks[level]);
  if (placed.some((page) => page === undefined) || Object.keys(marks).length !== study.levels.length)
    throw invalid('Place one bookmark for each level.', [{ path: 'marks', message: 'One for each level' }]);
  if (placed.some((page) => page !== undefined && page > pages + 1))
    throw invalid('There is no such page.', [{ path: 'marks', message: `From 1 to ${pages + 1}` }]);
  if (placed.some((page, index) => index > 0 && (page ?? 0) <= (placed[index - 1] ?? 0)))
    throw invalid('A higher level begins at a later question.', [{ path: 'marks', message: 'They must rise' }]);
}

const bookletOf = ({ phase, practice, booklet: pages }: Pick<StudyRow, 'phase' | 'practice' | 'booklet'>) =>
  phase === 'practice' || phase === 'preparation' ? practice : pages;

/** The bookmarks of the round before, from which a panelist goes on. Practice has another booklet. */
function before(own: readonly MarksRow[], round: Round | undefined): MarksRow | undefined {
  const earlier = rounds.options.slice(1, round ? rounds.options.indexOf(round) : undefined);
  return earlier.map((each) => own.find((marks) => marks.round === each)).findLast((each) => each !== undefined);
}
