import { Row } from '../../../core/db/index.ts';
import type { Topic } from '../../activity/study-groups/contract.ts';
import type { ReportReason } from '../reports/contract.ts';
import type { Repeats } from '../schedule/contract.ts';
import type { Audience, CohortRole } from './contract.ts';

export class CohortRow extends Row {
  static override tableName = 'cohorts.cohorts';

  declare createdBy: string | null;
  /** Who wrote the name and the description. */
  declare wordsBy: string | null;
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
  /** Shared by cohorts that were created together from balanced groups. */
  declare groupSetId: string | null;
  declare groupNumber: number | null;
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

/** The address by which a member's calendar reads the meetings. */
export class FeedRow extends Row {
  static override tableName = 'cohorts.feeds';
  static override idColumn = ['cohortId', 'userId'];

  declare cohortId: string;
  declare userId: string;
  declare codeHash: string;
  declare createdAt: Date;
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

/** A meeting, with all its dates where it is repeated. */
export class MeetingRow extends Row {
  static override tableName = 'cohorts.meetings';
  static override get jsonAttributes() {
    return ['skipped'];
  }

  declare cohortId: string;
  /** Who wrote the title and the place. Null after they were erased. */
  declare writtenBy: string | null;
  declare title: string | null;
  declare place: string | null;
  /** Local time in the zone: `2027-01-15T17:00`. */
  declare starts: string;
  declare timeZone: string;
  declare minutes: number;
  declare repeats: Repeats;
  /** The last day; null without an end. */
  declare until: string | null;
  /** Numbers of the dates that do not take place, from 0. */
  declare skipped: number[];
  declare sequence: number;
  declare changedAt: Date;
  declare cancelledAt: Date | null;
}
