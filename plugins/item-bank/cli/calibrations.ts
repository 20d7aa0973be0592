import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { table } from '../../../core/plugins/define-plugin.ts';
import type { CalibrationLine } from '../contract.ts';
import { calibrationDesk } from '../services.ts';
import { numberIn } from './number-option.ts';

export const command: PluginCommand = {
  options: [{ flags: '--limit <number>', description: 'Maximum number of calibrations, newest first (50)' }],
  async run({ options, who, print, service }) {
    const limit = numberIn(options, 'limit', { from: 1, to: 1000, isWhole: true }) ?? 50;
    const { items, total } = await service(calibrationDesk).list({ who }, { limit, offset: 0 });
    print(items, textOf(items, total));
  },
};

function textOf(lines: readonly CalibrationLine[], total: number): string {
  if (total === 0) {
    return 'No calibrations are stored. Create one with eiq items calibrate --section <id> --model 2PL.';
  }
  const headings = ['ID', 'DATE', 'SECTION', 'MODEL', 'STATUS', 'SAMPLE', 'ITEMS', 'M2 p', 'RMSEA', 'ADOPTED'];
  return [
    table(headings, lines.map(cellsOf)),
    lines.length < total
      ? `${lines.length} of ${total} calibrations; --limit shows more`
      : total === 1
        ? '1 calibration'
        : `${total} calibrations`,
  ].join('\n');
}

function cellsOf(line: CalibrationLine): string[] {
  const { overallFit: fit } = line;
  return [
    line.id,
    line.createdAt.slice(0, 10),
    line.section,
    line.model,
    line.converged === false ? 'not converged' : line.status,
    line.people === null ? '–' : `${line.people} ${line.answersFrom === 'file' ? 'people' : 'sittings'}`,
    line.estimated === null ? '–' : String(line.estimated),
    fit ? fit.p.toFixed(3) : '–',
    fit ? fit.rmsea.toFixed(3) : '–',
    line.adopted ? line.adopted.at.slice(0, 10) : 'no',
  ];
}
