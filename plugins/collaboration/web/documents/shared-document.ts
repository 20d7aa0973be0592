import * as Y from 'yjs';

/** The calls a shared document makes; over the platform's socket in a browser and in tests. */
export interface DocumentTransport {
  /** Enters the document's room. */
  enter(): Promise<unknown>;
  /** Resolves once the update is stored. @throws an error with a `code` */
  send(update: Uint8Array): Promise<{ readonly sequence: number }>;
  since(sequence: number): Promise<{ readonly sequence: number; readonly update: Uint8Array }>;
}

/** Changes that the server has not stored, kept across reloads. */
export interface KeptChanges {
  /** Those of earlier pages; each can be forgotten once it is among the changes of this one. */
  read(): Promise<readonly { readonly update: Uint8Array; forget(): Promise<void> }[]>;
  keep(update: Uint8Array): Promise<void>;
  forget(): Promise<void>;
}

/** `saved`: the server has stored every change. `refused`: the server does not take changes of this person. */
export type DocumentState = 'opening' | 'saved' | 'saving' | 'offline' | 'refused';

export interface SharedDocument {
  readonly state: DocumentState;
  /** Call when the connection opens, and when the server says that messages were missed. */
  connected(): Promise<void>;
  disconnected(): void;
  /** Call for each `document_update` of this document. */
  received(change: { readonly sequence: number; readonly update: Uint8Array }): void;
  close(): void;
}

/** How long an update may arrive after a later one before it counts as lost (ms). */
const lateMs = 250;
/** How long to wait after the server said that changes come too fast (ms). */
const slowDownMs = 1000;
/** How often a tab asks whether it missed something: the last change before a quiet time may have been lost on its way (ms). */
const compareMs = 20_000;
/** Merged updates stay below this size (bytes). */
const batchBytes = 128_000;

/** How often changes that are not stored are kept in the browser (ms). */
const keepMs = 300;

const remote = Symbol('from the server');

/**
 * Keeps a Yjs document equal to the server's. Own changes are sent in order, one batch at a time, and kept until the server
 * has stored them; sending one twice changes nothing. Changes of others are numbered; a missing number is fetched.
 */
export function shareDocument(
  document: Y.Doc,
  transport: DocumentTransport,
  onState: (state: DocumentState) => void = () => {},
  kept?: KeptChanges,
): SharedDocument {
  let state: DocumentState = 'opening';
  let isConnected = false;
  let isSending = false;
  let isClosed = false;
  let waiting: Uint8Array[] = [];
  /** All updates up to this one are in the document. */
  let last = 0;
  /** Later ones that are too. */
  const ahead = new Set<number>();
  let gap: ReturnType<typeof setTimeout> | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let keeping: ReturnType<typeof setTimeout> | undefined;
  let isKept = false;
  let isTakenUp = false;

  /** Keeps what waits a moment from now, or forgets it as soon as nothing waits. */
  const keepWaiting = () => {
    if (!kept || isClosed) return;
    if (waiting.length === 0) {
      clearTimeout(keeping);
      keeping = undefined;
      if (isKept) void kept.forget();
      isKept = false;
      return;
    }
    keeping ??= setTimeout(() => {
      keeping = undefined;
      isKept = true;
      void kept.keep(Y.mergeUpdates(waiting));
    }, keepMs);
  };

  /** Adds what earlier pages could not send to the changes of this one. */
  const takeUp = async () => {
    if (!kept || isTakenUp) return;
    isTakenUp = true;
    const earlier = await kept.read();
    if (isClosed) return;
    for (const { update } of earlier) Y.applyUpdate(document, update);
    if (waiting.length > 0) {
      isKept = true;
      await kept.keep(Y.mergeUpdates(waiting));
    }
    await Promise.all(earlier.map(({ forget }) => forget()));
  };

  const become = (next: DocumentState) => {
    if (isClosed || state === next) return;
    state = next;
    onState(next);
  };

  const note = (sequence: number) => {
    if (sequence > last) ahead.add(sequence);
    advance();
    if (ahead.size === 0 || gap) return;
    gap = setTimeout(() => {
      gap = undefined;
      // Without an answer it is tried again.
      if (ahead.size > 0) catchUp().catch(() => note(last));
    }, lateMs);
  };

  const advance = () => {
    while (ahead.delete(last + 1)) last += 1;
    for (const sequence of ahead) if (sequence <= last) ahead.delete(sequence);
  };

  const catchUp = async () => {
    const { sequence, update } = await transport.since(last);
    if (isClosed) return;
    Y.applyUpdate(document, update, remote);
    last = Math.max(last, sequence);
    advance();
  };

  const flush = async (): Promise<void> => {
    if (isSending || !isConnected || isClosed || pause || state === 'refused') return;
    if (waiting.length === 0) return become('saved');
    isSending = true;
    become('saving');
    const batch = firstBatch(waiting);
    try {
      const { sequence } = await transport.send(batch.length === 1 && batch[0] ? batch[0] : Y.mergeUpdates(batch));
      waiting = waiting.slice(batch.length);
      keepWaiting();
      note(sequence);
    } catch (error) {
      failed(error, flush);
    } finally {
      isSending = false;
    }
    await flush();
  };

  const failed = (error: unknown, again: () => Promise<void>) => {
    const code = (error as { code?: string }).code;
    if (code !== undefined && refusals.includes(code)) {
      if (isKept) void kept?.forget();
      isKept = false;
      return become('refused');
    }
    become('offline');
    if (code === 'offline') {
      // `connected` is called once the connection is open again.
      isConnected = false;
      return;
    }
    clearTimeout(pause);
    pause = setTimeout(() => {
      pause = undefined;
      void again();
    }, slowDownMs);
  };

  const changed = (update: Uint8Array, origin: unknown) => {
    if (origin === remote) return;
    waiting.push(update);
    keepWaiting();
    void flush();
  };
  document.on('update', changed);

  const connect = async (): Promise<void> => {
    if (isClosed) return;
    try {
      // In the room first: what is stored after the answer of `since` is then received.
      await transport.enter();
      await catchUp();
      await takeUp();
    } catch (error) {
      return failed(error, connect);
    }
    isConnected = true;
    clearTimeout(pause);
    pause = undefined;
    await flush();
  };

  const comparing = setInterval(() => {
    if (isConnected && !isClosed) catchUp().catch(() => {});
  }, compareMs);

  return {
    get state() {
      return state;
    },
    connected: connect,
    disconnected() {
      isConnected = false;
      become('offline');
    },
    received({ sequence, update }) {
      Y.applyUpdate(document, update, remote);
      note(sequence);
    },
    close() {
      isClosed = true;
      document.off('update', changed);
      clearInterval(comparing);
      clearTimeout(gap);
      clearTimeout(pause);
      clearTimeout(keeping);
      // What was changed in the last moment.
      if (keeping && waiting.length > 0 && state !== 'refused') void kept?.keep(Y.mergeUpdates(waiting));
    },
  };
}

const refusals = ['forbidden', 'not_found', 'invalid', 'conflict', 'too_large', 'unauthenticated'];

/** At least one update, and as many as stay small together. */
function firstBatch(updates: readonly Uint8Array[]): Uint8Array[] {
  let bytes = 0;
  const end = updates.findIndex(({ byteLength }, index) => {
    bytes += byteLength;
    return index > 0 && bytes > batchBytes;
  });
  return end === -1 ? [...updates] : updates.slice(0, end);
}
