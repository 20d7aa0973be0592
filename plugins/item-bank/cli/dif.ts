import type { DifReport } from 'psychometrics';
import { invalid } from '../../../core/contract/index.ts';
import type { CommandContext, PluginCommand } from '../../../core/plugins/define-plugin.ts';
import type { ResponseFile } from '../analysis/responses/response-file.ts';
import type { Comparison } from './dif-text.ts';
import { comparisonText } from './dif-text.ts';
import { ignoreOption, readGiven, responsesArgument } from './response-options.ts';
import { compute } from './run-computation.ts';

/** Smaller groups are not compared. */
const minPeople = 20;
/** Smaller groups are compared with a warning. */
const smallGroup = 200;

export const command: PluginCommand = {
  arguments: [responsesArgument],
  options: [
    { flags: '--group <column>', description: 'The column with each person’s group', required: true },
    { flags: '--reference <value>', description: 'The group to compare with (the larger one)' },
    { flags: '--focal <value>', description: 'The group that is compared (the other one)' },
    ignoreOption,
    { flags: '--no-purify', description: 'Match people by all items, including those with DIF' },
  ],
  withoutInstitution: true,
  async run(context) {
    const { options, print, progress } = context;
    const column = String(options.group);
    const file = await readGiven(context, { graded: true, labels: [column], requireVariance: false });
    const groups = groupsIn(file, column);
    const { reference, focal } = chooseGroups(groups, column, options);
    const rows = Uint8Array.from(file.labels[column] ?? [], (label) =>
      label === reference ? 1 : label === focal ? 2 : 0,
    );
    const found = await compareItems(file, rows, options.purify !== false, progress);
    const { people } = found.mantel;
    refuseSmallGroup(reference, people.reference, people.incomplete);
    refuseSmallGroup(focal, people.focal, people.incomplete);
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

/** The number of people in each group, largest first; people without a group are under ''. */
function groupsIn({ matrix, labels }: ResponseFile, column: string): Map<string, number> {
  const people = new Map<string, number>();
  for (const [row, value] of (labels[column] ?? []).entries()) {
    people.set(value, (people.get(value) ?? 0) + (matrix.counts?.[row] ?? 1));
  }
  return new Map([...people].sort(([, one], [, other]) => other - one));
}

function chooseGroups(groups: Map<string, number>, column: string, options: CommandContext['options']) {
  const values = [...groups.keys()].filter((value) => value !== '');
  const listed = values.map((value) => `${value} (${groups.get(value)} people)`).join(', ');
  if (values.length === 0) throw invalid(`The column ${column} is empty`);
  if (values.length === 1) throw invalid(`The column ${column} has only one group: ${listed}. A comparison needs two`);
  const named = (flag: 'reference' | 'focal') => {
    const value = options[flag];
    if (value !== undefined && !values.includes(String(value))) {
      throw invalid(`There is no group ${value} in the column ${column}; its groups are ${listed}`);
    }
    return value === undefined ? undefined : String(value);
  };
  const [givenReference, givenFocal] = [named('reference'), named('focal')];
  const reference = givenReference ?? values.find((value) => value !== givenFocal) ?? '';
  const others = values.filter((value) => value !== reference);
  if (givenFocal === undefined && others.length > 1) {
    throw invalid(
      `The column ${column} has more than two groups: ${listed}. Name the one to compare with ${reference} by --focal`,
    );
  }
  const focal = givenFocal ?? others[0] ?? '';
  if (focal === reference) throw invalid('--reference and --focal name the same group');
  return { reference, focal };
}

async function compareItems(
  { matrix }: ResponseFile,
  groups: Uint8Array,
  purify: boolean,
  progress: CommandContext['progress'],
) {
  const bar = progress(8 * matrix.items, 'Comparing groups');
  const heading = 'The groups cannot be compared';
  try {
    return await compute('groups', { matrix, groups, purify }, { heading, step: () => bar.step() });
  } finally {
    bar.done();
  }
}

function refuseSmallGroup(group: string, people: number, incomplete: number): void {
  if (people >= minPeople) return;
  const left = incomplete > 0 ? ` (${incomplete} people with a missing answer were left out)` : '';
  throw invalid(
    `The group ${group} has ${people} people who answered every item${left}; at least ${minPeople} are needed`,
  );
}

function notesOn(
  { reference, focal }: DifReport<never>['people'],
  { mantelHaenszel, mantel, sibtest, logistic }: Pick<Comparison, 'mantelHaenszel' | 'mantel' | 'sibtest' | 'logistic'>,
): string[] {
  const small = Math.min(reference, focal);
  return [
    ...(small < smallGroup ? [`With ${small} people in a group, only large differences can be detected.`] : []),
    ...new Set([...mantelHaenszel.notes, ...mantel.notes, ...sibtest.notes, ...logistic.notes]),
  ];
}

function asJson({ names, mantelHaenszel, mantel, sibtest, logistic, ...comparison }: Comparison) {
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
      sibtest: finding(sibtest, place),
      logistic: finding(logistic, place),
      mantel: finding(mantel, place),
      ...(mantel.items[place]?.problem === undefined ? {} : { problem: mantel.items[place]?.problem }),
    })),
    excludedFromMatching: {
      mantelHaenszel: excluded(mantelHaenszel),
      sibtest: excluded(sibtest),
      logistic: excluded(logistic),
      mantel: excluded(mantel),
    },
  };
}

const total = (groups: readonly (readonly [string, number])[]) => groups.reduce((sum, [, people]) => sum + people, 0);
