import type { Logger } from 'pino';
import type { InstitutionRef, Provided, ServiceName, SharedServiceName } from '../contract/index.ts';
import { messageOf } from '../db/unavailable.ts';
import { withTimeout } from '../with-timeout.ts';
import { startedFault } from './check-started.ts';
import type { AnyStarted } from './define-plugin.ts';
import type { Gate } from './gate.ts';
import { inPlugin, originOf } from './origin.ts';
import type { Resolution, Resolved } from './resolve.ts';
import { isShared, ownerOf, requiredPlugins } from './resolve.ts';

/** A plugin of the host, running or not. */
export interface Hosted extends Resolved {
  readonly config: unknown;
  started: AnyStarted | undefined;
  /** Why it is not running. */
  reason: string | undefined;
  /** Number of unhandled failures outside of calls since the start. */
  unhandledFailures: number;
}

/** Options for starting plugins. */
export interface StartOptions {
  /** Start only these plugins and their requirements. */
  readonly only?: readonly string[] | undefined;
  /** Errors of migrations by plugin id. */
  readonly failures: ReadonlyMap<string, Error>;
  /** Creates the context of a plugin's `start`. */
  contextFor(plugin: Hosted): Parameters<Hosted['plugin']['start']>[0];
}

/** Time limits for one plugin (seconds). */
export interface HostLimits {
  readonly startSeconds: number;
  readonly stopSeconds: number;
}

const late = Symbol('late');

/** Time after which a slow start is logged (ms). */
const slowStartMs = 10_000;

/** Starts, quarantines and stops plugins. One for each process. */
export class PluginHost {
  readonly #hosted: Hosted[] = [];
  readonly #unresolved: ReadonlyMap<string, string>;
  readonly #services = new Map<string, object>();
  readonly #shared = new Map<string, readonly Provided<object>[]>();
  readonly #log: Logger;
  readonly #limits: HostLimits;

  /** @param section parses a plugin's section of the configuration; the caller collects its problems */
  constructor(
    resolution: Resolution,
    log: Logger,
    section: (plugin: Resolved) => unknown,
    limits: HostLimits = { startSeconds: 120, stopSeconds: 5 },
  ) {
    this.#log = log;
    this.#limits = limits;
    this.#unresolved = resolution.quarantined;
    for (const resolved of resolution.order) {
      const hosted: Hosted = {
        ...resolved,
        config: undefined,
        started: undefined,
        reason: undefined,
        unhandledFailures: 0,
      };
      try {
        this.#hosted.push(Object.assign(hosted, { config: section(resolved) }));
      } catch (error) {
        this.#hosted.push(hosted);
        this.#quarantine(hosted, new Error(`its configuration cannot be read: ${(error as Error).message}`));
      }
    }
  }

  /** All loaded plugins in order of dependency, running or not. */
  get plugins(): readonly Hosted[] {
    return this.#hosted;
  }

  /** Reasons by plugin id, for all plugins that are not running, including those that could not be loaded. */
  get quarantined(): ReadonlyMap<string, string> {
    const failed = this.#hosted.flatMap(({ id, reason }) => (reason === undefined ? [] : [[id, reason] as const]));
    return new Map([...this.#unresolved, ...failed]);
  }

  get(id: string): Hosted | undefined {
    return this.#hosted.find((hosted) => hosted.id === id);
  }

  isRunning(id: string): boolean {
    return this.get(id)?.started !== undefined;
  }

  /** Starts all plugins, or only some and their requirements. A plugin that fails affects only its dependents. */
  async start({ only, failures, contextFor }: StartOptions): Promise<void> {
    const wanted = only && this.#withRequirements(only);
    for (const hosted of this.#hosted) {
      if (hosted.reason !== undefined || (wanted && !wanted.has(hosted.id))) continue;
      try {
        const missing = requiredPlugins(hosted.plugin).find((required) => !this.isRunning(required));
        if (missing)
          throw new Error(`requires ${missing}, which is not running: ${this.get(missing)?.reason ?? 'not started'}`);
        const failure = failures.get(hosted.id);
        if (failure) throw failure;
        await this.#startOne(hosted, contextFor(hosted));
      } catch (error) {
        this.#quarantine(hosted, error);
      }
    }
  }

  /**
   * Logs an unhandled failure with the plugin that caused it, if known, and marks the plugin as unhealthy.
   */
  reportUnhandled(error: unknown): void {
    const id = originOf(error, this.#hosted);
    const hosted = id === undefined ? undefined : this.get(id);
    if (hosted) hosted.unhandledFailures += 1;
    this.#log.error({ err: error, ...(id === undefined ? {} : { plugin: id }) }, 'unhandled failure');
  }

  /** A service of a running plugin. @throws Error if the plugin is not running */
  service<T extends object>(name: ServiceName<T>): T {
    const service = this.#services.get(name.service);
    if (!service)
      throw new Error(`the service ${name.service} is unavailable: the plugin ${ownerOf(name.service)} is not running`);
    return service as T;
  }

  /** A service for an institution; undefined if the plugin is not running or is off there. */
  optionalService<T extends object>(
    name: ServiceName<T>,
    gate: Gate,
    institution: Pick<InstitutionRef, 'id'>,
  ): T | undefined {
    if (!gate.isOn(institution.id, ownerOf(name.service))) return undefined;
    return this.#services.get(name.service) as T | undefined;
  }

  /** Providers of a shared service: all running plugins, or those that are on for an institution. */
  gathered<T extends object>(
    { service }: SharedServiceName<T>,
    gate: Gate,
    institution?: Pick<InstitutionRef, 'id'>,
  ): readonly Provided<T>[] {
    const all = (this.#shared.get(service) ?? []) as readonly Provided<T>[];
    return institution ? all.filter(({ plugin }) => gate.isOn(institution.id, plugin)) : all;
  }

  #share(name: string, plugin: string, service: object): void {
    const all = [...(this.#shared.get(name) ?? []), { plugin, service }];
    this.#shared.set(
      name,
      all.sort((one, other) => (one.plugin < other.plugin ? -1 : 1)),
    );
  }

  /** Stops all plugins in reverse order. A plugin that fails to stop does not affect the others. */
  async stop(): Promise<void> {
    for (const hosted of this.#hosted.toReversed()) {
      await this.#stopInTime(hosted.id, hosted.started);
      hosted.started = undefined;
    }
    this.#services.clear();
    this.#shared.clear();
  }

  async #startOne(hosted: Hosted, context: ReturnType<StartOptions['contextFor']>): Promise<void> {
    const started = await this.#startedInTime(hosted, context);
    const fault = startedFault(hosted.plugin, started, this.#hosted);
    if (fault) {
      await this.#stopInTime(hosted.id, started);
      throw new Error(fault);
    }
    for (const [key, name] of Object.entries(hosted.plugin.provides ?? {})) {
      const service = started.services?.[key];
      if (!service) continue;
      if (isShared(name)) this.#share(name.service, hosted.id, service);
      else this.#services.set(name.service, service);
    }
    hosted.started = started;
    this.#log.debug({ plugin: hosted.id }, 'plugin started');
  }

  /** Calls `start` with a time limit. A plugin that starts too late is stopped, and nothing of it is mounted. */
  async #startedInTime(hosted: Hosted, context: ReturnType<StartOptions['contextFor']>): Promise<AnyStarted> {
    const { id } = hosted;
    const starting = inPlugin(id, async () => hosted.plugin.start(context));
    const slow = setTimeout(() => this.#log.warn({ plugin: id }, 'plugin is still starting'), slowStartMs).unref();
    const started = await withTimeout(this.#limits.startSeconds * 1000, starting, late).finally(() =>
      clearTimeout(slow),
    );
    if (started !== late) return started;
    starting.then(
      (tooLate) => {
        this.#log.warn({ plugin: id }, 'start() finished after its time limit; its handlers are dropped');
        return this.#stopInTime(id, tooLate);
      },
      (error: unknown) => this.#log.warn({ plugin: id, err: error }, 'start() failed after its time limit'),
    );
    throw new Error(
      `start() did not finish within ${this.#limits.startSeconds} seconds. Fix what it waits for or raise PLUGIN_START_SECONDS`,
    );
  }

  async #stopInTime(id: string, started: AnyStarted | undefined): Promise<void> {
    if (typeof started?.stop !== 'function') return;
    try {
      const stopping = inPlugin(id, async () => started.stop?.());
      if ((await withTimeout(this.#limits.stopSeconds * 1000, stopping, late)) === late) {
        this.#log.error({ plugin: id }, `stop() did not finish within ${this.#limits.stopSeconds} seconds`);
      }
    } catch (error) {
      this.#log.error({ plugin: id, err: error }, 'plugin failed to stop');
    }
  }

  #quarantine(hosted: Hosted, error: unknown): void {
    hosted.reason = error instanceof Error ? messageOf(error) : `it threw ${String(error)}, which is not an Error`;
    this.#log.error({ plugin: hosted.id, err: error }, 'plugin quarantined');
  }

  #withRequirements(ids: readonly string[]): Set<string> {
    const wanted = new Set<string>(['platform']);
    const add = (id: string) => {
      if (wanted.has(id)) return;
      wanted.add(id);
      const hosted = this.get(id);
      if (hosted) for (const required of requiredPlugins(hosted.plugin)) add(required);
    };
    for (const id of ids) add(id);
    // Iteration includes entries added to the set meanwhile.
    for (const id of wanted) for (const { plugin } of this.#hosted) if (plugin.onWith === id) add(plugin.contract.id);
    return wanted;
  }
}
