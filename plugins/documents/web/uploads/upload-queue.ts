import { CallError, call } from '../../../../web/api/index.ts';
import { currentToken, storedUser } from '../../../../web/session/session.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import type { Category } from '../../contract.ts';
import { documents, maxOpenUploads, rejections, tidyFileName, toasts } from '../../contract.ts';
import { rejectionOf } from './check-file.ts';
import { keptFiles } from './kept-files.ts';
import { sendFile } from './send-file.ts';

// The uploads of this tab. They go on while the person visits other screens, and after a reload.

/**
 * `waiting` for its turn, `sending`, `offline` until the network returns, `checking` by the server, `done` for a moment,
 * `file-needed` after a reload if the browser no longer has the file, `rejected` with a message.
 */
export type UploadPhase = 'waiting' | 'sending' | 'offline' | 'checking' | 'done' | 'file-needed' | 'rejected';

export interface Upload {
  readonly id: string;
  readonly fileName: string;
  readonly fileSize: number;
  readonly category: Category;
  /** Bytes that have been sent. */
  readonly sent: number;
  readonly phase: UploadPhase;
  /** Why it was rejected, or why a chosen file is not the one that is needed. */
  readonly message: string | null;
}

interface Entry {
  upload: Upload;
  file: File | undefined;
  readonly stopped: AbortController;
}

/** Uploads that run at the same time. */
const maxRunning = 2;
/** How long a finished upload stays in view. */
const doneMs = 1000;

let owner: string | undefined;
let entries: readonly Entry[] = [];
let shown: readonly Upload[] = [];
let running = 0;
const listeners = new Set<() => void>();

export const currentUploads = (): readonly Upload[] => shown;

export function listenToUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Continues the uploads of a person that were begun before a reload, or on another device. */
export async function openUploads(userId: string): Promise<void> {
  if (owner !== userId) stopAll();
  owner = userId;
  const [files, unfinished] = await Promise.all([keptFiles.of(userId), call(documents.routes.openUploads)]);
  const kept = new Map(files.map(({ id, file }) => [id, file]));
  if (owner !== userId || !unfinished) return;
  for (const { id, fileName, fileSize, category, received } of unfinished) {
    if (entries.some(({ upload }) => upload.id === id)) continue;
    const file = kept.get(id);
    const phase = file ? 'waiting' : 'file-needed';
    add({ id, fileName, fileSize, category, sent: received, phase, message: null }, file);
  }
  const known = new Set(entries.map(({ upload }) => upload.id));
  for (const id of kept.keys()) if (!known.has(id)) void keptFiles.forget(id);
  runNext();
}

/** Uploads files. Those that are not accepted are listed with the reason. */
export function uploadFiles(files: readonly File[], category: Category): void {
  let room = maxOpenUploads - entries.filter(({ upload }) => upload.phase !== 'rejected').length;
  for (const file of files) {
    const reason = rejectionOf(file) ?? (room > 0 ? null : rejections.tooMany);
    if (reason === null) room--;
    const id = crypto.randomUUID();
    const upload = { id, fileName: tidyFileName(file.name), fileSize: file.size, category, sent: 0, message: reason };
    add({ ...upload, phase: reason === null ? 'waiting' : 'rejected' }, reason === null ? file : undefined);
    if (reason === null && owner !== undefined) void keptFiles.keep({ id, userId: owner, file });
  }
  runNext();
}

/** Continues an upload with the file that was chosen again. */
export function provideFile(id: string, file: File): void {
  const entry = entries.find(({ upload }) => upload.id === id);
  if (entry?.upload.phase !== 'file-needed') return;
  const { fileName, fileSize } = entry.upload;
  if (tidyFileName(file.name) !== fileName || file.size !== fileSize) {
    change(entry, { message: `This is another file. Choose “${fileName}” again, or cancel this upload.` });
    return;
  }
  entry.file = file;
  change(entry, { phase: 'waiting', message: null });
  if (owner !== undefined) void keptFiles.keep({ id, userId: owner, file });
  runNext();
}

/** Cancels an upload, or removes a rejected one from the list. */
export function cancelUpload(id: string): void {
  const entry = entries.find(({ upload }) => upload.id === id);
  if (!entry) return;
  remove(entry);
  entry.stopped.abort();
  // An upload that cannot be cancelled now is removed by the server after a day.
  if (entry.upload.phase !== 'rejected') void call(documents.routes.cancelUpload, { params: { id } }).catch(() => {});
}

function runNext(): void {
  while (running < maxRunning) {
    const entry = entries.find(({ upload }) => upload.phase === 'waiting');
    if (!entry?.file) return;
    running++;
    change(entry, { phase: 'sending' });
    // Only one tab sends an upload.
    void withLock(`eiq-upload-${entry.upload.id}`, () => run(entry, entry.file as File)).finally(() => {
      running--;
      runNext();
    });
  }
}

async function run(entry: Entry, file: File): Promise<void> {
  const { id, category } = entry.upload;
  const { signal } = entry.stopped;
  try {
    const { document, isKnown } = await sendFile({
      id,
      file,
      category,
      signal,
      onSent: (sent) => change(entry, { sent, phase: sent < file.size ? 'sending' : 'checking' }),
      onOffline: (isOffline) => change(entry, { phase: isOffline ? 'offline' : 'sending' }),
    });
    void keptFiles.forget(id);
    if (signal.aborted) return;
    change(entry, { phase: 'done', sent: file.size });
    if (!isKnown) toast({ title: toasts.uploaded.title, description: toasts.uploaded.text });
    else
      toast({ title: 'Already uploaded', description: `These bytes are in your documents as “${document.fileName}”.` });
    setTimeout(() => remove(entry), doneMs);
  } catch (error) {
    if (signal.aborted) return;
    void keptFiles.forget(id);
    const message = error instanceof CallError ? error.text : 'This file could not be read from your device.';
    change(entry, { phase: 'rejected', message });
    toast({ title: toasts.uploadFailed.title, description: toasts.uploadFailed.text, variant: 'destructive' });
  }
}

function add(upload: Upload, file: File | undefined): void {
  entries = [...entries, { upload, file, stopped: new AbortController() }];
  publish();
}

function change(entry: Entry, changes: Partial<Upload>): void {
  entry.upload = { ...entry.upload, ...changes };
  publish();
}

function remove(entry: Entry): void {
  entries = entries.filter((each) => each !== entry);
  publish();
}

function publish(): void {
  shown = entries.map(({ upload }) => upload);
  for (const listener of [...listeners]) listener();
}

function stopAll(): void {
  for (const { stopped } of entries) stopped.abort();
  entries = [];
  publish();
}

async function withLock(name: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(name, work);
}

// The next person in this browser finds nothing of this one. `storage`: signed out in another tab.
for (const event of ['auth-change', 'storage']) {
  addEventListener(event, () => {
    if (owner === undefined || (storedUser()?.id === owner && currentToken() !== null)) return;
    stopAll();
    owner = undefined;
    void keptFiles.forgetAll();
  });
}
