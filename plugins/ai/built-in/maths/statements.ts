import type { Fraction } from 'mathjs';
import type { MathLibrary } from './library.ts';
import type { Polynomial } from './polynomial.ts';
import { numberOf, readExpression } from './polynomial.ts';

/** One side of an equation, or a lone expression. */
export interface Side {
  readonly text: string;
  readonly terms: Polynomial;
  /** Undefined if it contains unknowns. */
  readonly number: Fraction | undefined;
  /** It is more than a number or a fraction, so it has to be worked out. */
  readonly isTask: boolean;
  readonly isPercent: boolean;
}

/** `1/2 + 1/3 = 5/6`: the sides between equals signs; a lone expression has one side. */
export interface Statement {
  readonly sides: readonly Side[];
  readonly start: number;
  readonly end: number;
}

/** The characters of a message that are searched, and the number of formulas. */
const maxLength = 4000;
const maxStatements = 40;

/** Every formula in a message, in order. `text` is the result of `plainMaths`. */
export function statementsIn(math: MathLibrary, text: string): Statement[] {
  const found: Statement[] = [];
  for (const { run, start, end } of runsIn(text)) {
    const sides = run.split('=').map((side) => sideOf(math, side));
    const whole = sides.flatMap((side) => side ?? []);
    // In "7/9 - 2/9 = 5/0", the task can still be read.
    const [first] = sides;
    if (whole.length === sides.length && whole.length > 0) found.push({ sides: whole, start, end });
    else if (first?.isTask) found.push({ sides: [first], start, end });
    if (found.length >= maxStatements) break;
  }
  return found;
}

function sideOf(math: MathLibrary, text: string): Side | undefined {
  const plain = text.trim();
  if (plain === '') return undefined;
  const percents = plain.replaceAll(/(\d+(?:\.\d+)?)\s*%/g, '($1/100)');
  const terms = readExpression(math, percents);
  if (!terms) return undefined;
  const isNumber = /^-?\s*\d+(?:\.\d+)?(?:\s*\/\s*\d+)?\s*%?$/.test(plain);
  return { text: plain, terms, number: numberOf(math, terms), isTask: !isNumber, isPercent: plain.endsWith('%') };
}

/** A message in plain notation: `½`, `²`, `×`, `\frac{1}{2}`, "plus" and "one half" become signs and figures. */
export function plainMaths(text: string): string {
  return wordsAsSigns(
    text
      .slice(0, maxLength)
      .replaceAll(/\\[dt]?frac\s*\{(\d{1,12})\}\s*\{(\d{1,12})\}/g, '$1/$2')
      .replaceAll(/\\[dt]?frac\s*\{([^{}]{1,40})\}\s*\{([^{}]{1,40})\}/g, '($1)/($2)')
      .replaceAll(/\\(?:cdot|times)/g, '*')
      .replaceAll(/\\[,;! ]|\$/g, '')
      .replaceAll('²', '^2')
      .replaceAll('³', '^3')
      .replaceAll('**', '^')
      .replaceAll(/(\d)(?=[¼½¾⅐-⅞])/g, '$1+')
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[−–‐‑]/g, '-')
      .replaceAll(/[×·⋅∙]/g, '*')
      .replaceAll(/[÷⁄∕]/g, '/')
      .replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1'),
  );
}

const parts = 'half|third|quarter|fifth|sixth|seventh|eighth|ninth|tenth|twelfth';
const partOf: Record<string, number | undefined> = {
  half: 2,
  third: 3,
  quarter: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  twelfth: 12,
};
const counts: Record<string, number | undefined> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};

const operand = '([\\d./]+)';
/** "add 2/3 and 1/4", "subtract 1/4 from 2/3": the verb precedes both operands. */
const leadingVerbs: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\b(?:add|adding|(?:the )?sum of|combine) ${operand} (?:and|to|with) ${operand}`, 'g'), '$1 + $2'],
  [new RegExp(`\\b(?:subtract|subtracting|take) ${operand} (?:from|away from) ${operand}`, 'g'), '$2 - $1'],
  [new RegExp(`\\b(?:the )?difference (?:of|between) ${operand} and ${operand}`, 'g'), '$1 - $2'],
  [new RegExp(`\\b(?:multiply|multiplying|(?:the )?product of) ${operand} (?:and|by|with) ${operand}`, 'g'), '$1 * $2'],
  [new RegExp(`\\b(?:divide|dividing|(?:the )?quotient of) ${operand} (?:and|by) ${operand}`, 'g'), '$1 / $2'],
];

function wordsAsSigns(given: string): string {
  const text = leadingVerbs.reduce((text, [pattern, signs]) => text.replaceAll(pattern, signs), given);
  return (
    text
      // A learner's age is not a number of the task.
      .replaceAll(
        /\bi(?:'| a|’)?m (?:only |just )?\d{1,2}\b(?![\d./%]| ?(?:percent|cm|km|m\b|minutes|times))(?: (?:years?|yrs?)(?: old)?)?|\b\d{1,2} (?:years?|yrs?) old\b/g,
        ' ',
      )
      // Nor are deadlines and the number of attempts.
      .replaceAll(
        /\b(?:meeting|exam|test|class|lesson|bell|bus|deadline|due|starts?|hurry|quick\w*|late)\b[^.\d]{0,20}\b(?:in|within) \d+ ?(?:min(?:ute)?s?|h(?:ours?)?|days?)\b|\b\d+(?:st|nd|rd|th) (?:time|try|attempt)\b/g,
        ' ',
      )
      // "20% von 50", "20% de 50".
      .replaceAll(/(?<=\d ?%) ?(?:von|vom|de|del|di|do|da|van|d[eu]s?) (?=\d)/g, ' of ')
      // Numbers of tasks and pages.
      .replaceAll(/\b(?:nr|no|question|exercise|task|problem|page|part|step|q)\.? ?\d+(?: of \d+)?\b(?!\/)/g, ' ')
      .replaceAll(
        /(?<![\d/.])(\d{1,4}) (\d{1,4})\/(\d{1,4})(?![\d/.])/g,
        (all, whole: string, above: string, below: string) =>
          Number(above) < Number(below) ? `${Number(whole) * Number(below) + Number(above)}/${below}` : all,
      )
      .replaceAll('halves', 'half')
      .replaceAll(/\bhalf of (?=(?:a )?(?:half|third|quarter|\d))/g, '1/2 of ')
      // Two unknowns side by side are a product; "cm" and "kg" are not.
      .replaceAll(/(\d|[-+*(=] ?)([abcxyzpq])([abcxyzpq])(?![a-z])/g, '$1$2*$3')
      .replaceAll(
        new RegExp(`\\b(a|an|one|two|three|four|five|six|seven|eight|nine|ten|\\d+)[ -](${parts})s?\\b`, 'g'),
        (_, count: string, part: string) => `${counts[count] ?? count}/${partOf[part]}`,
      )
      .replaceAll(/(?<=\d\/\d{1,4}) +of +(?=\d{1,6}(?:\/\d|\b(?! ?%)))/g, ' * ')
      .replaceAll(/(?<=[\d)a-z%]) +(?:plus|and added to) +(?=[\d(a-z])/g, ' + ')
      .replaceAll(/(?<=[\d)%]) +minus +(?=[\d(])/g, ' - ')
      .replaceAll(/(?<=[\d)%]) +(?:times|multiplied by|multiplied with) +(?=[\d(])/g, ' * ')
      .replaceAll(/(?<=[\d)%]) +(?:divided by|over) +(?=[\d(])/g, ' / ')
      .replaceAll(/(?<=\d) *x *(?=\d)|(?<=\d) +x +(?=-\d)/g, ' * ')
      .replaceAll(
        /(?<=[\d)%])(?<!\b(?:of|than|at|from|root) [\d./%]{1,12}) +(?:equals|is equal to|is the same as|makes|is) +(?:exactly +|really +|just +)?(?=-?[\d(])/g,
        ' = ',
      )
      .replaceAll(/(?<=[a-z)\d]) +(?:squared)\b/g, '^2')
      .replaceAll(/\b(to the power of) +/g, '^')
      .replaceAll(/(\d) +(?=percent\b|per cent\b)/g, '$1')
      .replaceAll(/(?<=\d)(?:percent|per cent)\b/g, '%')
  );
}

/** Runs of figures, signs and single letters that are unknowns. */
function* runsIn(text: string): Iterable<{ run: string; start: number; end: number }> {
  const token = /\d+(?:\.\d+)?|[-+*/^()=%]|(?<![a-z'’])[a-z](?![a-z'’])|\s+/g;
  let run: { text: string; start: number; end: number } | undefined;
  for (const match of [...text.matchAll(token), undefined]) {
    const isNext = match && run && match.index === run.end;
    const isWord = match && /^[a-z]$/.test(match[0]) && !isUnknown(text, match.index);
    if (run && (!isNext || isWord)) {
      yield* splitRun(run);
      run = undefined;
    }
    if (!match || isWord) continue;
    if (!run && /^\s+$/.test(match[0])) continue;
    run = run
      ? { ...run, text: run.text + match[0], end: match.index + match[0].length }
      : { text: match[0], start: match.index, end: match.index + match[0].length };
  }
}

/** A single letter is an unknown if it is next to a sign or a figure: "x = 3", "3x", not "a price". */
function isUnknown(text: string, at: number): boolean {
  const before = text.slice(0, at).match(/(\S)(\s*)$/);
  const after = text.slice(at + 1).match(/^\s*(\S)/)?.[1] ?? '';
  const last = before?.[1] ?? '';
  if (text[at] === 'i') return false;
  if (/[-+*/^=]/.test(after) || (after === '(' && text[at + 1] === '(')) return true;
  return /[-+*/^=(]/.test(last) || (before?.[2] === '' && /[\d)]/.test(last));
}

/** Splits a run between two adjacent numbers: "8/12 3/12". ("7, 1" are two runs already.) */
function* splitRun(given: { text: string; start: number }): Iterable<{ run: string; start: number; end: number }> {
  let offset = given.start;
  for (const piece of given.text.split(/(?<=[\d)%])(?=\s+\d)/)) {
    const run = balanced(
      piece
        .trim()
        .replace(/^[=)*/^%]+\s*/, '')
        .replace(/[-+*/^(=\s]+$/, ''),
    );
    if (/\d|[a-z].*=/.test(run)) yield { run, start: offset, end: offset + piece.length };
    offset += piece.length;
  }
}

/** Removes unmatched brackets, which belong to the sentence around the formula. */
function balanced(run: string): string {
  let [open, close] = [run.split('(').length, run.split(')').length];
  let text = run;
  while (open > close && text.startsWith('(')) [text, open] = [text.slice(1), open - 1];
  while (close > open && text.endsWith(')')) [text, close] = [text.slice(0, -1), close - 1];
  return text.trim();
}
