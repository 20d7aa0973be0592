import type { Command } from 'commander';
import { presets } from '../../config/presets.ts';
import { invalid } from '../../core/contract/errors.ts';
import { withPlatform } from '../open.ts';
import { table } from '../table.ts';
import { terminalOf } from '../terminal.ts';

const modes = ['open', 'invite', 'closed'] as const;

export function register(group: Command): void {
  group
    .command('list')
    .description('Every institution of this deployment')
    .action(async (_: unknown, command: Command) => {
      const all = await withPlatform(({ identity }) => identity.institutions.all(), []);
      const rows = all.map(({ slug, name, registration, isDemo, hostNames }) => [
        slug,
        name,
        registration,
        isDemo ? 'demo' : '',
        hostNames.join(', '),
      ]);
      terminalOf(command).print(
        all,
        all.length > 0
          ? table(['SLUG', 'NAME', 'REGISTRATION', '', 'HOST NAMES'], rows)
          : 'There is no institution yet: eiq institutions create <slug> <name>',
      );
    });

  group
    .command('create')
    .description('Make an institution')
    .argument('<slug>', 'Short name: lower-case letters and digits, joined by hyphens')
    .argument('<name>', 'Name as people read it')
    .option('--host <names>', 'Host names it answers to, separated by commas; needed once there are several')
    .option('--registration <mode>', modes.join(', '), 'invite')
    .option(
      '--preset <name>',
      `Plugins that are on from the beginning: ${Object.keys(presets).join(', ')}`,
      'everything',
    )
    .addHelpText(
      'after',
      `
Example:
  eiq institutions create north-high "North High School" --host eiq.north-high.example --preset k12`,
    )
    .action(async (slug: string, name: string, options: Given, command: Command) => {
      const chosen = Object.hasOwn(presets, options.preset) ? presets[options.preset] : undefined;
      if (!chosen) throw invalid(`There is no preset ${options.preset}. There are: ${Object.keys(presets).join(', ')}`);
      const registration = modes.find((mode) => mode === options.registration);
      if (!registration) throw invalid(`--registration is one of ${modes.join(', ')}`);
      const made = await withPlatform(async ({ identity, switchboard, gate }) => {
        const { operating } = await import('../../core/identity/index.ts');
        const institution = await identity.institutions.create(
          { who: operating },
          { slug, name, registration, hostNames: namesIn(options.host) },
        );
        await switchboard.introduce(institution, chosen);
        return {
          ...institution,
          pluginsOn: [...(await gate.pluginsOn(institution.id))].filter((id) => id !== 'platform'),
        };
      });
      terminalOf(command).print(
        made,
        `${made.name} (${made.slug}) is there, with ${made.pluginsOn.length} plugins on.
Make its administrator: eiq users create --institution ${made.slug} --role administrator`,
      );
    });
}

interface Given {
  host?: string;
  registration: string;
  preset: string;
}

const namesIn = (text = '') =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
