import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { CallError, call } from '../../../../web/api/index.ts';
import { timeLimit } from '../../../../web/api/time-limit.ts';
import { send, useLive, useRoom } from '../../../../web/live/index.ts';
import { createLiveList } from '../../../../web/live/live-list.ts';
import { useErased, useMissed, useReturn } from '../../../../web/live/use-return.ts';
import { learner } from '../../../learner/contract.ts';
import { activity } from '../../contract.ts';
import type { DiscussionMessage, DiscussionPage } from '../../discussions/contract.ts';

const { discussion, discussionChanges, postMessage, seenDiscussion } = activity.routes;

/** A message that the server has not confirmed. */
export interface Unsent {
  readonly id: string;
  readonly text: string;
  /** The error text; undefined while the message is being sent. */
  readonly failure: string | undefined;
}

/** A group's discussion, kept up to date, with messages not sent yet. */
export function useDiscussion(groupId: string) {
  const [list] = useState(() =>
    createLiveList<DiscussionMessage, DiscussionPage>({
      page: (before) =>
        call(
          discussion,
          { params: { id: groupId }, query: { ...(before !== undefined && { before }) } },
          { signal: timeLimit() },
        ),
      changes: (since) =>
        call(discussionChanges, { params: { id: groupId }, query: { since } }, { signal: timeLimit() }),
      orderOf: ({ sequence }) => sequence,
      idOf: ({ id }) => id,
    }),
  );
  const { items, last, hasOlder, error } = useSyncExternalStore(list.listen, list.state);
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  const [here, setHere] = useState<number>();
  const waiting = useRef(unsent);
  waiting.current = unsent;

  const catchUp = () => void list.catchUp();
  const deliver = async ({ id, text }: Pick<Unsent, 'id' | 'text'>) => {
    const setFailure = (failure: string | undefined) =>
      setUnsent((all) => all.map((each) => (each.id === id ? { ...each, failure } : each)));
    setFailure(undefined);
    try {
      const stored = await call(postMessage, { params: { id: groupId }, body: { id, text } }, { signal: timeLimit() });
      if (stored) list.put(stored);
      setUnsent((all) => all.filter((each) => each.id !== id));
      // Fetches messages that others wrote just before.
      catchUp();
    } catch (reason) {
      setFailure(errorText(reason));
    }
  };

  useEffect(() => void list.catchUp(), [list]);
  // A hidden page leaves the room, so that the person is notified instead.
  const isVisible = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');
  const room = useRoom(activity, 'discussion', isVisible ? groupId : undefined);
  const isIn = isVisible && room.state === 'in';
  const arrive = useCallback(() => {
    // Fetches messages written before entering the room.
    void list.catchUp();
    send(activity, 'join_discussion', { groupId }).then(
      (joined) => joined && setHere(joined.here),
      () => undefined,
    );
  }, [list, groupId]);
  useEffect(() => {
    if (isIn) arrive();
  }, [isIn, arrive]);
  useMissed(() => isIn && arrive());
  useLive(activity, 'discussion_changed', (changed) => changed.groupId === groupId && catchUp());
  useLive(activity, 'discussion_presence', (presence) => presence.groupId === groupId && setHere(presence.here));
  useReturn(() => {
    catchUp();
    for (const each of waiting.current) if (each.failure !== undefined) void deliver(each);
  });
  // Erasing a person removes their text without numbered changes.
  useErased(() => void list.renew());
  // What a block hides or shows again has no numbered changes either.
  useLive(learner, 'learner_changed', ({ what }) => what === 'blocks' && void list.renew());
  useSeen(groupId, items.at(-1)?.sequence);

  return {
    items: last && items,
    hasOlder,
    error,
    unsent,
    /** Number of people in the discussion; undefined outside the room. */
    here: isIn ? here : undefined,
    older: list.older,
    retry: catchUp,
    put: list.put,
    write(text: string) {
      const message = { id: crypto.randomUUID(), text, failure: undefined };
      setUnsent((all) => [...all, message]);
      void deliver(message);
    },
    sendAgain: (message: Unsent) => void deliver(message),
  };
}

function errorText(reason: unknown): string {
  if (!(reason instanceof CallError)) return 'This message could not be sent.';
  return reason.code === 'offline'
    ? `${reason.text} It will be sent automatically once the connection is back.`
    : reason.text;
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Records on the server how far the person has read while the page is visible. */
function useSeen(groupId: string, sequence: number | undefined): void {
  const recorded = useRef(-1);
  const record = () => {
    const upTo = sequence ?? 0;
    if (document.visibilityState !== 'visible' || upTo <= recorded.current) return;
    recorded.current = upTo;
    call(seenDiscussion, { params: { id: groupId }, body: { upTo } }).catch(() => {
      recorded.current = -1;
    });
  };
  useEffect(record, [sequence, groupId]);
  useReturn(record);
}
