import { z } from 'zod';
import { Day, Line } from '../../../core/contract/index.ts';

// The values of a document: as they were read, with confidence and place, and as the learner corrected them.

export const DocumentKind = z.enum(['transcript', 'sat', 'act', 'ap', 'other']);
export type DocumentKind = z.infer<typeof DocumentKind>;

export const kindTitles: Readonly<Record<DocumentKind, string>> = {
  transcript: 'Transcript',
  sat: 'SAT score report',
  act: 'ACT score report',
  ap: 'AP score report',
  other: 'Other document',
};

export const GradingScale = z.enum(['4.0', 'percent', 'letter', '1-5', 'uk-class', 'unknown']);
export type GradingScale = z.infer<typeof GradingScale>;

export const scaleTitles: Readonly<Record<GradingScale, string>> = {
  '4.0': 'Points out of 4.0',
  percent: 'Percent',
  letter: 'Letters',
  '1-5': '1 to 5',
  'uk-class': 'UK degree classes',
  unknown: 'Unknown',
};

/** For the scale 1–5, which end is best. */
export const BestGrade = z.enum(['1', '5']);

export const TestName = z.enum(['SAT', 'ACT', 'AP']);

/** A place on a page, which counts from 1. The rest are shares of the page (0–1) with the origin at the top left. */
export const Box = z.object({
  page: z.int().min(1),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

/** A value as it was read: the text it comes from, a confidence from 0 to 1, and its place. */
const read = <T extends z.ZodType>(value: T) =>
  z.object({ value, text: z.string(), confidence: z.number(), box: Box.nullable() });

const ReadText = read(z.string()).nullable();
const ReadNumber = read(z.number()).nullable();

/** What was read from a document. Never changes; the learner's corrections are kept beside it. */
export const Reading = z.object({
  kind: DocumentKind,
  kindConfidence: z.number(),
  institution: ReadText,
  studentName: ReadText,
  scale: GradingScale,
  bestGrade: BestGrade.nullable(),
  terms: z.array(
    z.object({
      name: ReadText,
      courses: z.array(z.object({ code: ReadText, title: ReadText, credits: ReadNumber, grade: ReadText })),
    }),
  ),
  gpaStated: ReadNumber,
  gpaRecomputed: z
    .object({ value: z.number(), conversion: z.string(), courses: z.int(), credits: z.number() })
    .nullable(),
  tests: z.array(
    z.object({
      test: TestName,
      total: ReadNumber,
      date: ReadText,
      /** A score is null where its section is printed and the score could not be read. */
      sections: z.array(z.object({ name: z.string(), score: ReadNumber })),
    }),
  ),
  /** Contradictions and doubts, such as a stated GPA that the courses do not give. */
  problems: z.array(z.string()),
});
export type Reading = z.infer<typeof Reading>;

const text = (longest: number) =>
  Line.refine((line) => line !== '', 'Required').refine(
    ({ length }) => length <= longest,
    `At most ${longest} characters`,
  );

/** Where a value was read: the index of its term and of its course in it, or null for one that was added. */
const CourseReadAs = z
  .tuple([z.int().min(0), z.int().min(0)])
  .nullable()
  .default(null);

const Course = z.object({
  code: text(40).nullable(),
  title: text(200).nullable(),
  credits: z.number().min(0).max(1000).nullable(),
  grade: text(20).nullable(),
  readAs: CourseReadAs,
});

const TestResult = z.object({
  test: TestName,
  total: z.number().min(0).max(2400).nullable(),
  date: Day.nullable(),
  /** A score is null until the learner enters it; a document is confirmed only with all of them. */
  sections: z.array(z.object({ name: text(120), score: z.number().min(0).max(2400).nullable() })).max(60),
  /** The index of the test in the reading, or null for one that was added. */
  readAs: z.int().min(0).nullable().default(null),
});

/** The values that count once the document is confirmed: those read, or those corrected by hand. */
export const Values = z.object({
  kind: DocumentKind,
  institution: text(200).nullable(),
  studentName: text(200).nullable(),
  scale: GradingScale,
  bestGrade: BestGrade.nullable().default(null),
  terms: z
    .array(z.object({ name: text(120).nullable(), courses: z.array(Course).max(500) }))
    .max(100)
    .refine((terms) => terms.reduce((sum, { courses }) => sum + courses.length, 0) <= 500, 'At most 500 courses'),
  gpaStated: z.number().min(0).max(1000).nullable(),
  tests: z.array(TestResult).max(60),
});
export type Values = z.output<typeof Values>;

/** A grade point average out of 4, with the name of the conversion; null where no grade converts. */
export const Gpa = z.object({ value: z.number(), outOf: z.literal(4), conversion: z.string() }).nullable();
export type Gpa = z.infer<typeof Gpa>;
