import type { CalibrationModel } from 'psychometrics';
import { standardPriors } from 'psychometrics';
import { invalid } from '../../../core/contract/index.ts';
import type { CommandContext, CommandOption } from '../../../core/plugins/define-plugin.ts';
import type { ReadingOptions, ResponseFile } from '../analysis/responses/response-file.ts';
import { readResponseFile, readResponses } from '../analysis/responses/response-file.ts';
import { percentBar } from './working.ts';

// The words that commands on responses share: the file, the model, columns to pass over.

export const responsesArgument = {
  name: 'responses',
  description:
    'CSV file, or - for standard input: a header of item names, a row a person, 0, 1 or blank; a column count, if rows stand for several people',
};

const models: readonly CalibrationModel[] = ['1PL', '2PL', '3PL', 'GRM'];

export const modelOption: CommandOption = {
  flags: '--model <model>',
  description: `One of ${models.join(', ')}; GRM takes points from 0 on`,
  required: true,
};

export const ignoreOption: CommandOption = {
  flags: '--ignore <columns>',
  description: 'Pass over these columns, which hold no responses: names with commas between them',
};

export const noPriorsOption: CommandOption = {
  flags: '--no-priors',
  description: '3PL: estimate discriminations and guessing from the responses alone',
};

const noPriors = { a: null, c: null } as const;

/** The priors of a calibration: those of the 3PL, unless told to go without. */
export function priorsFrom(model: CalibrationModel, { priors }: CommandContext['options']) {
  return model === '3PL' && priors !== false ? standardPriors : noPriors;
}

/** @throws Failure invalid naming the models there are */
export function modelFrom({ model }: CommandContext['options']): CalibrationModel {
  const found = models.find((each) => each === String(model).toUpperCase());
  if (!found) throw invalid(`--model is one of ${models.join(', ')}`);
  return found;
}

/** Reads the responses with a bar that shows how far it is. */
export async function readGiven(
  { arguments: given, options, progress, input }: CommandContext,
  reading: ReadingOptions,
): Promise<ResponseFile> {
  const file = given.responses ?? '';
  const ignore = typeof options.ignore === 'string' ? options.ignore.split(',').map((name) => name.trim()) : [];
  const all = { ...reading, ignore: ignore.filter((name) => name !== ''), leaveOutWith: '--ignore' };
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
