import { Row } from '../../../core/db/index.ts';

export class SignInAsRow extends Row {
  static override tableName = 'administration.sign_ins_as';

  declare administratorId: string | null;
  declare userId: string;
  declare reason: string | null;
  declare state: 'waiting' | 'allowed' | 'declined' | 'begun';
  declare askedAt: Date;
  /** Null also where the institution's rule allowed it. */
  declare answeredAt: Date | null;
  declare begunAt: Date | null;
  declare until: Date | null;
  declare sessionId: string | null;
}
