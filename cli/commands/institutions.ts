import type { Command } from 'commander';
import { presets } from '../../config/presets.ts';
import { invalid } from '../../core/contract/index.ts';
import { terminalOf } from '../main.ts';
import { withPlatform } from '../open.ts';

export function register(group: Command): void {
  group
    .command('list')
    .description('Every institution of this deployment')
    .action(async (_: unknown, command: Command) => {
      const all = await withPlatform(({ identity }) => identity.institutions.all(), []);
      const lines = all.map(
        ({ slug, name, registration, hostNames }) =>
          `${slug.padEnd(24)} ${name.padEnd(32)} registration ${registration.padEnd(7)} ${hostNames.join(', ')}`,
      );
      terminalOf(command).print(
        all,
        lines.join('\n') || 'There is no institution yet: eiq institutions create <slug> <name>',
      );
    });

  group
    .command('create')
    .description('Make an institution')
    .argument('<slug>', 'Short name: lower-case letters, digits, hyphens')
    .argument('<name>', 'Name as people read it')
    .option('--host <names>', 'Host names it answers to, separated by commas')
    .option('--registration <mode>', 'open, invite or closed', 'invite')
    .option('--preset <name>', `Plugins to begin with: ${Object.keys(presets).join(', ')}`, 'everything')
    .action(async (slug: string, name: string, _: unknown, command: Command) => {
      const { host, registration, preset } = command.opts<{ host?: string; registration: string; preset: string }>();
      const chosen = presets[preset];
      if (!chosen) throw invalid(`There is no preset ${preset}; there are ${Object.keys(presets).join(', ')}`);
      const made = await withPlatform(async ({ identity, switchboard }) => {
        const institution = await identity.institutions.create(
          {},
          {
            slug,
            name,
            registration: registration as 'open',
            hostNames: host ? host.split(',').map((each) => each.trim()) : [],
          },
        );
        await switchboard.introduce(institution, chosen);
        return institution;
      });
      terminalOf(command).print(
        made,
        `${made.name} is there. Make its administrator: eiq users create --institution ${made.slug} --role administrator`,
      );
    });
}
