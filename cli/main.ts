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

/** Runs the command line. Sets the exit code; `start` and `dev` go on after this resolves. */
export async function main(words: readonly string[]): Promise<void> {
  const given = withHelpAsOption(words);
  const isJson = given.includes('--json');
  const named = given.find((word) => !word.startsWith('-'));
  // `eiq routes | head`: nobody reads any more, which is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  try {
    if (named === undefined && given.some((word) => word === '--version' || word === '-V')) printVersion(isJson);
    else await run(given.length === 0 ? ['--help'] : given, named, isJson);
  } catch (error) {
    process.exitCode = report(error, isJson);
    endSoon();
  }
}

async function run(given: readonly string[], named: string | undefined, isJson: boolean): Promise<void> {
  const own = groups.find((group) => group.name === named);
  if (own) return parseOwn(withUsualCommand(given, own), own, isJson);
  const contributed = await contributedGroups();
  const group = contributed.find(({ name }) => name === named);
  if (group) {
    const { runPluginCommand } = await import('./plugin-commands.ts');
    const isThere = await runPluginCommand(given, group, (program) => parse(program, given, isJson));
    if (isThere) return;
  }
  // A group whose plugin is off is as one that never was, in what is suggested instead, too.
  const program = createProgram(
    groups,
    contributed.filter((other) => other !== group),
  );
  // There is no help on what does not exist.
  return parse(
    program,
    named === undefined ? given : given.filter((word) => word !== '--help' && word !== '-h'),
    isJson,
  );
}

async function parseOwn(given: readonly string[], own: Group, isJson: boolean): Promise<void> {
  const program = createProgram([own], []);
  const [command] = program.commands;
  if (command) (await own.load()).register(command);
  await parse(program, given, isJson);
  if (!own.staysUp) endSoon();
}

/** A command that is done and yet does not end has left something open: it is not waited for. */
function endSoon(): void {
  setTimeout(() => process.exit(), 2000).unref();
}

/** Parses and runs; what commander finds wrong becomes one sentence that says where to look. */
async function parse(program: Command, given: readonly string[], isJson: boolean): Promise<void> {
  try {
    await program.parseAsync([...given], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.code === 'commander.helpDisplayed') return;
    const command = commandIn(program, given);
    const name = pathOf(command);
    if (error.code === 'commander.help') {
      const choices = command.commands.map((each) => each.name()).join(', ');
      if (isJson) throw new UsageError(`${name} needs one of its commands: ${choices}.`);
      process.stderr.write(command.helpInformation());
      process.exitCode = exitCodes.usage;
      return;
    }
    throw new UsageError(`${sentenceFrom(error.message)} See ${name} --help.`);
  }
}

/** `error: unknown command 'strat'\n(Did you mean start?)` as a person would say it. */
function sentenceFrom(message: string): string {
  const words = message
    .replace(/^error: (command-argument )?/, '')
    .replace(/\s*\n\(Did you mean (.*)\?\)$/, '. Did you mean $1?')
    .replaceAll(/\s*\n\s*/g, ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`.replace(/[^.?]$/, '$&.');
}

/** Commands of plugins; a name that the platform has itself stays the platform's. */
async function contributedGroups(): Promise<readonly CommandGroup[]> {
  const { commandGroupsIn } = await import('./command-index.ts');
  const contributed = await commandGroupsIn(projectFolder);
  return contributed.filter(({ name }) => !groups.some((own) => own.name === name));
}

/** `eiq help users list` is `eiq users list --help`. */
function withHelpAsOption(words: readonly string[]): string[] {
  const at = words.findIndex((word) => !word.startsWith('-'));
  return words[at] === 'help' ? [...words.toSpliced(at, 1), '--help'] : [...words];
}

/** `eiq plugins` alone is `eiq plugins list`. */
function withUsualCommand(given: readonly string[], { name, alone }: Group): readonly string[] {
  const isAlone = given.every((word) => word === name || word === '--json' || word === '--yes' || word === '-y');
  return alone && isAlone ? [...given, alone] : given;
}

/** The command that the words lead to, as far as they do. */
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
