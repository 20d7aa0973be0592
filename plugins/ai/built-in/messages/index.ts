import { algebraMessages } from './algebra-and-data.ts';
import { conductMessages } from './conduct.ts';
import { reasoningMessages } from './logic-and-ai.ts';
import type { LearnerMessage } from './message.ts';
import { numberMessages } from './number.ts';

export type { LearnerMessage } from './message.ts';

/** The hundred messages that were written before the tutor. */
export const messages: readonly LearnerMessage[] = [
  ...numberMessages,
  ...algebraMessages,
  ...reasoningMessages,
  ...conductMessages,
];
