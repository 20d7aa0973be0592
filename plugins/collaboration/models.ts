import { Row } from '../../core/db/index.ts';
import type { Circle } from '../learner/contract.ts';
import type { CodeLanguage, DocumentType } from './documents/contract.ts';
import type { ParticipantRole, RoomType } from './rooms/contract.ts';

export class RoomRow extends Row {
  static override tableName = 'collaboration.rooms';

  declare createdBy: string | null;
  /** Null after its author was erased. */
  declare name: string | null;
  declare type: RoomType;
  declare circle: Circle;
  declare isPrivate: boolean;
  declare maxParticipants: number;
  declare createdAt: Date;
  declare endedAt: Date | null;
  /** The study cohort whose members alone are let in. */
  declare cohortId: string | null;
  /** Number of the last change of its chat. */
  declare chatChange: number;
}

export class ParticipantRow extends Row {
  static override tableName = 'collaboration.participants';
  static override idColumn = ['roomId', 'userId'];

  declare roomId: string;
  declare userId: string;
  declare role: ParticipantRole;
  declare admission: 'waiting' | 'admitted' | 'removed';
  declare mayWrite: boolean;
  declare joinedAt: Date;
  /** The host lets them neither write in the chat nor speak. */
  declare isMuted: boolean;
  /** The sequence of the last message they have read. */
  declare chatSeen: number;
  /** When they last had the room open. */
  declare lastSeen: Date | null;
}

export class DocumentRow extends Row {
  static override tableName = 'collaboration.documents';

  declare roomId: string;
  declare title: string;
  declare type: DocumentType;
  /** Of code. */
  declare language: CodeLanguage | null;
  /** Number of the last committed update. */
  declare sequence: number;
  /** Of its updates, after the last snapshot of that. */
  declare bytes: number;
  declare lastModified: Date;
  declare modifiedBy: string | null;
}

export class UpdateRow extends Row {
  static override tableName = 'collaboration.updates';
  static override idColumn = ['documentId', 'sequence'];

  declare documentId: string;
  declare sequence: number;
  declare userId: string | null;
  declare update: Buffer;
  declare at: Date;
}

export class SnapshotRow extends Row {
  static override tableName = 'collaboration.snapshots';
  static override idColumn = ['documentId', 'sequence'];

  declare documentId: string;
  declare sequence: number;
  /** All updates up to `sequence`, merged. */
  declare state: Buffer;
  declare at: Date;
}

/** Whose client id of Yjs it is. */
export class WriterRow extends Row {
  static override tableName = 'collaboration.writers';
  static override idColumn = ['documentId', 'clientId'];

  declare documentId: string;
  declare clientId: number;
  declare userId: string;
  /** The clock of Yjs up to which it was read for signs of danger. */
  declare readClock: number;
}
