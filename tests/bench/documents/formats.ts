import { seededRandom } from '../../../core/random.ts';
import type { TestDocument } from '../../fixtures/documents/documents.ts';
import { toPdf } from '../../fixtures/documents/pdf.ts';
import { toBadJpg, toPng } from '../../fixtures/documents/picture.ts';

/** A file as a learner uploads it. */
export interface UploadedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer<ArrayBuffer>;
}

export type Format = 'PDF' | 'PNG' | 'bad JPG';

/** A document as files: one PDF, or one picture for each of its sheets. */
export async function filesOf({ name, sheets }: TestDocument, format: Format): Promise<UploadedFile[]> {
  if (format === 'PDF') return [{ name: `${name}.pdf`, type: 'application/pdf', bytes: Buffer.from(toPdf(sheets)) }];
  const files: UploadedFile[] = [];
  for (const [index, sheet] of sheets.entries()) {
    const isClean = format === 'PNG';
    const bytes = isClean ? await toPng(sheet) : await toBadJpg(sheet, seededRandom(`${name} ${index}`));
    const [ending, type] = isClean ? ['png', 'image/png'] : ['jpg', 'image/jpeg'];
    files.push({ name: `${name}-${index + 1}.${ending}`, type, bytes: Buffer.from(bytes) });
  }
  return files;
}
