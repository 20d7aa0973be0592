import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../../core/random.ts';
import type { ChoiceItem, Item, OpenItem } from '../items/item.ts';
import { Item as ItemSchema } from '../items/item.ts';
import { openArchive } from './archive.ts';
import { kindOf, readItemFile, readPackage } from './read-package.ts';
import { standard } from './standard.ts';
import { choiceItem, defaults, manifestOf, noProgress, temporaryFolder, zipOf } from './testing.ts';
import { writePackage } from './write-package.ts';
import { elementsOf, everyOf, firstOf, parseXml } from './xml.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const common = {
  section: 'applied_reasoning' as const,
  contentArea: 'reading-tables',
  rung: 4 as const,
  concepts: ['rates', 'tables'],
  reasoning: ['analytical' as const, 'systematic' as const],
  explanation: 'Each minute fills  `2 * 3` litres & more than “half” < the tank.',
  steps: ['2 < 3', 'so "it" fits & fills', 'line\nbreak'],
  hints: {
    conceptual: 'Think about how fast it fills, `per minute`.',
    procedural: 'Look up the rate in the table & multiply.',
    strategic: 'Check with a tank of twice the size.',
    encouragement: 'You have read harder tables than this.',
  },
  source: { kind: 'calibrated' as const, sampleSize: 412, date: '2026-03-01', model: '3PL' },
};

/** Everything an item may have, and text that markup finds hard. */
const choice: ChoiceItem = ItemSchema.parse({
  ...common,
  id: 'mine.tank-defaults',
  itemModel: 'mine.tank',
  subcategory: 'rates',
  cognitiveLoad: 4,
  pool: 'practice',
  stimulusSeconds: 20,
  format: 'multiple_choice',
  stem: 'After how many  minutes is the tank <full> & why, if `x = "1"`?\nSecond line, a stray ` too.',
  stimulus: [
    { kind: 'text', text: 'The pump runs at `rate < 3` & never stops.' },
    {
      kind: 'table',
      caption: 'Litres  by minute',
      header: ['Minute', ''],
      rows: [
        ['1', '6'],
        ['2', ' 12 '],
      ],
    },
    { kind: 'table', header: ['A'], rows: [['b']] },
    { kind: 'code', language: 'sql', code: '\n  SELECT *\n\tFROM tank -- <all> & "more"\n' },
    {
      kind: 'figure',
      alt: 'A tank with a pipe\nand an arrow < into it',
      width: 200.5,
      height: 60 + 1 / 3,
      shapes: [
        { shape: 'line', from: [0, 0], to: [10, 20.25], arrow: true, dashed: true },
        {
          shape: 'polyline',
          points: [
            [0, 0],
            [5, -0.5],
            [10, 0],
          ],
          arrow: true,
          tone: 'accent',
        },
        {
          shape: 'polygon',
          points: [
            [0, 0],
            [5, 5],
            [1e-7, 0],
          ],
          filled: true,
          tone: 'soft',
        },
        { shape: 'rectangle', at: [1, 2], width: 3, height: 4, tone: 'strong' },
        { shape: 'circle', at: [5, 6], radius: 3, tone: 'muted' },
        { shape: 'label', at: [1, 2], text: ' 5 <m> & more ', anchor: 'start', size: 11, tone: 'strong' },
      ],
    },
  ],
  options: ['A  1', 'B & `two`', 'C < 3'],
  optionFigures: [1, 2, 3].map((radius) => ({
    kind: 'figure',
    alt: `A circle of radius ${radius}`,
    width: 20,
    height: 20,
    shapes: [{ shape: 'circle', at: [10, 10], radius }],
  })),
  fixedOptions: [1],
  key: 2,
  misconceptions: [{ id: 'adds-rates', says: 'You added the rates.' }, null, null],
  parameters: { a: 1.37, b: 0.81, c: 0.17 },
}) as ChoiceItem;

const open: OpenItem = ItemSchema.parse({
  ...common,
  id: 'mine.open.leaf',
  format: 'open_ended',
  stem: 'Explain why the leaf turned pale.',
  rubric: {
    criteria: [
      {
        id: 'pigment',
        points: 2,
        says: 'Names “chlorophyll”: the pigment.',
        evidence: [
          ['chlorophyll', 'the "green"'],
          ['lost', 'gone'],
        ],
      },
      { id: 'light', points: 1, says: 'Names the missing light', evidence: [['dark*', 'no light']] },
    ],
    modelAnswer: 'In the darkness its chlorophyll was lost,  so that no green was left.',
    weakAnswer: 'It was a sad leaf.',
  },
  parameters: { a: 0.9, b: [-1, 0.2, 1.4] },
}) as OpenItem;

const read = (file: string, given = defaults) => readPackage(file, { defaults: given, progress: noProgress });
const written = async (name: string, items: readonly Item[], version: '2.2' | '3.0' = '3.0') => {
  const file = path.join(folder.path, name);
  await writePackage(
    file,
    items.map((content) => ({ content, version: 3, state: 'operational' as const })),
    { version, step() {} },
  );
  return file;
};

/** All files of an archive as text. */
async function filesIn(file: string): Promise<Record<string, string>> {
  const archive = await openArchive(file);
  const files: Record<string, string> = {};
  for (const name of archive.paths) files[name] = (await archive.read(name)).toString();
  archive.close();
  return files;
}

const packed = async (name: string, files: Record<string, string>) => folder.file(name, await zipOf(files));

describe.each(['3.0', '2.2'] as const)('a package of %s', (version) => {
  it('restores every item unchanged', async () => {
    const { items, notTaken, notes } = await read(await written(`round-${version}.zip`, [choice, open], version));
    expect(notTaken).toEqual([]);
    expect(notes).toEqual([]);
    expect(items).toEqual([choice, open]);
  });

  it('lists itself, its items and their files as the standard requires', async () => {
    const names = standard[version];
    const files = await filesIn(await written(`names-${version}.zip`, [choice, open], version));
    const manifest = parseXml(Buffer.from(files['imsmanifest.xml'] ?? ''));
    expect(manifest.namespace).toBe(names.manifest);
    expect(manifest.attributes.get('xsi:schemaLocation')).toContain(`${names.manifest} ${names.manifestSchema}`);
    expect(elementsOf(manifest).map(({ name }) => name)).toEqual(['metadata', 'organizations', 'resources']);
    for (const resource of everyOf(manifest, 'resource')) {
      expect(resource.attributes.get('type')).toBe(names.itemType);
      const listed = elementsOf(resource, 'file').map((file) => file.attributes.get('href') ?? '');
      expect(listed[0]).toBe(resource.attributes.get('href'));
      for (const file of listed) expect(files).toHaveProperty([file]);
    }
    const listed = everyOf(manifest, 'file').map((file) => file.attributes.get('href'));
    expect(Object.keys(files).sort()).toEqual(['imsmanifest.xml', ...listed].sort());
  });

  it('declares response, score and feedback, in the order of the schema, and scores by match_correct', async () => {
    const files = await filesIn(await written(`declared-${version}.zip`, [choice, open], version));
    const name = (two: string, three: string) => (version === '3.0' ? three : two);
    const item = parseXml(Buffer.from(files['items/mine.tank-defaults.xml'] ?? ''));
    expect(item.name).toBe(name('assessmentItem', 'qti-assessment-item'));
    expect(item.attributes.get(name('timeDependent', 'time-dependent'))).toBe('false');
    expect(elementsOf(item).map((each) => each.name)).toEqual(
      version === '3.0'
        ? [
            'qti-response-declaration',
            'qti-outcome-declaration',
            'qti-outcome-declaration',
            'qti-item-body',
            'qti-response-processing',
            'qti-modal-feedback',
          ]
        : [
            'responseDeclaration',
            'outcomeDeclaration',
            'outcomeDeclaration',
            'itemBody',
            'responseProcessing',
            'modalFeedback',
          ],
    );
    const [response, score] = elementsOf(item);
    expect(response?.attributes.get('cardinality')).toBe('single');
    expect(response?.attributes.get(name('baseType', 'base-type'))).toBe('identifier');
    expect(score?.attributes.get('identifier')).toBe('SCORE');
    const processing = firstOf(item, name('responseProcessing', 'qti-response-processing'));
    expect(processing?.attributes.get('template')).toBe(standard[version].matchCorrect);
  });

  it('keeps question, key, hints and rubric in QTI alone, without the record', async () => {
    const files = await filesIn(await written(`alone-${version}.zip`, [choice, open], version));
    const without = Object.fromEntries(Object.entries(files).filter(([name]) => !name.endsWith('.json')));
    const { items, notTaken } = await read(await packed(`without-${version}.zip`, without), {
      ...defaults,
      section: undefined,
      contentArea: undefined,
    });
    expect(notTaken).toEqual([]);
    expect(items).toMatchObject([
      {
        id: 'qti.mine-tank-defaults',
        section: 'applied_reasoning',
        contentArea: 'reading-tables',
        rung: 4,
        concepts: ['rates', 'tables'],
        key: 2,
        optionFigures: choice.optionFigures,
        hints: choice.hints,
        source: { kind: 'provisional', itemModel: 'qti-import.difficulty-metadata' },
      },
      {
        rubric: {
          criteria: [
            {
              points: 2,
              evidence: [
                ['chlorophyll', 'the green'],
                ['lost', 'gone'],
              ],
            },
            { points: 1, evidence: [['dark*', 'no light']] },
          ],
        },
      },
    ]);
    expect(items[0]?.stimulus.at(-1)).toEqual(choice.stimulus.at(-1));
    expect(items[0]?.stimulus[3]).toMatchObject({ kind: 'code', language: 'sql' });
  });
});

describe('an item that was edited since its export', () => {
  it('takes its text from the file and the rest from its record, and becomes provisional', async () => {
    const files = await filesIn(await written('edited.zip', [choice]));
    const at = 'items/mine.tank-defaults.xml';
    const edited = {
      ...files,
      [at]: (files[at] ?? '')
        .replace('C &lt; 3', 'C is four')
        .replace('>choice_2</qti-value>', '>choice_0</qti-value>'),
    };
    const { items, notes } = await read(await packed('edited-again.zip', edited));
    expect(items).toMatchObject([
      {
        id: choice.id,
        key: 0,
        contentArea: choice.contentArea,
        pool: 'practice',
        misconceptions: [null, null, null],
        source: { kind: 'provisional', itemModel: 'qti-import.edited' },
        parameters: choice.parameters,
      },
    ]);
    expect((items[0] as ChoiceItem).options[2]).toBe('C is four');
    expect(notes).toMatchObject([{ name: at, says: expect.stringContaining('edited since its export') }]);
  });

  it('is treated as an item of another tool where the record belongs to another item', async () => {
    const files = await filesIn(await written('stolen.zip', [choice, open]));
    const stolen = { ...files, 'items/mine.open.leaf.eiq.json': files['items/mine.tank-defaults.eiq.json'] ?? '' };
    const { items } = await read(await packed('stolen-again.zip', stolen));
    expect(items.map(({ id }) => id)).toEqual(['mine.tank-defaults', 'qti.mine-open-leaf']);
  });
});

describe('a record that exceeds the size limits', () => {
  it.each([
    ['an option has more than 2000 characters', { ...choice, options: ['a', 'b', 'c'.repeat(3000)] }],
    ['the question has more than 5000 characters', { ...choice, stem: 'x'.repeat(6000) }],
    [
      'its rubric has more than 2000 phrases',
      {
        ...open,
        rubric: {
          ...open.rubric,
          criteria: open.rubric.criteria.map((criterion) => ({
            ...criterion,
            evidence: [Array.from({ length: 1500 }, (_, at) => `phrase${at}`)],
          })),
        },
      },
    ],
  ])('is refused: %s', async (reason, item) => {
    const { notTaken } = await read(await written('large.zip', [item as Item]));
    expect(notTaken).toMatchObject([{ reason }]);
  });
});

describe('a package', () => {
  it('returns the items that can be imported, and the others with the reason', async () => {
    const file = await packed('mixed.zip', {
      'imsmanifest.xml': manifestOf([
        'good.xml',
        'deep/two.xml',
        'gone.xml',
        '../out.xml',
        '/etc/passwd',
        'http://example.org/x.xml',
        'broken.xml',
      ]),
      'good.xml': choiceItem(),
      'deep/two.xml': choiceItem({ identifier: 'Two', choices: '' }),
      'broken.xml': '<qti-assessment-item>',
      'inner.zip': (await zipOf({ 'good.xml': choiceItem() })).toString('latin1'),
    });
    const { items, notTaken } = await read(file);
    expect(items.map(({ id }) => id)).toEqual(['qti.well-01']);
    expect(Object.fromEntries(notTaken.map(({ name, reason }) => [name, reason]))).toEqual({
      'deep/two.xml': 'it has 0 options; 3 to 5 are supported',
      'gone.xml': 'its file is listed in the manifest but missing from the package',
      R3: 'it refers to something outside the package: ../out.xml',
      R4: 'it refers to something outside the package: /etc/passwd',
      R5: 'it refers to something outside the package: http://example.org/x.xml',
      'broken.xml': expect.stringContaining('not well-formed'),
    });
  });

  it('refuses all items that share an identifier', async () => {
    const file = await packed('shared.zip', {
      'imsmanifest.xml': manifestOf(['one.xml', 'two.xml', 'three.xml', 'three.xml']),
      'one.xml': choiceItem({ identifier: 'Q_1' }),
      'two.xml': choiceItem({ identifier: 'q-1' }),
      'three.xml': choiceItem({ identifier: 'Q3' }),
    });
    const { items, notTaken } = await read(file);
    expect(items).toEqual([]);
    expect(notTaken.map(({ reason }) => reason)).toEqual([
      'it shares its identifier Q_1 (here qti.q-1) with two.xml',
      'it shares its identifier q-1 (here qti.q-1) with one.xml',
      'it shares its identifier Q3 (here qti.q3) with a second reference to the same file',
      'it shares its identifier Q3 (here qti.q3) with a second reference to the same file',
    ]);
  });

  it('reads section, content area, difficulty and concepts from its metadata unless options override them', async () => {
    const lom = `<metadata><lom xmlns="http://ltsc.ieee.org/xsd/LOM"><general><keyword><string language="en">Unit Rates</string></keyword></general>
      <educational><difficulty><source>LOMv1.0</source><value>very difficult</value></difficulty></educational>
      <classification><taxonPath><taxon><entry><string>Core Math</string></entry></taxon><taxon><entry><string>Rates &amp; Ratios</string></entry></taxon></taxonPath></classification></lom></metadata>`;
    const file = await packed('lom.zip', {
      'imsmanifest.xml': manifestOf(['a.xml'], 'imsqti_item_xmlv3p0', lom),
      'a.xml': choiceItem(),
    });
    const nothing = { ...defaults, section: undefined, contentArea: undefined };
    expect((await read(file, nothing)).items).toMatchObject([
      { section: 'core_math', contentArea: 'rates-ratios', rung: 5, concepts: ['unit-rates'], parameters: { b: 1.6 } },
    ]);
    expect((await read(file, { ...defaults, rung: 2, pool: 'practice', prefix: 'school' })).items).toMatchObject([
      {
        id: 'school.well-01',
        contentArea: 'algebra',
        rung: 2,
        pool: 'practice',
        source: { itemModel: 'qti-import.difficulty-option' },
      },
    ]);
  });

  it('includes a passage that items share', async () => {
    const item = choiceItem().replace(
      '<qti-item-body>',
      '<qti-assessment-stimulus-ref identifier="S" href="../passages/s%201.xml"/><qti-item-body>',
    );
    const passage = `<qti-assessment-stimulus xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="S" title="S"><qti-stimulus-body><p>The well is old.</p></qti-stimulus-body></qti-assessment-stimulus>`;
    const file = await packed('passage.zip', {
      'imsmanifest.xml': manifestOf(['items/a.xml']),
      'items/a.xml': item,
      'passages/s 1.xml': passage,
    });
    expect((await read(file)).items[0]?.stimulus[0]).toEqual({ kind: 'text', text: 'The well is old.' });
  });

  it('lists items of unsupported versions, and pictures by their file', async () => {
    const file = await packed('versions.zip', {
      'imsmanifest.xml': manifestOf(['a.xml'], 'imsqti_xmlv1p2').replace(
        '</resources>',
        '<resource identifier="P" type="imsqti_item_xmlv3p0" href="p.xml"/></resources>',
      ),
      'a.xml': '<questestinterop/>',
      'p.xml': choiceItem({ before: '<p><img src="p.svg" alt="x"/></p>' }),
      'p.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    });
    expect((await read(file)).notTaken).toEqual([
      { name: 'R0', reason: 'it is of type imsqti_xmlv1p2, a version of QTI that is not supported' },
      { name: 'p.xml', reason: 'it shows a picture (p.svg)' },
    ]);
  });

  it.each([
    ['without a manifest', { 'a.xml': choiceItem() }, 'no imsmanifest.xml at its top level'],
    [
      'with its manifest in a folder',
      { 'bank/imsmanifest.xml': manifestOf([]) },
      'Create the archive from the content of that folder',
    ],
    ['whose manifest has a document type', { 'imsmanifest.xml': `<!DOCTYPE manifest><manifest/>` }, 'document type'],
    ['whose manifest is something else', { 'imsmanifest.xml': '<html/>' }, 'root element is html'],
  ])('is refused %s', async (name, files: Record<string, string>, reason) => {
    await expect(read(await packed(`${name}.zip`, files))).rejects.toThrow(reason);
  });

  it('is refused as a whole when one of its items is a decompression bomb', async () => {
    const file = await packed('bomb.zip', {
      'imsmanifest.xml': manifestOf(['good.xml', 'bomb.xml']),
      'good.xml': choiceItem(),
      'bomb.xml': ' '.repeat(20_000_000),
    });
    await expect(read(file)).rejects.toThrow('bomb.xml inflates to more than');
  });

  it('with arbitrary bytes changed is read, or refused with a message', async () => {
    const whole = readFileSync(await written('whole.zip', [choice, open]));
    const random = seededRandom('bytes');
    for (let attempt = 0; attempt < 150; attempt++) {
      const changed = Buffer.from(whole);
      for (let change = 0; change < 3; change++)
        changed[Math.floor(random() * changed.length)] = Math.floor(random() * 256);
      const outcome = await read(folder.file('changed.zip', changed)).catch((error: Error) => error);
      if (outcome instanceof Error) expect(outcome).toMatchObject({ name: 'Failure', code: 'invalid' });
    }
  });
});

describe('a file', () => {
  it('is recognised by its first bytes', async () => {
    expect(await kindOf(folder.file('a', await zipOf({ a: 'b' })))).toBe('package');
    expect(await kindOf(folder.file('b', '\uFEFF \n<?xml version="1.0"?><a/>'))).toBe('item');
    expect(await kindOf(folder.file('c', Buffer.from('\uFEFF<a/>', 'utf16le')))).toBe('item');
    expect(await kindOf(folder.file('d', '[]'))).toBe('other');
    await expect(kindOf(path.join(folder.path, 'none'))).rejects.toThrow('cannot be read');
  });

  it('may be a single item', async () => {
    const reading = await readItemFile(folder.file('one.xml', choiceItem()), { defaults, progress: noProgress });
    expect(reading.items.map(({ id }) => id)).toEqual(['qti.well-01']);
    const refused = await readItemFile(folder.file('no.xml', '<!DOCTYPE a><a/>'), { defaults, progress: noProgress });
    expect(refused.notTaken).toMatchObject([{ name: 'no.xml', reason: expect.stringContaining('document type') }]);
  });
});
