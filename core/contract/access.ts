/** A permission is named after the plugin (or the core) that owns it: `talent.manage`. */
export type Permission = `${string}.${string}`;

/** Who may call: anyone, anyone signed in, or holders of a permission. Nothing is open by omission. */
export type Access = 'public' | 'signed-in' | Permission;

/** The roles a person can have. One person has one role in one institution. */
export const roles = [
  'learner',
  'guardian',
  'instructor',
  'reviewer',
  'recruiter',
  'administrator',
  'operator',
] as const;
export type Role = (typeof roles)[number];

/** A permission as its owner declares it. */
export interface PermissionDeclaration {
  /** Shown to administrators: what its holder may do. */
  readonly says: string;
  /** Roles that have it. Operators have every permission. */
  readonly grantedTo: readonly Role[];
}
