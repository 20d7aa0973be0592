import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError, call, invalidate, skip, useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import type { ConversationKind, ReplyEvent } from '../../contract.ts';
import { tutor } from '../../contract.ts';
import type { DisplayedMessage, LiveExchange } from './live-exchange.ts';
import { applyEvent, displayedMessages } from './live-exchange.ts';

const { chat, tutorChat, conversation, conversations, follow, retry, stop } = tutor.routes;

export interface Talk {
  readonly messages: readonly DisplayedMessage[];
  /** Whether a reply is pending. */
  readonly isAnswering: boolean;
  readonly isLoading: boolean;
  readonly error: CallError | null;
  refetch(): unknown;
  /** Resolves to false where the message was not sent. */
  send(text: string): Promise<boolean>;
  stop(): void;
  retry(): void;
}

type Replying = Promise<AsyncIterable<ReplyEvent> | undefined>;

interface Given {
  readonly kind: ConversationKind;
  /** Sends a message with more than its text, as coaching does. */
  readonly ask?: (said: { message: string; key: string }, signal: AbortSignal) => Replying;
  readonly conversationId: string | undefined;
  /** Called when a new conversation is created. */
  readonly onBegun: (id: string) => void;
  /** Called when a message could not be sent or its reply is incomplete. */
  readonly onFailure: (error: CallError | undefined) => void;
}

/**
 * A conversation with sending, stopping and retrying. The streamed exchange overlays the server's messages until it
 * ends. A stream that breaks off is followed again, in this and other tabs and after a reload.
 */
export function useConversation({ kind, ask, conversationId, onBegun, onFailure }: Given): Talk {
  const client = useQueryClient();
  const stored = useRoute(conversation, conversationId ? { params: { id: conversationId } } : skip, { freshFor: 0 });
  const [live, setLive] = useState<LiveExchange>();
  const following = useRef<AbortController>(undefined);
  const latest = useRef({ onBegun, onFailure });
  latest.current = { onBegun, onFailure };
  const { refetch } = stored;
  // A message that may have been stored without confirmation keeps its key when it is sent again unchanged.
  const unsure = useRef<{ message: string; key: string }>(undefined);
  const pause = useRef<number>(pauses.atFirst);
  // Forces a render after each stream, so that the effects below run even if nothing visible changed.
  const [, countFollowed] = useState(0);

  /** Follows a reply to its end; resolves to whether any event arrived. */
  const listen = useCallback(async (events: Replying, abort: AbortController): Promise<boolean> => {
    let hasBegun = false;
    try {
      for await (const event of (await events) ?? []) {
        if (abort.signal.aborted) return hasBegun;
        setLive((before) => applyEvent(before ?? nothing, event));
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

  /** Starts to follow a reply and aborts the previous stream. */
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
            setLive(undefined);
            countFollowed((count) => count + 1);
          }
        }
      }
    },
    [client, listen],
  );

  // When another conversation is selected, the stream of the previous one is dropped; a newly created one keeps it.
  const shownFor = useRef(conversationId);
  useEffect(() => {
    const before = shownFor.current;
    shownFor.current = conversationId;
    if (before === undefined || before === conversationId) return;
    following.current?.abort();
    following.current = undefined;
    setLive(undefined);
  }, [conversationId]);
  useEffect(() => () => following.current?.abort(), []);

  // Follows a reply that is written in another tab or was started before a reload.
  const isAnsweringElsewhere = Boolean(stored.data?.isAnswering) && stored.data?.id === conversationId;
  useEffect(() => {
    if (!isAnsweringElsewhere || following.current || !conversationId) return;
    const again = setTimeout(() => {
      if (following.current) return;
      // If the stream breaks off, the next attempt waits longer.
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
    messages: displayedMessages(stored.data?.messages ?? [], live),
    isAnswering: live ? (live.reply?.state ?? 'pending') === 'pending' : isAnsweringElsewhere,
    isLoading: stored.isLoading,
    error: stored.error,
    refetch,
    async send(message) {
      const key = unsure.current?.message === message ? unsure.current.key : crypto.randomUUID();
      unsure.current = { message, key };
      setLive({ ...nothing, key, said: { text: message, at: new Date().toISOString() } });
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
      setLive(nothing);
      void begin((signal) => call(retry, { params: { id: conversationId } }, { signal }) as never);
    },
  };
}

/** Delay before following a reply that is written elsewhere (ms). */
const pauses = { atFirst: 150, afterwards: 3000 } as const;

const nothing: LiveExchange = { key: '', said: undefined, message: undefined, reply: undefined, text: '' };
