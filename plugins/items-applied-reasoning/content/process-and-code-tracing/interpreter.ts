/** What a program of the questions works with. */
type Value = number | string | number[];

/**
 * Runs the small language of the code questions: set, if/otherwise, while, repeat, for, read, remove, show.
 * Written for the tests, so that keys can be checked by carrying out the code that a learner reads.
 */
export function runProgram(code: string, inputs: Value[] = []): Value[] {
  const lines = code.split('\n').map((text) => ({ depth: text.search(/\S/) / 4, text: text.trim() }));
  const variables = new Map<string, Value>();
  const shown: Value[] = [];
  let steps = 0;

  const listNamed = (name = '') => variables.get(name) as number[];
  const evaluate = (text: string): Value => {
    const source = text.trim();
    if (/^".*"$/.test(source)) return source.slice(1, -1);
    if (/^\[.*\]$/.test(source)) return source.slice(1, -1).split(',').map(Number);
    const remainder = /^remainder of (.+) \/ (.+)$/.exec(source);
    if (remainder) return Number(evaluate(remainder[1] ?? '')) % Number(evaluate(remainder[2] ?? ''));
    const plain = source
      .replaceAll(/length of (\w+)/g, (_, name) => String(listNamed(name).length))
      .replaceAll(/entry (\w+) of (\w+)/g, (_, index, name) => String(listNamed(name)[Number(evaluate(index)) - 1]));
    for (const operators of [/(.+) ([+-]) (.+)$/, /(.+) ([*]) (.+)$/]) {
      const found = operators.exec(plain);
      if (!found) continue;
      const [one, other] = [Number(evaluate(found[1] ?? '')), Number(evaluate(found[3] ?? ''))];
      return found[2] === '+' ? one + other : found[2] === '-' ? one - other : one * other;
    }
    if (/^-?\d+$/.test(plain)) return Number(plain);
    // a bare capital letter is a mark, not a variable
    return variables.get(plain) ?? plain;
  };
  const isTrue = (text: string): boolean => {
    if (text.includes(' or ')) return text.split(' or ').some(isTrue);
    const [, one = '', sign = '', other = ''] = /^(.+) (<=|>=|<|>|=) (.+)$/.exec(text) ?? [];
    const [a, b] = [Number(evaluate(one)), Number(evaluate(other))];
    return { '<': a < b, '>': a > b, '<=': a <= b, '>=': a >= b, '=': a === b }[sign] ?? false;
  };
  const blockAfter = (index: number) => {
    let end = index + 1;
    while (end < lines.length && (lines[end]?.depth ?? 0) > (lines[index]?.depth ?? 0)) end++;
    return end;
  };
  const run = (from: number, to: number): void => {
    for (let i = from; i < to; ) {
      if (++steps > 10_000) throw new Error('the program does not end');
      const { text = '', depth = 0 } = lines[i] ?? {};
      const end = blockAfter(i);
      const set = /^set (\w+) to (.+)$/.exec(text);
      const each = /^for each (\w+) in (.+)$/.exec(text);
      const counted = /^for (\w+) from (.+) to (.+)$/.exec(text);
      if (set) variables.set(set[1] ?? '', evaluate(set[2] ?? ''));
      else if (text.startsWith('show ')) {
        const value = evaluate(text.slice(5));
        shown.push(Array.isArray(value) ? [...value] : value);
      } else if (text.startsWith('read ')) {
        const names = text.slice(5).split(', ');
        for (const [n, name] of names.entries()) variables.set(name, inputs[n] ?? 0);
      } else if (text.startsWith('remove ')) {
        const [, index = '', name] = /^remove entry (\w+) of (\w+)$/.exec(text) ?? [];
        listNamed(name).splice(Number(evaluate(index)) - 1, 1);
      } else if (text.startsWith('repeat ')) {
        const times = Number(/\d+/.exec(text)?.[0]);
        for (let round = 0; round < times; round++) run(i + 1, end);
      } else if (text.startsWith('while ')) {
        while (isTrue(text.slice(6))) run(i + 1, end);
      } else if (each) {
        const list = evaluate(each[2] ?? '') as number[];
        for (const entry of list) {
          variables.set(each[1] ?? '', entry);
          run(i + 1, end);
        }
      } else if (counted) {
        const last = Number(evaluate(counted[3] ?? ''));
        for (let n = Number(evaluate(counted[2] ?? '')); n <= last; n++) {
          variables.set(counted[1] ?? '', n);
          run(i + 1, end);
        }
      } else if (text.startsWith('if ')) {
        const hasOther = lines[end]?.text === 'otherwise' && lines[end]?.depth === depth;
        if (isTrue(text.slice(3))) run(i + 1, end);
        else if (hasOther) run(end + 1, blockAfter(end));
        i = hasOther ? blockAfter(end) : end;
        continue;
      } else throw new Error(`cannot run “${text}”`);
      i = end;
    }
  };
  run(0, lines.length);
  return shown;
}
