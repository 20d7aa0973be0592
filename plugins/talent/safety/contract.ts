import { z } from 'zod';
import { Id, nothing, Timestamp } from '../../../core/contract/index.ts';

export const ReportReason = z.enum(['spam', 'offensive', 'discrimination', 'money', 'other']);
export type ReportReason = z.infer<typeof ReportReason>;

/** Titles on screens. */
export const reportReasonTitles: Record<ReportReason, string> = {
  spam: 'Unwanted messages',
  offensive: 'Offensive or threatening',
  discrimination: 'Discrimination',
  money: 'Asks for money or private data',
  other: 'Something else',
};

export const ReportState = z.enum(['open', 'upheld', 'dismissed']);
export type ReportState = z.infer<typeof ReportState>;

/** A report as administrators see it. */
export const Report = z.object({
  id: Id,
  partnerId: Id,
  company: z.string(),
  reporter: z.string(),
  reason: ReportReason,
  text: z.string(),
  state: ReportState,
  answer: z.string().nullable(),
  at: Timestamp,
});
export type Report = z.infer<typeof Report>;

const params = z.object({ id: Id });

export const safetyRoutes = {
  blockedPartners: {
    method: 'get',
    path: '/api/talent-profile/blocks',
    access: 'signed-in',
    description: 'Ids of the companies that you have blocked',
    response: z.array(Id),
  },
  blockPartner: {
    method: 'put',
    path: '/api/corporate-partners/:id/block',
    access: 'signed-in',
    description: 'Block a company: it no longer sees you, and you no longer see its jobs. Idempotent',
    params,
    response: nothing(),
  },
  unblockPartner: {
    method: 'delete',
    path: '/api/corporate-partners/:id/block',
    access: 'signed-in',
    description: 'Stop blocking a company. Idempotent',
    params,
    response: nothing(),
  },
  reportPartner: {
    method: 'post',
    path: '/api/corporate-partners/:id/reports',
    access: 'signed-in',
    description: 'Report a company to the administrators of your institution',
    params,
    body: z.object({
      /** Made by the browser, so that a report that is sent twice is stored once. */
      id: Id,
      reason: ReportReason,
      text: z.string().trim().min(1, 'Required').max(2000, 'At most 2000 characters'),
      /** The match that the report is about. */
      matchId: Id.optional(),
    }),
    response: nothing(),
  },
  reports: {
    method: 'get',
    path: '/api/admin/talent/reports',
    access: 'talent.manage',
    description: 'Reports about companies, open ones first, newest first, at most 200',
    response: z.array(Report),
  },
  answerReport: {
    method: 'post',
    path: '/api/admin/talent/reports/:id/answer',
    access: 'talent.manage',
    description: 'Close a report. The learner reads the answer',
    params,
    body: z.object({
      state: z.enum(['upheld', 'dismissed']),
      answer: z.string().trim().min(1, 'Required').max(1000, 'At most 1000 characters'),
    }),
    response: Report,
  },
} as const;

export const safetyAudit = {
  'talent.report-answered': '{who} answered a report of {whom} about a partner company',
} as const;

export const safetyData = [
  { table: 'blocks', userColumn: 'user_id', onErase: 'delete', description: 'Companies that you blocked' },
  {
    table: 'reports',
    userColumn: 'user_id',
    onErase: 'delete',
    withhold: ['answered_by'],
    description: 'Your reports about companies',
  },
  {
    table: 'reports',
    userColumn: 'answered_by',
    onErase: 'anonymise',
    withhold: ['user_id', 'text'],
    description: 'Reports that you answered',
  },
] as const;
