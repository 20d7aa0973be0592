import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { inTime } from '../../../../web/api/in-time.ts';
import { CallError, call } from '../../../../web/api/index.ts';
import { send, useLive, useRoom } from '../../../../web/live/index.ts';
import { useErased, useMissed, useReturn } from '../../../../web/live/use-return.ts';
import { activity } from '../../contract.ts';
import type { DiscussionMessage, DiscussionPage } from '../../discussions/contract.ts';
import { follow } from '../live-list.ts';

const { discussion, discussionChanges, postMessage, seenDiscussion } = activity.routes;

/** A message that the server has not said it has. */
export interface Unsent {
  readonly id: string;
  readonly text: string;
  /** Why, in words; undefined while it is on its way. */
  readonly failure: string | undefined;
}

/** A group's discussion as it is now, and what was written in it here. */
export function useDiscussion(groupId: string) {
  const [following] = useState(() =>
    follow<DiscussionMessage, DiscussionPage>({
      page: (before) =>
        call(
          discussion,
          { params: { id: groupId }, query: { ...(before !== undefined && { before }) } },
          { signal: inTime() },
        ),
      changes: (since) => call(discussionChanges, { params: { id: groupId }, query: { since } }, { signal: inTime() }),
      orderOf: ({ sequence }) => sequence,
      idOf: ({ id }) => id,
    }),
  );
  const { items, last, hasOlder, error } = useSyncExternalStore(following.listen, following.state);
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  const [here, setHere] = useState<number>();
  const waiting = useRef(unsent);
  waiting.current = unsent;

  const catchUp = () => void following.catchUp();
  const deliver = async ({ id, text }: Pick<Unsent, 'id' | 'text'>) => {
    const failing = (failure: string | undefined) =>
      setUnsent((all) => all.map((each) => (each.id === id ? { ...each, failure } : each)));
    failing(undefined);
    try {
      const stored = await call(postMessage, { params: { id: groupId }, body: { id, text } }, { signal: inTime() });
      if (stored) following.put(stored);
      setUnsent((all) => all.filter((each) => each.id !== id));
      // Others may have written just before: what lies between is asked for.
      catchUp();
    } catch (reason) {
      failing(whyOf(reason));
    }
  };

  useEffect(() => void following.catchUp(), [following]);
  // Whoever looks elsewhere is not here, and is told by a notification instead.
  const isLooking = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');
  const room = useRoom(activity, 'discussion', isLooking ? groupId : undefined);
  const isIn = isLooking && room.state === 'in';
  const arrive = useCallback(() => {
    // Whatever was said before one was in the room is asked for.
    void following.catchUp();
    send(activity, 'join_discussion', { groupId }).then(
      (joined) => joined && setHere(joined.here),
      () => undefined,
    );
  }, [following, groupId]);
  useEffect(() => {
    if (isIn) arrive();
  }, [isIn, arrive]);
  useMissed(() => isIn && arrive());
  useLive(activity, 'discussion_changed', (changed) => changed.groupId === groupId && catchUp());
  useLive(activity, 'discussion_presence', (told) => told.groupId === groupId && setHere(told.here));
  useReturn(() => {
    catchUp();
    for (const each of waiting.current) if (each.failure !== undefined) void deliver(each);
  });
  // Their words are out of the messages without the messages having changed.
  useErased(() => void following.renew());
  useSeen(groupId, items.at(-1)?.sequence);

  return {
    items: last && items,
    hasOlder,
    error,
    unsent,
    /** How many people are in the discussion, oneself included; undefined while one is not. */
    here: isIn ? here : undefined,
    older: following.older,
    retry: catchUp,
    put: following.put,
    write(text: string) {
      const message = { id: crypto.randomUUID(), text, failure: undefined };
      setUnsent((all) => [...all, message]);
      void deliver(message);
    },
    sendAgain: (message: Unsent) => void deliver(message),
  };
}

function whyOf(reason: unknown): string {
  if (!(reason instanceof CallError)) return 'This message could not be sent.';
  return reason.code === 'offline' ? `${reason.text} It is sent by itself once the connection is back.` : reason.text;
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Tells the server how far one has read, while the page is looked at. */
function useSeen(groupId: string, sequence: number | undefined): void {
  const told = useRef(-1);
  const tell = () => {
    const upTo = sequence ?? 0;
    if (document.visibilityState !== 'visible' || upTo <= told.current) return;
    told.current = upTo;
    call(seenDiscussion, { params: { id: groupId }, body: { upTo } }).catch(() => {
      told.current = -1;
    });
  };
  useEffect(tell, [sequence, groupId]);
  useReturn(tell);
}
