import type { Permission, Role } from '../contract/index.ts';
import type { Database, Signals, Tx } from '../db/index.ts';
import { knexOf } from '../db/index.ts';
import type { AnyPlugin } from './define-plugin.ts';
import { ownerOf, requiredPlugins } from './resolve.ts';

/** A plugin as seen by the gate. */
export interface Gated {
  readonly id: string;
  readonly plugin: AnyPlugin;
  readonly isRunning: boolean;
}

type SwitchHandler = (institutionId: string, pluginId: string) => void;
const nothingOn: ReadonlySet<string> = new Set();

/**
 * Determines which plugins are on for which institution. Cached in memory while signals of changes are received; without
 * signals every query goes to the database.
 */
export class Gate {
  readonly #database: Database;
  readonly #signals: Signals;
  readonly #plugins: () => readonly Gated[];
  readonly #on = new Map<string, ReadonlySet<string>>();
  readonly #lastKnown = new Map<string, ReadonlySet<string>>();
  /** The most recently started read for each institution. */
  readonly #reading = new Map<string, Promise<ReadonlySet<string>>>();
  readonly #offHandlers: SwitchHandler[] = [];
  readonly #changeHandlers: ((institutionId: string) => void)[] = [];
  readonly #roles = new Map<Permission, ReadonlySet<Role>>();
  #isListening = true;

  constructor(database: Database, signals: Signals, plugins: () => readonly Gated[]) {
    this.#database = database;
    this.#signals = signals;
    this.#plugins = plugins;
    signals.on('plugins.switched', (payload) => void this.refresh(String(payload)));
    signals.onLost(() => {
      this.#isListening = false;
      this.#on.clear();
    });
    signals.onBack(() => {
      this.#isListening = true;
      // Also refreshes what was read while signals were lost.
      for (const institutionId of this.#reading.keys()) void this.refresh(institutionId);
    });
  }

  /** Plugins that are switched on or essential, are running, and whose requirements are all on. */
  async pluginsOn(institutionId: string): Promise<ReadonlySet<string>> {
    return this.#on.get(institutionId) ?? this.#read(institutionId);
  }

  /** Like `pluginsOn`, reading on the connection of a transaction, because no other may be free. */
  async pluginsOnIn(institutionId: string, tx: Tx): Promise<ReadonlySet<string>> {
    return this.#on.get(institutionId) ?? this.#effective(await switchesOf(institutionId, tx));
  }

  /** Whether a plugin is switched on explicitly, running or not. */
  async isSwitchedOn(institutionId: string, pluginId: string, tx: Tx): Promise<boolean> {
    return (await switchesOf(institutionId, tx)).get(pluginId) === true;
  }

  /** Like `pluginsOnIn`, and locks the institution's switches until the transaction ends. */
  async lockSwitches(institutionId: string, tx: Tx): Promise<ReadonlySet<string>> {
    await knexOf(tx)('platform.institutions').where({ id: institutionId }).select('id').forNoKeyUpdate();
    return this.#effective(await switchesOf(institutionId, tx));
  }

  /** Like `pluginsOn`, synchronously from memory. `pluginsOn` must have been called for this institution before. */
  isOn(institutionId: string, pluginId: string): boolean {
    return pluginId === 'platform' || (this.#lastKnown.get(institutionId) ?? nothingOn).has(pluginId);
  }

  /** Whether a role has a permission: its plugin is on and grants it. Operators have all permissions of plugins that are on. */
  may(institutionId: string, role: Role, permission: Permission): boolean {
    if (!this.isOn(institutionId, ownerOf(permission))) return false;
    const granted = this.#rolesWith(permission);
    return granted !== undefined && (role === 'operator' || granted.has(role));
  }

  /** All permissions of a role in an institution. */
  permissionsOf(institutionId: string, role: Role): Permission[] {
    const declared = this.#plugins().flatMap(
      ({ plugin }) => Object.keys(plugin.contract.permissions ?? {}) as Permission[],
    );
    return declared.filter((permission) => this.may(institutionId, role, permission));
  }

  /** Registers a handler that is called in every process for each plugin that was switched off. */
  onSwitchedOff(handler: SwitchHandler): void {
    this.#offHandlers.push(handler);
  }

  /** Registers a handler that is called in every process after any switch in an institution. */
  onChanged(handler: (institutionId: string) => void): void {
    this.#changeHandlers.push(handler);
  }

  /** Notifies every process when the transaction is committed. */
  async announce(institutionId: string, tx: Parameters<Signals['send']>[2]): Promise<void> {
    await this.#signals.send('plugins.switched', institutionId, tx);
  }

  /** Reads an institution's switches again and calls the handlers. */
  async refresh(institutionId: string): Promise<void> {
    this.#on.delete(institutionId);
    // While the database is unavailable, the last known state is kept.
    await this.#read(institutionId).catch(() => undefined);
  }

  /**
   * Of concurrent reads, the last one started has the newest state; earlier ones return its result, so that a read after a
   * switch always reflects it.
   */
  #read(institutionId: string): Promise<ReadonlySet<string>> {
    const reading: Promise<ReadonlySet<string>> = switchesOf(institutionId, this.#database).then((found) => {
      const latest = this.#reading.get(institutionId);
      if (latest && latest !== reading) return latest;
      const on = this.#effective(found);
      this.#store(institutionId, on);
      return on;
    });
    this.#reading.set(institutionId, reading);
    return reading;
  }

  #store(institutionId: string, on: ReadonlySet<string>): void {
    const before = this.#lastKnown.get(institutionId);
    this.#lastKnown.set(institutionId, on);
    if (this.#isListening) this.#on.set(institutionId, on);
    if (!before) return;
    const gone = [...before].filter((id) => !on.has(id));
    for (const id of gone) for (const handler of this.#offHandlers) handler(institutionId, id);
    const isSame = gone.length === 0 && before.size === on.size;
    if (!isSame) for (const handler of this.#changeHandlers) handler(institutionId);
  }

  /** Applies switches and requirements. One pass suffices, because plugins are in order of dependency. */
  #effective(switches: Switches): ReadonlySet<string> {
    const plugins = this.#plugins();
    const isWanted = ({ id, plugin }: Gated, trail: readonly string[] = []): boolean => {
      const decided = switches.get(id);
      if (plugin.essential || decided !== undefined) return plugin.essential || decided === true;
      const leader = trail.includes(id) ? undefined : plugins.find((other) => other.id === plugin.onWith);
      return leader !== undefined && isWanted(leader, [...trail, id]);
    };
    const on = new Set<string>();
    for (const gated of plugins) {
      const { id, plugin, isRunning } = gated;
      const wanted = isWanted(gated);
      if (isRunning && wanted && requiredPlugins(plugin).every((required) => on.has(required))) on.add(id);
    }
    return on;
  }

  #rolesWith(permission: Permission): ReadonlySet<Role> | undefined {
    const known = this.#roles.get(permission);
    if (known) return known;
    const owner = this.#plugins().find(({ id }) => id === ownerOf(permission));
    const declaration = owner?.plugin.contract.permissions?.[permission];
    if (!declaration) return undefined;
    const granted = new Set(declaration.grantedTo);
    this.#roles.set(permission, granted);
    return granted;
  }
}

/** An institution's switches by plugin id. Missing: not switched explicitly. */
type Switches = ReadonlyMap<string, boolean>;

async function switchesOf(institutionId: string, within: Database | Tx): Promise<Switches> {
  const rows: { pluginId: string; isOn: boolean }[] = await knexOf(within)('platform.plugin_switches')
    .select('pluginId', 'isOn')
    .where({ institutionId });
  return new Map(rows.map(({ pluginId, isOn }) => [pluginId, isOn]));
}
