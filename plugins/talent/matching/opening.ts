import { termKey, wordsOf } from './terms.ts';

// What the formula reads of a learner and of a job: nothing else can change a score.

/** What a learner says and what the platform measured. It has no name, gender, age, photo or address. */
export interface CandidateFacts {
  /** Names of skills with their levels, 1 to 5. Of the same skill the highest level counts. */
  readonly skills: Iterable<readonly [name: string, level: number]>;
  readonly eiq: { readonly eiqScore: number; readonly standardError: number } | null;
  readonly industries: readonly string[];
  readonly roles: readonly string[];
  /** `any` counts as no preference. */
  readonly companySize: string | null;
  readonly places: readonly string[];
  /** `immediate`, `flexible` or `graduate_2027`. */
  readonly availability: string | null;
}

export interface JobFacts {
  readonly title: string;
  readonly requirements: readonly {
    readonly skill: string;
    /** Other names of the same skill. */
    readonly aliases?: readonly string[];
    readonly level: number;
    readonly weight: number;
  }[];
  readonly minEiqScore: number | null;
  readonly industry: string | null;
  readonly companySize: string | null;
  /** Null where the job has no place. */
  readonly place: string | null;
  readonly isRemote: boolean;
  /** `2027-09-01`; null where it is open. */
  readonly startsOn: string | null;
}

/** A learner, prepared for being compared with many jobs. */
export interface Candidate {
  readonly levels: ReadonlyMap<string, number>;
  readonly eiq: CandidateFacts['eiq'];
  readonly industries: ReadonlySet<string>;
  readonly roles: readonly (readonly string[])[];
  readonly companySize: string | null;
  readonly places: ReadonlySet<string>;
  /** The month from which the learner can start, counted from year 0; 0 for at any time; null where it is unknown. */
  readonly availableFrom: number | null;
}

interface Requirement {
  /** Keys of all names of the skill, its own first. */
  readonly keys: readonly [string, ...string[]];
  readonly skill: string;
  readonly level: number;
  /** The weights of a job add up to 1. */
  readonly weight: number;
}

/** A job, prepared for being compared with many learners. */
export interface Opening {
  readonly requirements: readonly Requirement[];
  readonly minEiqScore: number | null;
  readonly industry: string | null;
  readonly titleWords: ReadonlySet<string>;
  readonly companySize: string | null;
  readonly place: string | null;
  readonly isRemote: boolean;
  /** Counted as in `availableFrom`. */
  readonly startsIn: number | null;
}

export function candidateOf(facts: CandidateFacts): Candidate {
  const levels = new Map<string, number>();
  for (const [name, level] of facts.skills) {
    const key = termKey(name);
    levels.set(key, Math.max(levels.get(key) ?? 0, Math.min(5, Math.max(0, level))));
  }
  return {
    levels,
    eiq: facts.eiq,
    industries: keysOf(facts.industries),
    roles: facts.roles.map(wordsOf).filter((words) => words.length > 0),
    companySize: facts.companySize === 'any' ? null : facts.companySize,
    places: keysOf(facts.places),
    availableFrom: availableFrom(facts.availability),
  };
}

export function openingOf(facts: JobFacts): Opening {
  const total = facts.requirements.reduce((sum, { weight }) => sum + weight, 0);
  return {
    requirements: facts.requirements.map(({ skill, aliases = [], level, weight }) => ({
      keys: [termKey(skill), ...aliases.map(termKey)],
      ...{ skill, level },
      weight: weight / total,
    })),
    minEiqScore: facts.minEiqScore,
    industry: facts.industry === null ? null : termKey(facts.industry),
    titleWords: new Set(wordsOf(facts.title)),
    companySize: facts.companySize,
    place: facts.place === null ? null : termKey(facts.place),
    isRemote: facts.isRemote,
    startsIn: facts.startsOn === null ? null : monthOf(facts.startsOn),
  };
}

/** The level that a learner has of a skill, under whichever of its names; 0 without it. */
export function levelOf({ levels }: Pick<Candidate, 'levels'>, { keys }: Pick<Requirement, 'keys'>): number {
  let highest = 0;
  for (const key of keys) highest = Math.max(highest, levels.get(key) ?? 0);
  return highest;
}

const keysOf = (terms: readonly string[]) => new Set(terms.map(termKey).filter((key) => key !== ''));

/** Graduates are taken to be free from June of their year. */
const graduationMonth = 6;

function availableFrom(availability: string | null): number | null {
  if (availability === 'immediate' || availability === 'flexible') return 0;
  const year = /^graduate_(\d{4})$/.exec(availability ?? '')?.[1];
  return year === undefined ? null : Number(year) * 12 + graduationMonth;
}

function monthOf(day: string): number {
  const [year, month] = day.split('-').map(Number);
  return (year ?? 0) * 12 + (month ?? 1);
}
