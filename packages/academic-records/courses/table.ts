import type { GradeForm } from '../grades/read-grade.ts';
import { digitsOf, plainGrade } from '../grades/read-grade.ts';
import { ukClassOf } from '../grades/scales.ts';
import type { Line, Placed } from '../page/lines.ts';
import { letterWidth, sureness } from '../page/lines.ts';
import type { Heading, Role } from './headings.ts';
import { headingsIn } from './headings.ts';
import { isLegend, isSummary } from './other-lines.ts';
import { termHeadingOf } from './terms.ts';

/** A column of short values that stand below each other. */
export interface Column {
  readonly left: number;
  readonly right: number;
  readonly role: Role;
  readonly named: boolean;
  /** The form most grades have, for a column of grades. */
  readonly form: GradeForm;
  /** Digits after the point that most numbers have. */
  readonly decimals: number;
  /** Whether most numbers have nothing but zeros after the point. */
  readonly isWhole: boolean;
  /** Values that were read with certainty. */
  readonly sure: ReadonlySet<string>;
}

/** Confidence from which a value says what its column holds. */
const certain = 0.8;

export interface Table {
  readonly columns: readonly Column[];
  readonly headings: readonly Heading[];
}

/** How a number is written that can be a grade or credits. */
const short = /^\d{1,3}([.,]\d{1,3})?\s?%?$/;

/** The columns of values in lines, with what they hold by their headings or else by their values. */
export function tableOf(lines: readonly Line[], inherited: readonly Heading[] = []): Table {
  const headings = headingsOf(lines);
  const used = headings.length > 0 ? headings : inherited;
  const body = lines.filter((line) => isBody(line));
  const groups = columnsOf(body, used);
  return { columns: withRoles(groups, used, titleLeft(body)), headings: used };
}

const isBody = (line: Line) =>
  !isSummary(line.text) && !headingsIn(line.words) && termHeadingOf(line) === undefined && !isLegend(line.text);

/** The first heading that names grades, with a second line of it; headings of further terms repeat it. */
function headingsOf(lines: readonly Line[]): readonly Heading[] {
  let best: readonly Heading[] = [];
  const roles = (headings: readonly Heading[]) => new Set(headings.map(({ role }) => role)).size;
  for (const line of lines) {
    const found = headingsIn(line.words);
    if (found && roles(found) > roles(best)) best = found;
  }
  return best;
}

interface Group {
  left: number;
  right: number;
  readonly values: string[];
  readonly sure: Set<string>;
}

function columnsOf(lines: readonly Line[], headings: readonly Heading[]): Group[] {
  const values: { left: number; right: number; text: string; confidence: number }[] = [];
  for (const line of lines) {
    for (const [index, cell] of line.cells.entries()) {
      if (isValue(cell.text) && (index > 0 || line.cells.length > 2)) {
        values.push({ left: cell.left, right: cell.right, text: cell.text, confidence: sureness(cell.words) });
        continue;
      }
      // Words of a dense line: values at its end, which no wide gap separates.
      if (index === 0 && cell.words.length < 2) continue;
      for (let at = cell.words.length - 1; at > 0; at--) {
        const word = cell.words[at];
        if (!word || !(isDecimal(word.text) || (isValue(word.text) && isAloneAt(cell.words, at)))) break;
        values.push({ left: word.left, right: word.right, text: word.text, confidence: sureness([word]) });
      }
    }
  }
  values.sort((a, b) => a.left + a.right - b.left - b.right);
  const groups: Group[] = [];
  for (const value of values) {
    let last = groups.at(-1);
    if (last && value.left < last.right) {
      last.left = Math.min(last.left, value.left);
      last.right = Math.max(last.right, value.right);
    } else {
      last = { left: value.left, right: value.right, values: [], sure: new Set() };
      groups.push(last);
    }
    last.values.push(value.text);
    if (value.confidence >= certain) last.sure.add(value.text);
  }
  const most = Math.max(0, ...groups.map(({ values: { length } }) => length));
  const isNamed = (group: Group) =>
    headings.some(({ left, right, role }) => role !== 'title' && left < group.right && right > group.left);
  return groups.filter((group) => group.values.length >= Math.max(2, most * 0.12) || isNamed(group));
}

const isDecimal = (text: string) => /^\d{1,3}[.,]\d{1,3}$/.test(text);
const isValue = (text: string) =>
  (text.length <= 14 && (short.test(text) || plainGrade(text) !== undefined)) || ukClassOf(text) !== undefined;

/** Whether more than a plain space is before a word. */
function isAloneAt(words: readonly Placed[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  return before !== undefined && word !== undefined && word.left - before.right > letterWidth(words) * 1.1;
}

/** Where most titles begin: the usual left edge of the widest text of each line. */
function titleLeft(lines: readonly Line[]): number {
  const lefts = lines.flatMap(({ cells }) => {
    const widest = cells.filter(({ text }) => /\p{L}{3}/u.test(text)).sort((a, b) => b.text.length - a.text.length)[0];
    return widest && cells.length > 1 ? [widest.left] : [];
  });
  lefts.sort((a, b) => a - b);
  return lefts[lefts.length >> 1] ?? 0;
}

function withRoles(groups: readonly Group[], headings: readonly Heading[], titles: number): Column[] {
  const figures = groups.map((group) => ({ group, ...figuresOf(group.values) }));
  const roles: (Role | undefined)[] = groups.map(() => undefined);
  const names: (string | undefined)[] = groups.map(() => undefined);
  // Each heading goes to the nearest column, and each column to the nearest heading.
  const pairs = headings
    .flatMap((heading) => groups.map((group, index) => ({ heading, index, apart: distance(heading, group) })))
    .filter(({ heading, apart }) => apart < 0.05 && heading.role !== 'title')
    .sort((a, b) => a.apart - b.apart);
  const taken = new Set<Heading>();
  for (const { heading, index } of pairs) {
    if (roles[index] !== undefined || taken.has(heading)) continue;
    taken.add(heading);
    roles[index] = heading.role;
    names[index] = heading.text;
  }
  const named = roles.map((role) => role !== undefined);
  onlyOneGrade(roles, names, figures);
  figures.forEach(({ group, letters, numbers }, index) => {
    if (roles[index] !== undefined) return;
    if (group.right < titles && numbers > letters) roles[index] = 'code';
  });
  if (!roles.includes('grade')) {
    const open = figures.map((each, index) => ({ ...each, index })).filter(({ index }) => roles[index] === undefined);
    const chosen =
      open.filter(({ letters }) => letters >= 0.5).at(-1) ??
      open.filter(({ classes }) => classes >= 0.5).at(-1) ??
      open.filter(({ numbers, median }) => numbers > 0.5 && median > 35).at(-1) ??
      (open.length > 1 || roles.includes('credits') ? open.filter(({ median }) => median <= 5).at(-1) : open.at(-1));
    if (chosen) roles[chosen.index] = 'grade';
  }
  if (!roles.includes('credits')) {
    const credits = figures.findIndex(
      ({ numbers, median, largest }, index) =>
        roles[index] === undefined && numbers > 0.5 && median <= 30 && largest <= 60,
    );
    if (credits >= 0) roles[credits] = 'credits';
  }
  return figures.map(({ group, form, decimals, isWhole }, index) => ({
    left: group.left,
    right: group.right,
    sure: group.sure,
    role: roles[index] ?? 'other',
    named: named[index] ?? false,
    form,
    decimals,
    isWhole,
  }));
}

/** Of several columns of grades the one that is final: letters or classes before marks, then the last. */
function onlyOneGrade(
  roles: (Role | undefined)[],
  names: readonly (string | undefined)[],
  figures: readonly {
    readonly letters: number;
    readonly classes: number;
    readonly valid: number;
    readonly outcomes: number;
  }[],
): void {
  const grades = roles.flatMap((role, index) => (role === 'grade' ? [index] : []));
  const rank = (index: number) => {
    const { letters = 0, classes = 0, valid = 0, outcomes = 0 } = figures[index] ?? {};
    // Passed or failed says less than the grade beside it.
    if (outcomes > 0.9) return -20 + index / 100;
    const name = names[index] ?? '';
    const finality = /final|^grade|overall|average/.test(name) ? 2 : /letter|class|note/.test(name) ? 1 : 0;
    return (valid < 0.3 ? -100 : 0) + (letters > 0.5 || classes > 0.5 ? 10 : 0) + finality + index / 100;
  };
  const best = [...grades].sort((a, b) => rank(b) - rank(a))[0];
  for (const index of grades)
    if (index !== best || rank(index) < -50) roles[index] = index === best ? undefined : 'other';
}

function distance(heading: Heading, group: Group): number {
  const apart = Math.max(0, heading.left - group.right, group.left - heading.right);
  const middles = Math.abs(heading.left + heading.right - group.left - group.right) / 2;
  return apart + middles / 10;
}

function figuresOf(values: readonly string[]) {
  const readings = values.map(plainGrade);
  const share = (form: GradeForm) =>
    readings.filter((reading) => reading?.form === form).length / Math.max(1, values.length);
  const numbers = values.flatMap((value) =>
    digitsOf(value.replace(/%$/, '')) ? [Number((digitsOf(value.replace(/%$/, '')) ?? '').replace(',', '.'))] : [],
  );
  numbers.sort((a, b) => a - b);
  const [letters, classes, numeric] = [share('letter'), share('class'), share('number')];
  const form: GradeForm = letters >= numeric && letters >= classes ? 'letter' : classes >= numeric ? 'class' : 'number';
  return {
    letters,
    classes,
    numbers: numeric,
    valid: readings.filter(Boolean).length / Math.max(1, values.length),
    outcomes: values.filter((value) => /^(pass|fail)(ed)?$/i.test(value)).length / Math.max(1, values.length),
    median: numbers[numbers.length >> 1] ?? 0,
    largest: numbers.at(-1) ?? 0,
    form,
    decimals: decimalsOf(values),
    isWhole: values.filter((value) => /^\d+([.,]0+)?$/.test(value)).length > values.length * 0.7,
  };
}

/** Digits after the point of a column's numbers: as most numbers with a point have, unless others are plainly whole. */
function decimalsOf(values: readonly string[]): number {
  const pointed = values.flatMap((value) => {
    const found = /^(\d+)[.,](\d+)$/.exec(value);
    return found ? [{ value: Number(`${found[1]}.${found[2]}`), decimals: found[2]?.length ?? 0 }] : [];
  });
  const whole = values.flatMap((value) => (/^\d{2,}$/.test(value) ? [Number(value)] : []));
  const counts = [1, 2, 3].map((count) => pointed.filter(({ decimals }) => decimals === count).length);
  const decimals = counts.indexOf(Math.max(...counts)) + 1;
  if (pointed.length === 0 || pointed.length < values.length * 0.15) return 0;
  if (whole.length === 0 || pointed.length > whole.length * 3) return decimals;
  const middle = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
  // Numbers that lost their point are ten or a hundred times as large as those that kept it.
  return middle(whole) > middle(pointed.map(({ value }) => value)) * 4 ? decimals : 0;
}
