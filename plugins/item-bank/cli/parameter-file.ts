import { readFile } from 'node:fs/promises';
import type { ItemParameters } from 'psychometrics';
import { checkItem } from 'psychometrics';
import { z } from 'zod';
import { invalid } from '../../../core/contract/index.ts';
import { cannotRead } from '../interchange/files.ts';

const Parameters = z.object({
  name: z.string().optional(),
  model: z.literal('GPCM').optional(),
  a: z.number(),
  b: z.union([z.number(), z.array(z.number())]),
  c: z.number().optional(),
  d: z.number().optional(),
});
const ParameterFile = z.object({
  items: z.array(Parameters),
  population: z.object({ mean: z.number(), sd: z.number().positive() }).optional(),
});

/**
 * Reads item parameters: a list of `{ name, a, b, c }`, or the output of `eiq items calibrate`. Items are matched by name,
 * or in the order of the columns where the file has no names. Where the file has the mean and SD of the population, the
 * parameters are transformed to the scale on which it is N(0, 1).
 * @throws Failure invalid naming the invalid item or place
 */
export async function readParameters(file: string, names: readonly string[]): Promise<ItemParameters[]> {
  const { items, population = { mean: 0, sd: 1 } } = parse(file, await text(file));
  const isNamed = items.some(({ name }) => name !== undefined);
  if (!isNamed && items.length !== names.length) {
    throw invalid(
      `${file} has the parameters of ${items.length} items without names; the responses have ${names.length}`,
    );
  }
  const missing = isNamed ? names.filter((name) => !items.some((item) => item.name === name)) : [];
  if (missing.length > 0) throw invalid(`${file} has no parameters for ${missing.join(', ')}`);
  return names.map((name, place) => {
    const found = isNamed ? items.find((item) => item.name === name) : items[place];
    const { model, a, b, c, d } = found as z.output<typeof Parameters>;
    const rescaled = (difficulty: number) => (difficulty - population.mean) / population.sd;
    const slope = a * population.sd;
    const item = typeof b === 'number' ? { a: slope, b: rescaled(b), c, d } : { model, a: slope, b: b.map(rescaled) };
    try {
      checkItem(item);
    } catch (error) {
      throw invalid(`${file}, item ${name}: ${(error as Error).message}`);
    }
    return item;
  });
}

async function text(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    throw cannotRead(file, error);
  });
}

function parse(file: string, content: string): z.output<typeof ParameterFile> {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    throw invalid(`The file ${file} is not JSON`);
  }
  const found = ParameterFile.safeParse(Array.isArray(value) ? { items: value } : value);
  if (found.success) return found.data;
  const [first] = found.error.issues;
  throw invalid(
    `${file} has no list of items with a and b${first ? `: ${first.path.join('.')} ${first.message}` : ''}`,
  );
}
