import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { InstitutionRef } from '../../core/contract/index.ts';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';

export const importsPath = '/api/rostering/imports';

/** A CSV file of people; each line a row. */
export const people = (...lines: readonly string[]): string =>
  ['id,username,first name,last name,email,role,grade,birth date,classes,guardians', ...lines].join('\n');

/** A ZIP file of texts by name. */
export async function zipOf(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** Uploads a file as a browser does. */
export async function uploadFile(
  at: TestPlatform,
  by: TestPerson,
  content: string | Uint8Array,
  { name = 'people.csv', host = '127.0.0.1' }: { name?: string; host?: string } = {},
) {
  const response = await fetch(`http://127.0.0.1:${at.server.port}${importsPath}?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    body: content as BodyInit,
    headers: {
      authorization: `Bearer ${by.token}`,
      'content-type': 'application/octet-stream',
      'x-forwarded-host': host,
    },
  });
  return { status: response.status, body: await response.json() };
}

/** Uploads a file, and starts its import as its check stated it. Returns the finished import. */
export async function importFile(
  at: TestPlatform,
  by: TestPerson,
  content: string | Uint8Array,
  {
    mode = 'delta',
    name,
    institution,
  }: { mode?: 'delta' | 'bulk'; name?: string; institution?: InstitutionRef & { host?: string } } = {},
) {
  const host = institution?.host;
  const uploaded = await uploadFile(at, by, content, { ...(name && { name }), ...(host && { host }) });
  if (uploaded.status !== 201) throw new Error(`The file was refused: ${JSON.stringify(uploaded.body)}`);
  const { id } = uploaded.body.import;
  const checked = await by.post(`${importsPath}/${id}/check`, { mode });
  const deactivating = checked.body.report.leaving.count;
  const started = await by.post(`${importsPath}/${id}/apply`, { mode, deactivating });
  if (started.status !== 202) throw new Error(`The import was not started: ${JSON.stringify(started.body)}`);
  await at.platform.queueing.waitUntilIdle();
  return (await by.get(`${importsPath}/${id}`)).body.import;
}
