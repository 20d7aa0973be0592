import type { Placed } from '../page/lines.ts';
import { letterWidth } from '../page/lines.ts';

/** What a column of a table holds. `other` is a column that is recognised and not read. */
export type Role = 'code' | 'title' | 'credits' | 'earned' | 'grade' | 'points' | 'term' | 'other';

export interface Heading {
  readonly role: Role;
  /** The words of the heading, in lower case. */
  readonly text: string;
  readonly left: number;
  readonly right: number;
}

const phrases: Readonly<Record<Role, readonly string[]>> = {
  code: [
    'course code',
    'course no',
    'course number',
    'course id',
    'course #',
    'code',
    'module code',
    'catalog',
    'catalog no',
    'cat no',
    'subject code',
    'subject',
    'no',
    'nr',
    'number',
    'course',
    'module no',
    'unit code',
    'dept',
    'department',
    'crse',
    'subj',
    'kurs',
    'kennung',
    'class code',
    'ref',
  ],
  title: [
    'course title',
    'title',
    'course name',
    'description',
    'course description',
    'subject name',
    'subject title',
    'module title',
    'module name',
    'module',
    'name',
    'unit title',
    'class title',
    'lehrveranstaltung',
    'modul',
    'fach',
    'discipline',
    'name of course',
    'name of subject',
    'name of module',
    'course unit',
  ],
  credits: [
    'credits',
    'credit',
    'cr',
    'cred',
    'creds',
    'credit hours',
    'credit value',
    'hours',
    'hrs',
    'units',
    'unit',
    'ects',
    'ects credits',
    'ects points',
    'attempted',
    'att',
    'attm',
    'attempt',
    'ahrs',
    'credits attempted',
    'attempted credits',
    'cr hrs',
    'cp',
    'lp',
    'weight',
    'crd',
    'hours attempted',
    'cats',
    'credit points',
    'sem hrs',
  ],
  earned: ['earned', 'ehrs', 'ernd', 'credits earned', 'earned credits', 'hours earned', 'comp'],
  grade: [
    'grade',
    'grades',
    'final grade',
    'final',
    'mark',
    'marks',
    'final mark',
    'result',
    'results',
    'gr',
    'grd',
    'note',
    'letter grade',
    'letter',
    'score',
    'percent',
    'percentage',
    '%',
    'class',
    'classification',
    'average',
    'avg',
    'grade awarded',
    'mark %',
    'ocena',
    'mark (%)',
    'marks obtained',
    'total marks',
    'total',
    'grade (%)',
  ],
  points: [
    'points',
    'grade points',
    'quality points',
    'qp',
    'qpts',
    'pts',
    'gp',
    'gpts',
    'gr pts',
    'grade pts',
    'qual pts',
    'honor points',
    'qlty pts',
  ],
  term: ['term', 'semester', 'year', 'session', 'term taken', 'taken', 'period', 'year taken', 'academic year'],
  other: [
    'type',
    'level',
    'status',
    'instructor',
    'teacher',
    'remarks',
    'rep',
    'repeat',
    'lecturer',
    'date',
    'exam date',
    'language',
    'rank',
    'comments',
    'absences',
    'absent',
    'days absent',
    'abs',
    'tardy',
    'tardies',
    'rmks',
    'r',
    'sec',
    'section',
    'crn',
    'campus',
    'form',
    'internal',
    'external',
    'theory',
    'practical',
    'viva',
    'max',
    'min',
    'max marks',
    'min marks',
    'maximum',
    'minimum',
    ...['class avg', 'class average', 'class mean', 'course avg', 'course average', 'section average', 'median'],
    'midterm',
    'exam',
    'final exam',
    ...parts(['sem', 'semester', 'term', 'trimester', 'quarter', 'half', 'mp', 'marking period'], 4),
    ...['q1', 'q2', 'q3', 'q4', 's1', 's2', 't1', 't2', 't3'],
  ],
};

/** Names of the parts of a year, whose grades stand beside the final one: `sem 1`, `1st sem`. */
function parts(names: readonly string[], most: number): string[] {
  const ordinals = ['1st', '2nd', '3rd', '4th'].slice(0, most);
  return names.flatMap((name) => ordinals.flatMap((ordinal, index) => [`${name} ${index + 1}`, `${ordinal} ${name}`]));
}

const roleOf = new Map<string, Role>();
for (const [role, texts] of Object.entries(phrases) as [Role, readonly string[]][]) {
  for (const text of texts) if (!roleOf.has(text)) roleOf.set(text, role);
}

/** The headings in a line, or undefined where it is not the heading of a table of courses. */
export function headingsIn(words: readonly Placed[]): readonly Heading[] | undefined {
  const known = headingsOf.get(words) ?? findHeadings(words);
  headingsOf.set(words, known);
  return known.length > 0 ? known : undefined;
}

/** A line is asked for its headings several times. */
const headingsOf = new WeakMap<readonly Placed[], readonly Heading[]>();

function findHeadings(words: readonly Placed[]): Heading[] {
  const plain = words.map(({ text }) =>
    text
      .toLowerCase()
      .replace(/^[[|(]+|[\])|:;,*]+$/g, '')
      .replace(/\.$/, ''),
  );
  const headings: Heading[] = [];
  let known = 0;
  let digits = 0;
  for (let at = 0; at < words.length; ) {
    const length = [3, 2, 1].find(
      (size) => at + size <= words.length && isClose(words.slice(at, at + size)) && match(plain.slice(at, at + size)),
    );
    const first = words[at];
    const last = words[at + (length ?? 1) - 1];
    if (length && first && last) {
      const text = plain.slice(at, at + length).join(' ');
      headings.push({
        role: match(plain.slice(at, at + length)) ?? 'other',
        text,
        left: first.left,
        right: last.right,
      });
      known += length;
    } else if (/\d/.test(plain[at] ?? '')) digits += 1;
    else if (first && first.word.confidence >= certain && standsApart(words, at)) {
      headings.push({ role: 'other', text: plain[at] ?? '', left: first.left, right: first.right });
    }
    at += length ?? 1;
  }
  const roles = new Set(headings.map(({ role }) => role));
  const counted = (['code', 'title', 'credits', 'grade', 'points'] as const).filter((role) => roles.has(role)).length;
  if (counted < 2 || digits > 0 || known < words.length * 0.6) return [];
  return withSubjects(headings);
}

/** Confidence from which an unknown heading is no known one that was misread: its column is not read. */
const certain = 0.9;

/** Whether a word has a column of its own. */
function standsApart(words: readonly Placed[], at: number): boolean {
  const width = letterWidth(words);
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]];
  if (!word) return false;
  return (
    word.left - (before?.right ?? Number.NEGATIVE_INFINITY) > width * 1.6 &&
    (after?.left ?? Number.POSITIVE_INFINITY) - word.right > width * 1.6
  );
}

/** Whether no wide gap, which begins another column, lies between the words. */
function isClose(words: readonly Placed[]): boolean {
  const width = letterWidth(words);
  return words.every((word, index) => word.left - (words[index - 1]?.right ?? word.left) < width * 1.6);
}

/** "Course", "Module" and the like name the code where a title stands beside them, otherwise they are the title. */
function withSubjects(headings: readonly Heading[]): Heading[] {
  const isGeneral = ({ text, role }: Heading) =>
    role !== 'grade' && role !== 'credits' && /^(course|subject|class|module|unit)s?$/.test(text);
  const named = headings.find((heading) => heading.role === 'title' && !isGeneral(heading));
  const title = named ?? headings.findLast(isGeneral);
  return headings.map((heading) => {
    if (heading === title) return { ...heading, role: 'title' };
    return isGeneral(heading) ? { ...heading, role: 'code' } : heading;
  });
}

function match(words: readonly string[]): Role | undefined {
  const text = words.join(' ');
  const exact = roleOf.get(text);
  if (exact || text.length < 5) return exact;
  for (const [phrase, role] of roleOf) if (!/\d/.test(phrase) && isNear(text, phrase)) return role;
  return undefined;
}

/** Whether two texts differ by one character at most. */
function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || Math.min(one.length, other.length) < 5) return one === other;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return Math.max(one.length, other.length) - start - end <= 1;
}
