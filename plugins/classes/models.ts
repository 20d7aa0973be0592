import { Row } from '../../core/db/index.ts';

export class TermRow extends Row {
  static override tableName = 'classes.terms';

  declare name: string;
  /** Days such as `2026-09-01`, both included. */
  declare startsOn: string;
  declare endsOn: string;
}

export class ClassRow extends Row {
  static override tableName = 'classes.classes';

  declare name: string;
  /** Empty where the class belongs to no course. */
  declare course: string;
  declare termId: string | null;
  declare createdBy: string | null;
  declare createdAt: Date;
  declare archivedAt: Date | null;
  declare joinCode: string | null;
  declare joinCodeExpiresAt: Date | null;
}

export type MemberRole = 'teacher' | 'learner';

export class MemberRow extends Row {
  static override tableName = 'classes.members';
  static override idColumn = ['classId', 'userId'];

  declare classId: string;
  declare userId: string;
  declare role: MemberRole;
  declare addedAt: Date;
}
