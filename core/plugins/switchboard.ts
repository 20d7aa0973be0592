import { presets } from '../../config/presets.ts';
import type { InstitutionRef, UserRef } from '../contract/index.ts';
import { Failure, notFound } from '../contract/index.ts';
import type { Database, Tx } from '../db/index.ts';
import { knexOf } from '../db/index.ts';
import type { PluginDescription } from './description.ts';
import { describePlugin, unreadablePlugin } from './description.ts';
import type { Gate } from './gate.ts';
import type { Hosted, PluginHost } from './host.ts';
import type { PresetChanges } from './preset-changes.ts';
import { presetChanges } from './preset-changes.ts';
import { gatheringPlugins, requiredPlugins, usedPlugins } from './resolve.ts';
import type { PluginSettings } from './settings.ts';

/** The effects of a switch, shown before it is made. */
export interface SwitchPreview {
  id: string;
  on: boolean;
  /** Required plugins that must also be switched on, in order. */
  alsoOn: string[];
  /** Plugins that are on and require it. While there are any, it cannot be switched off alone. */
  blockedBy: string[];
  /** All direct and indirect dependents, in the order in which they would be switched off. */
  alsoOff: string[];
  /** Plugins that are on and use it optionally. They keep running with reduced function. */
  diminishes: string[];
  /** Sentences for the person who is about to switch. */
  consequences: string[];
}

/** The institution and, except on the command line, the person who switches. */
export interface Switcher {
  readonly institution: InstitutionRef;
  readonly user?: UserRef | undefined;
}

export interface SwitchOptions {
  /** Also switches on required plugins. */
  readonly withRequired?: boolean;
  /** Also switches off dependent plugins. */
  readonly withDependents?: boolean;
}

type Audit = (
  tx: Tx,
  who: Switcher,
  action: `plugin.${string}`,
  subject: string,
  details: Record<string, unknown>,
) => Promise<void>;

/** Switches plugins and saves their settings, for one institution at a time. */
export class Switchboard {
  readonly #host: PluginHost;
  readonly #gate: Gate;
  readonly #database: Database;
  readonly #settings: PluginSettings;
  readonly #audit: Audit;

  constructor(parts: { host: PluginHost; gate: Gate; database: Database; settings: PluginSettings; audit: Audit }) {
    this.#host = parts.host;
    this.#gate = parts.gate;
    this.#database = parts.database;
    this.#settings = parts.settings;
    this.#audit = parts.audit;
  }

  /** All plugins of the deployment except the core. */
  async list(who: Switcher): Promise<PluginDescription[]> {
    const on = await this.#gate.pluginsOn(who.institution.id);
    const described = await Promise.all(
      this.#host.plugins.filter(({ id }) => id !== 'platform').map((hosted) => this.#describe(hosted, on, who)),
    );
    const unreadable = [...this.#host.quarantined].filter(([id]) => !this.#host.get(id));
    return [...described, ...unreadable.map(([id, reason]) => unreadablePlugin(id, reason))];
  }

  /** @throws Failure not_found */
  async describe(who: Switcher, id: string): Promise<PluginDescription> {
    return this.#describe(this.#find(id), await this.#gate.pluginsOn(who.institution.id), who);
  }

  /** @throws Failure forbidden, conflict, not_found for switches that `set` always refuses */
  async preview(who: Switcher, id: string, on: boolean): Promise<SwitchPreview> {
    const hosted = this.#switchable(id, on);
    const isOn = await this.#gate.pluginsOn(who.institution.id);
    const effects = this.#effects(hosted, on, isOn);
    const own = !on && isOn.has(id) ? await hosted.started?.switchOffConsequences?.(who.institution) : undefined;
    return { ...effects, consequences: [...(own ?? []), ...effects.consequences] };
  }

  #effects(hosted: Hosted, on: boolean, isOn: ReadonlySet<string>): SwitchPreview {
    const { id } = hosted;
    const title = (other: string) => this.#host.get(other)?.plugin.contract.title ?? other;
    if (on) {
      const alsoOn = this.#missingRequirements(hosted, isOn);
      return {
        id,
        on,
        alsoOn,
        blockedBy: [],
        alsoOff: [],
        diminishes: [],
        consequences: alsoOn.map((other) => `${title(other)} is also switched on`),
      };
    }
    const blockedBy = this.#plugins(isOn, ({ plugin }) => requiredPlugins(plugin).includes(id));
    const gathering = gatheringPlugins(hosted.plugin);
    const diminishes = this.#plugins(
      isOn,
      (other) => usedPlugins(other.plugin).includes(id) || gathering.includes(other.id),
    );
    const { routes, permissions = {}, personalData = [] } = hosted.plugin.contract;
    return {
      id,
      on,
      alsoOn: [],
      blockedBy,
      alsoOff: this.#dependents(id, isOn),
      diminishes,
      consequences: [
        `Its screens, menu entries and ${Object.keys(routes).length} routes become unavailable to everyone within a second`,
        ...diminishes.map((other) => `${title(other)} keeps running without the features it uses from this plugin`),
        ...Object.values(permissions).map(({ description }) => `This permission has no effect: ${description}`),
        ...(personalData.length > 0 ? ['Its data is kept and available again when it is switched on'] : []),
      ],
    };
  }

  /**
   * Switches a plugin. Required or dependent plugins are switched along only with the corresponding option. Concurrent
   * switches in an institution are serialised.
   * @returns the plugins that changed; empty if nothing did
   * @throws Failure conflict naming the plugins in the way, forbidden for an essential plugin, not_found
   */
  async set(who: Switcher, id: string, on: boolean, options: SwitchOptions = {}): Promise<string[]> {
    const hosted = this.#switchable(id, on);
    const changed = await this.#database.transaction(async (tx) => {
      const isOn = await this.#gate.lockSwitches(who.institution.id, tx);
      const { alsoOn, alsoOff, blockedBy } = this.#effects(hosted, on, isOn);
      if (blockedBy.length > 0 && !options.withDependents) {
        throw new Failure('conflict', `Switch off the plugins that require ${id} first: ${blockedBy.join(', ')}`);
      }
      if (alsoOn.length > 0 && !options.withRequired) {
        throw new Failure('conflict', `${id} requires ${alsoOn.join(', ')}; switch on required plugins as well`);
      }
      const written: string[] = [];
      for (const other of alsoOff) this.#switchable(other, false);
      for (const plugin of [...alsoOn, ...alsoOff, id])
        if (await this.#write(tx, who, plugin, on)) written.push(plugin);
      if (written.length > 0) await this.#gate.announce(who.institution.id, tx);
      return written;
    });
    if (changed.length > 0) await this.#gate.refresh(who.institution.id);
    return changed;
  }

  /** What each preset would change in the institution now, by its name. */
  async presets({ institution }: Switcher): Promise<ReadonlyMap<string, PresetChanges>> {
    const isOn = await this.#gate.pluginsOn(institution.id);
    return new Map(Object.keys(presets).map((name) => [name, presetChanges(this.#host.plugins, isOn, name)]));
  }

  /** Switches the plugins of a preset on and the others off, all or none. @throws Failure not_found, conflict */
  async applyPreset(who: Switcher, name: string): Promise<PresetChanges> {
    const changes = await this.#database.transaction(async (tx) => {
      const isOn = await this.#gate.lockSwitches(who.institution.id, tx);
      const found = presetChanges(this.#host.plugins, isOn, name);
      for (const id of [...found.on, ...found.off]) await this.#write(tx, who, id, found.on.includes(id));
      if (found.on.length + found.off.length > 0) await this.#gate.announce(who.institution.id, tx);
      return found;
    });
    await this.#gate.refresh(who.institution.id);
    return changes;
  }

  /** Switches on all running plugins that have no switch in this institution, for the demo and presets. */
  async introduce(institution: InstitutionRef, wanted: (id: string) => boolean = () => true): Promise<void> {
    const rows: { pluginId: string }[] = await knexOf(this.#database)('platform.plugin_switches')
      .select('pluginId')
      .where({ institutionId: institution.id });
    const decided = rows.map((row) => row.pluginId);
    const news = this.#host.plugins.filter(
      ({ id, plugin, started }) => started && !plugin.essential && !decided.includes(id) && wanted(id),
    );
    if (news.length === 0) return;
    await this.#database.transaction(async (tx) => {
      for (const { id } of news) await this.#write(tx, { institution }, id, true);
      await this.#gate.announce(institution.id, tx);
    });
    await this.#gate.refresh(institution.id);
  }

  /**
   * Changes the given settings and keeps the others, so that concurrent edits of different settings do not conflict.
   * @throws Failure invalid with the issues of `body.settings`, not_found
   */
  async saveSettings(who: Switcher, id: string, settings: Record<string, unknown>): Promise<void> {
    const hosted = this.#find(id);
    await this.#database.transaction(async (tx) => {
      await this.#gate.lockSwitches(who.institution.id, tx);
      const scope = { institutionId: who.institution.id, pluginId: id, userId: who.user?.id };
      await this.#settings.save(tx, scope, hosted.plugin.settings, settings);
      await this.#audit(tx, who, 'plugin.settings', id, { changed: Object.keys(settings) });
    });
  }

  /** Writes a switch. Returns whether it changed. */
  async #write(tx: Tx, who: Switcher, plugin: string, on: boolean): Promise<boolean> {
    const written = await knexOf(tx)('platform.plugin_switches')
      .insert({
        institutionId: who.institution.id,
        pluginId: plugin,
        isOn: on,
        changedBy: who.user?.id ?? null,
        changedAt: new Date(),
      })
      .onConflict(['institutionId', 'pluginId'])
      .merge()
      .whereRaw('plugin_switches.is_on is distinct from excluded.is_on')
      .returning('pluginId');
    if (written.length > 0) await this.#audit(tx, who, on ? 'plugin.enabled' : 'plugin.disabled', plugin, {});
    return written.length > 0;
  }

  async #describe(hosted: Hosted, on: ReadonlySet<string>, who: Switcher): Promise<PluginDescription> {
    const settings = await this.#settings.read(who.institution.id, hosted.id, hosted.plugin.settings);
    const requiredBy = this.#plugins(on, ({ plugin }) => requiredPlugins(plugin).includes(hosted.id));
    return describePlugin(hosted, { isOn: on.has(hosted.id), requiredBy, settings });
  }

  #find(id: string): Hosted {
    const hosted = id === 'platform' ? undefined : this.#host.get(id);
    const unreadable = hosted ? undefined : this.#host.quarantined.get(id);
    if (unreadable) throw new Failure('conflict', `${id} is not running: ${unreadable}`);
    if (!hosted) throw notFound(`Plugin ${id} not found`);
    return hosted;
  }

  #switchable(id: string, on: boolean): Hosted {
    const hosted = this.#find(id);
    const { contract, essential } = hosted.plugin;
    if (essential && !on) throw new Failure('forbidden', `${contract.title} cannot be switched off`);
    if (on && !hosted.started) {
      throw new Failure('conflict', `${contract.title} is not running: ${hosted.reason ?? 'it was not started'}`);
    }
    return hosted;
  }

  #plugins(among: ReadonlySet<string>, matches: (hosted: Hosted) => boolean): string[] {
    return this.#host.plugins.filter((hosted) => among.has(hosted.id) && matches(hosted)).map(({ id }) => id);
  }

  /** Direct and indirect dependents, each before the plugins it requires. */
  #dependents(id: string, on: ReadonlySet<string>): string[] {
    const found: string[] = [];
    const visit = (required: string) => {
      for (const next of this.#plugins(on, ({ plugin }) => requiredPlugins(plugin).includes(required))) {
        if (found.includes(next)) continue;
        visit(next);
        found.push(next);
      }
    };
    visit(id);
    return found;
  }

  /** Direct and indirect requirements that are off, each after its own requirements. */
  #missingRequirements(hosted: Hosted, on: ReadonlySet<string>): string[] {
    const missing: string[] = [];
    const visit = (id: string) => {
      const required = this.#host.get(id);
      if (!required || on.has(id) || missing.includes(id)) return;
      for (const next of requiredPlugins(required.plugin)) visit(next);
      missing.push(id);
    };
    for (const id of requiredPlugins(hosted.plugin)) visit(id);
    return missing;
  }
}
