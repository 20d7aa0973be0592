import { invalid } from '../../../core/contract/index.ts';
import type { CommandContext, PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { maxSeed, usualRows } from '../contract.ts';
import { counted } from '../dataset/size.ts';
import { datasetDesk } from '../services.ts';

const targets = ['database', 'csv', 'parquet'] as const;

export const command: PluginCommand = {
  options: [
    { flags: '--rows <n>', description: `Number of learners, ${counted(usualRows)} by default` },
    { flags: '--seed <n>', description: 'The same seed generates the same data, 1 by default' },
    { flags: '--to <target>', description: 'database (the default), csv or parquet' },
    { flags: '--output <path>', description: 'The CSV file, or the folder of Parquet files' },
    { flags: '--no-train', description: 'Store the data set only; train no models' },
  ],
  withoutInstitution: ({ to }) => to === 'csv' || to === 'parquet',
  async run(context) {
    const { to = 'database', output } = context.options;
    const target = targets.find((each) => each === to);
    if (!target) throw invalid(`--to must be one of ${targets.join(', ')}.`);
    const order = { rows: numberOf(context, 'rows', usualRows), seed: numberOf(context, 'seed', 1) };
    if (order.seed < 0 || order.seed > maxSeed) throw invalid(`--seed must be between 0 and ${maxSeed}.`);
    if (target === 'database') return toDatabase(context, order);
    const place = typeof output === 'string' ? output : target === 'csv' ? 'learners.csv' : 'learners';
    const { onProgress, bar } = barOf(context, order.rows);
    await context
      .service(datasetDesk)
      .write({ ...order, to: target, output: place }, { onProgress })
      .finally(() => bar.done());
    context.print(
      { isSynthetic: true, ...order, to: target, output: place },
      `Wrote ${counted(order.rows)} synthetic learners (seed ${order.seed}) to ${place}.`,
    );
  },
};

interface Order {
  readonly rows: number;
  readonly seed: number;
}

/** Stores the data set, and trains the models on it. */
async function toDatabase(context: CommandContext, order: Order): Promise<void> {
  const { who, print, progress, service, options } = context;
  const desk = service(datasetDesk);
  const { onProgress, bar } = barOf(context, order.rows);
  const { hired } = await desk
    .generate({ who }, order, { onProgress: ({ done }) => onProgress(done) })
    .finally(() => bar.done());
  const stored = `Stored ${counted(order.rows)} synthetic learners (seed ${order.seed}), ${counted(hired)} of them hired.`;
  if (options.train === false) {
    print({ isSynthetic: true, ...order, hired }, stored);
    return;
  }
  let trained: ReturnType<CommandContext['progress']> | undefined;
  let last = 0;
  const training = await desk
    .train(
      { who },
      {
        onProgress({ done, total }) {
          trained ??= progress(total, 'Training models');
          trained.step(done - last);
          last = done;
        },
      },
    )
    .finally(() => trained?.done());
  if (training.message !== null) throw invalid(`${stored} ${training.message}`);
  print(
    { isSynthetic: true, ...order, hired, version: training.version, accuracy: training.accuracy },
    `${stored}\nTrained models, version ${training.version}: ${(100 * training.accuracy).toFixed(1)}% of test learners are predicted correctly.`,
  );
}

function barOf({ progress }: CommandContext, rows: number) {
  const bar = progress(Math.max(1, rows), 'Generating synthetic learners');
  let last = 0;
  const onProgress = (done: number) => {
    bar.step(done - last);
    last = done;
  };
  return { bar, onProgress };
}

function numberOf({ options }: CommandContext, name: string, otherwise: number): number {
  const { [name]: text } = options;
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (text === '' || !Number.isSafeInteger(value)) throw invalid(`--${name} must be a whole number.`);
  return value;
}
