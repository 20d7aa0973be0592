import { Failure, invalid } from '../../../core/contract/index.ts';
import type { CommandContext, PluginCommand } from '../../../core/plugins/define-plugin.ts';
import type { CalibrationModel, ItemFitReport, ItemParameters, OverallFit } from '../psychometrics/index.ts';
import { calibrateInParallel, isGraded, itemFit, m2 } from '../psychometrics/index.ts';
import { alignedTable } from '../responses/aligned-table.ts';
import type { ResponseFile } from '../responses/response-file.ts';
import { readParameters } from './parameter-file.ts';
import { compute, percentBar, readWithBar } from './working.ts';

const models: readonly CalibrationModel[] = ['1PL', '2PL', '3PL', 'GRM'];
/** Below this share of false findings an item counts as not fitting. */
const falseFindings = 0.05;

export const command: PluginCommand = {
  arguments: [{ name: 'responses', says: 'CSV file: a header of item names, a row a person, 0, 1 or blank' }],
  options: [
    { flags: '--model <model>', says: `One of ${models.join(', ')}`, required: true },
    {
      flags: '--parameters <file>',
      says: 'JSON file with the items’ parameters; without one they are calibrated first',
    },
    { flags: '--fixed', says: 'The parameters come from other people: none counts as estimated from these' },
  ],
  async run({ arguments: given, options, print, progress }) {
    const model = models.find((each) => each === String(options.model).toUpperCase());
    if (!model) throw invalid(`--model is one of ${models.join(', ')}`);
    if (options.fixed && typeof options.parameters !== 'string') throw invalid('--fixed needs --parameters <file>');
    const hasParameters = typeof options.parameters === 'string';
    const file = await readWithBar(
      given.responses ?? '',
      { graded: model === 'GRM', requireVariance: !hasParameters },
      progress,
    );
    const { items, notes } = hasParameters
      ? { items: await readParameters(options.parameters as string, file.names), notes: [] }
      : await calibrated(file, model, progress);
    if (model !== 'GRM' && items.some(isGraded)) throw invalid('Items with several thresholds need --model GRM');
    const estimated = !options.fixed;
    const byItem = await judgeItems(file, items, { model, estimated }, progress);
    const overall = await judgeOverall(file, items, { model, estimated });
    const result = {
      model,
      parameters: hasParameters ? (estimated ? 'given' : 'given, from other people') : 'calibrated',
      persons: byItem.persons,
      incomplete: byItem.incomplete,
      items: byItem.items.map((fit, place) => ({ name: file.names[place], ...fit })),
      m2: typeof overall === 'string' ? null : overall,
      notes: [...notes, ...(typeof overall === 'string' ? [overall] : [])],
    };
    print(result, textOf(file.names, byItem, overall, result.notes));
  },
};

async function calibrated(file: ResponseFile, model: CalibrationModel, progress: CommandContext['progress']) {
  const bar = percentBar(progress, 'Calibrating');
  try {
    const calibration = await calibrateInParallel(file.matrix, {
      model,
      standardErrors: 'none',
      onProgress: ({ share }) => bar.reach(share),
    });
    const items = calibration.items.map(
      ({ a, b, c }): ItemParameters => (typeof b === 'number' ? { a, b, c } : { a, b }),
    );
    return { items, notes: calibration.converged ? [] : calibration.notes };
  } catch (error) {
    if (error instanceof RangeError) throw invalid(`The items cannot be calibrated: ${error.message}`);
    throw error;
  } finally {
    bar.done();
  }
}

interface Judging {
  readonly model: CalibrationModel;
  readonly estimated: boolean;
}

async function judgeItems(
  { matrix }: ResponseFile,
  items: readonly ItemParameters[],
  judging: Judging,
  progress: CommandContext['progress'],
): Promise<ItemFitReport> {
  const bar = progress(items.length, 'Comparing items');
  try {
    return await compute('Fit cannot be judged', () => itemFit(items, matrix, { ...judging, step: () => bar.step() }));
  } finally {
    bar.done();
  }
}

/** In words where it cannot be told: the items are still worth printing. */
async function judgeOverall(
  { matrix }: ResponseFile,
  items: readonly ItemParameters[],
  judging: Judging,
): Promise<OverallFit | string> {
  try {
    return await compute('M2 cannot be computed', () => m2(items, matrix, judging));
  } catch (error) {
    if (error instanceof Failure) return `${error.message}.`;
    throw error;
  }
}

function textOf(
  names: readonly string[],
  byItem: ItemFitReport,
  overall: OverallFit | string,
  notes: readonly string[],
): string {
  const left = byItem.incomplete > 0 ? `; ${byItem.incomplete} left out, because an answer is missing` : '';
  const misfitting = names.filter((_, place) => (byItem.items[place]?.adjustedPValue ?? 1) < falseFindings);
  return [
    `${byItem.persons} people answered all ${names.length} items${left}`,
    '',
    alignedTable(
      ['item', 'S-X²', 'df', 'p', 'p adjusted', 'RMSEA'],
      byItem.items.map(({ sX2, df, pValue, adjustedPValue, rmsea }, place) => [
        names[place] ?? '',
        figure(sX2, 3),
        String(df),
        figure(pValue, 4),
        figure(adjustedPValue, 4),
        figure(rmsea, 3),
      ]),
    ),
    '',
    ...(typeof overall === 'string' ? [] : [overallText(overall)]),
    misfitting.length === 0
      ? 'No item departs from the model by more than chance.'
      : `Not as the model says, at five false findings in a hundred: ${misfitting.join(', ')}`,
    ...(byItem.items.some(({ df }) => df === 0) ? ['A dash: no degrees of freedom are left to test with.'] : []),
    ...notes,
  ].join('\n');
}

function overallText({ statistic, m2: value, df, pValue, rmsea, rmseaInterval, srmsr, cfi, tli }: OverallFit): string {
  const interval = rmseaInterval
    ? ` (90 % interval ${rmseaInterval.map((bound) => bound.toFixed(4)).join(' to ')})`
    : '';
  return [
    `${statistic === 'C2' ? 'C2' : 'M2'} ${value.toFixed(4)}`,
    `df ${df}`,
    `p ${figure(pValue, 4)}`,
    `RMSEA ${figure(rmsea, 4)}${interval}`,
    `SRMSR ${srmsr.toFixed(4)}`,
    `CFI ${figure(cfi, 3)}`,
    `TLI ${figure(tli, 3)}`,
  ].join(', ');
}

const figure = (value: number | null, digits: number) => (value === null ? '–' : value.toFixed(digits));
