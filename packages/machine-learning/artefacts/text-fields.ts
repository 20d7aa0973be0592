import { ModelError } from '../model-error.ts';

/** Lines of the form `name=value`, and lines of one word. */
export interface Fields {
  /** Where they are, for messages. */
  readonly where: string;
  readonly values: ReadonlyMap<string, string>;
  readonly flags: ReadonlySet<string>;
}

export function fieldsOf(lines: readonly string[], where: string): Fields {
  const values = new Map<string, string>();
  const flags = new Set<string>();
  for (const line of lines) {
    const equals = line.indexOf('=');
    if (equals > 0) values.set(line.slice(0, equals), line.slice(equals + 1).trim());
    else if (line.trim()) flags.add(line.trim());
  }
  return { where, values, flags };
}

export function required({ where, values }: Fields, name: string): string {
  const value = values.get(name);
  if (value === undefined) throw new ModelError('not-a-model', `${name} is absent in ${where}`);
  return value;
}

export function wholeField(fields: Fields, name: string): number {
  const text = required(fields, name);
  if (!/^\d{1,9}$/.test(text))
    throw new ModelError('not-a-model', `${name} in ${fields.where} is “${text}”, not a whole number`);
  return Number(text);
}

/** Numbers separated by spaces. */
export function numberFields(fields: Fields, name: string, size: number): Float64Array {
  const words = required(fields, name).split(' ').filter(Boolean);
  if (words.length !== size)
    throw new ModelError('not-a-model', `${name} in ${fields.where} has ${words.length} numbers instead of ${size}`);
  return Float64Array.from(words, (word) => {
    if (/^[+-]?(nan|inf(inity)?)$/i.test(word))
      throw new ModelError('not-finite', `${name} in ${fields.where} contains ${word}`);
    const value = Number(word);
    if (!Number.isFinite(value)) throw new ModelError('not-a-model', `${name} in ${fields.where} contains “${word}”`);
    return value;
  });
}
