import { roles } from '../../core/contract/access.ts';
import { invalid } from '../../core/contract/errors.ts';
import { deployment } from '../../core/identity/index.ts';
import type { Platform } from '../../core/platform.ts';
import { institutionFor } from '../open.ts';
import type { Terminal } from '../terminal.ts';
import type { Done } from './change.ts';
import { nameOf } from './change.ts';
import { passwordFromInput } from './password.ts';

export interface CreateOptions {
  readonly institution?: string;
  readonly role?: string;
  readonly username?: string;
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly passwordStdin?: boolean;
}

/** Makes an account. What is not given is asked for at a terminal; elsewhere all that is missing is named at once. */
export async function createUser(platform: Platform, terminal: Terminal, options: CreateOptions): Promise<Done> {
  const institution = await institutionFor(platform, options.institution);
  const given = await completed(terminal, options);
  const role = roles.find((each) => each === given.role);
  if (!role) throw invalid(`There is no role ${given.role}. There are: ${roles.join(', ')}`);
  const password = options.passwordStdin ? await passwordFromInput() : await chosenPassword(terminal);
  const details = { ...given, role, ...(password === undefined ? {} : { password }) };
  const { person, link } = await platform.identity.people.create({ who: deployment(institution) }, details, 'link');
  return {
    value: { person, ...(link ? { link } : {}) },
    text: [
      `${nameOf(person)} is ${person.role} of ${institution.slug} now.`,
      ...(link ? [`With this link they choose a password, within a week and once:`, `  ${link}`] : []),
    ].join('\n'),
  };
}

const asked = [
  ['role', '--role', `Role (${roles.join(', ')})`],
  ['username', '--username', 'User name'],
  ['email', '--email', 'E-mail address'],
  ['firstName', '--first-name', 'First name'],
  ['lastName', '--last-name', 'Last name'],
] as const;

type Field = (typeof asked)[number][0];

async function completed(terminal: Terminal, options: CreateOptions): Promise<Record<Field, string>> {
  const missing = asked.filter(([field]) => options[field] === undefined);
  if (missing.length > 0 && !terminal.canAsk) {
    throw invalid(`Nobody can be asked here, so say ${missing.map(([, option]) => option).join(', ')} as well.`);
  }
  const answers: Partial<Record<Field, string>> = {};
  for (const [field, , question] of asked)
    answers[field] = options[field] ?? (await terminal.ask(`${question}:`)) ?? '';
  return answers as Record<Field, string>;
}

/** Undefined where the person is to choose it with a link. */
async function chosenPassword(terminal: Terminal): Promise<string | undefined> {
  const password = await terminal.ask('Password (leave it empty to have a link printed):', { secret: true });
  if (!password) return undefined;
  if ((await terminal.ask('The same once more:', { secret: true })) !== password) {
    throw invalid('The two passwords differ. Nothing was changed.');
  }
  return password;
}
