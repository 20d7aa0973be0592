import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { Failure, invalid } from '../../../core/contract/index.ts';
import type { CommandContext, CommandOption, PluginCommand } from '../../../core/plugins/define-plugin.ts';
import type { ItemState } from '../contract.ts';
import { canBeTriedOut, ItemState as States } from '../contract.ts';
import type { ImportDefaults } from '../interchange/build-item.ts';
import { cannotRead } from '../interchange/files.ts';
import type { PackageContent } from '../interchange/read-package.ts';
import { kindOf, readItemFile, readPackage } from '../interchange/read-package.ts';
import { checkItem } from '../items/check.ts';
import type { Item, Rung } from '../items/item.ts';
import type { CatalogueEntry } from '../services.ts';
import { itemCatalogue } from '../services.ts';
import { filterFrom, stateFrom } from './filter.ts';

const importOptions: readonly CommandOption[] = [
  { flags: '--dry-run', description: 'Check only; change nothing' },
  { flags: '--all-or-nothing', description: 'QTI: import nothing unless every item can be imported' },
  { flags: '--state <name>', description: 'Review state of new items whose file has none (operational)' },
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
  const given = new Map<string, ItemState>();
  for (const [index, draft] of drafts.entries()) {
    const checked = checkItem(draft);
    if ('item' in checked) items.push(checked.item);
    const state = (draft as { state?: unknown } | null)?.state;
    const known = States.safeParse(state);
    if (known.success) given.set(checked.id, known.data);
    else if (state !== undefined) checked.problems.push(`state: is one of ${States.options.join(', ')}`);
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
  const states = statesOf(items, given, options);
  problems.push(...notTriedOut(items, states).map((id) => `${id}: it cannot be in pretest`));
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
  const kept = keptStates(states, await catalogue.list({ states: States.options }));
  const report = await catalogue.importItems(items, states);
  print({ ...report, kept }, [counted(report), ...keptText(kept)].join('\n'));
}

const hasBeenPractised = 'practice has shown its key: keep it in practice, or change its id and its text';

/** Imports the items of a QTI file that can be imported, and lists the others with the reason. */
async function importPackage({ options, print, service }: CommandContext, content: PackageContent): Promise<void> {
  const catalogue = service(itemCatalogue);
  const practised = await catalogue.practised(content.items);
  const states = statesOf(content.items, content.states, options);
  const untried = notTriedOut(content.items, states);
  const items = content.items.filter(({ id }) => !practised.includes(id) && !untried.includes(id));
  const notTaken = [
    ...content.notTaken,
    ...practised.map((name) => ({ name, reason: hasBeenPractised })),
    ...untried.map((name) => ({ name, reason: 'it cannot be in pretest' })),
  ];
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
  const known = await catalogue.list({ states: States.options });
  const replaced = replacedBy(items, known);
  const kept = keptStates(states, known);
  const remarks = [
    ...(replaced.length > 0 ? [`New versions of existing items: ${abbreviated(replaced)}`] : []),
    ...keptText(kept),
    ...(notTaken.length > 0 ? [`${notTaken.length} not imported:`, ...refused] : []),
    ...noteCounts(notes.map(({ says }) => says)),
  ];
  const details = { ids: items.map(({ id }) => id), replaced, kept, notTaken, notes };
  if (options.dryRun) {
    print({ items: items.length, ...details }, [`${itemsOf(items.length)} can be imported`, ...remarks].join('\n'));
    return;
  }
  const report = await catalogue.importItems(items, states);
  print({ ...report, ...details }, [counted(report), ...remarks].join('\n'));
}

/** The states of new items: their own, else that of the command. */
function statesOf(
  items: readonly Item[],
  own: ReadonlyMap<string, ItemState>,
  options: CommandContext['options'],
): Map<string, ItemState> {
  const otherwise = stateFrom(options.state, '--state') ?? 'operational';
  return new Map(items.map(({ id }) => [id, own.get(id) ?? otherwise]));
}

const notTriedOut = (items: readonly Item[], states: ReadonlyMap<string, ItemState>): string[] =>
  items.flatMap((item) => (states.get(item.id) === 'pretest' && !canBeTriedOut(item) ? item.id : []));

/** Items of the bank in another state than the import has: imports are no way around the review. */
const keptStates = (states: ReadonlyMap<string, ItemState>, known: readonly CatalogueEntry[]) =>
  known.flatMap(({ itemId, state }) => ((states.get(itemId) ?? state) === state ? [] : { itemId, state }));

const keptText = (kept: readonly { itemId: string; state: ItemState }[]): string[] =>
  kept.length > 0
    ? [`Kept their state in the bank: ${abbreviated(kept.map(({ itemId, state }) => `${itemId} (${state})`))}`]
    : [];

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
