import type { ItemFitReport, OverallFit } from 'psychometrics';
import { isGraded, isPartialCredit, takesPoints } from 'psychometrics';
import { invalid } from '../../../core/contract/index.ts';
import type { CommandContext, PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { alignedTable } from '../analysis/reports/aligned-table.ts';
import type { ResponseFile } from '../analysis/responses/response-file.ts';
import type { FitInput } from './computations.ts';
import { readParameters } from './parameter-file.ts';
import {
  ignoreOption,
  modelFrom,
  modelOption,
  noPriorsOption,
  priorsFrom,
  readGiven,
  responsesArgument,
} from './response-options.ts';
import type { EstimationSettings } from './run-computation.ts';
import { calibrateWithBar, compute, judgeOverall, nonDiscriminating, parametersOf } from './run-computation.ts';

/** Items are reported as misfitting at this false discovery rate. */
const falseDiscoveryRate = 0.05;

export const command: PluginCommand = {
  arguments: [responsesArgument],
  options: [
    modelOption,
    ignoreOption,
    noPriorsOption,
    {
      flags: '--parameters <file>',
      description: 'JSON file with the items’ parameters; without it they are estimated first',
    },
    {
      flags: '--fixed',
      description: 'The parameters were estimated from other people, so no degrees of freedom are subtracted for them',
    },
  ],
  withoutInstitution: true,
  async run(context) {
    const { options, print, progress } = context;
    const model = modelFrom(options);
    const parameters = typeof options.parameters === 'string' ? options.parameters : undefined;
    if (options.fixed && parameters === undefined) throw invalid('--fixed needs --parameters <file>');
    const file = await readGiven(context, { graded: takesPoints(model), requireVariance: parameters === undefined });
    const { items, notes } =
      parameters === undefined
        ? await calibrated(file, { model, priors: priorsFrom(model, options) }, progress)
        : { items: await readParameters(parameters, file.names), notes: [] };
    if (!takesPoints(model) && items.some(isGraded)) {
      throw invalid('Items with several thresholds need --model GRM or GPCM');
    }
    if (items.some((item) => isGraded(item) && isPartialCredit(item) !== (model === 'GPCM'))) {
      throw invalid('The items’ parameters are of another model than --model');
    }
    const input: FitInput = { items, matrix: file.matrix, model, estimated: !options.fixed };
    const byItem = await judgeItems(input, progress);
    const overall = await judgeOverall(input);
    const result = {
      model,
      parameters: parameters === undefined ? 'calibrated' : options.fixed ? 'given, from other people' : 'given',
      persons: byItem.persons,
      incomplete: byItem.incomplete,
      items: byItem.items.map((fit, place) => ({ name: file.names[place], ...fit })),
      m2: typeof overall === 'string' ? null : overall,
      notes: [...notes, ...(typeof overall === 'string' ? [overall] : []), ...sampleNotes(byItem)],
    };
    print(result, textOf(file.names, byItem, overall, result.notes));
  },
};

async function calibrated(
  { matrix }: ResponseFile,
  settings: EstimationSettings,
  progress: CommandContext['progress'],
) {
  const calibration = await calibrateWithBar(matrix, { ...settings, standardErrors: 'none' }, progress);
  const names = nonDiscriminating(calibration.items);
  if (names.length > 0) {
    throw invalid(
      `Fit cannot be judged: discrimination is not positive in ${names.join(', ')}. Check the key, or exclude the item (--ignore ${names.join(',')}).`,
    );
  }
  return { items: parametersOf(calibration.items), notes: calibration.converged ? [] : calibration.notes };
}

async function judgeItems(input: FitInput, progress: CommandContext['progress']): Promise<ItemFitReport> {
  const bar = progress(input.items.length, 'Comparing items');
  try {
    return await compute('itemFit', input, { heading: 'Fit cannot be judged', step: () => bar.step() });
  } finally {
    bar.done();
  }
}

/** With fewer people the statistics do not follow their asymptotic distributions. */
const minPeople = 200;

const sampleNotes = ({ persons }: ItemFitReport) =>
  persons < minPeople ? [`Only ${persons} people answered every item, so these tests are not reliable.`] : [];

function textOf(
  names: readonly string[],
  byItem: ItemFitReport,
  overall: OverallFit | string,
  notes: readonly string[],
): string {
  const left = byItem.incomplete > 0 ? `; ${byItem.incomplete} with a missing answer left out` : '';
  const misfitting = names.filter((_, place) => (byItem.items[place]?.adjustedPValue ?? 1) < falseDiscoveryRate);
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
      ? 'No item departs from the model beyond chance.'
      : `Misfitting items, at a false discovery rate of 5%: ${misfitting.join(', ')}`,
    ...(byItem.items.some(({ df }) => df === 0) ? ['A dash marks tests without degrees of freedom.'] : []),
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
