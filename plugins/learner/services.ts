import type { Actor, Role, Who } from '../../core/contract/index.ts';
import { defineService } from '../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../core/db/index.ts';
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
import type { Cuts } from './eiq/services.ts';

export * from './eiq/services.ts';

/** On whose behalf a call is made: an institution and, where known, a person in it. */
export type Requester = Pick<Actor, 'institution'> & { readonly user?: { readonly id: string } | undefined };

/** A measurement of a learner, in logits. */
export interface NewResult {
  readonly userId: string;
  /** The plugin that ran the assessment. */
  readonly source: string;
  /** The plugin's id of the assessment. Adding the same one again changes nothing. */
  readonly sourceId: string;
  readonly title: string;
  readonly at: Date;
  readonly theta: number;
  readonly standardError: number;
  readonly level: Level;
  /** 0 to 1. */
  readonly confidence: number;
  readonly domains: readonly { domain: Domain; theta: number; standardError: number }[];
  /** What was measured; default the domains, with their weighted mean. */
  readonly measures?: 'domains' | 'cognitive';
  /** The prior of the estimate: its SD in each part (logits), and the correlation between parts. */
  readonly prior?: { readonly sd: number; readonly correlation: number };
  /** The scores at which the levels began when the assessment began; default: those that hold now. */
  readonly cuts?: Partial<Cuts>;
  /** Questions answered. */
  readonly answered?: number;
  /** Address of the screen with the full report. */
  readonly report?: string;
  /** The version of the scoring engine, with which the figures can be recomputed. */
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

/** A person whose circle is asked for. */
export interface Person {
  readonly id: string;
  readonly role: Role;
}

/** A learner's days of learning and mastered concepts. */
export interface LearningHistory {
  /** The zone whose midnight ends a day. */
  readonly timeZone: string;
  /** `YYYY-MM-DD` in that zone. */
  readonly today: string;
  /** Consecutive days up to today. */
  readonly streak: number;
  /** Days with at least one learning action, ascending, each with the time of the first. */
  readonly days: readonly { readonly day: string; readonly at: Date }[];
  /** Concepts that are mastered now, each with the time of the latest answer about it, ascending. */
  readonly mastered: readonly { readonly concept: string; readonly at: Date }[];
}

/** A decision of a guardian without an account. */
export interface ConsentDecision {
  readonly userId: string;
  /** The purposes consented to from now on. All others are withdrawn. */
  readonly given: readonly Purpose[];
  /** The email address that the link was sent to. */
  readonly decidedBy: string;
  /** How the decision was made. */
  readonly way: 'letter' | 'account' | 'school';
  /** The version of the consent text. */
  readonly wording: string;
  readonly at: Date;
}

export interface Education {
  readonly educationalLevel: EducationalLevel | null;
  readonly gradeLevel: GradeLevel | null;
  readonly ageBand: AgeBand;
}

export interface EducationChange extends Partial<Education> {
  readonly userId: string;
}

/** The learner's record, for other plugins. */
export interface LearnerRecord {
  /** All four levels and the scores they begin at, ascending, for assessments of the institution that begin now. */
  cuts(context: CallContext<Requester>): Promise<readonly { readonly level: Level; readonly from: number }[]>;
  /** The same as configured for the deployment. */
  readonly shippedCuts: readonly { readonly level: Level; readonly from: number }[];
  /** Adds a result, combines it with the others and emits `eiq.changed`. */
  addResult(context: CallContext<Requester>, result: NewResult): Promise<EiqRecord>;
  /** Changes the figures of an earlier result and emits `eiq.changed`. Does nothing where there is none. */
  reviseResult(context: CallContext<Requester>, result: NewResult): Promise<void>;
  /** A stored result by its assessment; undefined where it is not in a record. */
  result(context: CallContext<Requester>, source: string, sourceId: string): Promise<NewResult | undefined>;
  eiq(context: CallContext<Requester>, userId: string): Promise<EiqRecord>;
  /** The same of many people, by id, with one query. People without results are left out. */
  eiqs(context: CallContext<Requester>, userIds: readonly string[]): Promise<ReadonlyMap<string, EiqRecord>>;
  profile(context: CallContext<Requester>, userId: string): Promise<LearnerProfile>;
  /** The time of each person’s latest learning action, by id, with one query. People without one are left out. */
  lastActive(context: CallContext<Requester>, userIds: readonly string[]): Promise<ReadonlyMap<string, Date>>;
  learningHistory(context: CallContext<Requester>, userId: string): Promise<LearningHistory>;
  /** A person's age band, open purposes and circle. Every check of age or consent uses this. */
  minority(context: CallContext<Requester>, person: Person): Promise<Minority>;
  /**
   * Whether the caller is a guardian who may read this learner's record and its reports: linked to the learner, with a
   * consent of their own, while the learner is not an adult.
   */
  isReadByGuardian(context: { readonly who: Who }, userId: string): Promise<boolean>;
  /** The same for many people, by id, with as many queries as for one. */
  minorities(context: CallContext<Requester>, people: readonly Person[]): Promise<ReadonlyMap<string, Minority>>;
  /** Sets the progress of sections of an assessment, 0 to 100 percent. @throws RangeError outside that range */
  setSectionProgress(
    context: CallContext<Requester>,
    userId: string,
    progress: Readonly<Partial<Record<Domain, number>>>,
  ): Promise<void>;
  /** Notes a learning action; the same `id` counts once. `ai` counts as an interaction with the tutor. */
  noteActivity(
    context: CallContext<Requester>,
    activity: { userId: string; id: string; kind: 'answer' | 'hint' | 'ai' | 'study'; at: Date },
  ): Promise<void>;
  /** Sets the age band by what the learner says. Has no effect where the institution has stated it. */
  setAgeBand(context: CallContext<Requester>, userId: string, ageBand: AgeBand): Promise<void>;
  setLearningStyle(context: CallContext<Requester>, userId: string, learningStyle: LearningStyle): Promise<void>;
  /** Sets the educational level, and the grade of pupils. */
  setEducation(
    context: CallContext<Requester>,
    userId: string,
    education: { readonly educationalLevel: EducationalLevel | null; readonly gradeLevel: GradeLevel | null },
  ): Promise<void>;
  /** The same and the age band of many people, as the institution states them, in few statements; what is undefined stays. */
  setEducations(context: TransactionContext<Requester>, changes: readonly EducationChange[]): Promise<void>;
  /** Educational level and grade, as far as given, and the age band. */
  education(context: CallContext<Requester>, userId: string): Promise<Education>;
  /** The same of many people, by id, with one query. People without a stored profile are left out. */
  educations(context: CallContext<Requester>, userIds: readonly string[]): Promise<ReadonlyMap<string, Education>>;
  /**
   * Learners whose name the reader may see, by id: they share it, are active, are in the reader's circle (staff see all),
   * and boards are open to both. `name` is the first name with the initial of the last: `Aroha P.`
   * @param among limits the result to these people
   */
  peers(
    context: CallContext<Requester>,
    reader: Person,
    among?: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly name: string }>>;
  /** The zone whose midnight ends a day: the learner's, or the institution's where that is unknown. */
  timeZone(context: CallContext<Requester>, userId: string): Promise<string>;
  /** The institution's zone, in which its due dates are. */
  institutionTimeZone(context: CallContext<Requester>): Promise<string>;
  /** Stores a decision about consent in the transaction that uses its link. Guardians with accounts decide in the core. */
  recordConsent(context: CallContext<Requester>, decision: ConsentDecision): Promise<void>;
}
export const learnerRecord = defineService<LearnerRecord>('learner.record');

/** Whom learners have blocked, for plugins in which learners meet. The blocked person is never told. */
export interface LearnerBlocks {
  /**
   * Blocks a person whom the caller meets, which the calling plugin has checked. Idempotent.
   * @throws Failure conflict for staff, oneself, or too many; forbidden for callers who are no learners; not_found
   */
  block(who: Who, userId: string): Promise<void>;
  /** Ids of the people whom a person has blocked: their messages are hidden from this person. */
  blockedBy(context: CallContext<Requester>, userId: string): Promise<ReadonlySet<string>>;
  /** Ids of the people whom a person does not find: those they have blocked, and those who have blocked them. Never shown. */
  apartFrom(context: CallContext<Requester>, userId: string): Promise<ReadonlySet<string>>;
}
export const learnerBlocks = defineService<LearnerBlocks>('learner.blocks');
