import { expect, test } from 'vitest';
import type { UniversityEntry } from '../contract.ts';
import { columns } from './columns.ts';
import { run } from './read-file.ts';
import { writeFile } from './write-file.ts';

const read = (text: string) => run(new TextEncoder().encode(text));
const faultsOf = (text: string) => read(text).faults.map(({ line, column, message }) => [line, column, message]);

const head = 'university,country,partnership_tier,min_eiq_score,preferred_eiq_score';
const full = `${head},description,program,level,tuition,currency,intake,opens,deadline,decisions,time_zone`;

test('a row for each intake makes universities with programs and intakes', () => {
  const { universities, faults } = read(
    [
      full,
      'Universität Wien,Austria,premier,550,700,,Physics,bachelor,1500,EUR,Autumn 2027,2026-11-01,2027-01-15T17:00,2027-03-01,Europe/Vienna',
      'Universität Wien,,,,,,Physics,,,,Spring 2028,2027-06-01,2027-09-15,2027-11-01,Europe/Vienna',
      'Universität Wien,,,,,,Law,master,,,,,,,',
      'Other,NL,basic,"450,5",600,,,,,,,,,,',
    ].join('\n'),
  );
  expect(faults).toEqual([]);
  expect(universities).toMatchObject([
    {
      key: 'universitat-wien',
      countryCode: 'AT',
      programs: [
        {
          key: 'physics',
          tuitionAmount: 1500,
          tuitionCurrency: 'EUR',
          intakes: [
            { key: 'autumn-2027', deadline: new Date('2027-01-15T16:00:59.999Z') },
            { key: 'spring-2028', deadline: new Date('2027-09-15T21:59:59.999Z') },
          ],
        },
        { key: 'law', level: 'master', intakes: [] },
      ],
    },
    { key: 'other', minEiqScore: 450.5, programs: [] },
  ]);
});

test('files of Excel are read: byte order mark, semicolons, decimal commas, CRLF and sep=', () => {
  for (const start of ['\uFEFF', '\uFEFFsep=;\r\n', 'sep=;\r\n']) {
    const { universities, faults } = read(
      `${start}${head.replaceAll(',', ';')}\r\nÅbo Akademi;FI;standard;512,5;640\r\n;;;;\r\n`,
    );
    expect(faults).toEqual([]);
    expect(universities).toMatchObject([{ key: 'abo-akademi', name: 'Åbo Akademi', minEiqScore: 512.5 }]);
  }
  const utf16 = new Uint8Array(
    Buffer.from(`\uFEFF${head.replaceAll(',', '\t')}\r\nX\tFI\tbasic\t500\t600\r\n`, 'utf16le'),
  );
  expect(run(utf16)).toMatchObject({ universities: [{ key: 'x' }], faults: [] });
});

test('all faults are reported at once, each with its line and column, also below quoted line breaks', () => {
  const text = [
    full,
    'A,NL,basic,500,600,"First line', // line 2
    'second line",Physics,bachelor,100,EURO,Autumn,2026-11-01,2027-02-30,2027-03-01,Europe/Amsterdam', // line 3
    'B,Atlantis,gold,700,600,,,,,,,,,,', // line 4
    'A,DE,,,,,Physics,bachelor,100,EURO,Autumn,2026-11-01,2027-01-15,2027-03-01,Europe/Amsterdam', // line 5
    'C,NL,basic,500,600,,Law,master,,,Autumn,2027-11-01,2027-01-15,2027-01-10,Mars/Olympus', // line 6
    'D,NL,basic,50,6oo,,,,,,,,,,', // line 7
    ',NL,basic,500,600,,,,,,,,,,', // line 8
  ].join('\n');
  expect(faultsOf(text)).toEqual([
    [2, 'currency', 'EURO is not a currency code (ISO 4217) such as EUR'],
    [2, 'deadline', 'A day or time such as 2027-01-15 or 2027-01-15T17:00'],
    [4, 'partnership_tier', 'One of: premier, standard, basic'],
    [4, 'country', 'A country code such as NL, or its English name'],
    [4, 'preferred_eiq_score', 'At least the minimum score'],
    [5, 'country', '“DE” contradicts line 2. Leave it empty or repeat the value'],
    [5, 'intake', 'This row repeats the intake of line 2'],
    [6, 'time_zone', 'An IANA time zone such as Europe/Amsterdam'],
    [6, 'deadline', 'Not before the intake opens'],
    [6, 'decisions', 'After the deadline'],
    [7, 'min_eiq_score', 'A score from 100 to 900'],
    [7, 'preferred_eiq_score', 'A score from 100 to 900'],
    [8, 'university', 'Required'],
  ]);
});

test('a header that cannot be used is one fault for each column, not for each row', () => {
  expect(faultsOf('university,colour\nA,red\nB,blue\n')).toEqual([
    [1, 'colour', `This column is unknown. Columns are: ${columns.map(({ name }) => name).join(', ')}`],
    [1, 'country', 'This column is missing'],
    [1, 'partnership_tier', 'This column is missing'],
    [1, 'min_eiq_score', 'This column is missing'],
    [1, 'preferred_eiq_score', 'This column is missing'],
  ]);
  expect(faultsOf('')).toEqual([[null, null, 'The file is empty']]);
  expect(faultsOf(`${head}\n`)).toEqual([[1, null, 'There are no rows below the header']]);
});

test('unmatched quotation marks and files that are not text are faults', () => {
  expect(faultsOf(`${head}\n"A,NL,basic,500,600\nB,NL,basic,500,600\n`)[0]).toEqual([
    2,
    null,
    'The quotation marks of this row do not match',
  ]);
  const notText = 'The file is not text in UTF-8. Save it as “CSV UTF-8” or as JSON';
  expect(run(new Uint8Array([0x41, 0xe4, 0x0a])).faults).toEqual([{ line: null, column: null, message: notText }]);
  expect(run(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])).faults).toEqual([
    { line: null, column: null, message: notText },
  ]);
});

const entry: UniversityEntry = {
  key: 'quoted',
  name: 'A “quoted” name, with a comma',
  country: 'NL',
  // Looks as an export writes `=Delft`.
  city: "'=Delft",
  description: 'First line\nsecond; "third"\r\n',
  website: 'https://www.quoted.example',
  partnershipTier: 'premier',
  minEiqScore: 512.5,
  preferredEiqScore: 700,
  ranking: 12,
  rankingSource: '=HYPERLINK("x")',
  rankingYear: 2026,
  rorId: 'https://ror.org/04dkp9463',
  isSample: true,
  isActive: false,
  programs: [
    {
      key: 'law',
      name: 'Law',
      level: 'master',
      cipCode: '22.0101',
      minEiqScore: 600,
      preferredEiqScore: null,
      minGpa: 3.25,
      documents: ['transcript', 'other'],
      tests: [
        { test: 'SAT', minimum: 1200 },
        { test: 'ACT', minimum: null },
      ],
      letters: 2,
      tuition: { amount: 0, currency: 'JPY' },
      intakes: [
        {
          key: 'a',
          name: 'Autumn',
          opens: '2026-11-01',
          deadline: '2027-01-15T17:00',
          decisions: '2027-03-01T09:30:15',
          timeZone: 'Asia/Kathmandu',
          places: 40,
        },
        {
          key: 'b',
          name: 'Spring',
          opens: '2027-11-01',
          deadline: '2028-01-15',
          decisions: '2028-03-01',
          timeZone: 'UTC',
        },
      ],
    },
    { key: 'no-intakes', name: 'Physics', level: 'certificate' },
  ],
};

test.each(['csv', 'json'] as const)('what is exported as %s is read back unchanged', async (format) => {
  async function* pages() {
    yield [entry];
    yield [{ ...entry, key: 'second', programs: [] }];
  }
  const pieces = await Array.fromAsync(writeFile(pages(), format));
  const expected = read(JSON.stringify([entry, { ...entry, key: 'second', programs: [] }]));
  expect(expected.faults).toEqual([]);
  const { universities, faults } = run(Buffer.concat(pieces));
  expect(faults).toEqual([]);
  expect(universities).toEqual(expected.universities);
});

test('faults of a JSON file name the line of the university and the path of the value', () => {
  const text = `[
    ${JSON.stringify({ ...entry, description: 'brackets ]} and "quotes"' })},

    {
      "name": "B", "country": "NL", "partnershipTier": "basic", "minEiqScore": 500, "preferredEiqScore": 600,
      "rorId": "https://ror.org/04dkp9464",
      "programs": [{ "name": "Law", "level": "master", "colour": "red", "tests": [{ "test": "SAT", "minimum": 1700 }] }]
    },
    ${JSON.stringify(entry)}
  ]`;
  expect(faultsOf(text)).toEqual([
    [4, 'programs.0', 'Unknown: colour'],
    [4, 'rorId', 'A ROR id such as https://ror.org/04dkp9463; the check digits must match'],
    [4, 'programs.0.tests.0.minimum', 'SAT scores are from 400 to 1600'],
    [9, 'key', 'The key quoted occurs twice, first in line 2'],
  ]);
  expect(faultsOf('[{"name": ]')[0]?.[2]).toBe('This is not valid JSON');
  expect(faultsOf('{"universities": []}')).toEqual([[1, null, 'The file must hold a list of universities']]);
});

test('a header with thousands of columns is one fault', () => {
  const header = Array.from({ length: 200_000 }, (_, index) => `c${index}`).join(',');
  expect(faultsOf(`${header}\n`)).toEqual([[1, null, 'The header has 200000 columns, at most 500 are read']]);
});

// With work that grows with the square of the rows this takes minutes.
test('a file with very many programs of one university, every one with a fault, is answered with all faults', () => {
  const rows = Array.from({ length: 40_000 }, (_, index) => `A,NL,premier,500,600,,Program ${index},bachelor,1,EURO`);
  const { faults } = read([full, ...rows].join('\n'));
  expect(faults.length).toBe(40_001);
  expect(faults.at(-1)).toMatchObject({ line: 40_001, column: 'currency' });
});
