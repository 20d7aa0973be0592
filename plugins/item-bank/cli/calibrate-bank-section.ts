import { createReadStream } from 'node:fs';
import path from 'node:path';
import { invalid } from '../../../core/contract/index.ts';
import type { CommandContext } from '../../../core/plugins/define-plugin.ts';
import { alignedTable } from '../analysis/reports/aligned-table.ts';
import type { CalibratedItem, CalibrationLine, CalibrationModel, CalibrationResult } from '../contract.ts';
import { calibrationModels, scaleText } from '../contract.ts';
import { cannotRead, sizeOf } from '../interchange/files.ts';
import type { CalibrationDeskRequest } from '../services.ts';
import { calibrationDesk } from '../services.ts';
import { filterFrom } from './filter.ts';
import { numberIn } from './number-option.ts';
import { percentBar } from './percent-bar.ts';
import { ignoredColumns } from './response-options.ts';

/** Calibrates a section of the bank, from a file or from stored answers, and stores the result. */
export async function calibrateBankSection(context: CommandContext) {
  const { options, progress, service, who } = context;
  const { section } = filterFrom({ section: options.section });
  if (section === undefined) throw invalid('--section needs the id of a section');
  for (const [name, flag] of Object.entries(unsupported)) {
    if (options[name] !== undefined && options[name] !== true) throw invalid(`${flag} cannot be used with --section`);
  }
  if (options.equalSlopes === true) throw invalid('--equal-slopes cannot be used with --section');
  const minimumAnswers = numberIn(options, 'minimumAnswers', { from: 30, to: 1_000_000, isWhole: true }) ?? 200;
  const request = { section, model: bankModelFrom(options), minimumAnswers, ...(await fileFrom(context)) };
  const bar = percentBar(progress, 'Calibrating');
  try {
    const onProgress = ({ share }: { share: number | null }) => bar.reach(share ?? 0);
    const result = await service(calibrationDesk).calibrate({ who }, request, onProgress);
    return { result, text: textOf(result), converged: result.result.converged };
  } finally {
    bar.done();
  }
}

/** Options of a calibration of response files; by the name under which commander keeps them. */
const unsupported = { maxIterations: '--max-iterations', workers: '--workers', priors: '--no-priors' };

/** @throws Failure invalid naming the models that the bank holds */
function bankModelFrom({ model }: CommandContext['options']): CalibrationModel {
  const found = calibrationModels.find((each) => each === String(model).toUpperCase());
  if (!found) throw invalid(`With --section, --model is one of ${calibrationModels.join(', ')}`);
  return found;
}

async function fileFrom(context: CommandContext): Promise<Pick<CalibrationDeskRequest, 'file'>> {
  const { responses } = context.arguments;
  const ignore = ignoredColumns(context.options);
  if (responses === undefined) return {};
  if (responses === '-') return { file: { name: 'standard input', content: context.input, ignore } };
  await sizeOf(responses);
  return { file: { name: path.basename(responses), content: readable(responses), ignore } };
}

async function* readable(file: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(file) as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw cannotRead(file, error);
  }
}

function textOf(line: CalibrationLine & { readonly result: CalibrationResult }): string {
  const { result } = line;
  const kept = result.items.filter(({ outcome }) => outcome !== 'estimated').length;
  const rows = line.answersFrom === 'file' ? 'people' : 'sittings';
  return [
    `${line.section}, ${line.model}: ${line.estimated} items estimated from ${result.people} ${rows}` +
      (kept > 0 ? `; ${kept} kept their parameters` : ''),
    '',
    tableOf(result.items),
    '',
    `log-likelihood ${result.logLikelihood.toFixed(4)}; scale: ${scaleText[result.scale]}`,
    fitText(result),
    ...result.leftOut.map(({ what, why }) => `Not used: ${what}, ${why}`),
    ...result.notes,
    `${result.converged ? 'Converged' : 'NOT converged'} after ${result.iterations} iterations.`,
    '',
    `Stored as calibration ${line.id}. ${nextStep(line)}`,
  ].join('\n');
}

function nextStep({ id, converged, estimated }: CalibrationLine): string {
  if (!converged) return 'It did not converge, so it cannot be adopted.';
  if (!estimated) return 'No item has parameters within the bank’s limits, so it cannot be adopted.';
  return `The bank is unchanged. To use these parameters: eiq items adopt ${id}`;
}

function fitText({ overallFit, fitSays }: CalibrationResult): string {
  if (!overallFit) return fitSays ?? 'M2 is not available.';
  const { statistic, df, p, rmsea } = overallFit;
  return `M2 ${statistic.toFixed(4)}, df ${df}, p ${p.toFixed(4)}, RMSEA ${rmsea.toFixed(4)}`;
}

function tableOf(items: readonly CalibratedItem[]): string {
  const headings = ['item', 'answers', 'outcome', 'a', 'SE', 'b', 'SE', 'c', 'b before', 'S-X² p'];
  return alignedTable(
    headings,
    items.map(({ itemId, answers, outcome, before, after, se, fit }) => [
      itemId,
      String(answers),
      outcomes[outcome],
      figures(after.a),
      figures(se?.a),
      figures(after.b),
      figures(se?.b),
      figures(after.c),
      figures(before.b),
      figures(fit?.p),
    ]),
  );
}

const outcomes = { estimated: 'estimated', held: 'kept', odd: 'out of limits' } as const;

/** A number, or the thresholds of an open item joined by slashes. */
function figures(value: number | readonly number[] | undefined): string {
  if (value === undefined) return '';
  return typeof value === 'number' ? value.toFixed(3) : value.map((each) => each.toFixed(3)).join('/');
}
