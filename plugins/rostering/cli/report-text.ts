import type { ImportFault, ImportReport } from '../contract.ts';

/** All faults at once, a line for each. */
export const faultsText = ({ faults, faultCount }: ImportReport): string =>
  [
    `Nothing was imported. The file has ${faultCount === 1 ? '1 fault' : `${faultCount} faults`}:`,
    ...listed(faults, faultCount),
  ].join('\n');

/** What an import changes, in words. */
export function reportText(report: ImportReport, tense: 'would' | 'did'): string {
  const { people, terms, classes, members, guardians, notes, noteCount } = report;
  const parts: [string, Readonly<Record<string, number>>][] = [
    ['People', { ...withoutFile(people) }],
    ['Terms', terms],
    ['Classes', classes],
    ['Enrolments', members],
    ['Guardians', guardians],
  ];
  const lines = parts.map(
    ([title, counts]) =>
      `  ${title}: ${Object.entries(counts)
        .map(([name, value]) => `${value} ${name}`)
        .join(', ')}`,
  );
  const heading = report.hasChanges
    ? tense === 'would'
      ? 'The file can be imported:'
      : 'Imported:'
    : 'The file changes nothing: everything in it is here already.';
  const remarks = noteCount > 0 ? ['Notes:', ...listed(notes, noteCount)] : [];
  return [heading, ...(report.hasChanges ? lines : []), ...remarks].join('\n');
}

const withoutFile = ({ inFile: _, ...counts }: ImportReport['people']) => counts;

const listed = (list: readonly ImportFault[], count: number): string[] => [
  ...list.map(({ file, line, message }) => `  ${file}${line === null ? '' : ` line ${line}`}: ${message}`),
  ...(count > list.length ? [`  … and ${count - list.length} more`] : []),
];
