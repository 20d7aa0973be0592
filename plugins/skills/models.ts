import { CatalogueRow, Row } from '../../core/db/index.ts';
import type { LearningStep, Reason, SkillCategory, SkillLevel, SkillSource, TopicRef } from './contract.ts';

/** A skill of the catalogue, which all institutions share. */
export class SkillRow extends CatalogueRow {
  static override tableName = 'skills.skills';
  static override arrayColumns = ['aliases', 'requires', 'concepts'];

  declare source: SkillSource;
  declare title: string;
  declare description: string;
  /** Null for imported skills, like the level. */
  declare category: SkillCategory | null;
  declare level: SkillLevel | null;
  declare aliases: string[];
  declare requires: string[];
  declare topics: TopicRef[];
  declare concepts: string[];
  declare steps: LearningStep[];
  declare isRetired: boolean;
  declare checksum: string;
}

/** A skill that was recommended to a learner, with the learner's progress in it. One for each skill. */
export class RecommendationRow extends Row {
  static override tableName = 'skills.recommendations';

  declare userId: string;
  declare skillId: string;
  declare rank: number;
  /** 1 to 5. */
  declare priority: number;
  /** Percent. */
  declare relevance: number;
  declare confidence: number;
  declare reasons: Reason[];
  declare progress: number;
  declare acceptedAt: Date | null;
  declare completedAt: Date | null;
  /** Recommended now. Others are kept only for their progress. */
  declare isCurrent: boolean;
  declare madeAt: Date;
}

/** A change of progress. */
export class ProgressMarkRow extends Row {
  static override tableName = 'skills.progress_marks';

  declare userId: string;
  declare skillId: string;
  declare from: number;
  declare to: number;
  declare at: Date;
}

/** An occupation of ESCO, as the operator imported it. */
export class OccupationRow extends CatalogueRow {
  static override tableName = 'skills.occupations';
  static override arrayColumns = ['aliases'];

  declare title: string;
  declare aliases: string[];
  declare description: string;
  /** Of the International Standard Classification of Occupations. */
  declare iscoGroup: string;
  declare checksum: string;
}

/** A skill that an occupation needs. */
export class OccupationSkillRow extends CatalogueRow {
  static override tableName = 'skills.occupation_skills';
  static override idColumn = ['occupationId', 'skillId'];

  declare occupationId: string;
  declare skillId: string;
  declare relation: 'essential' | 'optional';
}

/** A relation between imported skills. */
export class SkillRelationRow extends CatalogueRow {
  static override tableName = 'skills.skill_relations';
  static override idColumn = ['skillId', 'relatedId'];

  declare skillId: string;
  declare relatedId: string;
  declare relation: 'essential' | 'optional';
}
