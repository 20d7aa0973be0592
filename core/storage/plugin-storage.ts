import type { Clock } from '../clock.ts';
import type { FileAnswer } from '../contract/index.ts';
import type { FileLinks } from './file-links.ts';
import { checkedKey } from './keys.ts';
import { sniffedBytes, sniffedType } from './sniff.ts';
import type { FileAnswerOptions, Files, Storage } from './storage.ts';

const maxLinkSeconds = 24 * 60 * 60;

/** Storage of one plugin, with file responses and links. */
export function createPluginStorage(given: { plugin: string; files: Files; links: FileLinks; clock: Clock }): Storage {
  const { plugin, files, links, clock } = given;
  return {
    put: (key, content) => files.put(key, content),
    get: (key, range) => files.get(key, range),
    stat: (key) => files.stat(key),
    delete: (key) => files.delete(key),
    list: (prefix) => files.list(prefix),
    file: (key, options) => fileAnswer(files, key, options),
    async link(key, { seconds, institution, ...options }) {
      if (!Number.isInteger(seconds) || seconds < 1 || seconds > maxLinkSeconds) {
        throw new Error(`A link must expire after 1 to ${maxLinkSeconds} seconds, not ${seconds}`);
      }
      const institutionId = institution?.id ?? institutionIn(checkedKey(key));
      return links.issue({ plugin, institutionId, key, ...options, expiresAt: clock.now().getTime() + seconds * 1000 });
    },
  };
}

/** The response for a stored file. @throws Failure not_found */
export async function fileAnswer(files: Files, key: string, options: FileAnswerOptions = {}): Promise<FileAnswer> {
  const { size, etag } = await files.stat(key);
  const type = options.type ?? (await detectedType(files, key));
  return {
    name: options.name ?? key.slice(key.lastIndexOf('/') + 1),
    type,
    size,
    etag,
    inline: options.inline ?? /^(image|audio|video)\//.test(type),
    content: (range) => files.get(key, range),
  };
}

async function detectedType(files: Files, key: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of await files.get(key, { start: 0, end: sniffedBytes - 1 })) chunks.push(chunk);
  return sniffedType(Buffer.concat(chunks)) ?? 'application/octet-stream';
}

function institutionIn(key: string): string {
  const [first = ''] = key.split('/');
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(first)) return first;
  throw new Error(`The key ${key} does not begin with an institution's id; pass the institution to link()`);
}
