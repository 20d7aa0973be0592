import { conflict, notFound } from '../../core/contract/errors.ts';
import type { Role } from '../../core/contract/index.ts';
import type { Institution } from '../../core/identity/index.ts';
import { deployment } from '../../core/identity/index.ts';
import type { Platform } from '../../core/platform.ts';
import type { Person } from '../../core/services.ts';
import { institutionFor } from '../open.ts';
import { passwordFromInput } from './password.ts';

export interface Of {
  readonly institution?: string;
}

export interface ResetOptions extends Of {
  readonly passwordStdin?: boolean;
  readonly mail?: boolean;
}

/** What was done, for a script and in words. */
export interface Done {
  readonly value: unknown;
  readonly text: string;
}

export async function changeRole(platform: Platform, login: string, role: Role, options: Of): Promise<Done> {
  const { call, person } = await personFor(platform, login, options);
  const changed = await platform.identity.people.setRole(call, person.id, role);
  const isSame = person.role === role;
  return {
    value: changed,
    text: isSame
      ? `${nameOf(person)} is ${role} already.`
      : `${nameOf(person)} is ${role} now, no longer ${person.role}, and is signed out everywhere.`,
  };
}

/** Prints or sends a link to choose a password, or sets the one that standard input holds. */
export async function resetPassword(platform: Platform, login: string, options: ResetOptions): Promise<Done> {
  const { people } = platform.identity;
  const { call, person } = await personFor(platform, login, options);
  if (options.passwordStdin) {
    const changed = await people.setPassword(call, person.id, await passwordFromInput());
    return { value: { person: changed }, text: `${nameOf(person)} has the new password and is signed out everywhere.` };
  }
  if (options.mail) {
    if (!person.email)
      throw conflict(`${nameOf(person)} has no e-mail address: leave out --mail to have the link printed.`);
    await people.resetPassword(call, person.id, 'mail');
    return { value: { person, mailed: true }, text: `A link to choose a new password was sent to ${person.email}.` };
  }
  const { link } = await people.resetPassword(call, person.id, 'link');
  return {
    value: { person, link },
    text: `With this link ${nameOf(person)} chooses a new password, within a day and once:\n  ${link}`,
  };
}

export async function setActive(platform: Platform, login: string, isActive: boolean, options: Of): Promise<Done> {
  const { people } = platform.identity;
  const { call, person } = await personFor(platform, login, options);
  const isSame = (person.deactivatedAt === null) === isActive;
  const changed = await (isActive ? people.reactivate : people.deactivate)(call, person.id);
  const state = isActive ? 'active' : 'deactivated';
  return { value: changed, text: `${nameOf(person)} is ${state}${isSame ? ' already' : ' now'}.` };
}

export const nameOf = ({ firstName, lastName, username }: Pick<Person, 'firstName' | 'lastName' | 'username'>) =>
  `${firstName} ${lastName} (${username})`;

/** @throws Failure not_found */
export async function personFor(platform: Platform, login: string, { institution: slug }: Of) {
  const institution: Institution = await institutionFor(platform, slug);
  const call = { who: deployment(institution) };
  const { people } = platform.identity;
  const person = (await people.byLogin(call, login)) ?? (await people.one(call, login).catch(() => undefined));
  if (!person)
    throw notFound(`There is no ${login} in ${institution.slug}. eiq users list ${login} finds similar names.`);
  return { call, person };
}
