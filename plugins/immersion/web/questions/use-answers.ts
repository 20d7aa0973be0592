import { z } from 'zod';
import type { CallResult } from '../../../../core/contract/index.ts';
import type { Answers } from '../../../../web/answers/use-answer-queue.ts';
import { useAnswerQueue } from '../../../../web/answers/use-answer-queue.ts';
import type { CallError } from '../../../../web/api/index.ts';
import { call } from '../../../../web/api/index.ts';
import { useUser } from '../../../../web/session/manifest.ts';
import { immersion } from '../../contract.ts';

const { analyze } = immersion.routes;

/** An unsent answer. */
const Unsent = analyze.body.extend({ answer: z.union([z.number(), z.string()]) });
type Unsent = z.infer<typeof Unsent>;

export type PlacementAnswers = Answers<Unsent>;

/** The answers of a placement, each sent again until the server has it. */
export function useAnswers(handlers: {
  onSaved(analysis: CallResult<typeof analyze>, answer: Unsent): void;
  onRefused(error: CallError): void;
}): PlacementAnswers {
  const { id } = useUser();
  return useAnswerQueue({
    key: `eiq.unsent-answer.${id}`,
    read: (stored) => Unsent.safeParse(stored).data,
    send: (body, signal) => call(analyze, { body }, { signal }),
    ...handlers,
  });
}
