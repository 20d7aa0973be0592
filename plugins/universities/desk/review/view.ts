import type { z } from 'zod';
import type { FileAnswer, UserRef, Who } from '../../../../core/contract/index.ts';
import { notFound } from '../../../../core/contract/index.ts';
import { decidable, essays, wordCount } from '../../applications/contract.ts';
import { fileKeyOf } from '../../applications/letters/queries.ts';
import {
  ApplicationDocumentRow,
  ApplicationStepRow,
  RecommendationRow,
  SealedLetterRow,
} from '../../applications/models.ts';
import { appealViews } from '../appeals/queries.ts';
import type { DeskDetails } from '../contract.ts';
import { heldBecause } from '../decisions/held.ts';
import type { DeskDependencies } from '../dependencies.ts';
import { RecusalRow, ReviewNoteRow, ReviewRow } from '../models.ts';
import { queueView } from '../queue/queue.ts';
import { probabilityOfMinimum } from '../recommendation/rule.ts';
import { rubricOf } from '../rubric/rubric.ts';
import { disagreementsOf } from '../rubric/shares.ts';
import type { DeskCase } from './access.ts';
import { decisionsOf, deskCase, pendingOf, withheldBecause } from './access.ts';
import { reviewable } from './save-review.ts';

type View = z.input<typeof DeskDetails>;

/** An application on one page. @throws Failure not_found */
export async function deskDetails(dependencies: DeskDependencies, who: Who, id: string): Promise<View> {
  const { db, people, clock } = dependencies;
  const found = await deskCase(dependencies, { who }, id);
  const { application, offer, state, own, mine } = found;
  const of = { applicationId: id };
  const [queued, reviews, notes, recusals, steps, decisions, rubric] = await Promise.all([
    queueView(dependencies, who, id),
    db.rows(ReviewRow, { who }).where(of).whereNotNull('submittedAt').orderBy(['round', 'position']).execute(),
    db.rows(ReviewNoteRow, { who }).where(of).orderBy('sequence').execute(),
    db.rows(RecusalRow, { who }).where(of).orderBy(['at', 'id']).execute(),
    db.rows(ApplicationStepRow, { who }).where(of).orderBy('id').execute(),
    decisionsOf(dependencies, { who }, id),
    state.criteria ? { criteria: state.criteria } : rubricOf(dependencies, { who }, application.programId),
  ]);
  if (!queued) throw notFound();
  const staffIds = [
    ...reviews.map(({ reviewerId }) => reviewerId),
    ...notes.map(({ authorId }) => authorId),
    ...recusals.map(({ reviewerId }) => reviewerId),
    ...steps.map(({ actorId, party }) => (party === 'reviewer' ? actorId : null)),
    ...decisions.map(({ actorId }) => actorId),
  ].filter((each) => each !== null);
  const names = await people.named({ who }, [...new Set(staffIds)]);
  const nameOf = staffName(names);
  const withheld = withheldBecause(found);
  const isOpen = withheld === undefined;
  const hasConflict = mine === 'recused' || mine === 'conflict';
  const isMine = (userId: string | null) => userId === who.user.id;
  // Reviewers do not see each other until two reviews are in, and a third reviewer not before their own is.
  const ofRound = reviews.filter(({ round, counts }) => round === state.round && counts);
  const isVisible = state.needs === null || (own?.submittedAt != null && ofRound.length > 1);
  const shown = reviews.filter(
    ({ reviewerId, round }) => isMine(reviewerId) || (isOpen && (round < state.round || isVisible)),
  );
  const [first, second] = ofRound;
  const { criteria } = rubric;
  const pending = pendingOf(decisions, application.releasedSequence);
  const held = pending && (await heldBecause(dependencies, { who }, found, pending));
  const mayDecide = isOpen && decidable.includes(application.status);
  return {
    ...queued,
    evidence: isOpen ? await evidenceOf(dependencies, who, found) : null,
    withheld: withheld ?? null,
    criteria: [...criteria],
    earlierCriteria: state.earlierCriteria,
    myReview: own ? { ...own, comment: own.comment ?? '', state: own.submittedAt ? 'submitted' : 'draft' } : null,
    allReviews: shown.flatMap(({ position, submittedAt, reviewerId, ...row }) =>
      position !== null && submittedAt
        ? [
            {
              ...row,
              comment: row.comment ?? '',
              position,
              submittedAt,
              reviewer: nameOf(reviewerId),
              isMine: isMine(reviewerId),
            },
          ]
        : [],
    ),
    hiddenReviews: hasConflict ? 0 : reviews.length - shown.length,
    disagreements: isOpen && isVisible && first && second ? disagreementsOf(criteria, first.scores, second.scores) : [],
    notes: notes
      .filter(({ authorId }) => isMine(authorId) || (isOpen && isVisible))
      .flatMap(({ text, ...note }) =>
        text === null ? [] : [{ ...note, text, author: nameOf(note.authorId), isMine: isMine(note.authorId) }],
      ),
    decisions: (hasConflict ? [] : decisions).map(({ sequence, decision, actorId, at, reason }) => ({
      ...{ sequence, decision, at, reason, by: nameOf(actorId) },
      isReleased: sequence <= application.releasedSequence,
    })),
    held: isOpen ? (held ?? null) : null,
    analysis: isOpen ? state.analysis : null,
    appeals: hasConflict ? [] : await appealViews(dependencies, { who }, application),
    recusals: recusals
      .filter(({ reviewerId }) => isOpen || isMine(reviewerId))
      .map((row) => ({ ...row, reviewer: nameOf(row.reviewerId), isMine: isMine(row.reviewerId) })),
    history: steps.map((step) => ({ ...step, by: step.party === 'reviewer' ? nameOf(step.actorId) : null })),
    may: {
      review: isOpen && state.needs !== null && mine !== 'submitted' && reviewable.includes(application.status),
      recuse: !hasConflict,
      decide: mayDecide,
      decideNeedsReason: mayDecide && state.needs !== null,
      release: mayDecide && pending !== undefined && !held && clock.now() >= offer.intake.decisionsAt,
      note: isOpen,
    },
  };
}

/** The name of a member of staff by id; null for an erased one. */
export const staffName = (names: ReadonlyMap<string, UserRef>) => (id: string | null) => {
  const person = id === null ? undefined : names.get(id);
  return person ? { firstName: person.firstName, lastName: person.lastName } : null;
};

async function evidenceOf(
  { db }: DeskDependencies,
  who: Who,
  { application, offer }: DeskCase,
): Promise<View['evidence']> {
  const of = { applicationId: application.id };
  const [documents, requests] = await Promise.all([
    db.rows(ApplicationDocumentRow, { who }).where(of).orderBy('id').execute(),
    db.rows(RecommendationRow, { who }).where(of).whereNot({ status: 'withdrawn' }).orderBy('id').execute(),
  ]);
  const waived = requests.filter(({ isWaived, status }) => isWaived && status === 'submitted');
  const sealed = await db.rows(SealedLetterRow, { who }).whereIn(
    'recommendationId',
    waived.map(({ id }) => id),
  );
  const sealedOf = new Map(sealed.map((row) => [row.recommendationId, row.letter]));
  const { applicationEiqScore: eiqScore, applicationStandardError, record } = application;
  const { scores, program } = offer;
  const probability = probabilityOfMinimum(application, scores.minEiqScore);
  return {
    score:
      eiqScore === null || probability === null
        ? null
        : {
            eiqScore,
            standardError: applicationStandardError ?? 0,
            level: record?.level ?? null,
            interval: record ? [record.interval[0], record.interval[1]] : null,
            domains: [...(record?.domains ?? [])],
            results: record?.results ?? 0,
            probabilityOfMinimum: probability,
          },
    ...{ minEiqScore: scores.minEiqScore, preferredEiqScore: scores.preferredEiqScore, minGpa: program.minGpa },
    required: { documents: program.documents, tests: program.tests, letters: program.letters },
    transcriptAnalysis: application.transcriptAnalysis ?? {
      ...{ overallGPA: null, recommendationStrength: null, strengthAreas: [] },
    },
    essays: essays.map(({ name, title, maxWords }) => {
      const text = application.applicationData[name];
      return { name, title, text, words: wordCount(text), maxWords };
    }),
    documents: documents.map(({ values, removedAt, ...row }) => ({
      ...row,
      isRemoved: removedAt !== null,
      ...{ institution: values.institution, studentName: values.studentName, scale: values.scale },
      ...{ gpa: values.gpa, gpaStated: values.gpaStated },
      courses: values.terms.flatMap(({ name, courses }) => courses.map((course) => ({ term: name, ...course }))),
      tests: values.tests.map((test) => ({ ...test, sections: [...test.sections] })),
    })),
    letters: requests.flatMap(({ status, ...row }) =>
      status === 'withdrawn'
        ? []
        : [{ ...row, status, letter: sealedOf.get(row.id) ?? row.letter, hasFile: row.fileName !== null }],
    ),
  };
}

/** The PDF of a letter. @throws Failure not_found */
export async function letterFile(
  dependencies: DeskDependencies,
  who: Who,
  { id, letterId }: { id: string; letterId: string },
): Promise<FileAnswer> {
  const { db, storage } = dependencies;
  const found = await deskCase(dependencies, { who }, id);
  if (withheldBecause(found)) throw notFound();
  const row = await db
    .rows(RecommendationRow, { who })
    .findOne({ id: letterId, applicationId: id, status: 'submitted' });
  if (!row || row.fileName === null) throw notFound();
  const type = 'application/pdf';
  if (!row.isWaived) {
    if (row.fileId === null) throw notFound();
    return storage.file(fileKeyOf(who.institution.id, row.userId, row.fileId), { type, name: row.fileName });
  }
  const sealed = await db.rows(SealedLetterRow, { who }).findById(letterId);
  if (!sealed?.file) throw notFound();
  return { name: row.fileName, type, content: new Uint8Array(sealed.file) };
}
