import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { CommanderError } from 'commander';
import type { CommandGroup } from './command-index.ts';
import { exitCodes } from './exit-codes.ts';
import type { Group } from './groups.ts';
import { groups } from './groups.ts';
import { createProgram } from './program.ts';
import { projectFolder } from './project.ts';
import { report, UsageError } from './report.ts';

/** Runs the command line and sets the exit code. `start` and `dev` keep running after this resolves. */
export async function main(words: readonly string[]): Promise<void> {
  const args = expandHelpCommand(words);
  const isJson = args.includes('--json');
  const named = args.find((word) => !word.startsWith('-'));
  // `eiq routes | head` closes the pipe early; that is not a failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  try {
    if (named === undefined && args.some((word) => word === '--version' || word === '-V')) printVersion(isJson);
    else await run(args.length === 0 ? ['--help'] : args, named, isJson);
  } catch (error) {
    process.exitCode = report(error, isJson);
    exitSoon();
  }
}

async function run(args: readonly string[], named: string | undefined, isJson: boolean): Promise<void> {
  const own = groups.find((group) => group.name === named);
  if (own) {
    const added = own.isOpen ? (await allContributed()).filter(({ name }) => name === own.name) : [];
    const owner = added.find((group) => isCommandOf(group, args));
    if (owner) {
      const { runPluginCommand } = await import('./plugin-commands.ts');
      if (await runPluginCommand(args, owner, (program) => parse(program, args, isJson))) return;
      return parseOwn(args, own, isJson);
    }
    return parseOwn(withDefaultCommand(args, own), own, isJson, added);
  }
  const contributed = await contributedGroups();
  const ofName = contributed.filter(({ name }) => name === named);
  const group = ofName.find((each) => isCommandOf(each, args)) ?? ofName[0];
  if (group) {
    const { runPluginCommand } = await import('./plugin-commands.ts');
    const isAvailable = await runPluginCommand(args, group, (program) => parse(program, args, isJson));
    if (isAvailable) return;
  }
  // A group whose plugin is off is treated as unknown and left out of suggestions.
  const program = createProgram(
    groups,
    contributed.filter((other) => other !== group),
  );
  // An unknown command with --help must fail rather than print the general help.
  return parse(program, named === undefined ? args : args.filter((word) => word !== '--help' && word !== '-h'), isJson);
}

const isCommandOf = ({ commands }: CommandGroup, args: readonly string[]): boolean =>
  commands.some(({ name }) => name === args.filter((word) => !word.startsWith('-'))[1]);

/** @param added commands of plugins in the same group, which the help lists */
async function parseOwn(
  args: readonly string[],
  own: Group,
  isJson: boolean,
  added: readonly CommandGroup[] = [],
): Promise<void> {
  const program = createProgram([own], []);
  const [command] = program.commands;
  if (command) {
    (await own.load()).register(command, groups);
    for (const { name, summary } of added.flatMap(({ commands }) => commands)) {
      command.command(name).description(summary);
    }
  }
  await parse(program, args, isJson);
  if (!own.isLongRunning) exitSoon();
}

/** Forces the process to exit when a finished command left a handle open. */
function exitSoon(): void {
  setTimeout(() => process.exit(), 2000).unref();
}

/** Parses and runs a command. Errors of commander become one sentence that names the help to read. */
async function parse(program: Command, args: readonly string[], isJson: boolean): Promise<void> {
  try {
    await program.parseAsync([...args], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.code === 'commander.helpDisplayed') return;
    const command = commandIn(program, args);
    const name = pathOf(command);
    if (error.code === 'commander.help') {
      const choices = command.commands.map((each) => each.name()).join(', ');
      if (isJson) throw new UsageError(`${name} requires a command: ${choices}.`);
      process.stderr.write(command.helpInformation());
      process.exitCode = exitCodes.usage;
      return;
    }
    throw new UsageError(`${sentenceFrom(error.message)} See ${name} --help.`);
  }
}

/** Turns `error: unknown command 'strat'\n(Did you mean start?)` into a sentence. */
function sentenceFrom(message: string): string {
  const words = message
    .replace(/^error: (command-argument )?/, '')
    .replace(/\s*\n\(Did you mean (.*)\?\)$/, '. Did you mean $1?')
    .replaceAll(/\s*\n\s*/g, ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`.replace(/[^.?]$/, '$&.');
}

/** Commands of plugins. On a name clash the platform's own group wins. */
async function contributedGroups(): Promise<readonly CommandGroup[]> {
  return (await allContributed()).filter(({ name }) => !groups.some((own) => own.name === name));
}

async function allContributed(): Promise<readonly CommandGroup[]> {
  const { commandGroupsIn } = await import('./command-index.ts');
  return commandGroupsIn(projectFolder);
}

/** `eiq help users list` is `eiq users list --help`. */
function expandHelpCommand(words: readonly string[]): string[] {
  const at = words.findIndex((word) => !word.startsWith('-'));
  return words[at] === 'help' ? [...words.toSpliced(at, 1), '--help'] : [...words];
}

/** `eiq plugins` means `eiq plugins list`. */
function withDefaultCommand(args: readonly string[], { name, defaultCommand }: Group): readonly string[] {
  const isBare = args.every((word) => word === name || word === '--json' || word === '--yes' || word === '-y');
  return defaultCommand && isBare ? [...args, defaultCommand] : args;
}

/** The innermost command that the arguments name. */
function commandIn(program: Command, words: readonly string[]): Command {
  let found = program;
  for (const word of words) found = found.commands.find((each) => each.name() === word) ?? found;
  return found;
}

const pathOf = (command: Command): string =>
  command.parent ? `${pathOf(command.parent)} ${command.name()}` : command.name();

function printVersion(isJson: boolean): void {
  const { version } = JSON.parse(readFileSync(path.join(projectFolder, 'package.json'), 'utf8')) as { version: string };
  const all = { version, node: process.versions.node };
  process.stdout.write(isJson ? `${JSON.stringify(all)}\n` : `EiQ ${version} (Node ${all.node})\n`);
}
