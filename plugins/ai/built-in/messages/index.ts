import { algebraMessages } from './algebra-and-data.ts';
import { conductMessages } from './conduct.ts';
import type { LearnerMessage } from './message.ts';
import { numberMessages } from './number.ts';
import { reasoningMessages } from './reasoning-and-ai.ts';

export type { LearnerMessage } from './message.ts';

/** Everything the built-in tutor is held to. */
export const messages: readonly LearnerMessage[] = [
  ...numberMessages,
  ...algebraMessages,
  ...reasoningMessages,
  ...conductMessages,
];
