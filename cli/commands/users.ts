import type { Command } from 'commander';
import { Argument, Option } from 'commander';
import type { Role } from '../../core/contract/access.ts';
import { roles } from '../../core/contract/access.ts';
import { withPlatform } from '../open-platform.ts';
import { terminalOf } from '../terminal.ts';
import type { InstitutionOption, ResetOptions } from '../users/change.ts';
import type { CreateOptions } from '../users/create.ts';
import type { ListOptions } from '../users/list.ts';

const institution = ['--institution <slug>', 'Institution; required if there are several'] as const;
const person = ['<person>', 'User name, email or id'] as const;

export function register(group: Command): void {
  group
    .command('list')
    .description('List people by last and first name')
    .argument('[words...]', 'Only people whose name or email contains all of these words')
    .option(...institution)
    .addOption(new Option('--role <role>', 'Only people with this role').choices(roles))
    .option('--inactive', 'Only deactivated people')
    .option('--all', 'Include deactivated people and demo learners')
    .option('--limit <n>', 'Entries to print, 1 to 1000, or "all"', '50')
    .option('--after <id>', 'Continue after the person with this id')
    .option('--offset <n>', 'Entries to skip first', '0')
    .action(async (words: string[], options: ListOptions, command: Command) => {
      const { listUsers } = await import('../users/list.ts');
      const done = await withPlatform((platform) => listUsers(platform, words.join(' '), options), []);
      terminalOf(command).print(done.value, done.text);
    });

  group
    .command('create')
    .description('Create an account; prompts for missing details')
    .option(...institution)
    .addOption(new Option('--role <role>', 'Role in the institution').choices(roles))
    .option('--username <name>', 'User name for signing in')
    .option('--email <address>')
    .option('--first-name <name>')
    .option('--last-name <name>')
    .option('--password-stdin', 'Read the password from standard input')
    .addHelpText(
      'after',
      `
Without --password-stdin it prints a link to set a password. The link works once and expires in seven days.

Example:
  eiq users create --role administrator --username ada --email ada@school.example --first-name Ada --last-name Okafor`,
    )
    .action(async (options: CreateOptions, command: Command) => {
      const terminal = terminalOf(command);
      const { createUser } = await import('../users/create.ts');
      const done = await withPlatform((platform) => createUser(platform, terminal, options), []);
      terminal.print(done.value, done.text);
    });

  group
    .command('role')
    .description('Change a person’s role and end their sessions')
    .argument(...person)
    .addArgument(new Argument('<role>', 'New role').choices(roles))
    .option(...institution)
    .action(async (login: string, role: Role, options: InstitutionOption, command: Command) => {
      const { changeRole } = await import('../users/change.ts');
      const done = await withPlatform((platform) => changeRole(platform, login, role, options), []);
      terminalOf(command).print(done.value, done.text);
    });

  group
    .command('reset-password')
    .description('Print or send a link to set a new password, or set one')
    .argument(...person)
    .option(...institution)
    .option('--password-stdin', 'Read the new password from standard input and end all sessions')
    .option('--mail', 'Send the link by email instead of printing it')
    .addHelpText('after', '\nThe link works once and expires in a day.')
    .action(async (login: string, options: ResetOptions, command: Command) => {
      const terminal = terminalOf(command);
      const { resetPassword } = await import('../users/change.ts');
      const done = await withPlatform((platform) => resetPassword(platform, login, options), []);
      terminal.print(done.value, done.text);
    });

  group
    .command('sign-out')
    .description('End all sessions of a person, who can sign in again')
    .argument(...person)
    .option(...institution)
    .action(async (login: string, options: InstitutionOption, command: Command) => {
      const { signOut } = await import('../users/change.ts');
      const done = await withPlatform((platform) => signOut(platform, login, options), []);
      terminalOf(command).print(done.value, done.text);
    });

  for (const [name, description] of [
    ['deactivate', 'Deactivate an account and end its sessions; its data is kept'],
    ['reactivate', 'Reactivate an account'],
  ] as const) {
    group
      .command(name)
      .description(description)
      .argument(...person)
      .option(...institution)
      .action(async (login: string, options: InstitutionOption, command: Command) => {
        const { setActive } = await import('../users/change.ts');
        const done = await withPlatform((platform) => setActive(platform, login, name === 'reactivate', options), []);
        terminalOf(command).print(done.value, done.text);
      });
  }

  for (const [name, description] of [
    ['assign', 'Assign learners to an instructor, reviewer or recruiter, who can then see them'],
    ['unassign', 'Remove learners from an instructor, reviewer or recruiter'],
  ] as const) {
    group
      .command(name)
      .description(description)
      .argument('<staff>', 'User name, email or id')
      .argument('<learners...>', 'User names, emails or ids')
      .option(...institution)
      .action(async (staff: string, learners: string[], options: InstitutionOption, command: Command) => {
        const { assign } = await import('../users/assign.ts');
        const done = await withPlatform(
          (platform) => assign(platform, staff, learners, name === 'assign', options),
          [],
        );
        terminalOf(command).print(done.value, done.text);
      });
  }

  group
    .command('assigned')
    .description('List the learners assigned to a person and how they were assigned')
    .argument(...person)
    .option(...institution)
    .action(async (login: string, options: InstitutionOption, command: Command) => {
      const { listAssigned } = await import('../users/assign.ts');
      const done = await withPlatform((platform) => listAssigned(platform, login, options), []);
      terminalOf(command).print(done.value, done.text);
    });

  group
    .command('export')
    .description('Export everything held about a person as JSON or ZIP')
    .argument(...person)
    .argument('[file]', 'Output file: .json, or .zip with a readable page and files (default: JSON to standard output)')
    .option(...institution)
    .action(async (login: string, file: string | undefined, options: InstitutionOption, command: Command) => {
      const terminal = terminalOf(command);
      const { exportPerson } = await import('../users/personal-data.ts');
      const done = await withPlatform((platform) => exportPerson(platform, terminal, login, file, options), []);
      terminal.print(done.value, done.text);
    });

  group
    .command('erase')
    .description('Delete a person and everything plugins hold about them; cannot be undone')
    .argument(...person)
    .option(...institution)
    .action(async (login: string, options: InstitutionOption, command: Command) => {
      const terminal = terminalOf(command);
      const { erasePerson } = await import('../users/personal-data.ts');
      const done = await withPlatform((platform) => erasePerson(platform, terminal, login, options), []);
      terminal.print(done.value, done.text);
    });
}
