import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';
import type { ImportDefaults } from './build-item.ts';

/** A folder for the files of a test. */
export function temporaryFolder(): {
  file(name: string, content: string | Buffer): string;
  path: string;
  remove(): void;
} {
  const folder = mkdtempSync(path.join(tmpdir(), 'eiq-qti-'));
  return {
    path: folder,
    file(name, content) {
      const at = path.join(folder, name);
      writeFileSync(at, content);
      return at;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A ZIP archive of these files. */
export async function zipOf(
  files: Readonly<Record<string, string | Buffer>>,
  options: { mode?: number } = {},
): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(files))
    zip.addBuffer(Buffer.from(content), name, { mode: options.mode ?? 0o100644 });
  zip.end();
  return buffer(zip.outputStream);
}

/** The archive with a text replaced everywhere by another of the same length. */
export function forged(zip: Buffer, from: string, to: string): Buffer {
  if (from.length !== to.length) throw new Error('both texts must have the same length');
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1');
}

/** The manifest of a package of items of one type, by file. */
export function manifestOf(files: readonly string[], type = 'imsqti_item_xmlv3p0', metadata = ''): string {
  const resources = files.map(
    (file, index) =>
      `<resource identifier="R${index}" type="${type}" href="${file}">${metadata}<file href="${file}"/></resource>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" identifier="M">
  <metadata><schema>QTI Package</schema><schemaversion>3.0.0</schemaversion></metadata>
  <organizations/><resources>${resources.join('')}</resources>
</manifest>`;
}

/** A QTI 3.0 choice item; each part can be overridden. */
export function choiceItem(
  given: {
    identifier?: string;
    attributes?: string;
    declaration?: string;
    before?: string;
    prompt?: string;
    choices?: string;
    after?: string;
    end?: string;
  } = {},
): string {
  const declaration =
    given.declaration ??
    `<qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier">
       <qti-correct-response><qti-value>B</qti-value></qti-correct-response>
     </qti-response-declaration>`;
  const choices =
    given.choices ??
    ['A', 'B', 'C']
      .map((id, index) => `<qti-simple-choice identifier="${id}">${[40, 42, 44][index]} buckets</qti-simple-choice>`)
      .join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="${given.identifier ?? 'Well-01'}"
  title="The well" adaptive="false" time-dependent="false" ${given.attributes ?? ''}>
  ${declaration}
  <qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"/>
  <qti-item-body>${given.before ?? '<p>A well gives six buckets a day.</p>'}
    <qti-choice-interaction response-identifier="RESPONSE" max-choices="1">
      <qti-prompt>${given.prompt ?? 'How many buckets does it give in a week?'}</qti-prompt>${choices}
    </qti-choice-interaction>${given.after ?? ''}
  </qti-item-body>
  <qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml"/>
  ${given.end ?? ''}
</qti-assessment-item>`;
}

export const defaults: ImportDefaults = {
  section: 'core_math',
  contentArea: 'algebra',
  rung: undefined,
  pool: undefined,
  prefix: 'qti',
};

export const noProgress = () => ({ step() {}, done() {} });

export const bytesOf = (text: string) => new TextEncoder().encode(text);
