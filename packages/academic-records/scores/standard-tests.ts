import type { Line } from '../page/lines.ts';
import type { Read, TestResult, TestSection } from '../record.ts';
import type { Range } from './numbers.ts';
import { dateInLine, scoresIn, wordsBetween } from './numbers.ts';

interface TestRule {
  readonly test: 'SAT' | 'ACT';
  readonly evidence: RegExp;
  readonly total: RegExp;
  readonly totalRange: Range;
  readonly sections: readonly { readonly name: string; readonly label: RegExp }[];
  readonly range: Range;
  /** The total that these section scores give. */
  readonly totalOf: (scores: readonly number[]) => number;
}

const sum = (scores: readonly number[]) => scores.reduce((all, score) => all + score, 0);

const rules: readonly TestRule[] = [
  {
    test: 'SAT',
    evidence: /\bSAT\b/,
    total: /\btotal( score)?\b/i,
    totalRange: { low: 400, high: 1600, step: 10 },
    range: { low: 200, high: 800, step: 10 },
    sections: [
      { name: 'Evidence-Based Reading and Writing', label: /\b(reading (and|&) writing|ebrw|erw)\b/i },
      { name: 'Math', label: /\bmath(ematics)?\b/i },
    ],
    totalOf: sum,
  },
  {
    test: 'ACT',
    evidence: /\bACT\b/,
    total: /\bcomposite( score)?\b/i,
    totalRange: { low: 1, high: 36, step: 1 },
    range: { low: 1, high: 36, step: 1 },
    sections: [
      { name: 'English', label: /\benglish\b/i },
      { name: 'Mathematics', label: /\bmath(ematics)?\b/i },
      { name: 'Reading', label: /\breading\b/i },
      { name: 'Science', label: /\bscience\b/i },
    ],
    totalOf: (scores) => Math.round(sum(scores) / scores.length),
  },
];

/** Confidence of scores that were chosen because they agree, and of scores that do not. */
const chosen = 0.9;
const contradictory = 0.6;

/** The results of the SAT and the ACT. */
export function standardTests(lines: readonly Line[], text: string): TestResult[] {
  return rules.flatMap((rule) => (rule.evidence.test(text) ? resultOf(rule, lines) : []));
}

/** The total that the sections give, where every section of the test has a score. */
export function expectedTotal({ test, sections }: TestResult): number | undefined {
  const rule = rules.find((each) => each.test === test);
  const scores = sections.flatMap(({ score }) => (score ? [score.value] : []));
  return rule && scores.length === rule.sections.length ? rule.totalOf(scores) : undefined;
}

function resultOf(rule: TestRule, lines: readonly Line[]): TestResult[] {
  const found = agreeing(
    rule,
    candidates(lines, rule.total, rule.totalRange),
    rule.sections.map(({ label }) => candidates(lines, label, rule.range)),
  );
  const read = found.scores.filter(Boolean).length;
  // Some words of a report may be unreadable; scores of the ACT are small numbers, which stand in other places too.
  if (read === 0 || (rule.test === 'ACT' && read < 2 && !found.total)) return [];
  const sections = rule.sections.flatMap(({ name, label }, index): TestSection[] => {
    const score = found.scores[index] ?? null;
    return score || lines.some((line) => line.words.length <= 12 && label.test(line.text)) ? [{ name, score }] : [];
  });
  return [{ test: rule.test, total: found.total ?? null, date: testDate(lines), sections }];
}

interface Candidate {
  readonly score: Read<number>;
  /** From the right of the label (0) to other places around it. */
  readonly rank: number;
}

/** Numbers that can belong to a label, most probable first: to its right, else below, else above it. */
function candidates(lines: readonly Line[], label: RegExp, range: Range): Candidate[] {
  const found: Candidate[] = [];
  for (const [index, line] of lines.entries()) {
    const at = label.exec(line.text);
    if (!at || line.words.length > 30) continue;
    const { first, last } = wordsBetween(line, at.index, at.index + at[0].length);
    const named = line.words.slice(first, last + 1);
    const box = { left: named[0]?.left ?? 0, right: named.at(-1)?.right ?? 0 };
    scoresIn(line.words.slice(last + 1), range).forEach((score, place) => {
      found.push({ score, rank: place * 5 });
    });
    const around = [lines[index + 1], lines[index + 2], lines[index - 1], lines[index - 2]];
    for (const [distance, other] of around.entries()) {
      if (!other || other.page !== line.page) continue;
      const near = other.words.filter((word) => word.right > box.left - 0.02 && word.left < box.right + 0.02);
      scoresIn(near, range).forEach((score, place) => {
        found.push({ score, rank: 1 + distance + place * 5 });
      });
    }
  }
  return found.sort((a, b) => a.rank - b.rank).slice(0, 4);
}

/** The most probable scores; where those contradict their total, the most probable of the printed numbers that agree with it. */
function agreeing(
  { totalOf }: TestRule,
  totals: readonly Candidate[],
  sections: readonly (readonly Candidate[])[],
): { total: Read<number> | undefined; scores: readonly (Read<number> | undefined)[] } {
  const [total] = totals;
  const first = { total: total?.score, scores: sections.map(([best]) => best?.score) };
  if (!total || sections.some((each) => each.length === 0)) return first;
  let least: { total: Candidate; scores: readonly Candidate[]; rank: number } | undefined;
  for (const scores of combinations(sections)) {
    const wanted = totalOf(scores.map(({ score }) => score.value));
    for (const each of totals) {
      const rank = scores.reduce((all, score) => all + score.rank, each.rank);
      if (each.score.value === wanted && (!least || rank < least.rank)) least = { total: each, scores, rank };
    }
  }
  if (!least) return withConfidence(first, contradictory);
  const agreed = { total: least.total.score, scores: least.scores.map(({ score }) => score) };
  const isFirst = agreed.total === first.total && agreed.scores.every((score, index) => score === first.scores[index]);
  return isFirst ? first : withConfidence(agreed, chosen);
}

function combinations<T>(lists: readonly (readonly T[])[]): T[][] {
  return lists.reduce<T[][]>((all, list) => all.flatMap((each) => list.map((one) => [...each, one])), [[]]);
}

function withConfidence(
  { total, scores }: { total: Read<number> | undefined; scores: readonly (Read<number> | undefined)[] },
  factor: number,
) {
  const lower = (read: Read<number> | undefined) =>
    read && { ...read, confidence: Math.round(read.confidence * factor * 1000) / 1000 };
  return { total: lower(total), scores: scores.map(lower) };
}

function testDate(lines: readonly Line[]): Read<string> | null {
  const dated = lines.flatMap((line) => {
    const date = dateInLine(line);
    if (!date) return [];
    const isNamed = /\b(test|tested|administration|sitting|exam|taken|date)\b/i.test(line.text);
    return [{ ...date, rank: (isNamed ? 0 : 2) + (date.isWhole ? 0 : 1) }];
  });
  return dated.sort((a, b) => a.rank - b.rank)[0]?.read ?? null;
}
