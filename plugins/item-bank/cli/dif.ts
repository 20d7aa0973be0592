import { invalid } from '../../../core/contract/index.ts';
import type { CommandContext, PluginCommand } from '../../../core/plugins/define-plugin.ts';
import type { DifReport, GroupedPattern } from '../psychometrics/index.ts';
import { logisticDif, mantelForItems, mantelHaenszelForItems, notPresented } from '../psychometrics/index.ts';
import type { ResponseFile } from '../responses/response-file.ts';
import type { Comparison } from './dif-text.ts';
import { comparisonText } from './dif-text.ts';
import { compute, readWithBar } from './working.ts';

/** With fewer people than this in a group nothing is compared; below the second number only with a warning. */
const fewest = 20;
const enough = 200;

export const command: PluginCommand = {
  arguments: [{ name: 'responses', says: 'CSV file as for calibrate, with a column that tells each person’s group' }],
  options: [
    { flags: '--group <column>', says: 'The column of the group', required: true },
    { flags: '--reference <value>', says: 'The group to compare with; the larger one unless told' },
    { flags: '--focal <value>', says: 'The group that is compared; the other one unless told' },
    { flags: '--no-purify', says: 'Match people by all items, those that differ too' },
  ],
  async run({ arguments: given, options, print, progress }) {
    const column = String(options.group);
    const file = await readWithBar(
      given.responses ?? '',
      { graded: true, labels: [column], requireVariance: false },
      progress,
    );
    const groups = groupsIn(file, column);
    const { reference, focal } = chooseGroups(groups, column, options);
    const patterns = patternsOf(file, file.labels[column] ?? [], reference, focal);
    const found = await compareItems(file, patterns, options.purify !== false, progress);
    const { people } = found.mantel;
    refuseFew(reference, people.reference, people.incomplete);
    refuseFew(focal, people.focal, people.incomplete);
    if (found.mantel.items.every((item) => item.found === null)) {
      throw invalid(`No item can be compared: ${found.mantel.items[0]?.problem}`);
    }
    const comparison: Comparison = {
      column,
      reference: { value: reference, people: people.reference },
      focal: { value: focal, people: people.focal },
      incomplete: people.incomplete,
      ofOtherGroups: total([...groups.entries()].filter(([value]) => value !== reference && value !== focal)),
      names: file.names,
      ...found,
      notes: notesOn(people, found),
    };
    print(asJson(comparison), comparisonText(comparison));
  },
};

/** How many people each group has, the largest first; people without one are in ''. */
function groupsIn({ matrix, labels }: ResponseFile, column: string): Map<string, number> {
  const people = new Map<string, number>();
  for (const [row, value] of (labels[column] ?? []).entries()) {
    people.set(value, (people.get(value) ?? 0) + (matrix.counts?.[row] ?? 1));
  }
  return new Map([...people].sort(([, one], [, other]) => other - one));
}

function chooseGroups(groups: Map<string, number>, column: string, options: CommandContext['options']) {
  const values = [...groups.keys()].filter((value) => value !== '');
  const there = values.map((value) => `${value} (${groups.get(value)} people)`).join(', ');
  if (values.length === 0) throw invalid(`The column ${column} is empty`);
  if (values.length === 1) throw invalid(`The column ${column} has only one group: ${there}. A comparison needs two`);
  const named = (flag: 'reference' | 'focal') => {
    const value = options[flag];
    if (value !== undefined && !values.includes(String(value))) {
      throw invalid(`There is no group ${value} in the column ${column}; there are ${there}`);
    }
    return value === undefined ? undefined : String(value);
  };
  const [askedReference, askedFocal] = [named('reference'), named('focal')];
  const reference = askedReference ?? values.find((value) => value !== askedFocal) ?? '';
  const others = values.filter((value) => value !== reference);
  if (askedFocal === undefined && others.length > 1) {
    throw invalid(
      `The column ${column} has more than two groups: ${there}. Tell by --focal which one to compare with ${reference}`,
    );
  }
  const focal = askedFocal ?? others[0] ?? '';
  if (focal === reference) throw invalid('--reference and --focal name the same group');
  return { reference, focal };
}

function patternsOf(
  { matrix }: ResponseFile,
  labels: readonly string[],
  reference: string,
  focal: string,
): GroupedPattern[] {
  const patterns: GroupedPattern[] = [];
  for (let row = 0; row < matrix.rows; row++) {
    const label = labels[row];
    if (label !== reference && label !== focal) continue;
    const own = matrix.responses.subarray(row * matrix.items, (row + 1) * matrix.items);
    patterns.push({
      group: label === reference ? 'reference' : 'focal',
      count: matrix.counts?.[row] ?? 1,
      responses: Array.from(own, (response) => (response === notPresented ? null : response)),
    });
  }
  return patterns;
}

async function compareItems(
  { names }: ResponseFile,
  patterns: readonly GroupedPattern[],
  purify: boolean,
  progress: CommandContext['progress'],
) {
  // Three methods, each in up to two stages.
  const bar = progress(6 * names.length, 'Comparing groups');
  const options = { purify, step: () => bar.step() };
  const heading = 'The groups cannot be compared';
  try {
    return {
      mantelHaenszel: await compute(heading, () => mantelHaenszelForItems(patterns, options)),
      mantel: await compute(heading, () => mantelForItems(patterns, options)),
      logistic: await compute(heading, () => logisticDif(patterns, options)),
    };
  } finally {
    bar.done();
  }
}

function refuseFew(group: string, people: number, incomplete: number): void {
  if (people >= fewest) return;
  const left = incomplete > 0 ? ` (${incomplete} people were left out, because an answer is missing)` : '';
  throw invalid(
    `The group ${group} has ${people} people who answered every item${left}; at least ${fewest} are needed`,
  );
}

function notesOn(
  { reference, focal }: DifReport<never>['people'],
  { mantelHaenszel, mantel, logistic }: Pick<Comparison, 'mantelHaenszel' | 'mantel' | 'logistic'>,
): string[] {
  const small = Math.min(reference, focal);
  return [
    ...(small < enough ? [`With ${small} people in a group only large differences can be told from chance.`] : []),
    ...new Set([...mantelHaenszel.notes, ...mantel.notes, ...logistic.notes]),
  ];
}

function asJson({ names, mantelHaenszel, mantel, logistic, ...comparison }: Comparison) {
  const finding = <Found>(report: DifReport<Found>, place: number) => {
    const item = report.items[place];
    return item?.found ? { ...item.found, adjustedPValue: item.adjustedPValue } : null;
  };
  const excluded = (report: DifReport<unknown>) => report.excluded.map((place) => names[place]);
  return {
    ...comparison,
    items: names.map((name, place) => ({
      name,
      mantelHaenszel: finding(mantelHaenszel, place),
      logistic: finding(logistic, place),
      mantel: finding(mantel, place),
      ...(mantel.items[place]?.problem === undefined ? {} : { problem: mantel.items[place]?.problem }),
    })),
    excludedFromMatching: {
      mantelHaenszel: excluded(mantelHaenszel),
      logistic: excluded(logistic),
      mantel: excluded(mantel),
    },
  };
}

const total = (groups: readonly (readonly [string, number])[]) => groups.reduce((sum, [, people]) => sum + people, 0);
