import { conflict, invalid, notFound } from '../../core/contract/errors.ts';
import type { Institution } from '../../core/identity/index.ts';
import type { Platform } from '../../core/platform.ts';
import type { CommandResult } from '../command-result.ts';
import { institutionFor } from '../open-platform.ts';
import type { Terminal } from '../terminal.ts';

export interface SwitchOptions {
  readonly institution?: string;
  readonly everywhere?: boolean;
  readonly withRequired?: boolean;
  readonly withDependents?: boolean;
}

/** Switches a plugin on. Also switches on the plugins it requires, with --with-required or after confirmation. */
export async function enablePlugin(
  platform: Platform,
  terminal: Terminal,
  id: string,
  options: SwitchOptions,
): Promise<CommandResult | undefined> {
  const { switchboard } = platform;
  assertKnown(platform, id);
  const changes: Change[] = [];
  for (const institution of await institutionsIn(platform, options)) {
    if (await isOn(platform, institution, id)) {
      changes.push({ institution: institution.slug, changed: [] });
      continue;
    }
    const { alsoOn } = await switchboard.preview({ institution }, id, true);
    const isMissing = alsoOn.length > 0 && !options.withRequired;
    if (isMissing && !terminal.canAsk) {
      throw conflict(
        `${id} requires ${inWords(alsoOn)}, which ${areOff(alsoOn)}. Add --with-required to switch on required plugins.`,
      );
    }
    if (
      isMissing &&
      !(await terminal.confirm(
        `${id} requires ${inWords(alsoOn)}, which ${areOff(alsoOn)}. Switch on required plugins?`,
      ))
    ) {
      return undefined;
    }
    const changed = await switchboard.set({ institution }, id, true, { withRequired: true });
    changes.push({ institution: institution.slug, changed });
  }
  return resultOf(id, 'on', changes);
}

/** Switches a plugin off after showing the consequences and asking for confirmation. */
export async function disablePlugin(
  platform: Platform,
  terminal: Terminal,
  id: string,
  options: SwitchOptions,
): Promise<CommandResult | undefined> {
  const { switchboard } = platform;
  assertKnown(platform, id);
  if (platform.host.get(id)?.plugin.essential) {
    throw conflict(`${id} is essential and cannot be switched off.`);
  }
  const institutions = await institutionsIn(platform, options);
  const on = await filterAsync(institutions, (institution) => isSwitchedOn(platform, institution, id));
  const consequences = new Set<string>();
  for (const institution of on) {
    const preview = await switchboard.preview({ institution }, id, false);
    const { blockedBy, alsoOff } = preview;
    if (blockedBy.length > 0 && !options.withDependents && !terminal.canAsk) {
      throw conflict(
        `${id} is required by ${inWords(blockedBy)} in ${institution.slug}. Add --with-dependents to switch off dependent plugins.`,
      );
    }
    for (const other of alsoOff) consequences.add(`${other} requires it and will also be switched off`);
    for (const consequence of preview.consequences) consequences.add(consequence);
  }
  if (on.length > 0) {
    terminal.note(
      [`Switching off ${id} for ${namesOf(on)}:`, ...[...consequences].map((each) => `  - ${each}`)].join('\n'),
    );
    if (!(await terminal.confirm(`Switch off ${id} for ${namesOf(on)}?`))) return undefined;
  }
  const changes: Change[] = [];
  for (const institution of institutions) {
    const changed = on.includes(institution)
      ? await switchboard.set({ institution }, id, false, { withDependents: true })
      : [];
    changes.push({ institution: institution.slug, changed });
  }
  return resultOf(id, 'off', changes, [...consequences]);
}

interface Change {
  readonly institution: string;
  readonly changed: readonly string[];
}

function resultOf(
  id: string,
  state: 'on' | 'off',
  changes: readonly Change[],
  consequences?: readonly string[],
): CommandResult {
  const lines = changes.map(({ institution, changed }) =>
    changed.length > 0
      ? `${inWords(changed)} ${changed.length > 1 ? 'are' : 'is'} now ${state} for ${institution}`
      : `${id} is already ${state} for ${institution}`,
  );
  return {
    value: { id, on: state === 'on', changes, ...(consequences ? { consequences } : {}) },
    text: lines.join('\n'),
  };
}

async function institutionsIn(platform: Platform, options: SwitchOptions): Promise<Institution[]> {
  if (!options.everywhere) return [await institutionFor(platform, options.institution)];
  if (options.institution !== undefined) throw invalid('Specify either --institution or --everywhere, not both');
  const all = await platform.identity.institutions.all();
  if (all.length === 0)
    throw notFound('No institutions exist. Create one with eiq institutions create <slug> <name>, or run eiq seed.');
  return all;
}

/** @throws Failure not_found listing the plugins, conflict for a plugin that is not running */
function assertKnown({ host }: Platform, id: string): void {
  const ids = host.plugins.map((plugin) => plugin.id).filter((each) => each !== 'platform');
  if (ids.includes(id)) return;
  const reason = host.quarantined.get(id);
  if (reason) throw conflict(`Plugin ${id} is not running: ${reason}`);
  throw notFound(`Plugin ${id} not found. Plugins: ${ids.sort().join(', ') || 'none'}`);
}

async function isOn({ gate }: Platform, institution: Institution, id: string): Promise<boolean> {
  return (await gate.pluginsOn(institution.id)).has(id);
}

/** Whether its switch is on, even if it is effectively off because it is not running or a required plugin is off. */
async function isSwitchedOn(platform: Platform, institution: Institution, id: string): Promise<boolean> {
  const { knexOf } = await import('../../core/db/index.ts');
  const row: unknown = await knexOf(platform.database)('platform.plugin_switches')
    .first('pluginId')
    .where({ institutionId: institution.id, pluginId: id, isOn: true });
  return row !== undefined;
}

async function filterAsync<T>(all: readonly T[], isIncluded: (each: T) => Promise<boolean>): Promise<T[]> {
  const found: T[] = [];
  for (const each of all) if (await isIncluded(each)) found.push(each);
  return found;
}

const inWords = (ids: readonly string[]) => new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(ids);
const areOff = (ids: readonly string[]) => (ids.length > 1 ? 'are off' : 'is off');
const namesOf = (institutions: readonly Institution[]) => institutions.map(({ slug }) => slug).join(', ');
