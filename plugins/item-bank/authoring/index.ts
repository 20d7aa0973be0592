import type { RouteHandlers } from '../../../core/contract/index.ts';
import { Id, invalid, notFound } from '../../../core/contract/index.ts';
import type { JobHandlers } from '../../../core/plugins/define-plugin.ts';
import type { itemBank } from '../contract.ts';
import type { CalibrationDesk, ItemReview, TechnicalManual } from '../services.ts';
import { answerStatistics } from './answer-statistics.ts';
import { areas, browse } from './browse.ts';
import { createCalibrations } from './calibrations/calibrations.ts';
import type { CalibrationDependencies } from './calibrations/dependencies.ts';
import { judgementOf } from './calibrations/item-judgement.ts';
import { createFlags } from './flags.ts';
import { itemPage } from './item-page.ts';
import { createStates } from './states.ts';
import { createTrends } from './trends/trends.ts';

/** The bank's routes, jobs and services for authors and administrators. */
export function createAuthoring(
  dependencies: Omit<CalibrationDependencies, 'underWay'> & { readonly manual: TechnicalManual },
): {
  routes: RouteHandlers<(typeof itemBank)['routes']>;
  desk: CalibrationDesk;
  states: ItemReview;
  jobs: JobHandlers<(typeof itemBank)['jobs']>;
} {
  const { db } = dependencies;
  const underWay = new Map<string, AbortController>();
  const calibrations = createCalibrations({ ...dependencies, underWay });
  const flags = createFlags(dependencies);
  const states = createStates(dependencies);
  return {
    states,
    desk: {
      list: ({ who }, page) => calibrations.list(who, page),
      calibrate(context, { section, model, minimumAnswers, file }, onProgress) {
        const answers = file
          ? { source: { file: file.content, ...(file.ignore && { ignore: file.ignore }) }, fileName: file.name }
          : { source: 'bank' as const };
        return calibrations.run(context, { section, model, minimumAnswers }, answers, onProgress);
      },
      async adopt(context, calibrationId) {
        if (!Id.safeParse(calibrationId).success) throw notFound('There is no such calibration.');
        const { adopted } = await calibrations.adopt(context, calibrationId);
        return { items: adopted?.items ?? 0 };
      },
    },
    routes: {
      ...createTrends(dependencies),
      items: ({ query }, who) => browse(db, who, query),
      areas: () => areas(db),
      manual: async (_, who) => ({
        name: 'technical-manual.html',
        type: 'text/html',
        content: new TextEncoder().encode(await dependencies.manual.page({ who })),
      }),
      item: ({ params }, who) =>
        itemPage(db, who, params.itemId, { flagsOf: flags.of, stateChangesOf: states.changesOf }),
      observed: ({ params }, who) => answerStatistics(dependencies, who, params.itemId),
      flag: ({ params, body }, who) => flags.raise(who, params.itemId, body),
      changeState: async ({ params, body }, who) => {
        const { state } = await states.change({ who }, params.itemId, body);
        return { state, stateChanges: await states.changesOf(params.itemId, who) };
      },
      resolveFlag: ({ params, body }, who) => flags.resolve(who, params.id, body.resolution),
      readiness: ({ query }, who) => calibrations.readiness(who, query.minimum),
      calibrations: ({ query }, who) => calibrations.list(who, query),
      calibration: ({ params }, who) => calibrations.one(who, params.id),
      judgement: ({ params }, who) => judgementOf(db, who, params.itemId),
      startCalibration: ({ body }, who) => calibrations.start(who, body),
      calibrateFile: ({ body }, who) => calibrations.startFromFile(who, body.fields, oneFile(body.files)),
      stopCalibration: ({ params }, who) => calibrations.stop(who, params.id),
      adoptCalibration: ({ params }, who) => calibrations.adopt({ who }, params.id),
    },
    jobs: {
      async calibrate({ institution, payload, signal }) {
        // The estimation engine is loaded only when needed: most servers never calibrate.
        const { runCalibration } = await import('./calibrations/run-calibration.ts');
        await runCalibration({ ...dependencies, underWay }, institution, payload.calibrationId, signal);
      },
    },
  };
}

function oneFile<File>(files: readonly File[]): File {
  const [file] = files;
  if (!file) throw invalid('Send a file of answers.', [{ path: 'body.files', message: 'A file is required' }]);
  return file;
}
