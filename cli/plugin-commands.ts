import type { Command } from 'commander';
import { conflict } from '../core/contract/errors.ts';
import type { Platform } from '../core/platform.ts';
import type { CommandReference } from '../core/plugins/define-plugin.ts';
import type { CommandGroup } from './command-index.ts';
import { institutionFor, withPlatform } from './open.ts';
import { createProgram } from './program.ts';
import { terminalOf } from './terminal.ts';

/**
 * Runs a command that a plugin contributes, in a platform that has started the plugin and what it requires.
 * @returns false where the plugin is off: off means gone, on the command line too
 */
export function runPluginCommand(
  given: readonly string[],
  group: CommandGroup,
  parse: (program: Command) => Promise<void>,
): Promise<boolean> {
  return withPlatform(
    async (platform) => {
      const reason = platform.host.quarantined.get(group.plugin);
      const plugin = platform.host.get(group.plugin)?.plugin;
      if (reason || !plugin) {
        throw conflict(`The plugin ${group.plugin} does not run: ${reason ?? 'it cannot be found'}. See eiq doctor.`);
      }
      const institution = await institutionWith(platform, group.plugin, given);
      if (institution === 'off') return false;
      const program = createProgram([], [group]);
      const [command] = program.commands;
      if (command) for (const reference of plugin.commands ?? []) await register(command, reference, platform);
      await parse(program);
      return true;
    },
    [group.plugin],
  );
}

/** Which institution is meant, as far as that can be told before the words are parsed, and whether the plugin is on. */
async function institutionWith(platform: Platform, plugin: string, given: readonly string[]) {
  const isHelp = given.includes('--help') || given.includes('-h');
  const all = await platform.identity.institutions.all();
  const slug = slugIn(given);
  // Help is for everyone who has the plugin on anywhere.
  const meant = isHelp && slug === undefined ? all : [await institutionFor(platform, slug)];
  for (const institution of meant) {
    if ((await platform.gate.pluginsOn(institution.id)).has(plugin)) return institution;
  }
  return 'off';
}

function slugIn(given: readonly string[]): string | undefined {
  const at = given.findIndex((word) => /^--institution(=|$)/.test(word));
  return given[at]?.split('=', 2)[1] ?? (at < 0 ? undefined : given[at + 1]);
}

async function register(group: Command, reference: CommandReference, platform: Platform): Promise<void> {
  const { command: definition } = await reference.load();
  const command = group
    .command(reference.name)
    .description(reference.summary)
    .option('--institution <slug>', 'For this institution; not needed where there is one');
  for (const { name, says, optional } of definition.arguments ?? []) {
    command.argument(optional ? `[${name}]` : `<${name}>`, says);
  }
  for (const { flags, says, required } of definition.options ?? []) {
    if (required) command.requiredOption(flags, says);
    else command.option(flags, says);
  }
  command.action(async () => {
    const terminal = terminalOf(command);
    const options = command.opts<Record<string, string | boolean | undefined>>();
    const names = (definition.arguments ?? []).map(({ name }) => name);
    await definition.run({
      arguments: Object.fromEntries(names.map((name, index) => [name, command.args[index]])),
      options,
      institution: await institutionFor(platform, options.institution as string | undefined),
      print: terminal.print,
      progress: terminal.progress,
      service: (name) => platform.host.service(name),
      input: process.stdin,
    });
  });
}
