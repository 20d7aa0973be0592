import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { CallResult, Route } from '../../../../core/contract/routes.ts';
import type { CallArguments, CallOptions } from '../../../../web/api/call.ts';
import { CallError, call } from '../../../../web/api/index.ts';
import type { Category } from '../../contract.ts';
import { chunkBytes, documents, tidyFileName } from '../../contract.ts';
import type { ShownDocument, ShownUpload } from '../types.ts';

// Sends a file in chunks and continues after a broken connection. The server tells where to continue.

export interface Sending {
  readonly id: string;
  readonly file: File;
  readonly category: Category;
  readonly signal: AbortSignal;
  /** Bytes that have been sent. */
  onSent(bytes: number): void;
  /** Whether there is no connection; it is tried again until there is one. */
  onOffline(isOffline: boolean): void;
}

/** A chunk without any progress for this long is sent again. */
const stallMs = 30_000;
const maxPauseMs = 15_000;

/** The document. `isKnown`: its bytes were uploaded before. @throws CallError a refusal; the signal's reason */
export async function sendFile(sending: Sending): Promise<{ document: ShownDocument; isKnown: boolean }> {
  const { id, file, category } = sending;
  const persist = <T>(attempt: () => Promise<T>) => untilAnswered(sending, attempt);
  const hash = await sha256Of(file);
  const named = { fileName: tidyFileName(file.name), fileSize: file.size };
  let state = await persist(() =>
    post(documents.routes.startUpload, { body: { id, ...named, category, sha256: hash } }),
  );
  if (state.document) return { document: state.document, isKnown: true };
  while (!state.document) {
    sending.onSent(state.received);
    if (state.received < file.size) state = await sendChunk(sending, state.received);
    else {
      const completed = await persist(() => complete(id, hash));
      if (completed) return { document: completed, isKnown: false };
      state = await persist(() => post(documents.routes.uploadState, { params: { id } }));
    }
  }
  return { document: state.document, isKnown: false };
}

/** @returns undefined if bytes are missing */
async function complete(id: string, hash: string): Promise<ShownDocument | undefined> {
  try {
    return await post(documents.routes.completeUpload, { params: { id }, body: { sha256: hash } });
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'conflict') throw error;
    const { received, fileSize } = await post(documents.routes.uploadState, { params: { id } });
    if (received < fileSize) return undefined;
    throw error;
  }
}

/** Sends the chunk at an offset. After a broken connection it asks first what has arrived. */
function sendChunk(sending: Sending, offset: number): Promise<ShownUpload> {
  const { id, file, signal, onSent } = sending;
  let isRepeated = false;
  return untilAnswered(sending, async () => {
    if (isRepeated) {
      const state = await post(documents.routes.uploadState, { params: { id } });
      if (state.document || state.received !== offset) return state;
    }
    isRepeated = true;
    const chunk = file.slice(offset, offset + chunkBytes, 'application/octet-stream');
    const stalled = new AbortController();
    let timer = setTimeout(() => stalled.abort(), stallMs);
    const onProgress = (share: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => stalled.abort(), stallMs);
      onSent(offset + Math.round(share * chunk.size));
    };
    const options = { signal: AbortSignal.any([signal, stalled.signal]), onProgress };
    try {
      return answered(
        await call(documents.routes.sendChunk, { params: { id }, query: { offset }, body: chunk }, options),
      );
    } finally {
      clearTimeout(timer);
    }
  });
}

/** Repeats a call until the server answers: after a pause, or as soon as the network returns. */
async function untilAnswered<T>({ signal, onOffline }: Sending, attempt: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      signal.throwIfAborted();
      const result = await attempt();
      if (failures > 0) onOffline(false);
      return result;
    } catch (error) {
      signal.throwIfAborted();
      if (!mayPass(error)) throw error;
      onOffline(true);
      await pause(Math.min(maxPauseMs, 500 * 2 ** failures), signal);
    }
  }
}

/** Whether the same call may be answered later: no connection, a stalled chunk, a busy or restarting server. */
function mayPass(error: unknown): boolean {
  if (error instanceof DOMException) return error.name === 'AbortError';
  if (!(error instanceof CallError)) return false;
  return error.status === 0 || error.status === 429 || error.status === 408 || error.status >= 500;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}

async function post<R extends Route>(route: R, ...given: CallArguments<R, CallOptions>): Promise<CallResult<R>> {
  return answered(await call(route, ...given));
}

/** A plugin that is off does not answer. */
function answered<T>(answer: T | undefined): T {
  if (answer === undefined) throw new CallError(404, 'not_found', 'Documents are switched off at the moment.');
  return answer;
}

/** In JavaScript, because browsers hash only on pages with TLS, and schools run EiQ on plain HTTP in their own network. */
async function sha256Of(file: Blob): Promise<string> {
  const hash = sha256.create();
  for (let at = 0; at < file.size; at += chunkBytes) {
    hash.update(new Uint8Array(await file.slice(at, at + chunkBytes).arrayBuffer()));
  }
  return bytesToHex(hash.digest());
}
