import type { AgeBand, GradeLevel } from '../../learner/contract.ts';
import type { ImportFault } from '../contract.ts';

// What an import has read, whatever its format. People and classes are named by the ids of the school's own system.

export type RosterRole = 'learner' | 'instructor' | 'guardian';

/** Where something was read, for faults. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

export interface ReadPerson extends Place {
  readonly sourceId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: RosterRole;
  /** Undefined where the file does not give one: an existing one stays, a new person gets one. */
  readonly username: string | undefined;
  /** Null where the person has none; undefined where the file has no addresses. */
  readonly email: string | null | undefined;
  /** Undefined where the file has no grade for this person: an existing one stays. */
  readonly grade: GradeLevel | undefined;
  /** Undefined where the file has no date of birth for this person. */
  readonly ageBand: AgeBand | undefined;
  /** The file marks the person as having left. */
  readonly isLeaving: boolean;
}

export interface ReadTerm extends Place {
  readonly sourceId: string;
  readonly name: string;
  readonly startsOn: string;
  readonly endsOn: string;
}

export interface ReadClass extends Place {
  readonly sourceId: string;
  readonly name: string;
  /** Undefined where the format has no courses, and no terms: existing ones stay. */
  readonly course: string | undefined;
  readonly termSourceId: string | null | undefined;
  readonly isLeaving: boolean;
}

export interface ReadMember extends Place {
  readonly classSourceId: string;
  readonly personSourceId: string;
  readonly role: 'teacher' | 'learner';
  readonly isLeaving: boolean;
}

export interface ReadTie extends Place {
  readonly guardianSourceId: string;
  readonly learnerSourceId: string;
  /** `parent`, `mother`; empty where the file does not say it. */
  readonly relation: string;
}

export interface Roster {
  readonly people: readonly ReadPerson[];
  readonly terms: readonly ReadTerm[];
  readonly classes: readonly ReadClass[];
  readonly members: readonly ReadMember[];
  readonly ties: readonly ReadTie[];
  /** Whether the file states classes, and guardians: otherwise those here are left alone. */
  readonly hasClasses: boolean;
  readonly hasTies: boolean;
}

/** Collects faults, which refuse an import, and notes, which do not. */
export interface Findings {
  readonly faults: ImportFault[];
  readonly notes: ImportFault[];
}

export const faultAt = ({ file, line }: Place, message: string): ImportFault => ({ file, line, message });

/** The grade in the terms of the platform; null where it has no such grade. Reads `7`, `07`, `Grade 7`, `K` and CEDS codes. */
export function gradeOf(text: string): GradeLevel | null {
  const plain = text
    .trim()
    .toUpperCase()
    .replace(/^(GRADE|YEAR|CLASS)\s+/, '');
  if (/^(K|KG|TK|KINDERGARTEN)$/.test(plain)) return 'K';
  const number = /^0?(\d{1,2})$/.exec(plain)?.[1];
  return number && Number(number) >= 1 && Number(number) <= 12 ? (String(Number(number)) as GradeLevel) : null;
}

/** A day as `YYYY-MM-DD`, from ISO 8601 or `31.12.2014`; undefined if it is not a day of the calendar. */
export function dayOf(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(T.*)?$/.exec(text.trim());
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text.trim());
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : dotted ? [dotted[3], dotted[2], dotted[1]] : [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : undefined;
}

/** Whole years between two days. */
export function yearsBetween(birth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return today.slice(5) < birth.slice(5) ? years - 1 : years;
}
