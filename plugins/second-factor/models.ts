import { Row } from '../../core/db/index.ts';

export class AuthenticatorRow extends Row {
  static override tableName = 'second_factor.authenticators';
  declare userId: string;
  declare sealed: Buffer;
  declare startedAt: Date;
  declare confirmedAt: Date | null;
  declare lastStep: number | null;
  declare lastUsedAt: Date | null;
  declare failures: number;
}

export class RecoveryCodeRow extends Row {
  static override tableName = 'second_factor.recovery_codes';
  declare userId: string;
  declare hash: Buffer;
  declare createdAt: Date;
  declare usedAt: Date | null;
}

export class PasskeyRow extends Row {
  static override tableName = 'second_factor.passkeys';
  static override arrayColumns = ['transports'];
  declare userId: string;
  declare credentialId: string;
  declare publicKey: Buffer;
  declare counter: number;
  declare transports: string[];
  declare isSynced: boolean;
  declare rpId: string;
  declare name: string;
  declare createdAt: Date;
  declare lastUsedAt: Date | null;
}

export class ChallengeRow extends Row {
  static override tableName = 'second_factor.challenges';
  declare userId: string | null;
  declare challenge: string;
  declare purpose: ChallengePurpose;
  declare boundTo: string;
  declare rpId: string;
  declare origin: string;
  declare expiresAt: Date;
}
export type ChallengePurpose = 'add' | 'step' | 'sign-in';

export class DeadlineRow extends Row {
  static override tableName = 'second_factor.deadlines';
  declare userId: string;
  declare dueAt: Date;
}
