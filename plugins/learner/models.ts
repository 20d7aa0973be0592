import { Row } from '../../core/db/index.ts';
import type { AgeBand, Domain, EducationalLevel, GradeLevel, LearningStyle, Level, Mastery } from './contract.ts';
import type { Cuts } from './eiq/services.ts';

export class ProfileRow extends Row {
  static override tableName = 'learner.profiles';
  static override idColumn = 'userId';

  declare userId: string;
  declare ageBand: AgeBand;
  /** The institution stated the age band; the learner cannot change it. */
  declare isAgeStated: boolean;
  declare learningStyle: LearningStyle;
  declare timeZone: string | null;
  declare educationalLevel: EducationalLevel | null;
  declare gradeLevel: GradeLevel | null;
  declare sharesWithPeers: boolean;
  declare createdAt: Date;
  declare updatedAt: Date;
}

/** A person whom a learner has blocked. */
export class BlockRow extends Row {
  static override tableName = 'learner.blocks';
  static override idColumn = ['userId', 'blockedId'];

  declare userId: string;
  declare blockedId: string;
  declare at: Date;
}

/** An ability in logits. */
export interface DomainAbility {
  readonly domain: Domain;
  readonly theta: number;
  readonly se: number;
}

/** The prior that an estimate was made with: the SD in each part (logits), and the correlation between parts. */
export interface ResultPrior {
  readonly sd: number;
  readonly correlation: number;
}

export class ResultRow extends Row {
  static override tableName = 'learner.results';

  declare userId: string;
  declare source: string;
  declare sourceId: string;
  declare title: string;
  declare at: Date;
  declare theta: number;
  declare se: number;
  declare level: Level;
  declare confidence: number;
  declare domains: readonly DomainAbility[];
  declare measures: 'domains' | 'cognitive';
  /** Null for results from before it was stored. */
  declare prior: ResultPrior | null;
  declare answered: number | null;
  declare report: string | null;
  declare version: string;
  /** The cuts it was made with; null for those of the deployment. */
  declare cuts: Cuts | null;
  declare addedAt: Date;
}

/** Cuts that the institution adopted; null for those of the deployment. */
export class AdoptedCutsRow extends Row {
  static override tableName = 'learner.adopted_cuts';

  declare cuts: Cuts | null;
  declare reason: string;
  declare source: string | null;
  declare adoptedBy: string | null;
  declare adoptedAt: Date;
}

export class SectionProgressRow extends Row {
  static override tableName = 'learner.section_progress';
  static override idColumn = ['userId', 'section'];

  declare userId: string;
  declare section: Domain;
  declare progress: number;
  declare updatedAt: Date;
}

/** The outcome of one answer for one concept. */
export class EvidenceRow extends Row {
  static override tableName = 'learner.evidence';
  static override idColumn = ['userId', 'questionId', 'concept'];

  declare userId: string;
  declare questionId: string;
  declare concept: string;
  declare outcome: Mastery;
  declare at: Date;
}

export class ConceptMasteryRow extends Row {
  static override tableName = 'learner.concept_mastery';
  static override idColumn = ['userId', 'concept'];

  declare userId: string;
  declare concept: string;
  declare section: Domain;
  declare level: Mastery;
  declare isStruggling: boolean;
  declare attempted: number;
  declare familiar: number;
  declare proficient: number;
  declare mastered: number;
  declare lastSeenAt: Date;
}

export type ActivityKind = 'answer' | 'hint' | 'ai' | 'study';

export class ActivityRow extends Row {
  static override tableName = 'learner.activity';
  static override idColumn = ['userId', 'kind', 'id'];

  declare userId: string;
  declare kind: ActivityKind;
  /** `YYYY-MM-DD`. */
  declare day: string;
  declare at: Date;
}

export class ConsentRow extends Row {
  static override tableName = 'learner.consents';

  declare userId: string;
  /** The purposes consented to after the decision. */
  declare purposes: readonly string[];
  declare decidedBy: string;
  declare way: string;
  /** The version of the consent text. */
  declare wording: string;
  declare at: Date;
}
