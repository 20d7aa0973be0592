import type { Actor, Role, Who } from '../../core/contract/index.ts';
import { defineService } from '../../core/contract/index.ts';
import type { CallContext } from '../../core/db/index.ts';
import type {
  AgeBand,
  Domain,
  EducationalLevel,
  EiqRecord,
  GradeLevel,
  GuardianConsent,
  LearningStyle,
  Level,
  Minority,
  Purpose,
} from './contract.ts';

/** Who asks about a learner: an institution, and in it perhaps somebody. */
export type Requester = Pick<Actor, 'institution'> & { readonly user?: { readonly id: string } | undefined };

/** A measurement of a learner, in logits. */
export interface NewResult {
  readonly userId: string;
  /** The plugin that measured. */
  readonly source: string;
  /** Its own id of the assessment; the same one again changes nothing. */
  readonly sourceId: string;
  readonly title: string;
  readonly at: Date;
  readonly theta: number;
  readonly standardError: number;
  readonly level: Level;
  /** 0 to 1. */
  readonly confidence: number;
  readonly domains: readonly { domain: Domain; theta: number; standardError: number }[];
  /** Questions answered. */
  readonly answered?: number;
  /** Address of the screen with the full report, for the learner and whoever may read it. */
  readonly report?: string;
  /** What recomputes the figures later. */
  readonly version: string;
}

export interface LearnerProfile {
  readonly preferredLearningStyle: LearningStyle;
  readonly strugglingConcepts: readonly string[];
  readonly masteredConcepts: readonly string[];
  readonly ageBand: AgeBand;
  readonly guardianConsent: GuardianConsent;
  readonly allowed: readonly Purpose[];
}

/** Somebody, as far as it matters for whom they meet. */
export interface Person {
  readonly id: string;
  readonly role: Role;
}

/** When a learner learnt, and what they master. */
export interface LearningHistory {
  /** The zone whose midnight ends a day. */
  readonly timeZone: string;
  /** `YYYY-MM-DD` in that zone. */
  readonly today: string;
  /** Days in a row that lead up to today. */
  readonly streak: number;
  /** Days with at least one learning action, ascending, each with the moment of the first. */
  readonly days: readonly { readonly day: string; readonly at: Date }[];
  /** Concepts that are mastered now, each with the latest answer about it: mastered then, or earlier. Ascending. */
  readonly mastered: readonly { readonly concept: string; readonly at: Date }[];
}

/** A guardian's decision, as it reached the platform without the guardian having an account. */
export interface ConsentDecision {
  readonly userId: string;
  /** The purposes that stand from now on; what is not among them is taken back. */
  readonly given: readonly Purpose[];
  /** Who decided: the address the link went to. */
  readonly decidedBy: string;
  /** How the decision reached the platform. */
  readonly way: 'letter' | 'account' | 'school';
  /** Version of the words that were read. */
  readonly wording: string;
  readonly at: Date;
}

/** What other plugins write to a learner's record, and read from it. */
export interface LearnerRecord {
  /** Levels and the scores they begin at, ascending, as configured: all four. */
  readonly cuts: readonly { readonly level: Level; readonly from: number }[];
  /** Adds a result, combines it with the others and tells of it (`eiq.changed`). */
  addResult(context: CallContext<Requester>, result: NewResult): Promise<EiqRecord>;
  /** Changes the figures of a result that was added before, and tells of it (`eiq.changed`). Nothing where there is none. */
  reviseResult(context: CallContext<Requester>, result: NewResult): Promise<void>;
  eiq(context: CallContext<Requester>, userId: string): Promise<EiqRecord>;
  profile(context: CallContext<Requester>, userId: string): Promise<LearnerProfile>;
  learningHistory(context: CallContext<Requester>, userId: string): Promise<LearningHistory>;
  /** How old somebody is, what is open to them and whom they may meet: the one place that every check asks. */
  minority(context: CallContext<Requester>, person: Person): Promise<Minority>;
  /**
   * Whether the caller is a guardian who may read this learner's record, and the reports it rests on: named for the
   * learner, with a consent of their own, as long as the learner is no adult.
   */
  isReadByGuardian(context: { readonly who: Who }, userId: string): Promise<boolean>;
  /** The same of many, by id: as many queries as for one. */
  minorities(context: CallContext<Requester>, people: readonly Person[]): Promise<ReadonlyMap<string, Minority>>;
  /** How far sections of an assessment are, 0 to 100 percent each. @throws RangeError beyond */
  setSectionProgress(
    context: CallContext<Requester>,
    userId: string,
    progress: Readonly<Partial<Record<Domain, number>>>,
  ): Promise<void>;
  /** Something the learner did today; `id` tells repeats apart. `ai` counts as an interaction with the tutor. */
  noteActivity(
    context: CallContext<Requester>,
    activity: { userId: string; id: string; kind: 'answer' | 'hint' | 'ai' | 'study'; at: Date },
  ): Promise<void>;
  setAgeBand(context: CallContext<Requester>, userId: string, ageBand: AgeBand): Promise<void>;
  setLearningStyle(context: CallContext<Requester>, userId: string, learningStyle: LearningStyle): Promise<void>;
  /** Where somebody learns; the grade is of pupils only. */
  setEducation(
    context: CallContext<Requester>,
    userId: string,
    education: { readonly educationalLevel: EducationalLevel | null; readonly gradeLevel: GradeLevel | null },
  ): Promise<void>;
  /** Where somebody learns, as far as it was told, and how old they are. */
  education(
    context: CallContext<Requester>,
    userId: string,
  ): Promise<{
    readonly educationalLevel: EducationalLevel | null;
    readonly gradeLevel: GradeLevel | null;
    readonly ageBand: AgeBand;
  }>;
  /**
   * Learners whose name the reader may see, by id: who wants it, is active, is of the reader's circle (staff see all), and
   * may be seen on boards, as the reader may. `name` is the first name with the initial of the last: `Aroha P.`
   * @param among asks only about these people
   */
  peers(
    context: CallContext<Requester>,
    reader: Person,
    among?: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly name: string }>>;
  /** The zone whose midnight ends a day: the learner's own, or until it is known the institution's. */
  timeZone(context: CallContext<Requester>, userId: string): Promise<string>;
  /** Keeps a decision about consent, in the transaction that uses its link up. Guardians with accounts decide in the core. */
  recordConsent(context: CallContext<Requester>, decision: ConsentDecision): Promise<void>;
}
export const learnerRecord = defineService<LearnerRecord>('learner.record');
