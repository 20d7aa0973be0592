/** A permission is named after the plugin (or the core) that owns it: `talent.manage`. */
export type Permission = `${string}.${string}`;

/** Who may call: anyone, anyone signed in, or holders of a permission. Nothing is open by omission. */
export type Access = 'public' | 'signed-in' | Permission;

/**
 * A program of another system: recognised by the caller of this name that the plugin's `start` returns. Where a permission
 * is named, the caller's actor needs it.
 */
export interface CallerAccess {
  readonly caller: string;
  readonly permission?: Permission;
}

export const isCallerAccess = (access: unknown): access is CallerAccess =>
  typeof access === 'object' && access !== null && 'caller' in access;

/** An access as a list shows it: `signed-in`, `caller scim`, `caller scim with scim.manage`. */
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

/** A permission as its owner declares it. */
export interface PermissionDeclaration {
  /** Shown to administrators: what its holder may do. */
  readonly description: string;
  /** Roles that have it. Operators have every permission. */
  readonly grantedTo: readonly Role[];
}
