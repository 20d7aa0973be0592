import { useSyncExternalStore } from 'react';
import { CallError, call } from '../../../../web/api/index.ts';
import { currentToken, storedUser } from '../../../../web/session/session.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import type { VoiceAssessment } from '../../contract.ts';
import { toasts, voice } from '../../contract.ts';
import type { KeptRecording } from './kept-recordings.ts';
import { keptRecordings } from './kept-recordings.ts';

// Sends recordings until the server has them: after a lost network, a reload, or while it is busy. One for each tab.

export interface Delivery {
  /** `waiting` for the network or the server, which is told in `message`. */
  readonly phase: 'none' | 'sending' | 'waiting' | 'refused';
  readonly message: string | null;
  /** The latest result of this session. */
  readonly result: VoiceAssessment | null;
  /** Assessments completed in this session. */
  readonly completed: number;
}

let state: Delivery = { phase: 'none', message: null, result: null, completed: 0 };
let owner: string | undefined;
let queue: KeptRecording[] = [];
let isSending = false;
let retry: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const retryMs = 10_000;

export const useDelivery = (): Delivery =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );

/** Sends what an earlier page left behind. */
export async function resumeDelivery(userId: string): Promise<void> {
  if (owner !== userId) {
    queue = [];
    publish({ phase: 'none', message: null, result: null, completed: 0 });
  }
  owner = userId;
  const kept = await keptRecordings.of(userId);
  if (owner !== userId) return;
  queue = [...queue, ...kept.filter(({ id }) => !queue.some((each) => each.id === id))];
  await sendNext();
}

export async function deliver(recording: KeptRecording): Promise<void> {
  owner = recording.userId;
  queue = [...queue, recording];
  await keptRecordings.keep(recording);
  await sendNext();
}

/** Forgets the message about a refused recording. */
export const dismissRefusal = () => {
  if (state.phase === 'refused') publish({ phase: 'none', message: null });
};

async function sendNext(): Promise<void> {
  const [next] = queue;
  if (!next || isSending) return;
  clearTimeout(retry);
  isSending = true;
  publish({ phase: 'sending', message: null });
  try {
    const result = await call(voice.routes.analyze, { body: formOf(next) as never });
    await done(next);
    if (owner !== next.userId || !result) return;
    publish({ phase: 'none', message: null, result, completed: state.completed + 1 });
    const { overallScore, skillLevel } = result.aiAnalysis;
    toast({
      title: toasts.complete.title,
      description: `Overall score ${Math.round(overallScore)}, level ${skillLevel}`,
    });
  } catch (error) {
    if (isTemporary(error)) {
      const message = error instanceof CallError && error.status > 0 ? error.text : null;
      publish({ phase: 'waiting', message });
      retry = setTimeout(() => void sendNext(), retryMs);
      return;
    }
    await done(next);
    publish({ phase: 'refused', message: error instanceof CallError ? error.text : null });
    toast({ title: toasts.failed.title, description: toasts.failed.text, variant: 'destructive' });
  } finally {
    isSending = false;
  }
  await sendNext();
}

async function done({ id }: KeptRecording): Promise<void> {
  queue = queue.filter((each) => each.id !== id);
  await keptRecordings.forget(id);
}

function formOf({ id, promptId, transcript, duration, audio }: KeptRecording): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ id, promptId, transcript, duration: String(duration) }))
    form.append(name, value);
  form.append('audio', audio, 'recording.wav');
  return form;
}

/** No network, a busy server, an open question of an assessment, or a session that ended: the recording waits. */
const isTemporary = (error: unknown) =>
  error instanceof CallError &&
  (error.status < 400 || error.status >= 500 || [401, 408, 423, 429].includes(error.status));

function publish(changes: Partial<Delivery>): void {
  state = { ...state, ...changes };
  for (const listener of [...listeners]) listener();
}

addEventListener('online', () => void sendNext());
// The next person in this browser finds nothing of this one. `storage`: signed out in another tab.
for (const event of ['auth-change', 'storage']) {
  addEventListener(event, () => {
    if (owner === undefined || currentToken() === null || storedUser()?.id === owner) return;
    owner = undefined;
    queue = [];
    publish({ phase: 'none', message: null, result: null, completed: 0 });
    void keptRecordings.forgetAll();
  });
}
