import type { DisplayedMessage } from '../talk/live-exchange.ts';

/** The learner's last message, to be passed to another chat. */
export const lastQuestion = (messages: readonly DisplayedMessage[]): string | undefined =>
  messages.findLast(({ role }) => role === 'user')?.content;
