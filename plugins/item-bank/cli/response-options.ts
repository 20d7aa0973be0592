import type { CalibrationModel } from 'psychometrics';
import { calibrationModels, standardPriors } from 'psychometrics';
import { invalid } from '../../../core/contract/index.ts';
import type { CommandContext, CommandOption } from '../../../core/plugins/define-plugin.ts';
import type { ResponseFile, ResponseFileOptions } from '../analysis/responses/response-file.ts';
import { readResponseFile, readResponses } from '../analysis/responses/response-file.ts';
import { percentBar } from './percent-bar.ts';

// Arguments and options shared by the commands on responses.

export const responsesArgument = {
  name: 'responses',
  description:
    'CSV file, or - for standard input: a header of item names and a row for each person with 0, 1 or blank; with a column count, a row stands for that many people',
};

export const modelOption: CommandOption = {
  flags: '--model <model>',
  description: `One of ${calibrationModels.join(', ')}; GRM and GPCM take points from 0 up`,
  required: true,
};

export const equalSlopesOption: CommandOption = {
  flags: '--equal-slopes',
  description: 'GRM and GPCM: one discrimination for all items',
};

export const ignoreOption: CommandOption = {
  flags: '--ignore <columns>',
  description: 'Skip these columns, which hold no responses: names separated by commas',
};

export const noPriorsOption: CommandOption = {
  flags: '--no-priors',
  description: '3PL: estimate discriminations and guessing from the responses alone',
};

const noPriors = { a: null, c: null } as const;

/** The standard priors for the 3PL, unless --no-priors is given; none for other models. */
export function priorsFrom(model: CalibrationModel, { priors }: CommandContext['options']) {
  return model === '3PL' && priors !== false ? standardPriors : noPriors;
}

/** @throws Failure invalid naming the models */
export function modelFrom({ model }: CommandContext['options']): CalibrationModel {
  const found = calibrationModels.find((each) => each === String(model).toUpperCase());
  if (!found) throw invalid(`--model is one of ${calibrationModels.join(', ')}`);
  return found;
}

/** Column names of --ignore. */
export function ignoredColumns({ ignore }: CommandContext['options']): string[] {
  if (typeof ignore !== 'string') return [];
  return ignore
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Reads the responses with a progress bar. */
export async function readGiven(
  { arguments: given, options, progress, input }: CommandContext,
  reading: ResponseFileOptions,
): Promise<ResponseFile> {
  const file = given.responses ?? '';
  const all = { ...reading, ignore: ignoredColumns(options), leaveOutWith: '--ignore' };
  if (file === '-') return readResponses(input.setEncoding('utf8'), all);
  const bar = percentBar(progress, 'Reading responses');
  let done = 0;
  try {
    return await readResponseFile(file, all, (bytes, of) => {
      done += bytes;
      bar.reach(done / of);
    });
  } finally {
    bar.done();
  }
}
