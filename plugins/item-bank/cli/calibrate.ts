import { writeFile } from 'node:fs/promises';
import { invalid } from '../../../core/contract/index.ts';
import type { CommandContext, PluginCommand } from '../../../core/plugins/define-plugin.ts';
import type {
  CalibratedItem,
  Calibration,
  CalibrationModel,
  ItemParameters,
  ResponseMatrix,
} from '../psychometrics/index.ts';
import { calibrateInParallel, m2, toPatterns } from '../psychometrics/index.ts';
import { alignedTable } from '../responses/aligned-table.ts';
import { percentBar, readWithBar } from './working.ts';

const models: readonly CalibrationModel[] = ['1PL', '2PL', '3PL', 'GRM'];

export const command: PluginCommand = {
  arguments: [{ name: 'responses', says: 'CSV file: a header of item names, a row a person, 0, 1 or blank' }],
  options: [
    { flags: '--model <model>', says: `One of ${models.join(', ')}`, required: true },
    { flags: '--output <file>', says: 'Write the result to this file, as JSON' },
    { flags: '--max-iterations <number>', says: 'Give up after so many passes over the responses (500)' },
    { flags: '--workers <number>', says: 'Use so many threads (one a processor)' },
  ],
  async run(context) {
    const { options, print } = context;
    const model = models.find((each) => each === String(options.model).toUpperCase());
    if (!model) throw invalid(`--model is one of ${models.join(', ')}`);
    const { matrix } = await readWithBar(
      context.arguments.responses ?? '',
      { graded: model === 'GRM' },
      context.progress,
    );
    const calibration = await calibrate(context, matrix, model);
    const overall = overallFit(calibration, matrix);
    const result = { ...calibration, ...overall.value };
    if (typeof options.output === 'string') {
      await writeFile(options.output, `${JSON.stringify(result, null, 2)}\n`).catch((error: Error) => {
        throw invalid(`The result cannot be written to ${options.output}: ${error.message}`);
      });
    }
    print(result, textOf(calibration, overall.says));
    // What was kept is printed, and a script learns that it is not to be used.
    if (!calibration.converged) process.exitCode = 1;
  },
};

async function calibrate(
  context: CommandContext,
  matrix: ResponseMatrix,
  model: CalibrationModel,
): Promise<Calibration> {
  const maxIterations = wholeNumber(context, 'maxIterations', '--max-iterations');
  const workers = wholeNumber(context, 'workers', '--workers') ?? (isSmall(matrix) ? 1 : undefined);
  const bar = percentBar(context.progress, 'Calibrating');
  try {
    return await calibrateInParallel(
      matrix,
      { model, maxIterations, onProgress: ({ share }) => bar.reach(share) },
      { workers },
    );
  } catch (error) {
    if (error instanceof RangeError) throw invalid(`The items cannot be calibrated: ${error.message}`);
    throw error;
  } finally {
    bar.done();
  }
}

/** Below this the start of a second thread costs more than it saves. */
const isSmall = ({ rows, items }: ResponseMatrix) => rows * items < 100_000;

function wholeNumber({ options }: CommandContext, name: string, flag: string): number | undefined {
  const given = options[name];
  if (given === undefined) return undefined;
  const value = Number(given);
  if (!(Number.isInteger(value) && value > 0)) throw invalid(`${flag} is a whole number from 1 on`);
  return value;
}

/** M2 takes the means of all pairs: for more responses or items it is a work of its own. */
const mostForM2 = { responses: 6_000_000, items: 60 };

function overallFit(calibration: Calibration, matrix: ResponseMatrix): { value: object; says: string[] } {
  if (matrix.rows * matrix.items > mostForM2.responses || matrix.items > mostForM2.items) {
    return { value: {}, says: ['M2 is not computed for so many responses; eiq items fit does.'] };
  }
  try {
    const items = calibration.items.map(
      ({ a, b, c }): ItemParameters => (typeof b === 'number' ? { a, b, c } : { a, b }),
    );
    const fit = m2(items, toPatterns(matrix), { model: calibration.model });
    const p = fit.pValue === null ? '' : `, p ${fit.pValue.toFixed(4)}`;
    const rmsea = fit.rmsea === null ? '' : `, RMSEA ${fit.rmsea.toFixed(4)}`;
    return {
      value: { m2: fit },
      says: [`${fit.statistic === 'C2' ? 'C2' : 'M2'} ${fit.m2.toFixed(4)}, df ${fit.df}${p}${rmsea}`],
    };
  } catch (error) {
    if (error instanceof RangeError) return { value: {}, says: [`M2 cannot be computed: ${error.message}`] };
    throw error;
  }
}

function textOf(calibration: Calibration, fit: readonly string[]): string {
  const { items, logLikelihood, aic, bic, iterations, converged, people, parameters, model, notes } = calibration;
  return [
    `${model}, ${items.length} items, ${people} people, ${parameters} parameters`,
    '',
    tableOf(items),
    '',
    `log-likelihood ${logLikelihood.toFixed(4)}, AIC ${aic.toFixed(2)}, BIC ${bic.toFixed(2)}`,
    ...fit,
    `${converged ? 'Converged' : 'NOT converged'} after ${iterations} iterations. Standard errors: ${calibration.standardErrors}.`,
    ...notes,
  ].join('\n');
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
  return Number.isFinite(value) ? value.toFixed(4) : '–';
}
