import type { Command } from 'commander';
import { Option } from 'commander';
import { presets } from '../../config/presets.ts';
import { invalid } from '../../core/contract/errors.ts';
import type { Platform } from '../../core/platform.ts';
import { table } from '../../core/plugins/table.ts';
import { institutionFor, withPlatform } from '../open.ts';
import { terminalOf } from '../terminal.ts';

const modes = ['open', 'invite', 'closed'] as const;
type Mode = (typeof modes)[number];
const whom = ['everyone', 'their-learners'] as const;
const registration = () => new Option('--registration <mode>', 'How accounts come about').choices(modes);

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
    .addOption(registration().default('invite'))
    .addOption(
      new Option('--preset <name>', 'Plugins that are on from the beginning')
        .choices(Object.keys(presets))
        .default('everything'),
    )
    .addHelpText(
      'after',
      `
Example:
  eiq institutions create north-high "North High School" --host eiq.north-high.example --preset k12`,
    )
    .action(async (slug: string, name: string, options: Given, command: Command) => {
      const made = await withPlatform(async (platform) => {
        const { identity, switchboard, gate } = platform;
        const { operating } = await import('../../core/identity/index.ts');
        if (await namesAreNeeded(platform, options.host)) {
          throw invalid('There is an institution already, so this one needs a host name of its own: --host <name>');
        }
        const institution = await identity.institutions.create(
          { who: operating },
          { slug, name, registration: options.registration, hostNames: namesIn(options.host) },
        );
        await switchboard.introduce(institution, presets[options.preset]);
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

  group
    .command('update')
    .description('Change an institution’s name, host names, framing platforms, registration or whom instructors see')
    .argument('<slug>')
    .option('--name <name>', 'Name as people read it')
    .option('--host <names>', 'All its host names, separated by commas; the first is the one that links lead to')
    .option('--frame-origins <origins>', 'Learning platforms that may show screens in a frame, separated by commas')
    .addOption(registration())
    .addOption(new Option('--instructors-see <whom>', 'Every learner, or only those assigned to them').choices(whom))
    .action(async (slug: string, options: Changes, command: Command) => {
      const { name, host, frameOrigins, registration, instructorsSee } = options;
      const changes = {
        ...(name === undefined ? {} : { name }),
        ...(host === undefined ? {} : { hostNames: namesIn(host) }),
        ...(frameOrigins === undefined ? {} : { frameOrigins: namesIn(frameOrigins) }),
        ...(registration === undefined ? {} : { registration }),
        ...(instructorsSee === undefined ? {} : { instructorsSee }),
      };
      if (Object.keys(changes).length === 0)
        throw invalid('Nothing to change: add --name, --host, --frame-origins, --registration or --instructors-see');
      const changed = await withPlatform(async (platform) => {
        const { deployment } = await import('../../core/identity/index.ts');
        const institution = await institutionFor(platform, slug);
        return platform.identity.institutions.update({ who: deployment(institution) }, changes);
      }, []);
      const { hostNames, frameOrigins: platforms } = changed;
      terminalOf(command).print(
        changed,
        `${changed.name} (${slug}): registration ${changed.registration}, instructors see ${changed.instructorsSee === 'everyone' ? 'every learner' : 'learners assigned to them'}, host names ${hostNames.join(', ') || 'none'}, framing platforms ${platforms.join(', ') || 'none'}`,
      );
    });
}

async function namesAreNeeded({ identity }: Platform, host: string | undefined): Promise<boolean> {
  return !host && (await identity.institutions.all()).length > 0;
}

interface Changes {
  name?: string;
  host?: string;
  frameOrigins?: string;
  registration?: Mode;
  instructorsSee?: (typeof whom)[number];
}

interface Given {
  host?: string;
  registration: Mode;
  preset: string;
}

const namesIn = (text = '') =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
