import { readFile, stat } from 'node:fs/promises';
import { invalid } from '../../../core/contract/index.ts';
import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import type { ImportFault, ImportReport } from '../contract.ts';
import { maxImportBytes } from '../contract.ts';
import { catalogueDesk } from '../services.ts';

export const command: PluginCommand = {
  arguments: [{ name: 'file', description: 'CSV or JSON file of universities, programs and intakes' }],
  options: [{ flags: '--dry-run', description: 'Check only; change nothing' }],
  async run({ arguments: { file = '' }, options: { dryRun }, who, print, service }) {
    const report = await service(catalogueDesk).importFile({ who }, await bytesOf(file), dryRun === true);
    if (report.faultCount > 0) throw refusal(report);
    const heading = report.isApplied ? 'Imported.' : 'The file can be imported.';
    print(report, [heading, ...countLines(report)].join('\n'));
  },
};

async function bytesOf(file: string): Promise<Uint8Array> {
  try {
    const { size } = await stat(file);
    if (size > maxImportBytes) throw invalid(`${file} is larger than ${maxImportBytes / 1024 / 1024} MiB. Divide it.`);
    return await readFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw invalid(`There is no file ${file}`);
    if (code === 'EISDIR' || code === 'EACCES') throw invalid(`${file} cannot be read`);
    throw error;
  }
}

function refusal({ faults, faultCount }: ImportReport) {
  const count = faultCount === 1 ? '1 fault' : `${faultCount} faults`;
  const rest = faultCount > faults.length ? [`  … and ${faultCount - faults.length} more`] : [];
  const lines = faults.map((fault) => `  ${faultText(fault)}`);
  return invalid(
    [`Nothing was imported. The file has ${count}:`, ...lines, ...rest].join('\n'),
    faults.map((fault) => ({ path: placeText(fault), message: fault.message })),
  );
}

const faultText = (fault: ImportFault) => [placeText(fault), fault.message].filter((part) => part !== '').join(': ');

const placeText = ({ line, column }: ImportFault) =>
  [line === null ? '' : `line ${line}`, column === null ? '' : `column ${column}`]
    .filter((part) => part !== '')
    .join(', ');

const countLines = (report: ImportReport) =>
  (['universities', 'programs', 'intakes'] as const).map((kind) => {
    const { created, changed, unchanged } = report[kind];
    return `  ${kind}: ${created} new, ${changed} changed, ${unchanged} unchanged`;
  });
