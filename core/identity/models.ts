import type { z } from 'zod';
import type { Role } from '../contract/index.ts';
import type { Branding, InstructorsSee, RegistrationMode, User } from '../contract/platform.ts';
import { CatalogueRow, Row } from '../db/index.ts';

// Rows of the core's tables.

/** Who can create accounts in an institution. */
export type Registration = z.output<typeof RegistrationMode>;
export type Colours = z.output<typeof Branding>;

export class InstitutionRow extends CatalogueRow {
  static override tableName = 'platform.institutions';
  declare slug: string;
  declare name: string;
  declare branding: Colours;
  declare registration: Registration;
  declare isDemo: boolean;
  declare instructorsSee: InstructorsSee;
  declare frameOrigins: string[];
  declare createdAt: Date;
}

/** Host names of institutions, looked up before the institution of a request is known. */
export class HostNameRow extends CatalogueRow {
  static override tableName = 'platform.institution_host_names';
  static override idColumn = 'host';
  declare host: string;
  declare institutionId: string;
  /** The first is used in links. */
  declare position: number;
}

export class UserRow extends Row {
  static override tableName = 'platform.users';
  declare username: string;
  declare usernameKey: string;
  declare email: string | null;
  declare emailKey: string | null;
  declare searchKey: string;
  declare passwordHash: string | null;
  declare firstName: string;
  declare lastName: string;
  declare role: Role;
  declare profileImageUrl: string | null;
  declare demo: boolean;
  declare demoExpiresAt: Date | null;
  declare deactivatedAt: Date | null;
  declare createdAt: Date;
  declare lastSeenAt: Date | null;
}

export class GuardianRow extends Row {
  static override tableName = 'platform.guardians';
  static override idColumn = ['guardianUserId', 'learnerUserId'];
  declare guardianUserId: string;
  declare learnerUserId: string;
  declare relation: string;
  declare consentedAt: Date | null;
  declare createdAt: Date;
}

export class RelationRow extends Row {
  static override tableName = 'platform.relations';
  static override idColumn = ['staffUserId', 'learnerUserId', 'kind', 'source'];
  declare kind: RelationKind;
  declare staffUserId: string;
  declare learnerUserId: string;
  declare source: string;
  declare createdAt: Date;
}

/** The role of the member of staff in a relation. */
export type RelationKind = 'instructor' | 'reviewer' | 'recruiter';

export class ExternalIdentityRow extends Row {
  static override tableName = 'platform.external_identities';
  declare userId: string;
  declare provider: string;
  declare issuer: string;
  declare subject: string;
  declare email: string | null;
  declare createdAt: Date;
  declare lastUsedAt: Date;
}

export class SessionRow extends Row {
  static override tableName = 'platform.sessions';
  declare userId: string;
  declare createdAt: Date;
  declare expiresAt: Date;
  declare lastUsedAt: Date;
  declare endedAt: Date | null;
  declare endedReason: string | null;
  declare address: string | null;
  declare userAgent: string | null;
  /** Encrypted: what the provider of this session needs to sign the person out. */
  declare providerSignOut: Buffer | null;
  /** Digests of the person and the session as the provider names them. */
  declare providerSubject: Buffer | null;
  declare providerSession: Buffer | null;
  /** The administrator who is signed in as the person, and the session with which this one ends. */
  declare signedInBy: string | null;
  declare openedFrom: string | null;
}

export type CodePurpose = 'exchange' | 'invitation' | 'reset' | 'consent' | 'stay' | 'attempt' | 'step';

export type AskedBy = 'self' | 'guardian' | 'staff';

/** A pending erasure or, without a user, what remains to be removed of an erased person. */
export class ErasureRow extends Row {
  static override tableName = 'platform.erasures';
  declare userId: string | null;
  declare askedBy: AskedBy;
  declare askedByUserId: string | null;
  declare askedAt: Date;
  declare dueAt: Date;
  declare remains: unknown;
}

export class CodeRow extends Row {
  static override tableName = 'platform.codes';
  declare purpose: CodePurpose;
  declare hash: Buffer;
  declare subject: string;
  declare payload: unknown;
  declare createdAt: Date;
  declare createdBy: string | null;
  declare expiresAt: Date;
  declare usedAt: Date | null;
}

/** Entries of the deployment have no institution, so queries filter by institution explicitly. */
export class AuditRow extends CatalogueRow {
  static override tableName = 'platform.audit_log';
  declare institutionId: string | null;
  declare at: Date;
  declare actorUserId: string | null;
  declare action: string;
  declare subject: string | null;
  declare details: Record<string, unknown>;
  declare address: string | null;
}

/** Secrets of the deployment have no institution, so queries filter by institution explicitly. */
export class SecretRow extends CatalogueRow {
  static override tableName = 'platform.secrets';
  declare institutionId: string | null;
  declare name: string;
  declare sealed: Buffer;
  declare changedBy: string | null;
  declare changedAt: Date;
}

/** The public part of a person's row, without password and keys. */
export function userOf(row: UserRow): User {
  return {
    id: row.id,
    username: row.username,
    email: row.email ?? '',
    firstName: row.firstName,
    lastName: row.lastName,
    role: row.role,
    demo: row.demo,
    profileImageUrl: row.profileImageUrl,
  };
}
