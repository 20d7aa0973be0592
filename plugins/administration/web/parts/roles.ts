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

/** A role within a sentence: `an instructor`. */
export function asA(role: Role): string {
  const title = roleTitles[role].toLowerCase();
  return `${/^[aeio]/.test(title) ? 'an' : 'a'} ${title}`;
}

/** What somebody with the role is here for. */
export const roleSays: Record<Role, string> = {
  learner: 'Takes assessments and learns.',
  guardian: 'Looks after the learners they are named for.',
  instructor: 'Teaches, and reads the records of learners.',
  reviewer: 'Decides on applications to a university.',
  recruiter: 'Looks for graduates on behalf of a partner.',
  administrator: 'Runs this institution: people, plugins, settings.',
  operator: 'Runs the whole deployment with all its institutions.',
};

/** The roles that somebody may give: only operators make operators. */
export function useRolesToGive(): { value: Role; label: string }[] {
  const isOperator = useUser().role === 'operator';
  return roles
    .filter((role) => role !== 'operator' || isOperator)
    .map((role) => ({ value: role, label: roleTitles[role] }));
}
