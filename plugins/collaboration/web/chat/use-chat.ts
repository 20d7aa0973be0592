import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { z } from 'zod';
import { CallError, call } from '../../../../web/api/index.ts';
import { timeLimit } from '../../../../web/api/time-limit.ts';
import { send, useConnection, useLive } from '../../../../web/live/index.ts';
import { createLiveList } from '../../../../web/live/live-list.ts';
import { useErased, useReturn } from '../../../../web/live/use-return.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { learner } from '../../../learner/contract.ts';
import type { ChatMessage, ChatPage } from '../../chat/contract.ts';
import { collaboration as contract } from '../../contract.ts';

export type Message = z.output<typeof ChatMessage>;
type Page = z.output<typeof ChatPage>;

/** A message that the server has not confirmed. */
export interface Unsent {
  readonly id: string;
  readonly text: string;
  /** The error text; undefined while the message is being sent. */
  readonly failure: string | undefined;
}

/** The chat of a room, kept up to date, with messages not sent yet. */
export function useChat(roomId: string) {
  const [list] = useState(() =>
    createLiveList<Message, Page>({
      page: (before) =>
        call(
          contract.routes.chat,
          { params: { id: roomId }, query: { ...(before !== undefined && { before }) } },
          { signal: timeLimit() },
        ),
      changes: (since) =>
        call(contract.routes.chatChanges, { params: { id: roomId }, query: { since } }, { signal: timeLimit() }),
      orderOf: ({ sequence }) => sequence,
      idOf: ({ id }) => id,
    }),
  );
  const { items, last, hasOlder, error } = useSyncExternalStore(list.listen, list.state);
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  const waiting = useRef(unsent);
  waiting.current = unsent;
  const isConnected = useConnection() === 'connected';

  const catchUp = () => void list.catchUp();
  const deliver = async ({ id, text }: Pick<Unsent, 'id' | 'text'>) => {
    const setFailure = (failure: string | undefined) =>
      setUnsent((all) => all.map((each) => (each.id === id ? { ...each, failure } : each)));
    setFailure(undefined);
    try {
      const stored = await send(contract, 'chat_message', { roomId, id, message: text });
      if (stored) list.put(stored.message);
      setUnsent((all) => all.filter((each) => each.id !== id));
      if (stored?.help) toast({ title: 'You are not alone', description: stored.help });
      // Fetches messages that others wrote just before.
      catchUp();
    } catch (reason) {
      setFailure(reason instanceof CallError ? reason.text : 'This message could not be sent.');
    }
  };

  useEffect(() => void list.catchUp(), [list]);
  // The names of learners depend on the reader, so that a message is fetched as this reader sees it.
  useLive(contract, 'chat_message', (message) => message.roomId === roomId && catchUp());
  useLive(contract, 'chat_changed', (changed) => changed.roomId === roomId && catchUp());
  // Names and what is hidden depend on who is in the room.
  useReturn(() => {
    catchUp();
    for (const each of waiting.current) if (each.failure !== undefined) void deliver(each);
  });
  // Erasing a person removes their text without numbered changes.
  useErased(() => void list.renew());
  // What a block hides or shows again has no numbered changes either.
  useLive(learner, 'learner_changed', ({ what }) => what === 'blocks' && void list.renew());

  return {
    items: last && items,
    change: last?.change,
    hasOlder,
    error,
    unsent,
    isConnected,
    older: list.older,
    retry: catchUp,
    put: list.put,
    write(text: string) {
      const message = { id: crypto.randomUUID(), text, failure: undefined };
      setUnsent((all) => [...all, message]);
      void deliver(message);
    },
    sendAgain: (message: Unsent) => void deliver(message),
    discard: (message: Unsent) => setUnsent((all) => all.filter(({ id }) => id !== message.id)),
  };
}

/** Records on the server how far the person has read while the page is visible. */
export function useSeenChat(roomId: string, change: number | undefined): void {
  const recorded = useRef(0);
  const record = () => {
    if (change === undefined || document.visibilityState !== 'visible' || change <= recorded.current) return;
    recorded.current = change;
    call(contract.routes.seenChat, { params: { id: roomId }, body: { upTo: change } }).catch(() => {
      recorded.current = 0;
    });
  };
  useEffect(record, [change, roomId]);
  useReturn(record);
}
