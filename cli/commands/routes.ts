import type { Command } from 'commander';
import { accessName } from '../../core/contract/access.ts';
import { notFound } from '../../core/contract/errors.ts';
import { table } from '../../core/plugins/table.ts';
import { withPlatform } from '../open-platform.ts';
import { terminalOf } from '../terminal.ts';

export function register(command: Command): void {
  command
    .option('--plugin <id>', 'Only routes of this plugin; platform is the core')
    .option('--access <access>', 'Only routes with this access: public, signed-in or a permission')
    .addHelpText('after', '\nLists routes of every running plugin, whether or not it is on for an institution.')
    .action(async (options: { plugin?: string; access?: string }) => {
      const routes = await withPlatform(async ({ host }) => {
        const running = host.plugins.filter(({ started }) => started);
        if (options.plugin && !running.some(({ id }) => id === options.plugin)) {
          const reason = host.quarantined.get(options.plugin);
          throw notFound(
            reason
              ? `Plugin ${options.plugin} is not running: ${reason}`
              : `Plugin ${options.plugin} not found. Plugins: ${running.map(({ id }) => id).join(', ')}`,
          );
        }
        const routes = running
          .filter(({ id }) => !options.plugin || id === options.plugin)
          .flatMap(({ plugin }) =>
            Object.values(plugin.contract.routes).map(({ method, path, access, description = '' }) => ({
              method: method.toUpperCase(),
              path,
              plugin: plugin.contract.id,
              access: accessName(access),
              description,
            })),
          );
        const chosen = routes.filter(({ access }) => !options.access || access === options.access);
        if (chosen.length > 0 || !options.access) return chosen;
        const available = [...new Set(routes.map(({ access }) => access))].sort();
        throw notFound(`No route has access ${options.access}. Available: ${available.join(', ') || 'none'}`);
      });
      const rows = routes.map(({ method, path, plugin, access, description }) => [
        method,
        path,
        plugin,
        access,
        description,
      ]);
      terminalOf(command).print(routes, table(['METHOD', 'PATH', 'PLUGIN', 'ACCESS', 'DESCRIPTION'], rows));
    });
}
