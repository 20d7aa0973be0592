import { useEffect, useRef } from 'react';
import { send, useConnection, useLive, useRoom } from '../../../../web/live/index.ts';
import { useUser } from '../../../../web/session/manifest.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { collaboration as contract } from '../../contract.ts';
import type { RoomView } from './names.ts';
import { nameOf, roomName } from './names.ts';

/** How long the connection may be missing before that is said (ms). */
const patienceMs = 4000;

/** Opens the room on the live connection, and tells who comes and goes. Without a room it does nothing. */
export function usePresence(room: RoomView | undefined): void {
  const own = useUser().id;
  const id = room?.id;
  const latest = useRef(room);
  latest.current = room;
  const isConnected = useConnection() === 'connected';
  const { state, error } = useRoom(contract, 'room', id);

  useEffect(() => {
    if (id === undefined || state !== 'in') return;
    send(contract, 'join_room', { roomId: id, userId: own }).catch(() => undefined);
    const shown = latest.current;
    if (shown) toast({ title: 'Connected', description: `You are in ${roomName(shown)}.` });
  }, [id, state, own]);

  const isRefused = state === 'refused' && error?.code === 'offline';
  const isWaiting = id !== undefined && (!isConnected || isRefused);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(
      () =>
        toast({
          title: 'Connection Error',
          description: 'Failed to connect to collaboration server.',
          variant: 'destructive',
        }),
      patienceMs,
    );
    return () => clearTimeout(timer);
  }, [isWaiting]);

  const nameIn = (userId: string, userName: string | null = null) => {
    const shown = latest.current;
    const person = shown?.participants.find((one) => one.id === userId);
    return shown && person ? nameOf(shown, person, own) : (userName ?? 'Someone');
  };
  useLive(contract, 'user_joined', ({ roomId, userId, userName }) => {
    if (roomId === id && userId !== own) toast({ title: `${nameIn(userId, userName)} joined the room` });
  });
  useLive(contract, 'user_left', ({ roomId, userId }) => {
    if (roomId === id && userId !== own) toast({ title: `${nameIn(userId)} left the room` });
  });
}
