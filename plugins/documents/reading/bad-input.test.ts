import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { transcripts } from '../../../tests/fixtures/documents/documents.ts';
import { toPdf } from '../../../tests/fixtures/documents/pdf.ts';
import { toPng } from '../../../tests/fixtures/documents/picture.ts';
import { setAgeBand } from '../../learner/testing.ts';
import type { DocumentDetail } from '../contract.ts';
import { documentOf, formOf, transcriptText, uploadFile } from '../testing.ts';
import { cleanedPicture } from './clean-picture.ts';
import { assertOneKind } from './mixed-content.ts';
import { readPdf } from './pdf.ts';
import { openPictureReader } from './picture-reader.ts';

// Files that are broken, hostile or strange: each gets a clear answer, and the server goes on. One of each kind is uploaded;
// what others of its kind are refused for needs no process.

let at: TestPlatform;
let learner: TestPerson;
beforeAll(async () => {
  at = await createTestPlatform({
    plugins: ['documents'],
    environment: { EIQ_DOCUMENTS_READING_SECONDS: '5', EIQ_DOCUMENTS_READING_MEGABYTES: '400' },
  });
  learner = await at.person();
  await setAgeBand(at, learner, 'adult');
});
afterAll(() => at?.close());

async function read(content: string | Uint8Array, name: string): Promise<DocumentDetail> {
  const bytes = typeof content === 'string' ? content : new Uint8Array(content);
  const { id } = await uploadFile(learner, bytes, name);
  await at.platform.queueing.waitUntilIdle();
  return documentOf(learner, id);
}

async function failureOf(content: string | Uint8Array, name: string): Promise<string | undefined> {
  const { status, failure } = await read(content, name);
  expect(status).toBe('failed');
  return failure?.message;
}

const sheets = transcripts()[0]?.sheets ?? [];
const [sheet] = sheets;
if (!sheet) throw new Error('There is no sheet');

const messages = {
  encrypted: 'This PDF is protected with a password. Save a copy without a password and upload that.',
  damaged: 'This file is damaged or incomplete. Open it to check, save it again and upload the new copy.',
  tooManyPages: 'This document has too many pages. Upload only the pages with grades or scores.',
  tooManyPixels: 'This picture is too large to be read. Save a smaller copy, for example 3,000 pixels wide.',
  tooComplex: 'This file needs more memory than is allowed. Print it to a new PDF and upload that.',
  tooLong: 'Reading this file took too long. Upload fewer pages or a smaller picture, or read it again later.',
  mixed: 'This file is two kinds of file in one, which is not accepted. Print it to a new PDF and upload that.',
  noText: 'No text was found. Upload a sharper picture: flat, well lit, with the whole page in view.',
};

/** A PDF of objects from the number 1, of which the first is the catalog. */
function pdfOf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n')];
  let size = parts[0]?.length ?? 0;
  const offsets = objects.map((object, index) => {
    const offset = size;
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      typeof object === 'string' ? Buffer.from(object, 'latin1') : object,
      Buffer.from('\nendobj\n'),
    ]);
    parts.push(part);
    size += part.length;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${size}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

const stream = (dictionary: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);

const page = (more = '', box = '0 0 612 792') =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 4 0 R ${more} >>`;
const head = ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'] as const;

test('a PDF whose text inflates to hundreds of megabytes is refused without being built in memory', async () => {
  const bomb = deflateSync(Buffer.alloc(100_000_001, ' '));
  expect(bomb.length).toBeLessThan(200_000);
  const pdf = pdfOf([...head, page(), stream('/Filter /FlateDecode', bomb)]);
  expect(await failureOf(pdf, 'bomb.pdf')).toBe(messages.tooComplex);
});

test('a PDF of forms that repeat each other a billion times is ended in time', async () => {
  const depth = 9;
  const form = (next: number) =>
    stream(
      `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /XObject << /N ${next} 0 R >> >>`,
      Buffer.from('/N Do '.repeat(10)),
    );
  const forms = Array.from({ length: depth }, (_, index) => form(6 + index));
  const last = stream('/Type /XObject /Subtype /Form /BBox [0 0 9 9]', Buffer.from('0 0 1 1 re f'));
  const pdf = pdfOf([
    ...head,
    page('/Resources << /XObject << /N 5 0 R >> >>'),
    stream('', Buffer.from('/N Do')),
    ...forms,
    last,
  ]);
  expect([messages.tooLong, messages.tooComplex]).toContain(await failureOf(pdf, 'laughs.pdf'));
}, 90_000);

test('an enormous page, and an enormous picture on a page, are read within the bounds of memory', async () => {
  const text = stream('', Buffer.from('BT /F 12 Tf 20 20 Td (Too large a page to be drawn) Tj ET'));
  const font = '/Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>';
  const wide = await read(pdfOf([...head, page(font, '0 0 2000000 1000000'), text]), 'wide.pdf');
  expect(['completed', 'failed']).toContain(wide.status);
  const picture = deflateSync(Buffer.alloc((20_000 * 20_000) / 8, 0xff));
  const image = stream(
    '/Type /XObject /Subtype /Image /Width 20000 /Height 20000 /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /FlateDecode',
    picture,
  );
  const large = pdfOf([
    ...head,
    page('/Resources << /XObject << /N 5 0 R >> >>'),
    stream('', Buffer.from('612 0 0 792 0 0 cm /N Do')),
    image,
  ]);
  expect(await failureOf(large, 'poster.pdf')).toBe(messages.noText);
});

test('an encrypted PDF is refused with what to do', async () => {
  const random = `<${'a1'.repeat(32)}>`;
  const encrypt = `/Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O ${random} /U ${random} >> /ID [<00> <00>]`;
  const pdf = pdfOf([...head, page(), stream('', Buffer.from('BT ET'))], encrypt);
  expect(await failureOf(pdf, 'encrypted.pdf')).toBe(messages.encrypted);
});

test('a picture of 60,000 pixels is refused before it is decoded', async () => {
  const small = await sharp({ create: { width: 60, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  /** Announces a size that its pixels do not fill: whoever decodes them finds a damaged file. */
  const picture = (width: number, height: number) => {
    const png = Buffer.from(small);
    png.writeUInt32BE(width, 16);
    png.writeUInt32BE(height, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    return png;
  };
  expect(await failureOf(picture(60_000, 1000), 'panorama.png')).toBe(messages.tooManyPixels);
  await expect(cleanedPicture(picture(60_000, 20), 50_000_000)).rejects.toMatchObject({ code: 'too-many-pixels' });
  await expect(cleanedPicture(picture(600, 20), 50_000_000)).rejects.toMatchObject({ code: 'damaged' });
});

test('files that are two kinds at once are refused', async () => {
  const name = 'a.txt';
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(26), Buffer.from(name)]);
  const central = Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.alloc(42), Buffer.from(name)]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  const zip = Buffer.concat([local, central, end]);
  const pdf = toPdf(sheets);
  expect(await failureOf(Buffer.concat([pdf, zip]), 'archive.pdf')).toBe(messages.mixed);
  const png = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const jpg = await sharp(png).jpeg().toBuffer();
  const comment = Buffer.from('\xff\xfe\x00\x0b%PDF-1.7\n', 'latin1');
  const markup = Buffer.from('%PDF-1.7\n%<html><script>alert(1)</script>\n');
  for (const [bytes, type] of [
    [Buffer.concat([png, zip]), 'image/png'],
    [Buffer.concat([jpg.subarray(0, 2), comment, jpg.subarray(2)]), 'image/jpeg'],
    [Buffer.concat([markup, pdf]), 'application/pdf'],
  ] as const) {
    expect(() => assertOneKind(bytes, type), type).toThrow(expect.objectContaining({ code: 'mixed' }));
  }
  for (const [bytes, type] of [
    [png, 'image/png'],
    [jpg, 'image/jpeg'],
    [pdf, 'application/pdf'],
  ] as const) {
    expect(() => assertOneKind(bytes, type), type).not.toThrow();
  }
});

test('a program is refused whatever its name says', async () => {
  for (const [program, name] of [
    [Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200, 7)]), 'transcript.pdf'],
    [Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(200)]), 'transcript.png'],
    [Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(200)]), 'transcript.jpg'],
    [Buffer.from('#!/bin/sh\nrm -rf /\n\0'), 'transcript.txt'],
  ] as const) {
    const { status, body } = await learner.post('/api/documents/upload', formOf(new Uint8Array(program), name));
    expect({ name, status, message: body.error?.message }).toEqual({
      name,
      status: 415,
      message: 'File type must be application/pdf, image/png, image/jpeg, text/plain',
    });
  }
});

test('truncated and damaged files are told apart from unreadable ones', async () => {
  const png = await toPng(sheet);
  const jpg = await sharp(png).jpeg().toBuffer();
  expect(await failureOf(jpg.subarray(0, jpg.length / 2), 'half.jpg')).toBe(messages.damaged);
  const limits = { pages: 30, pixels: 50_000_000 };
  const damaged = { code: 'damaged' };
  await expect(cleanedPicture(png.subarray(0, 9000), limits.pixels)).rejects.toMatchObject(damaged);
  const half = new Uint8Array(toPdf(sheets).subarray(0, 300));
  await expect(readPdf(half, limits, openPictureReader(), () => undefined)).rejects.toMatchObject(damaged);
  const blank = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  expect(await failureOf(blank, 'blank.jpg')).toBe(messages.noText);
  expect(await failureOf('\n\f\n\f\n'.padEnd(40), 'empty.txt')).toBe(messages.noText);
});

test('a document with more pages than the institution allows is refused', async () => {
  expect(await failureOf('A page\f'.repeat(31), 'book.txt')).toBe(messages.tooManyPages);
});

test('a document in another script is kept, says why it was not read, and can be filled in by hand', async () => {
  const document = await read(
    'ТРАНСКРИПТ ОЦЕНОК\nСтудент: Анна Иванова\nМатематика 5\nФизика 4\nХимия 5\nИстория 5\n',
    'оценки.txt',
  );
  expect(document).toMatchObject({ status: 'completed', fileName: 'оценки.txt', kind: 'other' });
  expect(document.reading?.problems).toEqual([
    'The text is not in Latin script, so it was not read. Enter the values by hand.',
  ]);
  const course = { code: null, title: 'Математика', credits: null, grade: '5', readAs: null };
  const values = {
    ...document.values,
    kind: 'transcript',
    scale: '1-5',
    bestGrade: '5',
    terms: [{ name: null, courses: [course] }],
  };
  expect((await learner.put(`/api/documents/${document.id}/corrections`, { values })).status).toBe(200);
  const { body } = await learner.post(`/api/documents/${document.id}/confirm`);
  expect(body).toMatchObject({ isConfirmed: true, confirmed: { gpa: { value: 4, outOf: 4 } } });
  const file = await learner.get(`/api/documents/${document.id}/file`);
  expect(file.headers.get('content-disposition')).toContain(`filename*=UTF-8''${encodeURIComponent('оценки.txt')}`);
});

test('of 600 courses the first 500 are read, which is said, and they can be confirmed', async () => {
  const rows = Array.from(
    { length: 600 },
    (_, index) => `MATH ${100 + index}   Topic ${'ABCDEFGHIJ'[index % 10]} of Mathematics       3.00      B+`,
  );
  const text = `Westlake University\nOFFICIAL TRANSCRIPT\n\nFall 2023\nCourse     Title                          Credits   Grade\n${rows.join('\n')}\n`;
  const document = await read(text, 'long.txt');
  expect(document.values?.terms.flatMap(({ courses }) => courses)).toHaveLength(500);
  expect(document.reading?.problems).toContain(
    'The document lists more than 500 courses. Only the first 500 were read.',
  );
  expect((await learner.post(`/api/documents/${document.id}/confirm`)).body).toMatchObject({ isConfirmed: true });
});

test('contradictory grades are named, and nothing is decided for the learner', async () => {
  const text = transcriptText('Ada Lovelace')
    .replace('Cumulative GPA: 3.54', 'Cumulative GPA: 2.10')
    .replace('ENGL 102', 'MATH 101   Calculus I                     4.00      D\nENGL 102');
  const { reading, values } = await read(text, 'contradiction.txt');
  expect(reading?.problems).toEqual([
    expect.stringMatching(/^The document states the GPA 2.1, but its courses give 3\.\d\d\.$/),
    'MATH 101 Calculus I is listed twice in the same term with different grades: A and D.',
  ]);
  const grades = values?.terms.flatMap(({ courses }) => courses).filter(({ code }) => code === 'MATH 101');
  expect(grades?.map(({ grade }) => grade)).toEqual(['A', 'D']);
});

test('after all of these a good document is read', async () => {
  const document = await read(toPdf(sheets), 'good.pdf');
  expect(document).toMatchObject({ status: 'completed', kind: 'transcript' });
  expect(document.pages[0]?.picture).toMatch(/^\//);
});
