import type { FaultPlace, ReadEntries } from './read-file.ts';

/** Reads a catalogue as a list of universities. */
export function readJson(text: string): ReadEntries {
  const none = { entries: [], placeOf: (): FaultPlace => ({ line: null, column: null }) };
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch (error) {
    // The parser names the place where it can: `… (line 3 column 5)`. The rest of its message quotes the file.
    const line = /\(line (\d+) column \d+\)/.exec((error as Error).message)?.[1];
    return { ...none, faults: [{ line: line ? Number(line) : null, column: null, message: 'This is not valid JSON' }] };
  }
  if (!Array.isArray(list)) {
    return { ...none, faults: [{ line: 1, column: null, message: 'The file must hold a list of universities' }] };
  }
  const lines = elementLines(text);
  return {
    entries: list,
    faults: list.length > 0 ? [] : [{ line: 1, column: null, message: 'The list has no universities' }],
    placeOf: (index, path) => ({ line: lines[index] ?? null, column: path.length > 0 ? path.join('.') : null }),
  };
}

/** The line on which each element of the outer list begins. */
function elementLines(text: string): number[] {
  const lines: number[] = [];
  let [line, depth, isString, isExpected] = [1, 0, false, false];
  for (let index = 0; index < text.length; index++) {
    const character = text[index] ?? '';
    if (character === '\n') line += 1;
    if (isString) {
      if (character === '\\') index += 1;
      else if (character === '"') isString = false;
      continue;
    }
    if (/\s/.test(character)) continue;
    if (isExpected && character !== ']') lines.push(line);
    isExpected = false;
    if (character === '"') isString = true;
    if (character === '[' || character === '{') depth += 1;
    if (character === ']' || character === '}') depth -= 1;
    if (depth === 1 && (character === ',' || (character === '[' && lines.length === 0))) isExpected = true;
  }
  return lines;
}
