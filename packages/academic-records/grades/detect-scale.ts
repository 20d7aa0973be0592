import type { Row } from '../courses/read-row.ts';
import type { BestGrade, GradingScale } from '../record.ts';

export interface Scale {
  readonly scale: GradingScale;
  readonly best: BestGrade | null;
}

/** The grading scale by the grades, and by the words on the pages where grades alone do not decide. */
export function detectScale(rows: readonly Row[], text: string): Scale {
  const graded = rows.filter(({ course, gradeForm }) => course.grade && gradeForm !== 'mark');
  const count = (form: Row['gradeForm']) => graded.filter(({ gradeForm }) => gradeForm === form).length;
  const [letters, classes, numbers] = [count('letter'), count('class'), count('number')];
  if (graded.length === 0) return { scale: 'unknown', best: null };
  if (classes > graded.length / 2) return { scale: 'uk-class', best: null };
  if (letters >= numbers) return { scale: isTenPoint(text) ? 'unknown' : 'letter', best: null };
  const values = graded.flatMap(({ course, gradeForm }) =>
    gradeForm === 'number' ? [Number(course.grade?.value)] : [],
  );
  const sorted = values.sort((a, b) => a - b);
  // A few values may be misread.
  const high = sorted[Math.floor((sorted.length - 1) * 0.9)] ?? 0;
  if (high > 20) return { scale: isBritish(text) ? 'uk-class' : 'percent', best: null };
  if (high > 6) return { scale: 'unknown', best: null };
  const best = bestGradeIn(text);
  if (best) return { scale: '1-5', best };
  if (/\b(4\.0+|out of 4|\/\s?4(\.0+)?|4-point|four-point|grade points?|gpa)\b/i.test(text) && high <= 4.34)
    return { scale: '4.0', best: null };
  const isFromOne = (sorted[0] ?? 0) >= 1;
  return high <= 5 && isFromOne ? { scale: '1-5', best: null } : { scale: 'unknown', best: null };
}

/** OCR reads E for F. */
const sureE = 0.95;

/** Doubtful grades E as F, on pages that have the grade F and no E beyond doubt. */
export function withUsualFails(rows: readonly Row[], text: string): Row[] {
  const has = (letter: string, least: number) =>
    rows.some(({ course: { grade } }) => grade?.value === letter && grade.confidence >= least);
  const isExplained = /\bF\s?=/.test(text) && !/\bE\s?=/.test(text);
  if (has('E', sureE) || !(has('F', 0) || isExplained)) return [...rows];
  return rows.map((row) => {
    const { grade } = row.course;
    if (grade?.value !== 'E') return row;
    return { ...row, course: { ...row.course, grade: { ...grade, value: 'F', confidence: grade.confidence * 0.75 } } };
  });
}

/** Whether letters stand for 10 points and below, as in India: A is 8 or 9 there. */
const isTenPoint = (text: string) => /\b(sgpa|ygpa|10[- ]point|ten[- ]point)\b/i.test(text);

const isBritish = (text: string) =>
  /\b(2:1|2:2|upper second|lower second|first class|third class|united kingdom|england|scotland|wales|(bsc|ba|meng|beng|llb) \(?hons\)?|cats)\b/i.test(
    text,
  );

/** Which end of 1–5 is best, by an explanation of grades on the page, or by the language and country named there. */
export function bestGradeIn(text: string): BestGrade | null {
  const good =
    '(excellent|very good|outstanding|sehr gut|bardzo dobry|best|highest|odli[cč]an|výborn[eý]|jeles|otlichno|výborný|izcil[ai])';
  const one = new RegExp(
    `\\b1([.,]0+)?\\b[^\\d\\n]{0,18}\\b${good}|\\b${good}\\b[^\\d\\n]{0,8}\\b1([.,]\\d+)?\\b`,
    'i',
  );
  const five = new RegExp(
    `\\b5([.,]0+)?\\b[^\\d\\n]{0,18}\\b${good}|\\b${good}\\b[^\\d\\n]{0,8}\\b5([.,]\\d+)?\\b`,
    'i',
  );
  const [isOne, isFive] = [one.test(text), five.test(text)];
  if (isOne !== isFive) return isOne ? '1' : '5';
  const evidence = (words: RegExp) => (text.match(words) ?? []).length;
  const forOne = evidence(
    /\b(germany|deutschland|german grading|austria|österreich|note|gesamtnote|leistungspunkte|hochschule|technische universität|universität|sehr gut|nicht ausreichend|modulnote|fachsemester|czech republic|česk\w+|slovakia)\b/gi,
  );
  const forFive = evidence(
    /\b(poland|polska|uniwersytet|ocena|bardzo dobry|dostateczny|ukraine|russia|russian federation|bulgaria|serbia|croatia|hungary|estonia|kazakhstan|georgia|moldova|warsaw|kyiv|kraków|belarus|lithuania|latvia|zachet|zaliczenie|index book)\b/gi,
  );
  if (forOne === forFive) return null;
  return forOne > forFive ? '1' : '5';
}
