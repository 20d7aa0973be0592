import type { Command } from 'commander';
import { loadConfiguration } from '../config/load.ts';
import { conflict, notFound } from '../core/contract/index.ts';
import type { AnyPlugin, CommandReference } from '../core/plugins/define-plugin.ts';
import { discoverPlugins } from '../core/plugins/discover.ts';
import { terminalOf } from './main.ts';
import { institutionFor, withPlatform } from './open.ts';
import { projectFolder } from './project.ts';

/** Adds the command groups of plugins; the commands of the wanted one are read, the others' only named. */
export async function registerPluginCommands(program: Command, wanted: string | undefined): Promise<void> {
  const { excludePlugins: exclude, packages } = loadConfiguration(projectFolder);
  const installed = await discoverPlugins(projectFolder, { exclude, packages });
  for (const { plugin } of installed) {
    if (!plugin?.commands?.length) continue;
    const name = plugin.commandGroup ?? plugin.contract.id;
    const group = program
      .command(name)
      .description(`${plugin.contract.title}: ${plugin.commands.map((each) => each.name).join(', ')}`);
    if (name === wanted) for (const reference of plugin.commands) await register(group, plugin, reference);
  }
}

async function register(group: Command, plugin: AnyPlugin, reference: CommandReference): Promise<void> {
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
    const given = Object.fromEntries(names.map((name, index) => [name, command.args[index]]));
    await withPlatform(
      async (platform) => {
        const { id } = plugin.contract;
        const reason = platform.host.quarantined.get(id);
        if (reason) throw conflict(`The plugin ${id} does not run: ${reason}`);
        const institution = await institutionFor(platform, options.institution as string | undefined);
        // Off means gone, on the command line too.
        if (!(await platform.gate.pluginsOn(institution.id)).has(id)) {
          throw notFound(`There is no command ${group.name()} for ${institution.slug}`);
        }
        await definition.run({
          arguments: given,
          options,
          institution,
          print: terminal.print,
          progress: terminal.progress,
          service: (name) => platform.host.service(name),
          input: process.stdin,
        });
      },
      [plugin.contract.id],
    );
  });
}
