import { z } from 'zod';
import type { CallResult } from '../../../../core/contract/index.ts';
import type { Answers } from '../../../../web/answers/use-answer-queue.ts';
import { useAnswerQueue } from '../../../../web/answers/use-answer-queue.ts';
import type { CallError } from '../../../../web/api/index.ts';
import { call } from '../../../../web/api/index.ts';
import { useUser } from '../../../../web/session/manifest.ts';
import { practice } from '../../contract.ts';

const { submitAnswer } = practice.routes;

/** An unsent answer. */
const Unsent = z.object({
  runId: z.string(),
  questionId: z.string(),
  userAnswer: z.union([z.number(), z.string()]),
  timeSpent: z.number(),
  hintsUsed: z.number(),
});
type Unsent = z.infer<typeof Unsent>;

/** The answers of a run, each sent again until the server has it. */
export function useRunAnswers(
  runId: string,
  handlers: {
    onSaved(stored: CallResult<typeof submitAnswer>): void;
    onRefused(error: CallError): void;
  },
): Answers<Unsent> {
  const { id } = useUser();
  return useAnswerQueue({
    key: `eiq.practice.unsent-answer.${id}.${runId}`,
    read: (stored) => Unsent.safeParse(stored).data,
    send: (body, signal) => call(submitAnswer, { body }, { signal }),
    ...handlers,
  });
}
