import type { Drawn } from '../talk/live-exchange.ts';

/** What the learner wrote last, to be taken along to another of the three. */
export const lastQuestion = (messages: readonly Drawn[]): string | undefined =>
  messages.findLast(({ role }) => role === 'user')?.content;
