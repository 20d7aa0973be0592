import type { Command } from 'commander';
import { conflict } from '../core/contract/errors.ts';
import { deployment } from '../core/identity/index.ts';
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
      if (!(await isOn(platform, group.plugin, given))) return false;
      const program = createProgram([], [group]);
      const [command] = program.commands;
      if (command) for (const reference of plugin.commands ?? []) await register(command, reference, platform);
      await parse(program);
      return true;
    },
    [group.plugin],
  );
}

/**
 * Whether whoever is meant has the plugin on. Which institution a command needs is known only once its words are parsed:
 * until then, help and commands are for everyone who has it on anywhere, and where there is no institution yet, nobody
 * has switched it off.
 */
async function isOn(platform: Platform, plugin: string, given: readonly string[]): Promise<boolean> {
  const slug = slugIn(given);
  const meant =
    slug === undefined ? await platform.identity.institutions.all() : [await institutionFor(platform, slug)];
  for (const { id } of meant) if ((await platform.gate.pluginsOn(id)).has(plugin)) return true;
  return meant.length === 0;
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
  for (const { name, description, optional } of definition.arguments ?? []) {
    command.argument(optional ? `[${name}]` : `<${name}>`, description);
  }
  for (const { flags, description, required } of definition.options ?? []) {
    if (required) command.requiredOption(flags, description);
    else command.option(flags, description);
  }
  command.action(async () => {
    const terminal = terminalOf(command);
    const options = command.opts<Record<string, string | boolean | undefined>>();
    const names = (definition.arguments ?? []).map(({ name }) => name);
    const { withoutInstitution } = definition;
    const isWithout = typeof withoutInstitution === 'function' ? withoutInstitution(options) : withoutInstitution;
    const institution = isWithout
      ? undefined
      : await institutionFor(platform, options.institution as string | undefined);
    await definition.run({
      arguments: Object.fromEntries(names.map((name, index) => [name, command.args[index]])),
      options,
      get institution() {
        if (!institution) throw new Error('a command that runs without an institution asked for one');
        return institution;
      },
      get who() {
        return deployment(this.institution);
      },
      print: terminal.print,
      progress: terminal.progress,
      service: (name) => platform.host.service(name),
      input: process.stdin,
    });
  });
}
