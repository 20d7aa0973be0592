import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { z } from 'zod';
import type { AnyContract } from '../../core/contract/contract.ts';
import type { LiveMessageSpec } from '../../core/contract/live.ts';
import { CallError } from '../api/call-error.ts';
import { isOn, usePluginOn } from '../api/enabled-plugins.ts';
import type { Connection } from './live.ts';
import { connection, emit, onMessage, watchConnection } from './live.ts';

type Sends<C extends AnyContract> = NonNullable<C['live']['sends']>;
type Receives<C extends AnyContract> = NonNullable<C['live']['receives']>;
type Rooms<C extends AnyContract> = NonNullable<C['live']['rooms']>;
type AnswerOf<M extends LiveMessageSpec> = M['answer'] extends z.ZodType ? z.output<M['answer']> : undefined;

/** Handles a live message of the server, validated against the contract. The handler may change between renders. */
export function useLive<C extends AnyContract, M extends keyof Sends<C> & string>(
  contract: C,
  message: M,
  handler: (body: z.output<Sends<C>[M]>) => void,
): void {
  const latest = useRef(handler);
  latest.current = handler;
  useEffect(
    () =>
      onMessage(message, (body) => {
        const parsed = contract.live.sends?.[message]?.safeParse(body);
        if (parsed?.success) latest.current(parsed.data as z.output<Sends<C>[M]>);
        else console.error(`The message ${message} does not match the contract of ${contract.id}`, parsed?.error);
      }),
    [contract, message],
  );
}

/**
 * Sends a live message and waits for its acknowledgement. While the plugin is off, nothing is sent and the result is
 * undefined. @throws CallError; `offline` when not connected
 */
export async function send<C extends AnyContract, M extends keyof Receives<C> & string>(
  contract: C,
  message: M,
  body: z.input<Receives<C>[M]['body']>,
): Promise<AnswerOf<Receives<C>[M]> | undefined> {
  if (!isOn(contract.id)) return undefined;
  const { ok: _, ...answer } = await emit(message, body);
  const parsed = contract.live.receives?.[message]?.answer?.safeParse(answer);
  if (parsed && !parsed.success)
    console.error(`The acknowledgement of ${message} does not match its contract`, parsed.error);
  return parsed?.data as AnswerOf<Receives<C>[M]> | undefined;
}

/** Whether the live connection is open. */
export function useConnection(): Connection {
  return useSyncExternalStore(watchConnection, connection);
}

export interface Room {
  /** `refused`: see `error`. `left`: removed by the server, because the room, the plugin or the permission is gone. */
  readonly state: 'entering' | 'in' | 'refused' | 'left';
  readonly error: CallError | undefined;
}

/** Joins a room while the component is mounted, again after every reconnection. Without a key it joins none. */
export function useRoom<C extends AnyContract>(
  contract: C,
  room: keyof Rooms<C> & string,
  key: string | undefined,
): Room {
  const on = usePluginOn(contract.id);
  const connected = useConnection() === 'connected';
  const [found, setFound] = useState<Room>(entering);
  const name = `${contract.id}.${room}`;
  useEffect(() => {
    if (!on || !connected || key === undefined) return;
    setFound(entering);
    let gone = false;
    enter(name, key).then(
      () => gone || setFound({ state: 'in', error: undefined }),
      (error: unknown) => gone || setFound({ state: 'refused', error: error instanceof CallError ? error : undefined }),
    );
    const stop = onMessage('room_left', (body) => {
      const left = body as { room?: string; key?: string };
      if (left.room === name && left.key === key) setFound({ state: 'left', error: undefined });
    });
    return () => {
      gone = true;
      stop();
      leave(name, key);
    };
  }, [on, connected, name, key]);
  return found;
}

const entering: Room = { state: 'entering', error: undefined };

/** Number of components in each room; the last one to unmount leaves the room. */
const inRoom = new Map<string, number>();

function enter(room: string, key: string): Promise<unknown> {
  const place = `${room} ${key}`;
  inRoom.set(place, (inRoom.get(place) ?? 0) + 1);
  return emit('enter_room', { room, key });
}

function leave(room: string, key: string): void {
  const place = `${room} ${key}`;
  const rest = (inRoom.get(place) ?? 1) - 1;
  if (rest > 0) {
    inRoom.set(place, rest);
    return;
  }
  inRoom.delete(place);
  if (connection() === 'connected') emit('leave_room', { room, key }).catch(() => {});
}
