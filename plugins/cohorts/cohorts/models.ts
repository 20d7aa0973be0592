import { Row } from '../../../core/db/index.ts';
import type { Topic } from '../../activity/study-groups/contract.ts';
import type { ReportReason } from '../reports/contract.ts';
import type { Audience, CohortRole } from './contract.ts';

export class CohortRow extends Row {
  static override tableName = 'cohorts.cohorts';

  declare createdBy: string | null;
  /** Null after its author was erased. */
  declare name: string | null;
  declare description: string | null;
  declare topic: Topic;
  declare maxMembers: number;
  declare audience: Audience;
  declare createdAt: Date;
  declare archivedAt: Date | null;
  declare isPrivate: boolean;
  declare invitationHash: string | null;
  declare invitationExpiresAt: Date | null;
  declare weeklyGoal: number | null;
}

export class MemberRow extends Row {
  static override tableName = 'cohorts.members';
  static override idColumn = ['cohortId', 'userId'];

  declare cohortId: string;
  declare userId: string;
  declare role: CohortRole;
  declare joinedAt: Date;
  /** Since when the member's practice counts; null while they do not share it. */
  declare sharesSince: Date | null;
}

/** A person who waits for a place. */
export class WaitingRow extends Row {
  static override tableName = 'cohorts.waiting';
  static override idColumn = ['cohortId', 'userId'];

  declare cohortId: string;
  declare userId: string;
  declare since: Date;
}

/** A person who was removed and may not come back. */
export class BanRow extends Row {
  static override tableName = 'cohorts.bans';
  static override idColumn = ['cohortId', 'userId'];

  declare cohortId: string;
  declare userId: string;
  declare since: Date;
}

export class ReportRow extends Row {
  static override tableName = 'cohorts.reports';

  declare cohortId: string;
  declare reporterId: string;
  /** Null where the cohort itself is reported. */
  declare reportedId: string | null;
  declare reason: ReportReason;
  declare at: Date;
  declare settledAt: Date | null;
}

/** The weakest topics of a cohort. */
export class RecommendationRow extends Row {
  static override tableName = 'cohorts.recommendations';
  static override idColumn = 'cohortId';
  static override get jsonAttributes() {
    return ['topics'];
  }

  declare cohortId: string;
  /** `section/contentArea`, weakest first. */
  declare topics: string[];
  declare at: Date;
}
