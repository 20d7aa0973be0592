import { Row } from '../../../core/db/index.ts';
import type { Topic } from '../../activity/study-groups/contract.ts';
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
}

export class MemberRow extends Row {
  static override tableName = 'cohorts.members';
  static override idColumn = ['cohortId', 'userId'];

  declare cohortId: string;
  declare userId: string;
  declare role: CohortRole;
  declare joinedAt: Date;
}
