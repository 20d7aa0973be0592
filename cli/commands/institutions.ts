import type { Command } from 'commander';
import { Option } from 'commander';
import { presets } from '../../config/presets.ts';
import { invalid } from '../../core/contract/errors.ts';
import type { Platform } from '../../core/platform.ts';
import { table } from '../../core/plugins/table.ts';
import { institutionFor, withPlatform } from '../open-platform.ts';
import { pluralize } from '../pluralize.ts';
import { terminalOf } from '../terminal.ts';

const modes = ['open', 'invite', 'closed'] as const;
type Mode = (typeof modes)[number];
const visibilities = ['everyone', 'their-learners'] as const;
const registration = () => new Option('--registration <mode>', 'Who can create accounts').choices(modes);

export function register(group: Command): void {
  group
    .command('list')
    .description('List the institutions of this deployment')
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
          : 'No institutions exist. Create one with eiq institutions create <slug> <name>.',
      );
    });

  group
    .command('create')
    .description('Create an institution')
    .argument('<slug>', 'Short name: lower-case letters, digits and hyphens')
    .argument('<name>', 'Display name')
    .option('--host <names>', 'Host names, separated by commas; required if there are several institutions')
    .addOption(registration().default('invite'))
    .addOption(
      new Option('--preset <name>', 'Plugins that are on initially')
        .choices(Object.keys(presets))
        .default('everything'),
    )
    .addHelpText(
      'after',
      `
Example:
  eiq institutions create north-high "North High School" --host eiq.north-high.example --preset k12`,
    )
    .action(async (slug: string, name: string, options: CreateOptions, command: Command) => {
      const created = await withPlatform(async (platform) => {
        const { identity, switchboard, gate } = platform;
        const { operating } = await import('../../core/identity/index.ts');
        if (await needsHostName(platform, options.host)) {
          throw invalid('Another institution exists, so this one requires its own host name: --host <name>');
        }
        const institution = await identity.institutions.create(
          { who: operating },
          { slug, name, registration: options.registration, hostNames: splitList(options.host) },
        );
        await switchboard.introduce(institution, presets[options.preset]);
        return {
          ...institution,
          pluginsOn: [...(await gate.pluginsOn(institution.id))].filter((id) => id !== 'platform'),
        };
      });
      terminalOf(command).print(
        created,
        `Created ${created.name} (${created.slug}) with ${pluralize(created.pluginsOn.length, 'plugin')} enabled.
Create its administrator: eiq users create --institution ${created.slug} --role administrator`,
      );
    });

  group
    .command('update')
    .description('Change the name, host names, frame origins, registration or visibility of learners')
    .argument('<slug>')
    .option('--name <name>', 'Display name')
    .option('--host <names>', 'All host names, separated by commas; links use the first')
    .option('--frame-origins <origins>', 'Origins that may embed screens in frames, separated by commas')
    .addOption(registration())
    .addOption(
      new Option(
        '--instructors-see <whom>',
        'Learners that instructors can see: all, or those assigned to them',
      ).choices(visibilities),
    )
    .action(async (slug: string, options: Changes, command: Command) => {
      const { name, host, frameOrigins, registration, instructorsSee } = options;
      const changes = {
        ...(name === undefined ? {} : { name }),
        ...(host === undefined ? {} : { hostNames: splitList(host) }),
        ...(frameOrigins === undefined ? {} : { frameOrigins: splitList(frameOrigins) }),
        ...(registration === undefined ? {} : { registration }),
        ...(instructorsSee === undefined ? {} : { instructorsSee }),
      };
      if (Object.keys(changes).length === 0)
        throw invalid('Specify at least one of --name, --host, --frame-origins, --registration and --instructors-see');
      const changed = await withPlatform(async (platform) => {
        const { deployment } = await import('../../core/identity/index.ts');
        const institution = await institutionFor(platform, slug);
        return platform.identity.institutions.update({ who: deployment(institution) }, changes);
      }, []);
      const { hostNames, frameOrigins: origins } = changed;
      terminalOf(command).print(
        changed,
        `${changed.name} (${slug}): registration ${changed.registration}, instructors see ${changed.instructorsSee === 'everyone' ? 'all learners' : 'learners assigned to them'}, host names ${hostNames.join(', ') || 'none'}, frame origins ${origins.join(', ') || 'none'}`,
      );
    });
}

async function needsHostName({ identity }: Platform, host: string | undefined): Promise<boolean> {
  return !host && (await identity.institutions.all()).length > 0;
}

interface Changes {
  name?: string;
  host?: string;
  frameOrigins?: string;
  registration?: Mode;
  instructorsSee?: (typeof visibilities)[number];
}

interface CreateOptions {
  host?: string;
  registration: Mode;
  preset: string;
}

const splitList = (text = '') =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
