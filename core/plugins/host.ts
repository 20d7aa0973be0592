import type { Logger } from 'pino';
import type { InstitutionRef, Provided, ServiceName, SharedServiceName } from '../contract/index.ts';
import { messageOf } from '../db/unavailable.ts';
import { withTimeout } from '../with-timeout.ts';
import type { AnyStarted } from './define-plugin.ts';
import type { Gate } from './gate.ts';
import { inPlugin, originOf } from './origin.ts';
import type { Resolution, Resolved } from './resolve.ts';
import { isShared, ownerOf, requiredPlugins } from './resolve.ts';
import { startedFault } from './started.ts';

/** A plugin the host knows, running or not. */
export interface Hosted extends Resolved {
  readonly config: unknown;
  started: AnyStarted | undefined;
  /** Why it does not run. */
  reason: string | undefined;
  /** How often it failed outside of any call since it started. */
  strays: number;
}

/** What a start is given. */
export interface StartOptions {
  /** Only these plugins and what they require. */
  readonly only?: readonly string[] | undefined;
  /** Plugins whose schema could not be brought up to date, and why. */
  readonly failures: ReadonlyMap<string, Error>;
  /** What a plugin's own start is given. */
  contextFor(plugin: Hosted): Parameters<Hosted['plugin']['start']>[0];
}

/** How long one plugin may keep the others waiting, in seconds. */
export interface HostLimits {
  readonly startSeconds: number;
  readonly stopSeconds: number;
}

const late = Symbol('late');

/** Milliseconds after which the log names the plugin that everything waits for. */
const slowStart = 10_000;

/** Runs plugins: starts, quarantines, stops. One per process. */
export class PluginHost {
  readonly #hosted: Hosted[] = [];
  readonly #unresolved: ReadonlyMap<string, string>;
  readonly #services = new Map<string, object>();
  readonly #shared = new Map<string, readonly Provided<object>[]>();
  readonly #log: Logger;
  readonly #limits: HostLimits;

  /** @param section reads a plugin's section of the configuration; the caller collects what is wrong with it */
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
      const hosted: Hosted = { ...resolved, config: undefined, started: undefined, reason: undefined, strays: 0 };
      try {
        this.#hosted.push(Object.assign(hosted, { config: section(resolved) }));
      } catch (error) {
        this.#hosted.push(hosted);
        this.#quarantine(hosted, new Error(`its configuration cannot be read: ${(error as Error).message}`));
      }
    }
  }

  /** Every readable plugin in order of need, running or not. */
  get plugins(): readonly Hosted[] {
    return this.#hosted;
  }

  /** Plugins that do not run and why, those that could not even be resolved included. */
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

  /** Starts every plugin, or only those named and what they require. A plugin that fails takes only its dependents along. */
  async start({ only, failures, contextFor }: StartOptions): Promise<void> {
    const wanted = only && this.#withRequirements(only);
    for (const hosted of this.#hosted) {
      if (hosted.reason !== undefined || (wanted && !wanted.has(hosted.id))) continue;
      try {
        const missing = requiredPlugins(hosted.plugin).find((required) => !this.isRunning(required));
        if (missing)
          throw new Error(`requires ${missing}, which does not run: ${this.get(missing)?.reason ?? 'not started'}`);
        const failure = failures.get(hosted.id);
        if (failure) throw failure;
        await this.#startOne(hosted, contextFor(hosted));
      } catch (error) {
        this.#quarantine(hosted, error);
      }
    }
  }

  /**
   * Logs a failure that nobody handled with the plugin that it came from, where that can be told, and shows the plugin as
   * unwell.
   */
  strayed(error: unknown): void {
    const id = originOf(error, this.#hosted);
    const hosted = id === undefined ? undefined : this.get(id);
    if (hosted) hosted.strays += 1;
    this.#log.error({ err: error, ...(id === undefined ? {} : { plugin: id }) }, 'a failure that nobody handled');
  }

  /** A running plugin's service. @throws Error when the plugin does not run */
  service<T extends object>(name: ServiceName<T>): T {
    const service = this.#services.get(name.service);
    if (!service)
      throw new Error(`the service ${name.service} is not there: the plugin ${ownerOf(name.service)} does not run`);
    return service as T;
  }

  /** The same for an institution, undefined where the plugin does not run or is off there. */
  optionalService<T extends object>(
    name: ServiceName<T>,
    gate: Gate,
    institution: Pick<InstitutionRef, 'id'>,
  ): T | undefined {
    if (!gate.isOn(institution.id, ownerOf(name.service))) return undefined;
    return this.#services.get(name.service) as T | undefined;
  }

  /** What running plugins provide of a shared service; for an institution, the plugins that are on there. */
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

  /** Stops in the reverse order; one that fails to stop does not keep the others up. */
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

  /** A start that resolves after its time limit is stopped, and nothing of what it returned is mounted. */
  async #startedInTime(hosted: Hosted, context: ReturnType<StartOptions['contextFor']>): Promise<AnyStarted> {
    const { id } = hosted;
    const starting = inPlugin(id, async () => hosted.plugin.start(context));
    const slow = setTimeout(() => this.#log.warn({ plugin: id }, 'plugin is still starting'), slowStart).unref();
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
      `start() did not finish within ${this.#limits.startSeconds} seconds. Correct what it waits for, or raise PLUGIN_START_SECONDS`,
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
    // A set that grows while it is walked is walked to its end.
    for (const id of wanted) for (const { plugin } of this.#hosted) if (plugin.onWith === id) add(plugin.contract.id);
    return wanted;
  }
}
