import { z } from 'zod';
import { Timestamp } from '../../../core/contract/index.ts';
import { ProviderName } from '../operations/contract.ts';

// The Live AI Test.

const Tried = z.object({
  provider: ProviderName,
  /** `not-configured`: there is no key, so no request was sent. */
  state: z.enum(['working', 'failed', 'not-configured']),
  model: z.string(),
  /** Milliseconds to the end of the answer, and to its first words. */
  milliseconds: z.number().nullable(),
  firstToken: z.number().nullable(),
  response: z.string().nullable(),
  /** What went wrong and what to do. */
  error: z.string().nullable(),
});
export type Tried = z.infer<typeof Tried>;

const TestResult = z.object({
  /** Whether every configured provider answered; the built-in tutor where none is configured. */
  success: z.boolean(),
  /** The failures; null on success. */
  error: z.string().nullable(),
  results: z.object({ primaryResponse: z.string().nullable() }),
  openai_status: Tried.shape.state,
  openai_error: z.string().nullable(),
  providers: z.array(Tried),
  timestamp: Timestamp,
});
export type TestResult = z.infer<typeof TestResult>;

export const liveTestRoutes = {
  test: {
    method: 'post',
    path: '/api/test-ai',
    isLong: true,
    access: 'ai.manage',
    duringAssessment: 'closed',
    limit: 'costly',
    description: 'Send a real request to every configured provider and report each result',
    body: z
      .object({
        message: z.string().trim().min(1, 'Required').max(1000, 'At most 1,000 characters').optional(),
        includeAssessment: z.boolean().default(false),
      })
      .prefault({}),
    response: TestResult,
  },
} as const;
