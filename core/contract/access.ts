/** A permission is named after the plugin (or the core) that owns it: `talent.manage`. */
export type Permission = `${string}.${string}`;

/** Who may call: everyone, signed-in people, or holders of a permission. Required, so that nothing is open by omission. */
export type Access = 'public' | 'signed-in' | Permission;

/**
 * A program of another system, authenticated by the caller of this name that the plugin's `start` returns. If a permission
 * is named, the caller's actor must have it.
 */
export interface CallerAccess {
  readonly caller: string;
  readonly permission?: Permission;
}

export const isCallerAccess = (access: unknown): access is CallerAccess =>
  typeof access === 'object' && access !== null && 'caller' in access;

/** A readable form of an access: `signed-in`, `caller scim`, `caller scim with scim.manage`. */
export const accessName = (access: string | CallerAccess): string =>
  isCallerAccess(access) ? `caller ${access.caller}${access.permission ? ` with ${access.permission}` : ''}` : access;

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

/** The declaration of a permission in its owner's contract. */
export interface PermissionDeclaration {
  /** What its holders may do; shown to administrators. */
  readonly description: string;
  /** Roles that have it. Operators have every permission. */
  readonly grantedTo: readonly Role[];
}
