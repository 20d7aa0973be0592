import { conflict, notFound } from '../../core/contract/errors.ts';
import type { Role } from '../../core/contract/index.ts';
import type { Institution } from '../../core/identity/index.ts';
import { deployment } from '../../core/identity/index.ts';
import type { Platform } from '../../core/platform.ts';
import type { Person } from '../../core/services.ts';
import type { CommandResult } from '../command-result.ts';
import { institutionFor } from '../open-platform.ts';
import { pluralize } from '../pluralize.ts';
import { passwordFromInput } from './password.ts';

export interface InstitutionOption {
  readonly institution?: string;
}

export interface ResetOptions extends InstitutionOption {
  readonly passwordStdin?: boolean;
  readonly mail?: boolean;
}

export async function changeRole(
  platform: Platform,
  login: string,
  role: Role,
  options: InstitutionOption,
): Promise<CommandResult> {
  const { call, person } = await personFor(platform, login, options);
  const changed = await platform.identity.people.setRole(call, person.id, role);
  const isSame = person.role === role;
  return {
    value: changed,
    text: isSame
      ? `${nameOf(person)} already has the role ${role}.`
      : `${nameOf(person)} now has the role ${role} (was ${person.role}). All sessions have ended.`,
  };
}

/** Prints or sends a link to set a password, or sets the password from standard input. */
export async function resetPassword(platform: Platform, login: string, options: ResetOptions): Promise<CommandResult> {
  const { people } = platform.identity;
  const { call, person } = await personFor(platform, login, options);
  if (options.passwordStdin) {
    const changed = await people.setPassword(call, person.id, await passwordFromInput());
    return { value: { person: changed }, text: `Set a new password for ${nameOf(person)}. All sessions have ended.` };
  }
  if (options.mail) {
    if (!person.email) throw conflict(`${nameOf(person)} has no email address. Omit --mail to print the link.`);
    await people.resetPassword(call, person.id, 'mail');
    return { value: { person, mailed: true }, text: `Sent a link to set a new password to ${person.email}.` };
  }
  const { link } = await people.resetPassword(call, person.id, 'link');
  return {
    value: { person, link },
    text: `Link to set a new password for ${nameOf(person)} (works once, expires in a day):\n  ${link}`,
  };
}

/** Ends all sessions of a person, who can sign in again. */
export async function signOut(platform: Platform, login: string, options: InstitutionOption): Promise<CommandResult> {
  const { call, person } = await personFor(platform, login, options);
  const { ended } = await platform.identity.people.endSessions(call, person.id);
  return { value: { person, ended }, text: `Ended ${pluralize(ended, 'session')} of ${nameOf(person)}.` };
}

export async function setActive(
  platform: Platform,
  login: string,
  isActive: boolean,
  options: InstitutionOption,
): Promise<CommandResult> {
  const { people } = platform.identity;
  const { call, person } = await personFor(platform, login, options);
  const isSame = (person.deactivatedAt === null) === isActive;
  const changed = await (isActive ? people.reactivate : people.deactivate)(call, person.id);
  const state = isActive ? 'active' : 'deactivated';
  return { value: changed, text: `${nameOf(person)} is ${isSame ? 'already' : 'now'} ${state}.` };
}

export const nameOf = ({ firstName, lastName, username }: Pick<Person, 'firstName' | 'lastName' | 'username'>) =>
  `${firstName} ${lastName} (${username})`;

/** @throws Failure not_found */
export async function personFor(platform: Platform, login: string, { institution: slug }: InstitutionOption) {
  const institution: Institution = await institutionFor(platform, slug);
  const call = { who: deployment(institution) };
  const { people } = platform.identity;
  const person = (await people.byLogin(call, login)) ?? (await people.one(call, login).catch(() => undefined));
  if (!person) throw notFound(`${login} not found in ${institution.slug}. Search with eiq users list ${login}.`);
  return { call, person };
}
