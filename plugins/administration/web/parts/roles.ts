import type { Role } from '../../../../core/contract/index.ts';
import { roles } from '../../../../core/contract/index.ts';
import { useUser } from '../../../../web/session/manifest.ts';

export const roleTitles: Record<Role, string> = {
  learner: 'Learner',
  guardian: 'Parent or guardian',
  instructor: 'Instructor',
  reviewer: 'University reviewer',
  recruiter: 'Recruiter',
  administrator: 'Administrator',
  operator: 'Operator',
};

/** A role with its article, within a sentence: `an instructor`. */
export function withArticle(role: Role): string {
  const title = roleTitles[role].toLowerCase();
  return `${/^[aeio]/.test(title) ? 'an' : 'a'} ${title}`;
}

/** What a role is for. */
export const roleDescriptions: Record<Role, string> = {
  learner: 'Takes assessments, practises and learns.',
  guardian: 'Follows the progress of their children and decides on consent.',
  instructor: 'Teaches, and sees the results of learners.',
  reviewer: 'Reviews applications to a university.',
  recruiter: 'Recruits graduates for a partner company.',
  administrator: 'Manages the people, plugins and settings of this institution.',
  operator: 'Runs the deployment with all its institutions.',
};

/** The roles that the signed-in person may assign. Only operators can make others operators. */
export function useAssignableRoles(): { value: Role; label: string }[] {
  const isOperator = useUser().role === 'operator';
  return roles
    .filter((role) => role !== 'operator' || isOperator)
    .map((role) => ({ value: role, label: roleTitles[role] }));
}
