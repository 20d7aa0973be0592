import type { Line, Placed } from '../page/lines.ts';
import type { Read, TestResult, TestSection } from '../record.ts';
import { dateInLine, scoresIn } from './numbers.ts';

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

const range = { low: 1, high: 5, step: 1 };

/** One result of the AP for each day or year of exams. A line of a subject without a score that could be read has the score null. */
export function advancedPlacement(lines: readonly Line[]): TestResult[] {
  const column = scoreColumn(lines);
  const results = new Map<string, { date: Read<string> | null; sections: TestSection[] }>();
  let heading: Read<string> | null = null;
  for (const line of lines) {
    const date = dateInLine(line);
    const subject = subjectIn(line);
    if (!subject) {
      if (date && line.words.length <= 8) heading = date.read;
      continue;
    }
    const words = line.words.filter((word) => !date?.words.includes(word));
    const score = scoreIn(words, subject.plain, column) ?? null;
    if (!score && !(column && isRow(words, subject.plain))) continue;
    const when = date?.read ?? heading;
    const result = results.get(when?.value ?? '') ?? { date: when, sections: [] };
    result.sections.push({ name: subject.name, score });
    results.set(when?.value ?? '', result);
  }
  return withoutRepetitions([...results.values()]).map((result) => ({ test: 'AP', total: null, ...result }));
}

function subjectIn({ text }: Line): (typeof bySubject)[number] | undefined {
  const plain = ` ${plainText(text)} `;
  return bySubject.find(
    ({ plain: name }) => plain.includes(` ${name} `) || (name.length >= 9 && includesNear(plain, name)),
  );
}

/** Where the heading of the scores stands, in a line that also has a heading of the exams. */
function scoreColumn(lines: readonly Line[]): Placed | undefined {
  const heading = lines.find(
    ({ text }) =>
      /\b(exam|subject|test|assessment)s?\b/i.test(text) && /\bscores?\b/i.test(text) && !/report/i.test(text),
  );
  return heading?.words.find(({ text }) => /^scores?\W*$/i.test(text));
}

/** The number below the heading of scores, else the first after the subject. */
function scoreIn(words: readonly Placed[], subject: string, column: Placed | undefined): Read<number> | undefined {
  const parts = new Set(subject.split(' '));
  const isPart = ({ text }: Placed) => parts.has(plainText(text)) && !/^\d$/.test(text);
  // The words of the subject can be numbers themselves: Physics 1.
  const after = words.slice(words.findLastIndex(isPart) + 1 + (/\d$/.test(subject) ? 1 : 0));
  const before = words.slice(0, Math.max(0, words.findIndex(isPart)));
  const isBelow = ({ left, right }: Placed) => column !== undefined && left < column.right && right > column.left;
  return scoresIn([...before, ...after].filter(isBelow), range)[0] ?? scoresIn(after, range)[0];
}

/** Whether a line names an exam and nothing else: no sentence about it. */
function isRow(words: readonly Placed[], subject: string): boolean {
  const parts = new Set([...subject.split(' '), 'ap', 'advanced', 'placement', 'exam']);
  const others = words.filter(({ text }) => !parts.has(plainText(text)) && /\p{L}{3}/u.test(text));
  return others.length <= 1 && !/[.:?]$/.test(words.at(-1)?.text ?? '');
}

/** Without lines that only name an exam whose score stands in another line. */
function withoutRepetitions(results: readonly { date: Read<string> | null; sections: TestSection[] }[]) {
  const scored = new Set(
    results.flatMap(({ sections }) => sections.flatMap(({ name, score }) => (score ? [name] : []))),
  );
  return results
    .map(({ date, sections }) => ({ date, sections: sections.filter(({ name, score }) => score || !scored.has(name)) }))
    .filter(({ sections }) => sections.length > 0);
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
