import type { CalibratedItem, Calibration, NormalPrior, OverallFit, ResponseMatrix } from 'psychometrics';
import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { alignedTable } from '../analysis/reports/aligned-table.ts';
import { checkWritable, writeWhole } from '../interchange/files.ts';
import { numberIn } from './numbers.ts';
import {
  ignoreOption,
  modelFrom,
  modelOption,
  noPriorsOption,
  priorsFrom,
  readGiven,
  responsesArgument,
} from './response-words.ts';
import { calibrateWithBar, judgeOverall, parametersOf, turnedRound } from './working.ts';

export const command: PluginCommand = {
  arguments: [responsesArgument],
  options: [
    modelOption,
    ignoreOption,
    { flags: '--output <file>', description: 'Write the result to this file, as JSON' },
    noPriorsOption,
    { flags: '--max-iterations <number>', description: 'Give up after so many passes over the responses (500)' },
    { flags: '--workers <number>', description: 'Use so many threads (one a processor)' },
  ],
  withoutInstitution: true,
  async run(context) {
    const { options, print, progress } = context;
    const model = modelFrom(options);
    const maxIterations = numberIn(options, 'maxIterations', { from: 1, to: 1_000_000, isWhole: true });
    const workers = numberIn(options, 'workers', { from: 1, to: 64, isWhole: true });
    const output = typeof options.output === 'string' ? options.output : undefined;
    // Before the work: a result that cannot be written is told at once.
    if (output !== undefined) await checkWritable(output);
    const { matrix } = await readGiven(context, { graded: model === 'GRM' });
    const priors = priorsFrom(model, options);
    const calibration = await calibrateWithBar(matrix, { model, priors, maxIterations, workers }, progress);
    const overall = await overallFit(calibration, matrix);
    const result = { ...calibration, priors, ...(typeof overall === 'string' ? {} : { m2: overall }) };
    if (output !== undefined) await writeWhole(output, `${JSON.stringify(result, null, 2)}\n`);
    print(result, textOf(calibration, priors, overall));
    // What was kept is printed, and a script learns that it is not to be used.
    if (!calibration.converged) process.exitCode = 1;
  },
};

/** M2 takes the means of all pairs: for more responses or items it is a work of its own. */
const mostForM2 = { responses: 6_000_000, items: 60 };

async function overallFit(calibration: Calibration, matrix: ResponseMatrix): Promise<OverallFit | string> {
  const turned = turnedRound(calibration.items);
  if (turned.length > 0) return `M2 needs discriminations above 0; not so ${turned.join(', ')}.`;
  if (matrix.rows * matrix.items > mostForM2.responses || matrix.items > mostForM2.items) {
    return 'M2 is not computed for so many responses; eiq items fit does.';
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
  ].join('\n');
}

function priorsText({ a, c }: Priors): string[] {
  if (!a || !c) return [];
  const normal = ({ mean, sd }: NormalPrior) => `N(${Number(mean.toFixed(2))}, SD ${sd})`;
  return [`Priors: ln a from ${normal(a)}, logit c from ${normal(c)}; --no-priors estimates without.`];
}

function fitText({ statistic, m2, df, pValue, rmsea, persons, incomplete }: OverallFit): string {
  const name = statistic === 'C2' ? 'C2' : 'M2';
  if (df === 0) return `${name} has no degrees of freedom left to test with.`;
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
  // A difficulty of millions, where nothing discriminates, is none.
  if (!(Math.abs(value) < 1e6)) return '–';
  const text = value.toFixed(4);
  return Number(text) === 0 ? text.replace('-', '') : text;
}
