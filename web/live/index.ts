import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { z } from 'zod';
import type { AnyContract } from '../../core/contract/contract.ts';
import type { LiveMessageSpec } from '../../core/contract/live.ts';
import { CallError } from '../api/call-error.ts';
import { isOn, usePluginOn } from '../api/on.ts';
import type { Connection } from './live.ts';
import { connection, emit, onMessage, watchConnection } from './live.ts';

type Sends<C extends AnyContract> = NonNullable<C['live']['sends']>;
type Receives<C extends AnyContract> = NonNullable<C['live']['receives']>;
type Rooms<C extends AnyContract> = NonNullable<C['live']['rooms']>;
type AnswerOf<M extends LiveMessageSpec> = M['answer'] extends z.ZodType ? z.output<M['answer']> : undefined;

/** Hears a message that the contract's server sends, parsed by its schema. The handler may change between renders. */
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
        else console.error(`The message ${message} does not fit the contract of ${contract.id}`, parsed?.error);
      }),
    [contract, message],
  );
}

/**
 * Sends a message of the contract and waits for its answer. While the plugin is off nothing is sent and the answer is
 * undefined. @throws CallError as a call does; `offline` when not connected.
 */
export async function send<C extends AnyContract, M extends keyof Receives<C> & string>(
  contract: C,
  message: M,
  body: z.input<Receives<C>[M]['body']>,
): Promise<AnswerOf<Receives<C>[M]> | undefined> {
  if (!isOn(contract.id)) return undefined;
  const { ok: _, ...answer } = await emit(message, body);
  const parsed = contract.live.receives?.[message]?.answer?.safeParse(answer);
  if (parsed && !parsed.success) console.error(`The answer to ${message} does not fit its contract`, parsed.error);
  return parsed?.data as AnswerOf<Receives<C>[M]> | undefined;
}

/** Whether live messages arrive at the moment. */
export function useConnection(): Connection {
  return useSyncExternalStore(watchConnection, connection);
}

export interface Room {
  /** `refused` says why in `error`; `left`: the server ended it (the room, the plugin or the permission went). */
  readonly state: 'entering' | 'in' | 'refused' | 'left';
  readonly error: CallError | undefined;
}

/** Is in a room while shown, again after every reconnection. Without a key it enters none. */
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

/** How many parts of the page are in a room: the last one to go leaves it. */
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
