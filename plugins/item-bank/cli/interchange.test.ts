import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deployment } from '../../../core/identity/index.ts';
import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { choiceItem, manifestOf, temporaryFolder, zipOf } from '../interchange/testing.ts';
import { itemCatalogue } from '../services.ts';
import { command as exporting } from './export.ts';
import { command as importing } from './import.ts';

const folder = temporaryFolder();
let test: TestPlatform;
beforeAll(async () => {
  test = await createTestPlatform({ plugins: ['item-bank'] });
});
afterAll(async () => {
  await test.close();
  folder.remove();
});

interface Ran {
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever was printed
  value: any;
  text: string;
  steps: number;
}

async function run(command: PluginCommand, file: string, options: Record<string, string | boolean> = {}): Promise<Ran> {
  const ran: Ran = { value: undefined, text: '', steps: 0 };
  await command.run({
    arguments: { file },
    options,
    institution: test.institution,
    who: deployment(test.institution),
    print(value, text = '') {
      ran.value = value;
      ran.text = text;
    },
    confirm: async () => true,
    ask: async () => undefined,
    progress: () => ({
      step(by = 1) {
        ran.steps += by;
      },
      done() {},
    }),
    service: (name) => test.platform.host.service(name),
    input: process.stdin,
  });
  return ran;
}

const idsLike = async (prefix: string) =>
  (await test.platform.host.service(itemCatalogue).list())
    .map(({ itemId }) => itemId)
    .filter((id) => id.startsWith(prefix));

const mixed = async () =>
  folder.file(
    'mixed.zip',
    await zipOf({
      'imsmanifest.xml': manifestOf(['good.xml', 'bad.xml']),
      'good.xml': choiceItem({ identifier: 'Good' }),
      'bad.xml': choiceItem({ identifier: 'Bad', before: '<p><img src="x.png" alt="x"/></p>' }),
    }),
  );

const placed = { section: 'core_math', area: 'algebra' };

describe('items export and import', () => {
  it.each(['3', '2.2'])('carry every shipped item of a section through a package of QTI %s unchanged', async (qti) => {
    const file = path.join(folder.path, `bank-${qti}.zip`);
    const written = await run(exporting, file, { qti, section: 'ai_conceptual' });
    expect(written.value.items).toBeGreaterThan(100);
    expect(written.steps).toBe(written.value.items);
    const { value, steps } = await run(importing, file);
    expect(value).toMatchObject({ added: 0, changed: 0, unchanged: written.value.items, notTaken: [], notes: [] });
    expect(steps).toBe(written.value.items);
  });

  it('report with --dry-run what an import would do, and change nothing', async () => {
    const { value, text } = await run(importing, await mixed(), { ...placed, dryRun: true, prefix: 'dry' });
    expect(value).toMatchObject({
      items: 1,
      ids: ['dry.good'],
      notTaken: [{ name: 'bad.xml', reason: 'it shows a picture (x.png)' }],
    });
    expect(text).toContain('1 item can be imported');
    expect(text).toContain('bad.xml: it shows a picture (x.png)');
    expect(await idsLike('dry.')).toEqual([]);
  });

  it('import what can be imported, list the rest, and recognise items the next time', async () => {
    const first = await run(importing, await mixed(), { ...placed, prefix: 'some' });
    expect(first.value).toMatchObject({ added: 1, changed: 0, unchanged: 0, ids: ['some.good'] });
    expect(first.text).toContain('1 not imported:');
    expect((await run(importing, await mixed(), { ...placed, prefix: 'some' })).value).toMatchObject({
      added: 0,
      unchanged: 1,
    });
    const { content, origin } = await test.platform.host.service(itemCatalogue).latest('some.good');
    expect(origin).toBe('imported');
    expect(content.source).toEqual({ kind: 'provisional', itemModel: 'qti-import.difficulty-assumed' });
  });

  it('list the items that get a new version, before and after', async () => {
    const file = folder.file('again.xml', choiceItem({ identifier: 'Again' }));
    expect((await run(importing, file, placed)).value.replaced).toEqual([]);
    const harder = { ...placed, rung: '5' };
    const dry = await run(importing, file, { ...harder, dryRun: true });
    expect(dry.value.replaced).toEqual(['qti.again']);
    expect(dry.text).toContain('New versions of existing items: qti.again');
    expect((await run(importing, file, harder)).value).toMatchObject({ added: 0, changed: 1, replaced: ['qti.again'] });
  });

  it('refuse an item for scored assessments whose key practice has shown', async () => {
    const file = folder.file('shown.xml', choiceItem({ identifier: 'Shown' }));
    await run(importing, file, { ...placed, pool: 'practice' });
    await expect(run(importing, file, placed)).rejects.toMatchObject({
      message: expect.stringContaining('qti.shown: practice has shown its key'),
      issues: [{ path: 'qti.shown', message: expect.stringContaining('change its id and its text') }],
    });
    const both = await zipOf({
      'imsmanifest.xml': manifestOf(['shown.xml', 'other.xml']),
      'shown.xml': choiceItem({ identifier: 'Shown' }),
      'other.xml': choiceItem({ identifier: 'Other' }),
    });
    const { value } = await run(importing, folder.file('both.zip', both), placed);
    expect(value).toMatchObject({ added: 1, changed: 0, ids: ['qti.other'], notTaken: [{ name: 'qti.shown' }] });
    const { content } = await test.platform.host.service(itemCatalogue).latest('qti.shown');
    expect(content.pool).toBe('practice');
    const list = folder.file('shown.json', JSON.stringify([{ ...content, pool: 'assessment' }]));
    await expect(run(importing, list)).rejects.toThrow(
      /Nothing was imported. 1 problem:\n {2}qti\.shown: practice has/,
    );
    await expect(
      test.platform.host.service(itemCatalogue).importItems([{ ...content, pool: 'assessment' }]),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  it('import nothing with --all-or-nothing unless all items can be imported', async () => {
    const refused = run(importing, await mixed(), { ...placed, prefix: 'all', allOrNothing: true });
    await expect(refused).rejects.toThrow(/1 of 2 items cannot be imported.\n {2}bad.xml: it shows a picture/);
    expect(await idsLike('all.')).toEqual([]);
  });

  it('fail where nothing can be imported, naming the missing option', async () => {
    await expect(run(importing, await mixed())).rejects.toThrow('its section is missing; set it with --section');
  });

  it('accept a single XML item and a JSON list', async () => {
    const one = folder.file('one.xml', choiceItem({ identifier: 'Single' }));
    expect((await run(importing, one, placed)).value).toMatchObject({ added: 1, ids: ['qti.single'] });
    const list = path.join(folder.path, 'list.json');
    await run(exporting, list, { section: 'core_math', area: 'algebra' });
    expect((await run(importing, list)).value).toMatchObject({ added: 0, changed: 0 });
    await expect(run(importing, folder.file('broken.json', '[{}]'))).rejects.toThrow('Nothing was imported');
    await expect(run(importing, folder.file('no.json', 'hello'))).rejects.toThrow(
      'neither a QTI package, nor a QTI item, nor JSON',
    );
  });

  it.each([
    [exporting, 'x.zip', { qti: '1.2' }, '--qti is 3 or 2.2'],
    [exporting, 'x.json', { qti: '3' }, '--qti needs a file name that ends in .zip'],
    [importing, 'one.xml', { prefix: 'No Way' }, '--prefix is a word'],
    [importing, 'one.xml', { pool: 'sea' }, '--pool is one of assessment, practice, demo'],
    [importing, 'one.xml', { section: 'sea' }, '--section is one of'],
    [importing, 'absent.xml', {}, 'cannot be read'],
  ])('refuse an invalid option with a message', async (command, file, options: Record<string, string>, message) => {
    await expect(run(command, path.join(folder.path, file), options)).rejects.toThrow(message);
  });
});
