import { roles } from '../../core/contract/access.ts';
import { invalid } from '../../core/contract/errors.ts';
import { deployment } from '../../core/identity/index.ts';
import type { Platform } from '../../core/platform.ts';
import type { CommandResult } from '../command-result.ts';
import { institutionFor } from '../open-platform.ts';
import type { Terminal } from '../terminal.ts';
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

/** Creates an account. Prompts for missing details; without a terminal, throws an error that lists all of them. */
export async function createUser(
  platform: Platform,
  terminal: Terminal,
  options: CreateOptions,
): Promise<CommandResult> {
  const institution = await institutionFor(platform, options.institution);
  const details = await completeDetails(terminal, options);
  const role = roles.find((each) => each === details.role);
  if (!role) throw invalid(`Unknown role ${details.role}. Roles: ${roles.join(', ')}`);
  const password = options.passwordStdin ? await passwordFromInput() : await chosenPassword(terminal);
  const account = { ...details, role, ...(password === undefined ? {} : { password }) };
  const { person, link } = await platform.identity.people.create({ who: deployment(institution) }, account, 'link');
  return {
    value: { person, ...(link ? { link } : {}) },
    text: [
      `${nameOf(person)} is now ${withArticle(person.role)} of ${institution.slug}.`,
      ...(link ? ['Link to set their password (works once, expires in seven days):', `  ${link}`] : []),
    ].join('\n'),
  };
}

const withArticle = (role: string) => `${/^[aeiou]/.test(role) ? 'an' : 'a'} ${role}`;

const prompts = [
  ['role', '--role', `Role (${roles.join(', ')})`],
  ['username', '--username', 'User name'],
  ['email', '--email', 'Email'],
  ['firstName', '--first-name', 'First name'],
  ['lastName', '--last-name', 'Last name'],
] as const;

type Field = (typeof prompts)[number][0];

async function completeDetails(terminal: Terminal, options: CreateOptions): Promise<Record<Field, string>> {
  const missing = prompts.filter(([field]) => options[field] === undefined);
  if (missing.length > 0 && !terminal.canAsk) {
    throw invalid(`No terminal to prompt for missing details; add ${missing.map(([, option]) => option).join(', ')}.`);
  }
  const answers: Partial<Record<Field, string>> = {};
  for (const [field, , question] of prompts)
    answers[field] = options[field] ?? (await terminal.ask(`${question}:`)) ?? '';
  return answers as Record<Field, string>;
}

/** Undefined if the person is to set the password with a link. */
async function chosenPassword(terminal: Terminal): Promise<string | undefined> {
  const password = await terminal.ask('Password (leave empty to print a link instead):', { secret: true });
  if (!password) return undefined;
  if ((await terminal.ask('Repeat the password:', { secret: true })) !== password) {
    throw invalid('The passwords do not match. No account was created.');
  }
  return password;
}
