import { z } from 'zod';
import { file, Id, Line, nothing, Timestamp, upload } from '../../../../core/contract/index.ts';

/** `declined`: by the recommender. `withdrawn`: by the applicant. */
export const LetterStatus = z.enum(['requested', 'submitted', 'declined', 'withdrawn']);
export type LetterStatus = z.infer<typeof LetterStatus>;

/** Titles on screens. */
export const letterStatusTitles: Record<LetterStatus, string> = {
  requested: 'Requested',
  submitted: 'Received',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

/** Open requests of one application. */
export const maxRequests = 6;
/** Mails to one recommender that remind of a request. */
export const maxReminders = 3;
/** Days between two mails about one request. */
export const reminderDays = 3;
/** Days after which the link of a mail ends. A reminder has a new one. */
export const linkDays = 60;
/** Words of a letter. */
export const maxLetterWords = 2000;
/** Bytes of a PDF. */
export const maxLetterBytes = 2_000_000;

/** A request for a letter of recommendation, as its applicant sees it. */
export const Recommendation = z.object({
  id: Id,
  recommenderName: z.string(),
  recommenderEmail: z.string(),
  /** Whether you gave up the right to see the letter. */
  isWaived: z.boolean(),
  status: LetterStatus,
  requestedAt: Timestamp,
  /** Null until the mail has been sent. */
  sentAt: Timestamp.nullable(),
  remindedAt: Timestamp.nullable(),
  answeredAt: Timestamp.nullable(),
  mayRemind: z.boolean(),
  /** Null where you waived the right to see it, and until it has been received. */
  letter: z.string().nullable(),
  hasFile: z.boolean(),
});
export type Recommendation = z.infer<typeof Recommendation>;

/** What the holder of a link sees. */
export const LetterRequest = z.object({
  /**
   * `open`: a letter can be sent. `closed`: the application takes no more letters. `paused`: it takes none at present,
   * because the consent of the applicant's guardian has ended.
   */
  state: z.enum(['open', 'submitted', 'declined', 'closed', 'paused']),
  recommenderName: z.string(),
  applicantName: z.string(),
  university: z.string(),
  program: z.string(),
  isWaived: z.boolean(),
  /** The deadline of the intake, and its time zone. */
  deadline: Timestamp,
  timeZone: z.string(),
  /** Until when the link works, unless it is answered before. */
  linkEndsAt: Timestamp,
});
export type LetterRequest = z.infer<typeof LetterRequest>;

const code = z.string().min(1).max(200);
const params = z.object({ id: Id, recommendationId: Id });

const name = Line.refine((text) => text !== '', 'Required').refine(
  ({ length }) => length <= 100,
  'At most 100 characters',
);
const email = z
  .string()
  .trim()
  .max(254, 'At most 254 characters')
  .pipe(z.email('An email address such as name@example.org'));

export const NewRecommendation = z.object({
  recommenderName: name,
  recommenderEmail: email,
  /** Whether you give up the right to see the letter. This cannot be changed later. */
  isWaived: z.boolean(),
});

export const letterRoutes = {
  requestRecommendation: {
    method: 'post',
    path: '/api/university-applications/:id/recommendations',
    access: 'signed-in',
    duringAssessment: 'closed',
    description: 'Ask someone for a letter of recommendation by mail. The same address again changes nothing',
    params: z.object({ id: Id }),
    body: NewRecommendation,
    response: Recommendation,
    status: 201,
  },
  remindRecommender: {
    method: 'post',
    path: '/api/university-applications/:id/recommendations/:recommendationId/reminder',
    access: 'signed-in',
    description: `Remind a recommender, at most once in ${reminderDays} days`,
    params,
    response: Recommendation,
  },
  withdrawRecommendation: {
    method: 'delete',
    path: '/api/university-applications/:id/recommendations/:recommendationId',
    access: 'signed-in',
    description: 'Withdraw a request that has not been answered. Idempotent',
    params,
    response: nothing(),
  },
  recommendationFile: {
    method: 'get',
    path: '/api/university-applications/:id/recommendations/:recommendationId/file',
    access: 'signed-in',
    whenSignedInAs: 'closed',
    description: 'The PDF of a letter that you did not waive the right to see',
    params,
    response: file(),
  },
  letterRequest: {
    method: 'post',
    path: '/api/recommendation-letters/request',
    access: 'public',
    limit: 'link',
    description: 'The content of a link to a recommender. Changes nothing',
    body: z.object({ code }),
    response: LetterRequest,
  },
  sendLetter: {
    method: 'post',
    path: '/api/recommendation-letters',
    access: 'public',
    limit: 'link',
    description: 'Send a letter of recommendation with the link in the mail. It works once',
    body: upload(
      { maxBytes: maxLetterBytes, types: ['application/pdf'], maxFiles: 1 },
      z.object({ code, letter: z.string().trim().max(30_000, 'At most 30,000 characters') }),
    ),
    response: LetterRequest,
  },
  declineLetter: {
    method: 'post',
    path: '/api/recommendation-letters/decline',
    access: 'public',
    limit: 'link',
    description: 'Decline to write a letter. Idempotent',
    body: z.object({ code }),
    response: LetterRequest,
  },
} as const;

export const letterData = [
  {
    table: 'recommendations',
    userColumn: 'user_id',
    onErase: 'delete',
    mentions: ['recommender_name', 'recommender_email'],
    ownWords: ['recommender_name', 'recommender_email'],
    // Of letters that the applicant waived the right to see as well.
    withhold: ['file_id', 'file_name', 'file_hash'],
    description: 'Your requests for letters of recommendation, and the letters you may see',
  },
] as const;
