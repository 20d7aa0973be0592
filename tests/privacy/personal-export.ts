import yauzl from 'yauzl';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';

/** Downloads the export of a person's data. */
export const downloadExport = (at: TestPlatform, { token }: Pick<TestPerson, 'token'>): Promise<Response> =>
  fetch(`${at.server.address}/api/account/data/export`, { headers: { authorization: `Bearer ${token}` } });

/** The files of an export as text, by name. */
export async function exportedFiles(response: Response): Promise<Map<string, string>> {
  const zip = Buffer.from(await response.arrayBuffer());
  const files = new Map<string, string>();
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(zip, { lazyEntries: true }, (error, opened) => {
      if (error) return reject(error);
      opened.on('end', () => resolve(files));
      opened.on('entry', (entry: { fileName: string }) => {
        opened.openReadStream(entry as never, async (failure, content) => {
          if (failure) return reject(failure);
          files.set(entry.fileName, Buffer.concat(await content.toArray()).toString('utf8'));
          opened.readEntry();
        });
      });
      opened.readEntry();
    });
  });
}
