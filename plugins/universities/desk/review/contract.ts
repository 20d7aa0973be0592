import { z } from 'zod';
import { file, Id, nothing, Timestamp } from '../../../../core/contract/index.ts';
import {
  ApplicationStatus,
  Decision,
  essays,
  LetterStatus,
  Party,
  StepName,
  TranscriptAnalysis,
} from '../../applications/contract.ts';
import { RequiredDocument, RequiredTest } from '../../catalogue/contract.ts';
import { DeskAppeal } from '../appeals/contract.ts';
import { DeskApplication } from '../queue/contract.ts';
import { Analysis } from '../recommendation/contract.ts';
import { Criterion } from '../rubric/contract.ts';

/** A level, counted from 1, by criterion. */
export const Scores = z.record(z.string().max(40), z.int().min(1).max(7));
export type Scores = z.infer<typeof Scores>;

/** The name of a member of staff; null after the erasure of the account. */
const StaffName = z.object({ firstName: z.string(), lastName: z.string() }).nullable();

const comment = z.string().trim().max(5000, 'At most 5,000 characters');

const OwnReview = z.object({
  state: z.enum(['draft', 'submitted']),
  scores: Scores,
  comment: z.string(),
  /** Increases with every saved change, so that two tabs notice each other. */
  version: z.int(),
  savedAt: Timestamp,
  submittedAt: Timestamp.nullable(),
});

const Review = z.object({
  id: Id,
  /** 1, 2, or 3 for the third review. */
  position: z.int(),
  /** Counts reopenings: 0 for the first reviews. */
  round: z.int(),
  reviewer: StaffName,
  isMine: z.boolean(),
  scores: Scores,
  comment: z.string(),
  submittedAt: Timestamp,
  /** False where the reviewer recused later. */
  counts: z.boolean(),
});

const Note = z.object({ id: Id, author: StaffName, isMine: z.boolean(), text: z.string(), at: Timestamp });

const Evidence = z.object({
  score: z
    .object({
      eiqScore: z.number(),
      standardError: z.number(),
      level: z.string().nullable(),
      interval: z.tuple([z.number(), z.number()]).nullable(),
      domains: z.array(z.object({ title: z.string(), eiqScore: z.number(), standardError: z.number() })),
      /** Assessments behind the score. */
      results: z.int(),
      /** That the true score reaches the minimum, 0 to 1. */
      probabilityOfMinimum: z.number(),
    })
    .nullable(),
  /** The program’s. */
  minEiqScore: z.number(),
  preferredEiqScore: z.number(),
  minGpa: z.number().nullable(),
  /** What the program asks for besides: kinds of documents, tests with a minimum, the number of letters. */
  required: z.object({ documents: z.array(RequiredDocument), tests: z.array(RequiredTest), letters: z.int() }),
  transcriptAnalysis: TranscriptAnalysis,
  essays: z.array(
    z.object({
      name: z.enum(essays.map(({ name }) => name)),
      title: z.string(),
      text: z.string(),
      words: z.int(),
      maxWords: z.int(),
    }),
  ),
  /** As they were at the submission. Files are read through the documents plugin. */
  documents: z.array(
    z.object({
      documentId: Id,
      fileName: z.string(),
      kind: z.string(),
      confirmedAt: Timestamp,
      /** False where the document carries another name than the applicant’s. */
      nameMatches: z.boolean(),
      /** Whether the applicant changed what was read. */
      corrected: z.boolean(),
      /** Whether the applicant deleted the file since. */
      isRemoved: z.boolean(),
      institution: z.string().nullable(),
      studentName: z.string().nullable(),
      scale: z.string(),
      gpa: z.object({ value: z.number(), conversion: z.string() }).nullable(),
      gpaStated: z.number().nullable(),
      courses: z.array(
        z.object({
          term: z.string().nullable(),
          code: z.string().nullable(),
          title: z.string().nullable(),
          credits: z.number().nullable(),
          grade: z.string().nullable(),
        }),
      ),
      tests: z.array(
        z.object({
          test: z.string(),
          total: z.number().nullable(),
          date: z.string().nullable(),
          sections: z.array(z.object({ name: z.string(), score: z.number() })),
        }),
      ),
    }),
  ),
  /** Also those that the applicant waived the right to see. */
  letters: z.array(
    z.object({
      id: Id,
      recommenderName: z.string(),
      recommenderEmail: z.string(),
      isWaived: z.boolean(),
      status: LetterStatus.exclude(['withdrawn']),
      answeredAt: Timestamp.nullable(),
      letter: z.string().nullable(),
      hasFile: z.boolean(),
    }),
  ),
});
export type DeskEvidence = z.infer<typeof Evidence>;

/** An application on one page. */
export const DeskDetails = DeskApplication.extend({
  /** Null for a reviewer with a conflict of interest, and after a withdrawal. */
  evidence: Evidence.nullable(),
  /** Why there is no evidence; null where there is. */
  withheld: z.string().nullable(),
  criteria: z.array(Criterion),
  /** The rubrics of the rounds before an appeal, by round. */
  earlierCriteria: z.array(z.array(Criterion)),
  myReview: OwnReview.nullable(),
  /** Your own, and those of others once two reviews are in. Earlier rounds first. */
  allReviews: z.array(Review),
  /** Reviews of others that are in and hidden from you until the second is in. */
  hiddenReviews: z.int(),
  /** Criteria in which the first two reviews differ by more than one step. */
  disagreements: z.array(z.string()),
  /** Your own, and those of others once their reviews are visible to you. */
  notes: z.array(Note),
  /** The oldest first. */
  decisions: z.array(
    z.object({
      sequence: z.int(),
      decision: Decision,
      by: StaffName,
      at: Timestamp,
      /** For a decision before the reviews were complete. */
      reason: z.string().nullable(),
      isReleased: z.boolean(),
    }),
  ),
  /** Why the recorded decision is not released before it is made again; null where nothing holds it. */
  held: z.string().nullable(),
  /** Null until the reviews are complete. */
  analysis: Analysis.nullable(),
  appeals: z.array(DeskAppeal),
  recusals: z.array(z.object({ reviewer: StaffName, isMine: z.boolean(), reason: z.string(), at: Timestamp })),
  history: z.array(
    z.object({
      step: StepName,
      from: ApplicationStatus.nullable(),
      to: ApplicationStatus,
      party: Party,
      by: StaffName,
      at: Timestamp,
    }),
  ),
  /** What the caller may do now. */
  may: z.object({
    review: z.boolean(),
    recuse: z.boolean(),
    decide: z.boolean(),
    /** Whether a decision now needs a reason, because the reviews are not complete. */
    decideNeedsReason: z.boolean(),
    release: z.boolean(),
    note: z.boolean(),
  }),
});
export type DeskDetails = z.infer<typeof DeskDetails>;

const access = 'universities.review';
const params = z.object({ id: Id });

export const reviewRoutes = {
  deskApplication: {
    method: 'get',
    path: '/api/admissions/applications/:id',
    access,
    description: 'An application with its evidence, reviews, notes and decisions',
    params,
    response: DeskDetails,
  },
  deskLetterFile: {
    method: 'get',
    path: '/api/admissions/applications/:id/letters/:letterId/file',
    access,
    description: 'The PDF of a letter of recommendation',
    params: z.object({ id: Id, letterId: Id }),
    response: file(),
  },
  saveReview: {
    method: 'put',
    path: '/api/admissions/applications/:id/review',
    access,
    description:
      'Save your scores as a draft, or submit them, which is final. The first saved review begins the review of the application',
    params,
    body: z.object({
      /** The version you changed; 0 for the first. Another one is refused with 409. */
      version: z.int().min(0).max(2_147_483_647),
      scores: Scores,
      comment: comment.default(''),
      submit: z.boolean().default(false),
    }),
    response: DeskDetails,
  },
  recuse: {
    method: 'post',
    path: '/api/admissions/applications/:id/recusal',
    access,
    description: 'Declare a conflict of interest. You no longer see the application, and your review no longer counts',
    params,
    body: z.object({ reason: z.string().trim().min(1, 'Required').max(1000, 'At most 1,000 characters') }),
    response: DeskDetails,
  },
  addNote: {
    method: 'post',
    path: '/api/admissions/applications/:id/notes',
    access,
    description: 'Add a note for reviewers. The same id again changes nothing',
    params,
    body: z.object({
      /** Made by the browser, so that a note that is sent twice is stored once. */
      noteId: Id,
      text: z.string().trim().min(1, 'Required').max(5000, 'At most 5,000 characters'),
    }),
    response: DeskDetails,
    status: 201,
  },
  removeNote: {
    method: 'delete',
    path: '/api/admissions/applications/:id/notes/:noteId',
    access,
    description: 'Delete a note of your own. Idempotent',
    params: z.object({ id: Id, noteId: Id }),
    response: nothing(),
  },
} as const;

export const reviewAudit = {
  'universities.review-submitted': '{who} submitted a review of an application',
  'universities.recused': '{who} declared a conflict of interest in an application',
  'universities.note-added': '{who} added a note to an application',
  'universities.note-removed': '{who} deleted a note of an application',
} as const;

export const reviewData = [
  {
    table: 'reviews',
    userColumn: 'reviewer_id',
    onErase: 'anonymise',
    anonymise: ['comment'],
    mentions: ['comment'],
    ownWords: ['comment'],
    withhold: ['application_id'],
    description: 'Reviews of applications that you wrote',
  },
  {
    table: 'review_notes',
    userColumn: 'author_id',
    onErase: 'anonymise',
    anonymise: ['text'],
    mentions: ['text'],
    ownWords: ['text'],
    withhold: ['application_id'],
    description: 'Notes on applications that you wrote',
  },
  {
    table: 'recusals',
    userColumn: 'reviewer_id',
    onErase: 'delete',
    withhold: ['application_id'],
    description: 'Conflicts of interest that you declared',
  },
] as const;
