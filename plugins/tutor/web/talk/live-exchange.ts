import type { Message, ReplyEvent } from '../../contract.ts';

/** An exchange as this tab follows it: what was said, and as much of the reply as has come. */
export interface Growing {
  readonly key: string;
  /** What the learner said, as long as the server has not answered for it. */
  readonly said: { readonly text: string; readonly at: string } | undefined;
  readonly message: Message | undefined;
  readonly reply: Message | undefined;
  readonly text: string;
}

/** What is known after one more event. */
export function grow(before: Growing, event: ReplyEvent): Growing {
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

/** A message as it is drawn. */
export interface Drawn {
  readonly id: string;
  readonly role: Message['role'];
  readonly content: string;
  readonly at: string | undefined;
  readonly state: Message['state'];
  /** Undefined for what the server has not answered for yet. */
  readonly stored: Message | undefined;
}

/**
 * The messages of a conversation in order: what the server has, with the exchange that grows here in its place. Of a
 * reply that is being written elsewhere, what is stored of it so far.
 */
export function drawn(stored: readonly Message[], growing: Growing | undefined): Drawn[] {
  const all = new Map(stored.map((message) => [message.id, drawnFrom(message)]));
  if (growing?.message) all.set(growing.message.id, drawnFrom(growing.message));
  if (growing?.reply) {
    const { id, state } = growing.reply;
    const known = stored.find((message) => message.id === id);
    // What has ended has ended, whoever heard of it first.
    const hasEnded = known && known.state !== 'pending' && known.timestamp >= growing.reply.timestamp;
    if (!hasEnded) {
      const content = state === 'pending' ? growing.text : growing.reply.content;
      all.set(id, { ...drawnFrom(growing.reply), content });
    }
  }
  const inOrder = [...all.values()].sort((one, other) => (one.stored?.position ?? 0) - (other.stored?.position ?? 0));
  if (!growing?.said) return inOrder;
  const { text, at } = growing.said;
  return [...inOrder, { id: growing.key, role: 'user', content: text, at, state: 'complete', stored: undefined }];
}

const drawnFrom = (message: Message): Drawn => ({
  id: message.id,
  role: message.role,
  content: message.content,
  at: message.state === 'pending' ? undefined : message.timestamp,
  state: message.state,
  stored: message,
});
