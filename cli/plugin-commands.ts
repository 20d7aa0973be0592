import type { Command } from 'commander';
import { conflict } from '../core/contract/errors.ts';
import { deployment } from '../core/identity/index.ts';
import type { Platform } from '../core/platform.ts';
import type { CommandReference } from '../core/plugins/define-plugin.ts';
import type { CommandGroup } from './command-index.ts';
import { institutionFor, withPlatform } from './open-platform.ts';
import { createProgram } from './program.ts';
import { terminalOf } from './terminal.ts';

/**
 * Runs a command that a plugin contributes, in a platform that has started the plugin and its requirements.
 * @returns false when the plugin is off; its commands are then unknown
 */
export function runPluginCommand(
  args: readonly string[],
  group: CommandGroup,
  parse: (program: Command) => Promise<void>,
): Promise<boolean> {
  return withPlatform(
    async (platform) => {
      const reason = platform.host.quarantined.get(group.plugin);
      const plugin = platform.host.get(group.plugin)?.plugin;
      if (reason || !plugin) {
        throw conflict(
          `Plugin ${group.plugin} is not running: ${reason ?? 'it was not found'}. Run eiq doctor for details.`,
        );
      }
      if (!(await isOn(platform, group.plugin, args))) return false;
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
 * Whether the plugin is on for the institution of the command. Arguments have not been parsed yet, so without
 * --institution it is enough that the plugin is on for any institution. Without institutions every plugin counts as on.
 */
async function isOn(platform: Platform, plugin: string, args: readonly string[]): Promise<boolean> {
  const slug = slugIn(args);
  const institutions =
    slug === undefined ? await platform.identity.institutions.all() : [await institutionFor(platform, slug)];
  for (const { id } of institutions) if ((await platform.gate.pluginsOn(id)).has(plugin)) return true;
  return institutions.length === 0;
}

function slugIn(args: readonly string[]): string | undefined {
  const at = args.findIndex((word) => /^--institution(=|$)/.test(word));
  return args[at]?.split('=', 2)[1] ?? (at < 0 ? undefined : args[at + 1]);
}

async function register(group: Command, reference: CommandReference, platform: Platform): Promise<void> {
  const { command: definition } = await reference.load();
  const command = group
    .command(reference.name)
    .description(reference.summary)
    .option('--institution <slug>', 'Institution; required if there are several');
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
        if (!institution) throw new Error('A command with withoutInstitution has no institution');
        return institution;
      },
      get who() {
        return deployment(this.institution);
      },
      print: terminal.print,
      confirm: terminal.confirm,
      ask: terminal.ask,
      progress: terminal.progress,
      service: (name) => platform.host.service(name),
      input: process.stdin,
    });
  });
}
