import { useEffect, useMemo, useRef } from 'react';
import { send, useConnection, useLive } from '../../../../web/live/index.ts';
import { collaboration as contract } from '../../contract.ts';
import type { Cursor } from '../../documents/contract.ts';
import type { RoomView } from '../rooms/names.ts';
import { nameOf } from '../rooms/names.ts';

/** Where another person is in a document, in one of their tabs. */
interface Peer {
  readonly tab: string;
  readonly name: string;
  /** 0 to 7: the same for everyone who sees this person. */
  readonly colour: number;
  readonly cursor: NonNullable<Cursor>;
}

export interface Presence {
  /** Tells the others where this tab is. At most five times a second is sent. */
  tell(cursor: Cursor): void;
  readonly peers: readonly Peer[];
  /** Calls back whenever the peers change. @returns ends it */
  watch(watcher: () => void): () => void;
}

const peerColours = 8;
const sendMs = 200;
/** A tab tells again where it is, for people who come later; a tab that is not heard of for longer is gone (ms). */
const repeatMs = 10_000;
const goneMs = 25_000;

/** Who is where in a document. Names come from the room, so nobody appears as somebody else. */
export function usePresence(documentId: string, room: RoomView, ownId: string): Presence {
  const latest = useRef({ room, ownId });
  latest.current = { room, ownId };
  const presence = useMemo(() => createPresence(documentId, latest), [documentId]);
  useLive(contract, 'document_presence', (told) => told.documentId === documentId && presence.received(told));
  const isConnected = useConnection() === 'connected';
  useEffect(() => {
    if (isConnected) presence.repeat();
    const repeating = setInterval(() => presence.repeat(), repeatMs);
    return () => clearInterval(repeating);
  }, [presence, isConnected]);
  useEffect(() => () => presence.close(), [presence]);
  return presence;
}

interface Told {
  readonly userId: string;
  readonly tab: string;
  readonly cursor: Cursor;
}

function createPresence(documentId: string, latest: { current: { room: RoomView; ownId: string } }) {
  const heard = new Map<string, Told & { at: number }>();
  const watchers = new Set<() => void>();
  let own: Cursor = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const notify = () => {
    for (const watcher of [...watchers]) watcher();
  };
  const transmit = () => {
    timer = undefined;
    // A lost position is followed by the next.
    send(contract, 'document_presence', { documentId, cursor: own }).catch(() => {});
  };
  return {
    tell(cursor: Cursor) {
      own = cursor;
      timer ??= setTimeout(transmit, sendMs);
    },
    repeat() {
      if (own) timer ??= setTimeout(transmit, sendMs);
      const silent = [...heard.values()].filter(({ at }) => Date.now() - at > goneMs);
      for (const { tab } of silent) heard.delete(tab);
      if (silent.length > 0) notify();
    },
    received({ userId, tab, cursor }: Told) {
      if (cursor) heard.set(tab, { userId, tab, cursor, at: Date.now() });
      else heard.delete(tab);
      notify();
    },
    close() {
      clearTimeout(timer);
      if (own) send(contract, 'document_presence', { documentId, cursor: null }).catch(() => {});
      own = null;
      heard.clear();
    },
    watch(watcher: () => void) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    get peers(): Peer[] {
      const { room, ownId } = latest.current;
      return [...heard.values()].flatMap(({ tab, userId, cursor }) => {
        const place = room.participants.findIndex(({ id }) => id === userId);
        const person = room.participants[place];
        if (!person || !cursor) return [];
        const name = userId === ownId ? 'You, in another tab' : nameOf(room, person, ownId);
        return [{ tab, name, colour: place % peerColours, cursor }];
      });
    },
  };
}
