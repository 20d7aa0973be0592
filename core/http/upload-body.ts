import type { EventEmitter } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { koaBody } from 'koa-body';
import type { Upload, UploadedFile } from '../contract/index.ts';
import { Failure, invalid } from '../contract/index.ts';
import { sniffedType } from '../storage/sniff.ts';
import type { Context } from './request.ts';

const noNext = async () => undefined;

/** Files and fields of a form; `dispose` removes the temporary files. */
export interface ReceivedUpload {
  readonly files: UploadedFile[];
  readonly fields: Record<string, unknown>;
  dispose(): Promise<void>;
}

/**
 * Receives a multipart form into a temporary folder and detects the types of its files from their content.
 * @throws Failure too_large, unsupported_type, invalid, storage_full
 */
export async function receiveUpload(ctx: Context, spec: Upload, folder: string): Promise<ReceivedUpload> {
  if (!ctx.is('multipart/form-data'))
    throw new Failure('unsupported_type', 'Send files as a form (multipart/form-data)');
  await mkdir(folder, { recursive: true });
  const failure = Promise.withResolvers<unknown>();
  const parse = koaBody({
    multipart: true,
    json: false,
    urlencoded: false,
    text: false,
    formidable: {
      uploadDir: folder,
      maxFiles: spec.maxFiles,
      maxFileSize: spec.maxBytes,
      maxTotalFileSize: spec.maxBytes * spec.maxFiles,
      allowEmptyFiles: true,
      minFileSize: 0,
      keepExtensions: false,
      onFileBegin: (_, file) => (file as unknown as EventEmitter).once('error', failure.resolve),
    },
  });
  try {
    await parse(ctx, noNext);
  } catch (error) {
    throw uploadFailure(error, spec);
  }
  const received = Object.values(ctx.request.files ?? {}).flat();
  const dispose = async () => {
    await Promise.all(received.map((file) => rm(file.filepath, { force: true })));
  };
  try {
    // Formidable reports the sizes received. On a full disk less was written, and its error may arrive later.
    const sizes = await Promise.all(received.map(async ({ filepath }) => (await stat(filepath)).size));
    if (received.some((file, index) => file.size !== sizes[index])) {
      throw await Promise.race([failure.promise, pause(1000, new Error('An upload was not written completely'))]);
    }
    const files = await Promise.all(received.map((file) => identify(file, spec)));
    return { files, fields: (ctx.request.body ?? {}) as Record<string, unknown>, dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

type ReceivedFile = Exclude<NonNullable<Context['request']['files']>[string], unknown[]>;

async function identify(file: ReceivedFile, spec: Upload): Promise<UploadedFile> {
  const { minBytes = 0 } = spec;
  if (file.size < minBytes) throw invalid(`File is smaller than ${minBytes} bytes`);
  const handle = await open(file.filepath);
  const start = Buffer.alloc(4096);
  const { bytesRead } = await handle.read(start, 0, start.length, 0);
  await handle.close();
  const type = sniffedType(start.subarray(0, bytesRead));
  if (!type || !spec.types.includes(type)) {
    throw new Failure('unsupported_type', `File type must be ${spec.types.join(', ')}`);
  }
  const name =
    (file.originalFilename ?? '')
      .split(/[/\\]/)
      .at(-1)
      ?.replaceAll(/\p{Cc}/gu, '')
      .slice(0, 200) || 'file';
  return { name, type, size: file.size, content: () => createReadStream(file.filepath) };
}

/** Maps formidable's numeric errors that the sender can fix to failures; returns others unchanged. */
function uploadFailure(error: unknown, spec: Upload): unknown {
  const { code, httpCode } = error as { code?: unknown; httpCode?: number };
  if (code === 1015) return invalid('Too many files');
  if (httpCode === 413 || code === 1009 || code === 1016)
    return new Failure('too_large', `File is larger than ${spec.maxBytes} bytes`);
  if (httpCode === 400) return invalid('The form could not be read');
  return error;
}
