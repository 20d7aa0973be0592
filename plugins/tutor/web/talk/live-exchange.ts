import type { Message, ReplyEvent } from '../../contract.ts';

/** The exchange that this tab follows: the message, and the reply so far. */
export interface LiveExchange {
  readonly key: string;
  /** The learner's message until the server confirms it. */
  readonly said: { readonly text: string; readonly at: string } | undefined;
  readonly message: Message | undefined;
  readonly reply: Message | undefined;
  readonly text: string;
}

/** The exchange after an event. */
export function applyEvent(before: LiveExchange, event: ReplyEvent): LiveExchange {
  switch (event.kind) {
    case 'begun':
      return { ...before, said: undefined, message: event.message, reply: event.reply, text: '' };
    case 'text':
      return { ...before, text: before.text + event.text };
    case 'restart':
      return { ...before, text: '' };
    case 'done':
      return { ...before, reply: event.reply, text: event.reply.content };
  }
}

/** A message as displayed. */
export interface DisplayedMessage {
  readonly id: string;
  readonly role: Message['role'];
  readonly content: string;
  readonly at: string | undefined;
  readonly state: Message['state'];
  /** Undefined until the server confirms the message. */
  readonly stored: Message | undefined;
}

/**
 * The messages of a conversation in order: the server's, overlaid by the exchange that this tab follows. A reply written
 * elsewhere is shown as far as it is stored.
 */
export function displayedMessages(stored: readonly Message[], live: LiveExchange | undefined): DisplayedMessage[] {
  const all = new Map(stored.map((message) => [message.id, displayedMessage(message)]));
  if (live?.message) all.set(live.message.id, displayedMessage(live.message));
  if (live?.reply) {
    const { id, state } = live.reply;
    const known = stored.find((message) => message.id === id);
    // A stored end takes precedence over the stream.
    const hasEnded = known && known.state !== 'pending' && known.timestamp >= live.reply.timestamp;
    if (!hasEnded) {
      const content = state === 'pending' ? live.text : live.reply.content;
      all.set(id, { ...displayedMessage(live.reply), content });
    }
  }
  const inOrder = [...all.values()].sort((one, other) => (one.stored?.position ?? 0) - (other.stored?.position ?? 0));
  if (!live?.said) return inOrder;
  const { text, at } = live.said;
  return [...inOrder, { id: live.key, role: 'user', content: text, at, state: 'complete', stored: undefined }];
}

const displayedMessage = (message: Message): DisplayedMessage => ({
  id: message.id,
  role: message.role,
  content: message.content,
  at: message.state === 'pending' ? undefined : message.timestamp,
  state: message.state,
  stored: message,
});
