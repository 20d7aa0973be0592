import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError, call, invalidate, skip, useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import type { ConversationKind, ReplyEvent } from '../../contract.ts';
import { tutor } from '../../contract.ts';
import type { Drawn, Growing } from './live-exchange.ts';
import { drawn, grow } from './live-exchange.ts';

const { chat, tutorChat, conversation, conversations, follow, retry, stop } = tutor.routes;

export interface Talk {
  readonly messages: readonly Drawn[];
  /** A reply is awaited or coming. */
  readonly isAnswering: boolean;
  readonly isLoading: boolean;
  readonly error: CallError | null;
  refetch(): unknown;
  /** Resolves to false where nothing was sent. */
  send(text: string): Promise<boolean>;
  stop(): void;
  retry(): void;
}

type Replying = Promise<AsyncIterable<ReplyEvent> | undefined>;

interface Given {
  readonly kind: ConversationKind;
  /** How a message is said where that takes more than its words: a coaching session's. */
  readonly ask?: (said: { message: string; key: string }, signal: AbortSignal) => Replying;
  readonly conversationId: string | undefined;
  /** A new conversation has begun. */
  readonly onBegun: (id: string) => void;
  /** Nothing could be sent, or no whole reply came. */
  readonly onFailure: (error: CallError | undefined) => void;
}

/**
 * A conversation as one talks in it. The server has the truth; what streams here is drawn over it until it has ended. A
 * stream that breaks off is followed again, here, in other tabs and after a reload.
 */
export function useConversation({ kind, ask, conversationId, onBegun, onFailure }: Given): Talk {
  const client = useQueryClient();
  const stored = useRoute(conversation, conversationId ? { params: { id: conversationId } } : skip, { freshFor: 0 });
  const [growing, setGrowing] = useState<Growing>();
  const following = useRef<AbortController>(undefined);
  const latest = useRef({ onBegun, onFailure });
  latest.current = { onBegun, onFailure };
  const { refetch } = stored;
  // What may have arrived without our hearing of it: sent again unchanged it is the same message.
  const unsure = useRef<{ message: string; key: string }>(undefined);
  const pause = useRef<number>(pauses.atFirst);
  // Counted, so that what is to happen next is thought over even where nothing that is shown has changed.
  const [, countFollowed] = useState(0);

  /** Follows a reply to its end. Says whether anything of it came. */
  const listen = useCallback(async (events: Replying, abort: AbortController): Promise<boolean> => {
    let hasBegun = false;
    try {
      for await (const event of (await events) ?? []) {
        if (abort.signal.aborted) return hasBegun;
        setGrowing((before) => grow(before ?? nothing, event));
        if (event.kind === 'begun' && !hasBegun) {
          hasBegun = true;
          latest.current.onBegun(event.conversation.id);
        }
        if (event.kind === 'done' && event.reply.state === 'failed') latest.current.onFailure(undefined);
      }
    } catch (error) {
      if (abort.signal.aborted) return hasBegun;
      if (!hasBegun) throw error;
    }
    return hasBegun;
  }, []);

  /** Begins to follow; whatever was followed before is let go. */
  const begin = useCallback(
    async (events: (signal: AbortSignal) => Replying, isQuiet = false): Promise<boolean> => {
      following.current?.abort();
      const abort = new AbortController();
      following.current = abort;
      try {
        await listen(events(abort.signal), abort);
        return true;
      } catch (error) {
        if (!isQuiet) latest.current.onFailure(error instanceof CallError ? error : undefined);
        return false;
      } finally {
        if (following.current === abort) {
          void invalidate(client, conversations);
          await invalidate(client, conversation);
          if (following.current === abort) {
            following.current = undefined;
            setGrowing(undefined);
            countFollowed((count) => count + 1);
          }
        }
      }
    },
    [client, listen],
  );

  // Another conversation: what streams belongs to the one before. The one that has just begun here is no other.
  const shownFor = useRef(conversationId);
  useEffect(() => {
    const before = shownFor.current;
    shownFor.current = conversationId;
    if (before === undefined || before === conversationId) return;
    following.current?.abort();
    following.current = undefined;
    setGrowing(undefined);
  }, [conversationId]);
  useEffect(() => () => following.current?.abort(), []);

  // Written in another tab, or before a reload: this one listens in.
  const isAnsweringElsewhere = Boolean(stored.data?.isAnswering) && stored.data?.id === conversationId;
  useEffect(() => {
    if (!isAnsweringElsewhere || following.current || !conversationId) return;
    const again = setTimeout(() => {
      if (following.current) return;
      // Should it break off or not come to be: not again at once.
      pause.current = pauses.afterwards;
      const events = (signal: AbortSignal) => call(follow, { params: { id: conversationId } }, { signal }) as never;
      void begin(events, true);
    }, pause.current);
    return () => clearTimeout(again);
  });

  useLive(tutor, 'conversation_changed', (change) => {
    void invalidate(client, conversations);
    if (change.conversationId !== conversationId || following.current) return;
    pause.current = pauses.atFirst;
    void refetch();
  });

  return {
    messages: drawn(stored.data?.messages ?? [], growing),
    isAnswering: growing ? (growing.reply?.state ?? 'pending') === 'pending' : isAnsweringElsewhere,
    isLoading: stored.isLoading,
    error: stored.error,
    refetch,
    async send(message) {
      const key = unsure.current?.message === message ? unsure.current.key : crypto.randomUUID();
      unsure.current = { message, key };
      setGrowing({ ...nothing, key, said: { text: message, at: new Date().toISOString() } });
      const isSent = await begin((signal) => {
        if (ask) return ask({ message, key }, signal);
        return kind === 'assistant'
          ? (call(chat, { body: { message, key, sessionId: conversationId } }, { signal }) as never)
          : (call(tutorChat, { body: { message, key, conversationId } }, { signal }) as never);
      });
      if (isSent) unsure.current = undefined;
      return isSent;
    },
    stop() {
      if (!conversationId) return;
      call(stop, { params: { id: conversationId } }).catch((error: CallError) => latest.current.onFailure(error));
    },
    retry() {
      if (!conversationId) return;
      setGrowing(nothing);
      void begin((signal) => call(retry, { params: { id: conversationId } }, { signal }) as never);
    },
  };
}

/** Before a reply that is written elsewhere is followed (ms). */
const pauses = { atFirst: 150, afterwards: 3000 } as const;

const nothing: Growing = { key: '', said: undefined, message: undefined, reply: undefined, text: '' };
