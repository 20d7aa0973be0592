import { z } from 'zod';
import { file, Timestamp } from '../../../core/contract/index.ts';
import { ImpactAttribute } from '../../universities/desk/statistics/contract.ts';

/** Stages of recruitment, each counted among the learners who reached the one before. */
export const AuditStage = z.enum(['matched', 'chosen', 'mutual', 'interview', 'hired']);
export type AuditStage = z.infer<typeof AuditStage>;

/** Titles and what is counted. */
export const auditStages: Record<AuditStage, { readonly title: string; readonly description: string }> = {
  matched: {
    title: 'Matched',
    description: 'Of learners with a talent profile, those with a match of at least 60.',
  },
  chosen: {
    title: 'Chosen by a company',
    description: 'Of learners with a match of at least 60, those whom a company shortlisted or contacted.',
  },
  mutual: {
    title: 'Mutual interest',
    description: 'Of learners whom a company chose or who contacted one, those with mutual interest.',
  },
  interview: { title: 'Interview', description: 'Of learners with mutual interest, those who were interviewed.' },
  hired: { title: 'Hired', description: 'Of learners who were interviewed, those who were hired.' },
};

export const FairnessAudit = z.object({
  at: Timestamp,
  /** Groups with fewer learners are not shown. */
  minGroup: z.int(),
  stages: z.array(
    z.object({
      stage: AuditStage,
      base: z.int(),
      reached: z.int(),
      attributes: z.array(ImpactAttribute),
    }),
  ),
});
export type FairnessAudit = z.infer<typeof FairnessAudit>;

export const fairnessRoutes = {
  fairnessAudit: {
    method: 'get',
    path: '/api/admin/talent/fairness',
    access: 'talent.manage',
    isLong: true,
    description: 'Impact ratios of recruitment by stage and group',
    response: FairnessAudit,
  },
  fairnessFile: {
    method: 'get',
    path: '/api/admin/talent/fairness/export',
    access: 'talent.manage',
    isLong: true,
    description: 'The same as a CSV file',
    response: file(),
  },
} as const;
