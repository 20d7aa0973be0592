import type { Command } from 'commander';
import { terminalOf } from '../main.ts';
import { withPlatform } from '../open.ts';

export function register(command: Command): void {
  command.option('--plugin <id>', 'Only those of one plugin').action(async (options: { plugin?: string }) => {
    const routes = await withPlatform(async ({ host }) =>
      host.plugins
        .filter(({ id, started }) => started && (!options.plugin || id === options.plugin))
        .flatMap(({ plugin }) =>
          Object.values(plugin.contract.routes).map(({ method, path, access, says = '' }) => ({
            method: method.toUpperCase(),
            path,
            plugin: plugin.contract.id,
            access,
            says,
          })),
        ),
    );
    const lines = routes.map(
      ({ method, path, plugin, access, says }) =>
        `${method.padEnd(6)} ${path.padEnd(58)} ${plugin.padEnd(16)} ${access.padEnd(22)} ${says}`,
    );
    terminalOf(command).print(routes, lines.join('\n'));
  });
}
