import { Readable } from 'node:stream';
import yazl from 'yazl';
import type { FileAnswer } from '../contract/index.ts';
import type { DiskStorage } from '../storage/disk.ts';
import type { Exported, HeldFile } from './export.ts';
import { pageOf } from './page.ts';

/** A file that is generated while it is sent. */
export interface ArchiveFile extends FileAnswer {
  readonly content: AsyncIterable<Uint8Array>;
}

/** Everything about a person as a ZIP: data.json for programs, index.html for reading, and the person's files. */
export function archiveOf(
  data: Exported,
  files: readonly HeldFile[],
  username: string,
  storage: DiskStorage,
): ArchiveFile {
  const zip = new yazl.ZipFile();
  const options = { mtime: new Date(data.exportedAt) };
  zip.addBuffer(Buffer.from(`${JSON.stringify(data, null, 2)}\n`), 'data.json', options);
  zip.addBuffer(Buffer.from(pageOf(data)), 'index.html', options);
  for (const { key, plugin, name } of files) {
    zip.addReadStreamLazy(`files/${plugin}/${name}`, options, (give) => {
      storage.get(key).then(
        (content) => give(null, Readable.from(content)),
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  }
  zip.end();
  const day = data.exportedAt.slice(0, 10);
  const name = `eiq-${username.replaceAll(/[^\p{L}\p{N}._-]/gu, '-')}-${day}.zip`;
  return {
    name,
    type: 'application/zip',
    content: zip.outputStream as AsyncIterable<Uint8Array> & NodeJS.ReadableStream,
  };
}
