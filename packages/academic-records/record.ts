/** A place on a page. `page` counts from 1; the rest are shares of the page (0–1) with the origin at the top left. */
export interface Box {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A word as it was read, with a confidence from 0 to 1. */
export interface Word {
  readonly text: string;
  readonly box: Box;
  readonly confidence: number;
}

/** A value with the text it was read from, a confidence from 0 to 1 and its place. */
export interface Read<T> {
  readonly value: T;
  readonly text: string;
  readonly confidence: number;
  readonly box: Box | null;
}

export type RecordKind = 'transcript' | 'sat' | 'act' | 'ap' | 'other';

export type GradingScale = '4.0' | 'percent' | 'letter' | '1-5' | 'uk-class' | 'unknown';

/** Which end of the scale 1–5 is best: 1 as in Germany, 5 as in much of Eastern Europe. */
export type BestGrade = '1' | '5';

export interface Course {
  readonly code: Read<string> | null;
  readonly title: Read<string> | null;
  readonly credits: Read<number> | null;
  /** As printed, with reading faults corrected: `A-`, `87`, `1.7`, `2:1`. */
  readonly grade: Read<string> | null;
}

export interface Term {
  readonly name: Read<string> | null;
  readonly courses: readonly Course[];
}

export interface TestSection {
  readonly name: string;
  /** Null where the section is printed and its score could not be read. */
  readonly score: Read<number> | null;
}

export interface TestResult {
  readonly test: 'SAT' | 'ACT' | 'AP';
  readonly total: Read<number> | null;
  /** An ISO day. Where only a month or a year is printed, its first day, with a confidence of at most 0.5. */
  readonly date: Read<string> | null;
  readonly sections: readonly TestSection[];
}

export interface AcademicRecord {
  readonly kind: RecordKind;
  readonly kindConfidence: number;
  readonly institution: Read<string> | null;
  readonly studentName: Read<string> | null;
  readonly scale: GradingScale;
  /** For the scale 1–5, if the pages show which end is best. */
  readonly bestGrade: BestGrade | null;
  readonly terms: readonly Term[];
  readonly gpaStated: Read<number> | null;
  /** Out of 4, weighted by credits; null without a grade that converts. */
  readonly gpaRecomputed: {
    readonly value: number;
    readonly conversion: string;
    readonly courses: number;
    readonly credits: number;
  } | null;
  readonly tests: readonly TestResult[];
  /** Contradictions and doubts, as sentences for the reader. */
  readonly problems: readonly string[];
}
