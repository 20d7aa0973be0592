import type { Permission, Role } from '../contract/index.ts';
import type { Database, Signals, Tx } from '../db/index.ts';
import { knexOf } from '../db/index.ts';
import type { AnyPlugin } from './define-plugin.ts';
import { ownerOf, requiredPlugins } from './resolve.ts';

/** What the gate knows of a plugin: is it up, and what does it need. */
export interface Gated {
  readonly id: string;
  readonly plugin: AnyPlugin;
  readonly isRunning: boolean;
}

type SwitchHandler = (institutionId: string, pluginId: string) => void;
const nothingOn: ReadonlySet<string> = new Set();

/**
 * Which plugins are on for which institution. Every seam of the host asks here.
 * Kept in memory while the listener hears of switches; a lost listener empties it and every question goes to the database.
 */
export class Gate {
  readonly #database: Database;
  readonly #signals: Signals;
  readonly #plugins: () => readonly Gated[];
  readonly #on = new Map<string, ReadonlySet<string>>();
  readonly #lastKnown = new Map<string, ReadonlySet<string>>();
  /** The last read to have begun, for each institution. */
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
      // What was asked for while nothing could be heard, too.
      for (const institutionId of this.#reading.keys()) void this.refresh(institutionId);
    });
  }

  /** The plugins that are on: switched on (or essential), running, and so is everything they require. */
  async pluginsOn(institutionId: string): Promise<ReadonlySet<string>> {
    return this.#on.get(institutionId) ?? this.#read(institutionId);
  }

  /** The same for whoever holds a transaction: what is not in memory is read on its connection, for there may be no other. */
  async pluginsOnIn(institutionId: string, tx: Tx): Promise<ReadonlySet<string>> {
    return this.#on.get(institutionId) ?? this.#effective(await switchesOf(institutionId, tx));
  }

  /** The same for whoever is about to switch: every other switch in this institution waits until the transaction ends. */
  async holdStill(institutionId: string, tx: Tx): Promise<ReadonlySet<string>> {
    await knexOf(tx)('platform.institutions').where({ id: institutionId }).select('id').forNoKeyUpdate();
    return this.#effective(await switchesOf(institutionId, tx));
  }

  /** The same from memory, for code that cannot wait; it has been asked for this institution before. */
  isOn(institutionId: string, pluginId: string): boolean {
    return pluginId === 'platform' || (this.#lastKnown.get(institutionId) ?? nothingOn).has(pluginId);
  }

  /** Whether a role has a permission here: its plugin is on and grants it. Operators have every permission of plugins that are on. */
  may(institutionId: string, role: Role, permission: Permission): boolean {
    if (!this.isOn(institutionId, ownerOf(permission))) return false;
    const granted = this.#rolesWith(permission);
    return granted !== undefined && (role === 'operator' || granted.has(role));
  }

  /** Every permission a role has in an institution. */
  permissionsOf(institutionId: string, role: Role): Permission[] {
    const declared = this.#plugins().flatMap(
      ({ plugin }) => Object.keys(plugin.contract.permissions ?? {}) as Permission[],
    );
    return declared.filter((permission) => this.may(institutionId, role, permission));
  }

  /** Called in every process for each plugin that has just gone off. */
  onSwitchedOff(handler: SwitchHandler): void {
    this.#offHandlers.push(handler);
  }

  /** Called in every process when anything was switched in an institution. */
  onChanged(handler: (institutionId: string) => void): void {
    this.#changeHandlers.push(handler);
  }

  /** Tells every process, at commit of the given transaction. */
  async announce(institutionId: string, tx: Parameters<Signals['send']>[2]): Promise<void> {
    await this.#signals.send('plugins.switched', institutionId, tx);
  }

  /** Reads an institution's switches anew and tells who wanted to know what has gone off. */
  async refresh(institutionId: string): Promise<void> {
    this.#on.delete(institutionId);
    // While the database is away, what is known stands.
    await this.#read(institutionId).catch(() => undefined);
  }

  /**
   * Of reads under way at the same time the last to begin has seen most: an earlier one waits for what that finds, so
   * that whoever has switched something and read again knows of it.
   */
  #read(institutionId: string): Promise<ReadonlySet<string>> {
    const reading: Promise<ReadonlySet<string>> = switchesOf(institutionId, this.#database).then((found) => {
      const latest = this.#reading.get(institutionId);
      if (latest && latest !== reading) return latest;
      const on = this.#effective(found);
      this.#learn(institutionId, on);
      return on;
    });
    this.#reading.set(institutionId, reading);
    return reading;
  }

  #learn(institutionId: string, on: ReadonlySet<string>): void {
    const before = this.#lastKnown.get(institutionId);
    this.#lastKnown.set(institutionId, on);
    if (this.#isListening) this.#on.set(institutionId, on);
    if (!before) return;
    const gone = [...before].filter((id) => !on.has(id));
    for (const id of gone) for (const handler of this.#offHandlers) handler(institutionId, id);
    const isSame = gone.length === 0 && before.size === on.size;
    if (!isSame) for (const handler of this.#changeHandlers) handler(institutionId);
  }

  /** The plugins list is in order of need, so one pass settles what rests on what. */
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

/** What an institution decided about plugins, whether they run or not. Absent: it has not decided. */
type Switches = ReadonlyMap<string, boolean>;

async function switchesOf(institutionId: string, within: Database | Tx): Promise<Switches> {
  const rows: { pluginId: string; isOn: boolean }[] = await knexOf(within)('platform.plugin_switches')
    .select('pluginId', 'isOn')
    .where({ institutionId });
  return new Map(rows.map(({ pluginId, isOn }) => [pluginId, isOn]));
}
