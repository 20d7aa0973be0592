import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { Failure, invalid } from '../../../core/contract/index.ts';
import type { CommandContext, CommandOption, PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { cannotRead } from '../interchange/files.ts';
import type { Filling } from '../interchange/filling.ts';
import type { Reading } from '../interchange/package-reading.ts';
import { kindOf, readItemFile, readPackage } from '../interchange/package-reading.ts';
import { checkItem } from '../items/check.ts';
import type { Item, Rung } from '../items/item.ts';
import { itemCatalogue } from '../services.ts';
import { filterFrom } from './filter.ts';

const importOptions: readonly CommandOption[] = [
  { flags: '--dry-run', description: 'Check only; change nothing' },
  { flags: '--all-or-nothing', description: 'QTI: import nothing unless every item can be taken' },
  { flags: '--section <id>', description: 'QTI: the section of items that were not written by EiQ' },
  { flags: '--area <id>', description: 'QTI: their content area' },
  { flags: '--rung <1-5>', description: 'QTI: their difficulty' },
  { flags: '--pool <name>', description: 'QTI: what they are asked in, assessment or practice' },
  { flags: '--prefix <word>', description: 'QTI: the first word of their ids; qti without one' },
];

export const command: PluginCommand = {
  arguments: [{ name: 'file', description: 'QTI package (ZIP), QTI item (XML), or JSON list of items' }],
  options: importOptions,
  withoutInstitution: true,
  async run(context) {
    const file = context.arguments.file ?? '';
    const kind = await kindOf(file);
    if (kind === 'other') return importList(context, file);
    const filling = fillingFrom(context.options);
    const options = { filling, progress: (total: number) => context.progress(total, 'Reading items') };
    const reading = await (kind === 'package' ? readPackage(file, options) : readItemFile(file, options));
    return importReading(context, reading);
  },
};

/** A JSON list, as export writes it: our own form, so all of it is right or nothing is taken. */
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
    if (ids.has(id)) problems.push(`the id ${id} is there more than once`);
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

const hasBeenPractised =
  'it has been practised, so that its key is known: leave it in practice, or give the question another id and other words';

/** A package or item of QTI: what can be taken is, and all the rest is named. */
async function importReading({ options, print, service }: CommandContext, reading: Reading): Promise<void> {
  const catalogue = service(itemCatalogue);
  const practised = await catalogue.practised(reading.items);
  const items = reading.items.filter(({ id }) => !practised.includes(id));
  const notTaken = [...reading.notTaken, ...practised.map((name) => ({ name, reason: hasBeenPractised }))];
  const { notes } = reading;
  const refused = notTaken.map(({ name, reason }) => `  ${name}: ${reason}`);
  const issues = notTaken.map(({ name, reason }) => ({ path: name, message: reason }));
  if (options.allOrNothing && notTaken.length > 0) {
    const all = itemsOf(items.length + notTaken.length);
    const why = `${notTaken.length} of ${all} cannot be taken`;
    throw new Failure('conflict', [`Nothing was imported: ${why}.`, ...refused].join('\n'), issues);
  }
  if (items.length === 0) {
    const why = notTaken.length === 0 ? 'its manifest names no items' : 'no item can be taken';
    throw invalid([`Nothing was imported: ${why}.`, ...refused].join('\n'), issues);
  }
  const replaced = replacedBy(items, await catalogue.list());
  const rest = [
    ...(replaced.length > 0 ? [`New versions of items that are there: ${someOf(replaced)}`] : []),
    ...(notTaken.length > 0 ? [`${notTaken.length} not taken:`, ...refused] : []),
    ...summary(notes.map(({ says }) => says)),
  ];
  const details = { ids: items.map(({ id }) => id), replaced, notTaken, notes };
  if (options.dryRun) {
    print({ items: items.length, ...details }, [`${itemsOf(items.length)} can be imported`, ...rest].join('\n'));
    return;
  }
  const report = await catalogue.importItems(items);
  print({ ...report, ...details }, [counted(report), ...rest].join('\n'));
}

/** Items whose place in the bank these take: a package may bring ids that are in use. */
function replacedBy(items: readonly Item[], known: readonly { itemId: string; content: Item }[]): string[] {
  const contents = new Map(known.map(({ itemId, content }) => [itemId, content]));
  return items
    .map(({ id }) => id)
    .filter((id, index) => {
      const before = contents.get(id);
      return before !== undefined && !isDeepStrictEqual(before, items[index]);
    });
}

const someOf = (ids: readonly string[]) =>
  ids.length > 10 ? `${ids.slice(0, 10).join(', ')} and ${ids.length - 10} more` : ids.join(', ');

const itemsOf = (count: number) => (count === 1 ? '1 item' : `${count} items`);

const counted = ({ added, changed, unchanged }: { added: number; changed: number; unchanged: number }) =>
  `${added} added, ${changed} changed (new version), ${unchanged} as they were`;

/** Each note once, with how many items it is true of; --json says of which. */
function summary(notes: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const note of notes) counts.set(note, (counts.get(note) ?? 0) + 1);
  const lines = [...counts].map(([note, count]) => `  ${count} × ${note}`);
  return lines.length > 0
    ? ['Of those taken:', ...lines.slice(0, 20), ...(lines.length > 20 ? ['  … more with --json'] : [])]
    : [];
}

function fillingFrom(options: CommandContext['options']): Filling {
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
    // What the parser quotes of other files is not fit for a terminal.
    const where =
      text.includes('\0') || text.includes('\uFFFD')
        ? 'it is not text'
        : (error as Error).message.replaceAll(/\s+/g, ' ');
    throw invalid(`${file} is neither a QTI package, nor a QTI item, nor JSON: ${where}`);
  }
  throw invalid(`${file} holds no list of items`);
}
