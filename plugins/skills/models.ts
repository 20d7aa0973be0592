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
