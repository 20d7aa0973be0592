import { digitsOf } from './grades/read-grade.ts';
import { dateIn } from './page/dates.ts';
import type { Line, Placed } from './page/lines.ts';
import { boxOf, sureness } from './page/lines.ts';
import type { Read, TestResult, TestSection } from './record.ts';

interface SectionRule {
  readonly name: string;
  readonly label: RegExp;
}

interface TestRule {
  readonly test: 'SAT' | 'ACT';
  readonly evidence: RegExp;
  readonly total: RegExp;
  readonly totalRange: readonly [number, number];
  readonly sections: readonly SectionRule[];
  readonly range: readonly [number, number];
}

const rules: readonly TestRule[] = [
  {
    test: 'SAT',
    evidence: /\bSAT\b/,
    total: /\btotal( score)?\b/i,
    totalRange: [400, 1600],
    range: [200, 800],
    sections: [
      { name: 'Evidence-Based Reading and Writing', label: /\b(reading (and|&) writing|ebrw|erw)\b/i },
      { name: 'Math', label: /\bmath(ematics)?\b/i },
    ],
  },
  {
    test: 'ACT',
    evidence: /\bACT\b/,
    total: /\bcomposite( score)?\b/i,
    totalRange: [1, 36],
    range: [1, 36],
    sections: [
      { name: 'English', label: /\benglish\b/i },
      { name: 'Mathematics', label: /\bmath(ematics)?\b/i },
      { name: 'Reading', label: /\breading\b/i },
      { name: 'Science', label: /\bscience\b/i },
    ],
  },
];

/** The results of standard tests on the pages. */
export function testsIn(pages: readonly (readonly Line[])[]): TestResult[] {
  const lines = pages.flat();
  const text = lines.map((line) => line.text).join('\n');
  const results = rules.flatMap((rule) => (rule.evidence.test(text) ? resultOf(rule, lines) : []));
  return [...results, ...(/\bAP\b|advanced placement/i.test(text) ? apResults(lines) : [])];
}

function resultOf(rule: TestRule, lines: readonly Line[]): TestResult[] {
  const total = scoreFor(lines, rule.total, rule.totalRange);
  const sections = rule.sections.flatMap(({ name, label }): TestSection[] => {
    const score = scoreFor(lines, label, rule.range, rule.test === 'SAT' ? 10 : 1);
    return score ? [{ name, score }] : [];
  });
  // Some words of a report may be unreadable; scores of the ACT are small numbers, which stand in other places too.
  if (sections.length === 0 || (rule.test === 'ACT' && sections.length < 2 && !total)) return [];
  return [{ test: rule.test, total: total ?? null, date: testDate(lines), sections }];
}

/** The number that belongs to a label: to its right, else below, else above it. */
function scoreFor(
  lines: readonly Line[],
  label: RegExp,
  range: readonly [number, number],
  step = 1,
): Read<number> | undefined {
  const found: { score: Read<number>; rank: number }[] = [];
  for (const [index, line] of lines.entries()) {
    const at = label.exec(line.text);
    if (!at || line.words.length > 30) continue;
    const { first, last } = wordsBetween(line, at.index, at.index + at[0].length);
    const named = line.words.slice(first, last + 1);
    const box = { left: named[0]?.left ?? 0, right: named.at(-1)?.right ?? 0 };
    const right = numberIn(line.words.slice(last + 1), range, step);
    if (right) found.push({ score: right, rank: 0 });
    for (const [distance, other] of [
      lines[index + 1],
      lines[index + 2],
      lines[index - 1],
      lines[index - 2],
    ].entries()) {
      if (!other || other.page !== line.page) continue;
      const near = other.words.filter((word) => word.right > box.left - 0.02 && word.left < box.right + 0.02);
      const beside = numberIn(near, range, step);
      if (beside) found.push({ score: beside, rank: 1 + distance });
    }
  }
  return found.sort((a, b) => a.rank - b.rank)[0]?.score;
}

/** The indexes of the words that cover these characters of a line's text. */
function wordsBetween(line: Line, from: number, to: number): { first: number; last: number } {
  let position = 0;
  let first = -1;
  let last = 0;
  for (const [index, { text }] of line.words.entries()) {
    const end = position + text.length;
    if (end > from && first < 0) first = index;
    if (position < to) last = index;
    position = end + 1;
  }
  return { first: Math.max(0, first), last };
}

function numberIn(
  words: readonly Placed[],
  [low, high]: readonly [number, number],
  step: number,
): Read<number> | undefined {
  for (const [index, word] of words.entries()) {
    const { text } = word;
    // Ranges (640–700), percentiles (89th, 89%) and "of 36" are no scores.
    if (/[–—%]|\d-\d|(st|nd|rd|th)$/.test(text) || /^(to|of|–|-|—|\/|out)$/i.test(words[index - 1]?.text ?? ''))
      continue;
    if (/^(to|–|-|—)$/i.test(words[index + 1]?.text ?? '')) continue;
    const digits = digitsOf(text.replace(/\/\d+$/, ''));
    if (!digits || !/^\d{1,4}$/.test(digits) || !/\d/.test(text)) continue;
    const value = Number(digits);
    if (value < low || value > high || value % step !== 0) continue;
    return { value, text, confidence: sureness([word], digits === text ? 1 : 0.8), box: boxOf([word]) };
  }
  return undefined;
}

function testDate(lines: readonly Line[]): Read<string> | null {
  const dated = lines.flatMap((line) => {
    const date = dateIn(line.text);
    if (!date || /birth|dob|print|issued|report date|created|graduat|expire/i.test(line.text)) return [];
    const isNamed = /\b(test|tested|administration|sitting|exam|taken|date)\b/i.test(line.text);
    return [{ line, date, rank: (isNamed ? 0 : 2) + (date.isWhole ? 0 : 1) }];
  });
  const best = dated.sort((a, b) => a.rank - b.rank)[0];
  return best ? readDate(best.line, best.date) : null;
}

function readDate(line: Line, { day, isWhole, text }: { day: string; isWhole: boolean; text: string }): Read<string> {
  const start = line.text.indexOf(text);
  const { first, last } = wordsBetween(line, start, start + text.length);
  const words = line.words.slice(first, last + 1);
  const confidence = sureness(words);
  return { value: day, text, confidence: isWhole ? confidence : Math.min(0.5, confidence), box: boxOf(words) };
}

const subjects = [
  'Calculus AB',
  'Calculus BC',
  'Precalculus',
  'Statistics',
  'Biology',
  'Chemistry',
  'Environmental Science',
  'Physics 1',
  'Physics 2',
  'Physics C: Mechanics',
  'Physics C: Electricity and Magnetism',
  'Computer Science A',
  'Computer Science Principles',
  'English Language and Composition',
  'English Literature and Composition',
  'United States History',
  'US History',
  'European History',
  'World History: Modern',
  'World History',
  'African American Studies',
  'Human Geography',
  'Psychology',
  'Macroeconomics',
  'Microeconomics',
  'United States Government and Politics',
  'US Government and Politics',
  'Comparative Government and Politics',
  'Art History',
  'Music Theory',
  'Studio Art',
  '2-D Art and Design',
  '3-D Art and Design',
  'Drawing',
  'Spanish Language and Culture',
  'Spanish Literature and Culture',
  'French Language and Culture',
  'German Language and Culture',
  'Italian Language and Culture',
  'Chinese Language and Culture',
  'Japanese Language and Culture',
  'Latin',
  'Seminar',
  'Research',
];
const plainText = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
const bySubject = subjects
  .map((name) => ({ name, plain: plainText(name) }))
  .sort((a, b) => b.plain.length - a.plain.length);

/** One result for each day or year of exams. */
function apResults(lines: readonly Line[]): TestResult[] {
  const results = new Map<string, { date: Read<string> | null; sections: TestSection[] }>();
  let heading: Read<string> | null = null;
  for (const line of lines) {
    const date = dateIn(line.text);
    const own = date && !/birth|dob|print|issued|report date/i.test(line.text) ? readDate(line, date) : null;
    const plain = ` ${plainText(line.text)} `;
    const subject = bySubject.find(
      ({ plain: name }) => plain.includes(` ${name} `) || (name.length >= 9 && includesNear(plain, name)),
    );
    if (!subject) {
      if (own && line.words.length <= 8) heading = own;
      continue;
    }
    const score = apScore(line, subject.plain);
    if (!score) continue;
    const when = own ?? heading;
    const key = when?.value ?? '';
    const result = results.get(key) ?? { date: when, sections: [] };
    result.sections.push({ name: subject.name, score });
    results.set(key, result);
  }
  return [...results.values()].map(({ date, sections }) => ({ test: 'AP', total: null, date, sections }));
}

function apScore(line: Line, subject: string): Read<number> | undefined {
  // The words of the subject can be numbers themselves: Physics 1.
  const parts = new Set(subject.split(' '));
  const lastOfSubject = line.words.findLastIndex(({ text }) => parts.has(plainText(text)) && !/^\d$/.test(text));
  const numbered = /\d$/.test(subject) ? 1 : 0;
  const after = line.words.slice(lastOfSubject + 1 + numbered);
  return (
    numberIn(after, [1, 5], 1) ??
    numberIn(
      line.words.slice(
        0,
        Math.max(
          0,
          line.words.findIndex(({ text }) => parts.has(plainText(text))),
        ),
      ),
      [1, 5],
      1,
    )
  );
}

/** Whether a name occurs in a text, with a wrong character in ten. */
function includesNear(text: string, name: string): boolean {
  const most = Math.max(1, Math.floor(name.length / 10));
  for (let start = 0; start + name.length <= text.length; start++) {
    let wrong = 0;
    for (let at = 0; at < name.length && wrong <= most; at++) if (text[start + at] !== name[at]) wrong += 1;
    if (wrong <= most) return true;
  }
  return false;
}
