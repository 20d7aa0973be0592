import type { CalibratedItem, Calibration, NormalPrior, OverallFit, ResponseMatrix } from 'psychometrics';
import { takesPoints } from 'psychometrics';
import { invalid } from '../../../core/contract/index.ts';
import type { CommandContext, PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { alignedTable } from '../analysis/reports/aligned-table.ts';
import { checkWritable, writeWhole } from '../interchange/files.ts';
import { calibrateBankSection } from './calibrate-bank-section.ts';
import { numberIn } from './number-option.ts';
import {
  equalSlopesOption,
  ignoreOption,
  modelFrom,
  modelOption,
  noPriorsOption,
  priorsFrom,
  readGiven,
  responsesArgument,
} from './response-options.ts';
import { calibrateWithBar, judgeOverall, nonDiscriminating, parametersOf } from './run-computation.ts';

export const command: PluginCommand = {
  arguments: [{ ...responsesArgument, optional: true }],
  options: [
    modelOption,
    {
      flags: '--section <id>',
      description:
        'Calibrate this section of the bank and store the result for eiq items adopt; columns are item ids. Without a file, from the answers of the institution’s learners',
    },
    {
      flags: '--minimum-answers <number>',
      description: 'With --section: items with fewer answers keep their parameters (200)',
    },
    ignoreOption,
    { flags: '--output <file>', description: 'Write the result to this file, as JSON' },
    noPriorsOption,
    equalSlopesOption,
    { flags: '--max-iterations <number>', description: 'Maximum number of passes over the responses (500)' },
    { flags: '--workers <number>', description: 'Number of threads (one for each processor)' },
  ],
  withoutInstitution: ({ section }) => section === undefined,
  async run(context) {
    const { options, print } = context;
    const output = typeof options.output === 'string' ? options.output : undefined;
    // Checked before the work, which may take long.
    if (output !== undefined) await checkWritable(output);
    const { result, text, converged } =
      options.section === undefined ? await calibrateResponses(context) : await calibrateBankSection(context);
    if (output !== undefined) await writeWhole(output, `${JSON.stringify(result, null, 2)}\n`);
    print(result, output === undefined ? text : `${text}\nWrote the result to ${output}.`);
    // The parameters are printed anyway; the exit code keeps scripts from using them.
    if (!converged) process.exitCode = 1;
  },
};

/** Calibrates a file of responses to any items. Nothing is stored. */
async function calibrateResponses(context: CommandContext) {
  const { options, progress } = context;
  if (context.arguments.responses === undefined) {
    throw invalid('Name a file of responses, or a section of the bank with --section <id>');
  }
  if (options.minimumAnswers !== undefined) throw invalid('--minimum-answers needs --section <id>');
  const model = modelFrom(options);
  const equalSlopes = options.equalSlopes === true;
  if (equalSlopes && !takesPoints(model)) throw invalid('--equal-slopes is for GRM and GPCM');
  const maxIterations = numberIn(options, 'maxIterations', { from: 1, to: 1_000_000, isWhole: true });
  const workers = numberIn(options, 'workers', { from: 1, to: 64, isWhole: true });
  const { matrix } = await readGiven(context, { graded: takesPoints(model) });
  const priors = priorsFrom(model, options);
  const calibration = await calibrateWithBar(matrix, { model, equalSlopes, priors, maxIterations, workers }, progress);
  const overall = await overallFit(calibration, matrix);
  return {
    result: { ...calibration, priors, ...(typeof overall === 'string' ? {} : { m2: overall }) },
    text: textOf(calibration, priors, overall),
    converged: calibration.converged,
  };
}

/** M2 needs the moments of all pairs of items, so larger data are left to `eiq items fit`. */
const maxForM2 = { responses: 6_000_000, items: 60 };

async function overallFit(calibration: Calibration, matrix: ResponseMatrix): Promise<OverallFit | string> {
  const names = nonDiscriminating(calibration.items);
  if (names.length > 0) return `M2 needs positive discriminations; not positive: ${names.join(', ')}.`;
  if (matrix.rows * matrix.items > maxForM2.responses || matrix.items > maxForM2.items) {
    return 'M2 is not computed for data of this size; use eiq items fit.';
  }
  return judgeOverall({ items: parametersOf(calibration.items), matrix, model: calibration.model });
}

type Priors = Readonly<Record<'a' | 'c', NormalPrior | null>>;

function textOf(calibration: Calibration, priors: Priors, fit: OverallFit | string): string {
  const { items, logLikelihood, aic, bic, iterations, converged, people, parameters, model, notes } = calibration;
  return [
    `${model}, ${items.length === 1 ? '1 item' : `${items.length} items`}, ${people} people, ${parameters} parameters`,
    '',
    tableOf(items),
    '',
    `log-likelihood ${logLikelihood.toFixed(4)}, AIC ${aic.toFixed(2)}, BIC ${bic.toFixed(2)}`,
    typeof fit === 'string' ? fit : fitText(fit),
    ...priorsText(priors),
    `${converged ? 'Converged' : 'NOT converged'} after ${iterations} iterations. Standard errors: ${calibration.standardErrors}.`,
    ...notes,
    'Not stored. To calibrate items of the bank and adopt the result, add --section <id>.',
  ].join('\n');
}

function priorsText({ a, c }: Priors): string[] {
  if (!a || !c) return [];
  const normal = ({ mean, sd }: NormalPrior) => `N(${Number(mean.toFixed(2))}, SD ${sd})`;
  return [`Priors: ln a from ${normal(a)}, logit c from ${normal(c)}; --no-priors estimates without.`];
}

function fitText({ statistic, m2, df, pValue, rmsea, persons, incomplete }: OverallFit): string {
  const name = statistic === 'C2' ? 'C2' : 'M2';
  if (df === 0) return `${name} has no degrees of freedom, so overall fit is not tested.`;
  const p = pValue === null ? '' : `, p ${pValue.toFixed(4)}`;
  const error = rmsea === null ? '' : `, RMSEA ${rmsea.toFixed(4)}`;
  const of = incomplete > 0 ? ` (of the ${persons} people who answered every item)` : '';
  return `${name} ${m2.toFixed(4)}, df ${df}${p}${error}${of}`;
}

function tableOf(items: readonly CalibratedItem[]): string {
  const lists = (value: number | readonly number[]) => (typeof value === 'number' ? [value] : value);
  const steps = Math.max(...items.map(({ b }) => lists(b).length));
  const numbered = (letter: string, step: number) => (steps > 1 ? `${letter}${step + 1}` : letter);
  const hasGuessing = items.some(({ c }) => c !== undefined);
  const places = Array.from({ length: steps }, (_, step) => step);
  const headings = [
    'item',
    'a',
    'SE',
    ...places.flatMap((step) => [numbered('b', step), 'SE']),
    ...(hasGuessing ? ['c', 'SE'] : []),
    ...places.map((step) => numbered('d', step)),
  ];
  const rows = items.map((item, index) => [
    item.name ?? String(index + 1),
    figure(item.a),
    figure(item.seA),
    ...places.flatMap((step) => [figure(lists(item.b)[step]), figure(lists(item.seB)[step])]),
    ...(hasGuessing ? [figure(item.c), figure(item.seC)] : []),
    ...places.map((step) => figure(lists(item.intercept)[step])),
  ]);
  return alignedTable(headings, rows);
}

function figure(value: number | undefined): string {
  if (value === undefined) return '';
  // Without discrimination, b diverges and is meaningless.
  if (!(Math.abs(value) < 1e6)) return '–';
  const text = value.toFixed(4);
  return Number(text) === 0 ? text.replace('-', '') : text;
}
