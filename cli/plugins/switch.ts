import { conflict, invalid, notFound } from '../../core/contract/errors.ts';
import type { Institution } from '../../core/identity/index.ts';
import type { Platform } from '../../core/platform.ts';
import { institutionFor } from '../open.ts';
import type { Terminal } from '../terminal.ts';

export interface SwitchOptions {
  readonly institution?: string;
  readonly everywhere?: boolean;
  readonly withRequired?: boolean;
  readonly withDependents?: boolean;
}

/** What was done, for a script and in words. */
export interface Done {
  readonly value: unknown;
  readonly text: string;
}

/** Switches a plugin on, and with it what it requires when told to, or when the person at the terminal agrees. */
export async function enablePlugin(
  platform: Platform,
  terminal: Terminal,
  id: string,
  options: SwitchOptions,
): Promise<Done | undefined> {
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
        `${id} requires ${inWords(alsoOn)}, so far off: add --with-required to switch on what it requires.`,
      );
    }
    if (
      isMissing &&
      !(await terminal.confirm(`${id} requires ${inWords(alsoOn)}, so far off. Switch on what it requires?`))
    ) {
      return undefined;
    }
    const changed = await switchboard.set({ institution }, id, true, { withRequired: true });
    changes.push({ institution: institution.slug, changed });
  }
  return told(id, 'on', changes);
}

/** Switches a plugin off, once it has shown what that affects and been told to go on. */
export async function disablePlugin(
  platform: Platform,
  terminal: Terminal,
  id: string,
  options: SwitchOptions,
): Promise<Done | undefined> {
  const { switchboard } = platform;
  assertKnown(platform, id);
  if (platform.host.get(id)?.plugin.essential) {
    throw conflict(`${id} is essential: it cannot be switched off.`);
  }
  const institutions = await institutionsIn(platform, options);
  const on = await filterAsync(institutions, (institution) => isWanted(platform, institution, id));
  const consequences = new Set<string>();
  for (const institution of on) {
    const preview = await switchboard.preview({ institution }, id, false);
    const { blockedBy, alsoOff } = preview;
    if (blockedBy.length > 0 && !options.withDependents && !terminal.canAsk) {
      throw conflict(
        `${id} is required by ${inWords(blockedBy)}, on for ${institution.slug}: add --with-dependents to switch off what requires it.`,
      );
    }
    for (const other of alsoOff) consequences.add(`${other} requires it and is switched off as well`);
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
  return told(id, 'off', changes, [...consequences]);
}

interface Change {
  readonly institution: string;
  readonly changed: readonly string[];
}

function told(id: string, state: 'on' | 'off', changes: readonly Change[], consequences?: readonly string[]): Done {
  const lines = changes.map(({ institution, changed }) =>
    changed.length > 0
      ? `${inWords(changed)} ${changed.length > 1 ? 'are' : 'is'} ${state} for ${institution} now`
      : `${id} is ${state} for ${institution} already`,
  );
  return {
    value: { id, on: state === 'on', changes, ...(consequences ? { consequences } : {}) },
    text: lines.join('\n'),
  };
}

async function institutionsIn(platform: Platform, options: SwitchOptions): Promise<Institution[]> {
  if (!options.everywhere) return [await institutionFor(platform, options.institution)];
  if (options.institution !== undefined) throw invalid('Say --institution or --everywhere, not both');
  const all = await platform.identity.institutions.all();
  if (all.length === 0)
    throw notFound('There is no institution yet: eiq institutions create <slug> <name>, or eiq seed');
  return all;
}

/** Told with those there are. @throws Failure not_found */
function assertKnown({ host }: Platform, id: string): void {
  const ids = host.plugins.map((plugin) => plugin.id).filter((each) => each !== 'platform');
  if (ids.includes(id)) return;
  const reason = host.quarantined.get(id);
  if (reason) throw conflict(`The plugin ${id} does not run: ${reason}`);
  throw notFound(`There is no plugin ${id}. There are: ${ids.sort().join(', ') || 'none'}`);
}

async function isOn({ gate }: Platform, institution: Institution, id: string): Promise<boolean> {
  return (await gate.pluginsOn(institution.id)).has(id);
}

/** Whether it is switched on, even where it cannot be on: because it does not run, or something it requires is off. */
async function isWanted(platform: Platform, institution: Institution, id: string): Promise<boolean> {
  const { knexOf } = await import('../../core/db/index.ts');
  const row: unknown = await knexOf(platform.database)('platform.plugin_switches')
    .first('pluginId')
    .where({ institutionId: institution.id, pluginId: id, isOn: true });
  return row !== undefined;
}

async function filterAsync<T>(all: readonly T[], isMeant: (each: T) => Promise<boolean>): Promise<T[]> {
  const found: T[] = [];
  for (const each of all) if (await isMeant(each)) found.push(each);
  return found;
}

const inWords = (ids: readonly string[]) => new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(ids);
const namesOf = (institutions: readonly Institution[]) => institutions.map(({ slug }) => slug).join(', ');
