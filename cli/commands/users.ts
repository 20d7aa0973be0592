import type { Command } from 'commander';
import { Argument, Option } from 'commander';
import type { Role } from '../../core/contract/access.ts';
import { roles } from '../../core/contract/access.ts';
import { withPlatform } from '../open.ts';
import { terminalOf } from '../terminal.ts';
import type { Of, ResetOptions } from '../users/change.ts';
import type { CreateOptions } from '../users/create.ts';
import type { ListOptions } from '../users/list.ts';

const institution = ['--institution <slug>', 'Whose people; not needed where there is one'] as const;
const who = ['<person>', 'User name, e-mail address or id'] as const;

export function register(group: Command): void {
  group
    .command('list')
    .description('People, by last and first name')
    .argument('[words...]', 'Only those whose names or address hold all of these words')
    .option(...institution)
    .addOption(new Option('--role <role>', 'Only this role').choices(roles))
    .option('--inactive', 'Only those who are deactivated')
    .option('--all', 'Active or not, and learners of the demo')
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
    .description('Make an account; asks for what is not given')
    .option(...institution)
    .addOption(new Option('--role <role>', 'What they are here').choices(roles))
    .option('--username <name>', 'To sign in with')
    .option('--email <address>')
    .option('--first-name <name>')
    .option('--last-name <name>')
    .option('--password-stdin', 'Read the password from standard input')
    .addHelpText(
      'after',
      `
Without --password-stdin a link is printed, good for a week and once, with which the person chooses a password.

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
    .description('Give a person another role; every session of theirs ends')
    .argument(...who)
    .addArgument(new Argument('<role>', 'What they are to be').choices(roles))
    .option(...institution)
    .action(async (login: string, role: Role, options: Of, command: Command) => {
      const { changeRole } = await import('../users/change.ts');
      const done = await withPlatform((platform) => changeRole(platform, login, role, options), []);
      terminalOf(command).print(done.value, done.text);
    });

  group
    .command('reset-password')
    .description('Print a link to choose a new password, good for a day and once; or set one')
    .argument(...who)
    .option(...institution)
    .option('--password-stdin', 'Set the password that standard input holds; every session ends')
    .option('--mail', 'Send the link by mail instead of printing it')
    .action(async (login: string, options: ResetOptions, command: Command) => {
      const terminal = terminalOf(command);
      const { resetPassword } = await import('../users/change.ts');
      const done = await withPlatform((platform) => resetPassword(platform, login, options), []);
      terminal.print(done.value, done.text);
    });

  for (const [name, description] of [
    ['deactivate', 'Keep a person from signing in; every session ends, what they made stays'],
    ['reactivate', 'Let a person in again'],
  ] as const) {
    group
      .command(name)
      .description(description)
      .argument(...who)
      .option(...institution)
      .action(async (login: string, options: Of, command: Command) => {
        const { setActive } = await import('../users/change.ts');
        const done = await withPlatform((platform) => setActive(platform, login, name === 'reactivate', options), []);
        terminalOf(command).print(done.value, done.text);
      });
  }

  for (const [name, description] of [
    ['assign', 'Assign learners to an instructor, a reviewer or a recruiter, who see them from then on'],
    ['unassign', 'End that learners are assigned to somebody here'],
  ] as const) {
    group
      .command(name)
      .description(description)
      .argument('<staff>', 'User name, e-mail address or id')
      .argument('<learners...>', 'User names, e-mail addresses or ids')
      .option(...institution)
      .action(async (staff: string, learners: string[], options: Of, command: Command) => {
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
    .description('Whose learners are whose: those assigned to a person, and by what')
    .argument(...who)
    .option(...institution)
    .action(async (login: string, options: Of, command: Command) => {
      const { listAssigned } = await import('../users/assign.ts');
      const done = await withPlatform((platform) => listAssigned(platform, login, options), []);
      terminalOf(command).print(done.value, done.text);
    });

  group
    .command('export')
    .description('Everything held about a person, as JSON or as a ZIP')
    .argument(...who)
    .argument(
      '[file]',
      'File to write: .json, or .zip with a page to read and their files; JSON to standard output without one',
    )
    .option(...institution)
    .action(async (login: string, file: string | undefined, options: Of, command: Command) => {
      const terminal = terminalOf(command);
      const { exportPerson } = await import('../users/personal-data.ts');
      const done = await withPlatform((platform) => exportPerson(platform, terminal, login, file, options), []);
      terminal.print(done.value, done.text);
    });

  group
    .command('erase')
    .description('Delete a person and what every plugin holds about them; cannot be undone')
    .argument(...who)
    .option(...institution)
    .action(async (login: string, options: Of, command: Command) => {
      const terminal = terminalOf(command);
      const { erasePerson } = await import('../users/personal-data.ts');
      const done = await withPlatform((platform) => erasePerson(platform, terminal, login, options), []);
      terminal.print(done.value, done.text);
    });
}
