import { readAcademicRecord } from 'academic-records';
import { afterAll, expect, test } from 'vitest';
import { filesOf } from '../../../tests/bench/documents/formats.ts';
import type { TestDocument } from '../../../tests/fixtures/documents/documents.ts';
import { furtherTranscripts, scoreReports } from '../../../tests/fixtures/documents/documents.ts';
import type { PictureReader } from './picture-reader.ts';
import { openPictureReader } from './picture-reader.ts';

const [single, shared] = [openPictureReader(1), openPictureReader(2)];
afterAll(() => Promise.all([single.close(), shared.close()]));

async function read(
  reader: PictureReader,
  documents: readonly TestDocument[],
  name: string,
  format: 'PNG' | 'bad JPG',
) {
  const document = documents.find((each) => each.name === name);
  const [file] = document ? await filesOf(document, format) : [];
  if (!document || !file) throw new Error(`There is no ${name}`);
  const { words } = await reader.read(file.bytes, 1, 50_000_000);
  return { record: readAcademicRecord([{ words }]), truth: document.truth };
}

// The recogniser takes a page's column of single digits for letters: 3 for 8] or B.
test('credits and grades of one letter are right in a column of their own', async () => {
  const { record, truth } = await read(shared, furtherTranscripts(), 'session-rows-01', 'PNG');
  const values = (terms: readonly { readonly courses: readonly { credits: unknown; grade: unknown }[] }[]) =>
    terms.flatMap(({ courses }) => courses.map(({ credits, grade }) => [credits, grade]));
  const plain = record.terms.map(({ courses }) => ({
    courses: courses.map(({ credits, grade }) => ({ credits: credits?.value, grade: grade?.value })),
  }));
  expect(values(plain)).toEqual(values(truth.terms));
});

test('a score that stands alone on a bad photograph is found', async () => {
  const { record, truth } = await read(single, scoreReports(), 'ap-01', 'bad JPG');
  expect(record.tests.flatMap(({ sections }) => sections.map(({ name, score }) => [name, score?.value]))).toEqual(
    truth.tests.flatMap(({ sections }) => sections.map(({ name, score }) => [name, score])),
  );
});
