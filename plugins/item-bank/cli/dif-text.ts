import type { DifReport, LogisticDif, MantelDifference, MantelHaenszel, Sibtest } from 'psychometrics';
import { alignedTable } from '../analysis/reports/aligned-table.ts';

/** Two groups compared item by item. */
export interface Comparison {
  readonly column: string;
  readonly reference: { readonly value: string; readonly people: number };
  readonly focal: { readonly value: string; readonly people: number };
  /** People of the two groups who are left out because an answer is missing. */
  readonly incomplete: number;
  readonly ofOtherGroups: number;
  readonly names: readonly string[];
  readonly mantelHaenszel: DifReport<MantelHaenszel>;
  readonly mantel: DifReport<MantelDifference>;
  readonly sibtest: DifReport<Sibtest>;
  readonly logistic: DifReport<LogisticDif>;
  readonly notes: readonly string[];
}

/** The comparison as text: a table of dichotomous items, a table of graded items, and the conclusions. */
export function comparisonText(comparison: Comparison): string {
  const { reference, focal, incomplete, ofOtherGroups, names, notes } = comparison;
  const dichotomous = names.flatMap((name, place) => dichotomousRow(comparison, name, place));
  const graded = names.flatMap((name, place) => gradedRow(comparison, name, place));
  const problems = names.flatMap((name, place) => {
    const problem = comparison.mantel.items[place]?.problem;
    return problem === undefined ? [] : [`${name} was not compared: ${problem}.`];
  });
  return [
    `${focal.value} (${focal.people} people) compared with ${reference.value} (${reference.people} people) of equal score`,
    ...(incomplete > 0 ? [`${incomplete} people with a missing answer left out`] : []),
    ...(ofOtherGroups > 0 ? [`${ofOtherGroups} people of other groups or without a group left out`] : []),
    ...(dichotomous.length > 0 ? ['', alignedTable(dichotomousHeadings, dichotomous)] : []),
    ...(graded.length > 0 ? ['', alignedTable(gradedHeadings, graded)] : []),
    '',
    ...problems,
    ...excludedText(comparison),
    verdict(comparison),
    ...notes,
  ].join('\n');
}

const dichotomousHeadings = [
  'item',
  'ETS',
  'Δ MH',
  'χ² MH',
  'p MH',
  'p adjusted',
  'SIBTEST',
  'β',
  'p SIBTEST',
  'logistic',
  'R² change',
  'χ² logistic',
  'p logistic',
  'p uniform',
  'p non-uniform',
];

function dichotomousRow({ mantelHaenszel, sibtest, logistic }: Comparison, name: string, place: number): string[][] {
  const haenszel = mantelHaenszel.items[place];
  const regression = logistic.items[place]?.found;
  if (!haenszel?.found && !regression) return [];
  const found = haenszel?.found;
  const sib = sibtest.items[place]?.found;
  return [
    [
      name,
      ...(found
        ? [
            found.class,
            found.delta.toFixed(3),
            found.chiSquare.toFixed(3),
            found.pValue.toFixed(4),
            haenszel.adjustedPValue?.toFixed(4) ?? '–',
          ]
        : ['–', '–', '–', '–', '–']),
      ...(sib ? [sib.class, sib.beta.toFixed(3), sib.pValue.toFixed(4)] : ['–', '–', '–']),
      ...(regression
        ? [
            regression.both.jodoinGierl,
            regression.both.r2Change.toFixed(4),
            regression.both.chiSquare.toFixed(3),
            regression.both.pValue.toFixed(4),
            regression.uniform.pValue.toFixed(4),
            regression.nonUniform.pValue.toFixed(4),
          ]
        : ['–', '–', '–', '–', '–', '–']),
    ],
  ];
}

const gradedHeadings = ['item', 'class', 'difference', 'SE', 'in SD', 'χ² Mantel', 'p', 'p adjusted'];

function gradedRow({ mantelHaenszel, mantel }: Comparison, name: string, place: number): string[][] {
  const item = mantel.items[place];
  // Items compared by Mantel-Haenszel are in the other table.
  if (!item?.found || mantelHaenszel.items[place]?.found) return [];
  const { standardisedMeanDifference, standardError, effectSize, chiSquare, pValue } = item.found;
  return [
    [
      name,
      item.found.class,
      standardisedMeanDifference.toFixed(3),
      standardError.toFixed(3),
      effectSize.toFixed(3),
      chiSquare.toFixed(3),
      pValue.toFixed(4),
      item.adjustedPValue.toFixed(4),
    ],
  ];
}

function excludedText({ names, mantelHaenszel, mantel, sibtest, logistic }: Comparison): string[] {
  const excluded = new Set([mantelHaenszel, mantel, sibtest, logistic].flatMap((report) => report.excluded));
  if (excluded.size === 0) return [];
  return [`Excluded from matching because they show DIF: ${places(names, excluded)}`];
}

function verdict({ names, focal, reference, mantelHaenszel, mantel }: Comparison): string {
  const classOf = (place: number) => (mantelHaenszel.items[place]?.found ?? mantel.items[place]?.found)?.class;
  const isAgainst = (place: number) =>
    (mantelHaenszel.items[place]?.found?.delta ?? mantel.items[place]?.found?.standardisedMeanDifference ?? 0) < 0;
  const differing = names.map((_, place) => place).filter((place) => ['B', 'C'].includes(classOf(place) ?? 'A'));
  if (differing.length === 0) return 'No item shows more than negligible DIF (all class A).';
  const harder = differing.filter(isAgainst);
  const easier = differing.filter((place) => !isAgainst(place));
  const list = (some: readonly number[]) => some.map((place) => `${names[place]} (${classOf(place)})`).join(', ');
  return [
    ...(harder.length > 0
      ? [`Harder for ${focal.value} than for ${reference.value} of equal score: ${list(harder)}`]
      : []),
    ...(easier.length > 0
      ? [`Easier for ${focal.value} than for ${reference.value} of equal score: ${list(easier)}`]
      : []),
  ].join('\n');
}

const places = (names: readonly string[], some: Iterable<number>) =>
  [...some]
    .sort((one, other) => one - other)
    .map((place) => names[place])
    .join(', ');
