import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { Failure, invalid } from '../../../core/contract/index.ts';
import type { CommandContext, CommandOption, PluginCommand } from '../../../core/plugins/define-plugin.ts';
import type { ImportDefaults } from '../interchange/build-item.ts';
import { cannotRead } from '../interchange/files.ts';
import type { PackageContent } from '../interchange/read-package.ts';
import { kindOf, readItemFile, readPackage } from '../interchange/read-package.ts';
import { checkItem } from '../items/check.ts';
import type { Item, Rung } from '../items/item.ts';
import { itemCatalogue } from '../services.ts';
import { filterFrom } from './filter.ts';

const importOptions: readonly CommandOption[] = [
  { flags: '--dry-run', description: 'Check only; change nothing' },
  { flags: '--all-or-nothing', description: 'QTI: import nothing unless every item can be imported' },
  { flags: '--section <id>', description: 'QTI: section of items from other tools' },
  { flags: '--area <id>', description: 'QTI: content area of these items' },
  { flags: '--rung <1-5>', description: 'QTI: difficulty of these items' },
  { flags: '--pool <name>', description: 'QTI: pool of these items, assessment or practice' },
  { flags: '--prefix <word>', description: 'QTI: first word of their ids (qti)' },
];

export const command: PluginCommand = {
  arguments: [{ name: 'file', description: 'QTI package (ZIP), QTI item (XML), or JSON list of items' }],
  options: importOptions,
  withoutInstitution: true,
  async run(context) {
    const file = context.arguments.file ?? '';
    const kind = await kindOf(file);
    if (kind === 'other') return importList(context, file);
    const defaults = defaultsFrom(context.options);
    const options = { defaults, progress: (total: number) => context.progress(total, 'Reading items') };
    const content = await (kind === 'package' ? readPackage(file, options) : readItemFile(file, options));
    return importPackage(context, content);
  },
};

/** Imports a JSON list as export writes it. One problem refuses the whole list. */
async function importList(context: CommandContext, file: string): Promise<void> {
  const { options, print, progress, service } = context;
  const drafts = await readList(file);
  const bar = progress(drafts.length, 'Checking items');
  const items: Item[] = [];
  const problems: string[] = [];
  for (const [index, draft] of drafts.entries()) {
    const checked = checkItem(draft);
    if ('item' in checked) items.push(checked.item);
    problems.push(...checked.problems.map((problem) => `item ${index + 1} (${checked.id}): ${problem}`));
    bar.step();
  }
  bar.done();
  const ids = new Set<string>();
  for (const { id } of items) {
    if (ids.has(id)) problems.push(`the id ${id} is used more than once`);
    ids.add(id);
  }
  const catalogue = service(itemCatalogue);
  problems.push(...(await catalogue.practised(items)).map((id) => `${id}: ${hasBeenPractised}`));
  if (problems.length > 0) {
    throw invalid(
      `Nothing was imported. ${problems.length === 1 ? '1 problem' : `${problems.length} problems`}:\n${problems.map((line) => `  ${line}`).join('\n')}`,
      problems.map((message) => ({ path: '', message })),
    );
  }
  if (options.dryRun) {
    print({ items: items.length, problems }, `${itemsOf(items.length)} can be imported`);
    return;
  }
  const report = await catalogue.importItems(items);
  print(report, counted(report));
}

const hasBeenPractised = 'practice has shown its key: keep it in practice, or change its id and its text';

/** Imports the items of a QTI file that can be imported, and lists the others with the reason. */
async function importPackage({ options, print, service }: CommandContext, content: PackageContent): Promise<void> {
  const catalogue = service(itemCatalogue);
  const practised = await catalogue.practised(content.items);
  const items = content.items.filter(({ id }) => !practised.includes(id));
  const notTaken = [...content.notTaken, ...practised.map((name) => ({ name, reason: hasBeenPractised }))];
  const { notes } = content;
  const refused = notTaken.map(({ name, reason }) => `  ${name}: ${reason}`);
  const issues = notTaken.map(({ name, reason }) => ({ path: name, message: reason }));
  if (options.allOrNothing && notTaken.length > 0) {
    const all = itemsOf(items.length + notTaken.length);
    const why = `${notTaken.length} of ${all} cannot be imported`;
    throw new Failure('conflict', [`Nothing was imported: ${why}.`, ...refused].join('\n'), issues);
  }
  if (items.length === 0) {
    const why = notTaken.length === 0 ? 'its manifest lists no items' : 'no item can be imported';
    throw invalid([`Nothing was imported: ${why}.`, ...refused].join('\n'), issues);
  }
  const replaced = replacedBy(items, await catalogue.list());
  const remarks = [
    ...(replaced.length > 0 ? [`New versions of existing items: ${abbreviated(replaced)}`] : []),
    ...(notTaken.length > 0 ? [`${notTaken.length} not imported:`, ...refused] : []),
    ...noteCounts(notes.map(({ says }) => says)),
  ];
  const details = { ids: items.map(({ id }) => id), replaced, notTaken, notes };
  if (options.dryRun) {
    print({ items: items.length, ...details }, [`${itemsOf(items.length)} can be imported`, ...remarks].join('\n'));
    return;
  }
  const report = await catalogue.importItems(items);
  print({ ...report, ...details }, [counted(report), ...remarks].join('\n'));
}

/** Ids of items that exist in the bank with other content. */
function replacedBy(items: readonly Item[], known: readonly { itemId: string; content: Item }[]): string[] {
  const contents = new Map(known.map(({ itemId, content }) => [itemId, content]));
  return items
    .map(({ id }) => id)
    .filter((id, index) => {
      const before = contents.get(id);
      return before !== undefined && !isDeepStrictEqual(before, items[index]);
    });
}

const abbreviated = (ids: readonly string[]) =>
  ids.length > 10 ? `${ids.slice(0, 10).join(', ')} and ${ids.length - 10} more` : ids.join(', ');

const itemsOf = (count: number) => (count === 1 ? '1 item' : `${count} items`);

const counted = ({ added, changed, unchanged }: { added: number; changed: number; unchanged: number }) =>
  `${added} added, ${changed} changed (new version), ${unchanged} unchanged`;

/** Each note once, with the number of items it applies to. The value for --json names the items. */
function noteCounts(notes: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const note of notes) counts.set(note, (counts.get(note) ?? 0) + 1);
  const lines = [...counts].map(([note, count]) => `  ${count} × ${note}`);
  return lines.length > 0
    ? ['Of the imported items:', ...lines.slice(0, 20), ...(lines.length > 20 ? ['  … more with --json'] : [])]
    : [];
}

function defaultsFrom(options: CommandContext['options']): ImportDefaults {
  const { section, contentArea, rung, pool } = filterFrom(options);
  const { prefix = 'qti' } = options;
  if (typeof prefix !== 'string' || !/^[a-z0-9_]+$/.test(prefix)) {
    throw invalid('--prefix is a word of lower-case letters, digits and _');
  }
  return { section, contentArea, rung: rung as Rung | undefined, pool, prefix };
}

async function readList(file: string): Promise<unknown[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw cannotRead(file, error);
  });
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list)) return list;
  } catch (error) {
    // The parser's message quotes the file; binary content does not belong on a terminal.
    const where =
      text.includes('\0') || text.includes('\uFFFD')
        ? 'it is not text'
        : (error as Error).message.replaceAll(/\s+/g, ' ');
    throw invalid(`${file} is neither a QTI package, nor a QTI item, nor JSON: ${where}`);
  }
  throw invalid(`${file} does not contain a list of items`);
}
