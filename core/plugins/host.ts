import type { Logger } from 'pino';
import type { InstitutionRef, ServiceName } from '../contract/index.ts';
import { saidBy } from '../db/unavailable.ts';
import type { AnyStarted } from './define-plugin.ts';
import type { Gate } from './gate.ts';
import type { Resolution, Resolved } from './resolve.ts';
import { ownerOf, requiredPlugins } from './resolve.ts';

/** A plugin the host knows, running or not. */
export interface Hosted extends Resolved {
  readonly config: unknown;
  started: AnyStarted | undefined;
  /** Why it does not run. */
  reason: string | undefined;
}

/** What a start is given. */
export interface StartOptions {
  /** Only these plugins and what they require. */
  readonly only?: readonly string[] | undefined;
  /** Plugins whose schema could not be brought up to date, and why. */
  readonly failures: ReadonlyMap<string, Error>;
  /** What a plugin's own start is given. */
  foundationFor(plugin: Hosted): Parameters<Hosted['plugin']['start']>[0];
}

/** Runs plugins: starts, quarantines, stops. One per process. */
export class PluginHost {
  readonly #hosted: Hosted[] = [];
  readonly #unresolved: ReadonlyMap<string, string>;
  readonly #services = new Map<string, object>();
  readonly #log: Logger;

  /** @param section reads a plugin's section of the configuration; the caller collects what is wrong with it */
  constructor(resolution: Resolution, log: Logger, section: (plugin: Resolved) => unknown) {
    this.#log = log;
    this.#unresolved = resolution.quarantined;
    for (const resolved of resolution.order) {
      this.#hosted.push({ ...resolved, config: section(resolved), started: undefined, reason: undefined });
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
  async start({ only, failures, foundationFor }: StartOptions): Promise<void> {
    const wanted = only && this.#withRequirements(only);
    for (const hosted of this.#hosted) {
      if (wanted && !wanted.has(hosted.id)) continue;
      try {
        const missing = requiredPlugins(hosted.plugin).find((required) => !this.isRunning(required));
        if (missing)
          throw new Error(`requires ${missing}, which does not run: ${this.get(missing)?.reason ?? 'not started'}`);
        const failure = failures.get(hosted.id);
        if (failure) throw failure;
        await this.#startOne(hosted, foundationFor(hosted));
      } catch (error) {
        this.#quarantine(hosted, error as Error);
      }
    }
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

  /** Stops in the reverse order; one that fails to stop does not keep the others up. */
  async stop(): Promise<void> {
    for (const hosted of this.#hosted.toReversed()) {
      try {
        await hosted.started?.stop?.();
      } catch (error) {
        this.#log.error({ plugin: hosted.id, err: error }, 'plugin failed to stop');
      }
      hosted.started = undefined;
    }
    this.#services.clear();
  }

  async #startOne(hosted: Hosted, foundation: ReturnType<StartOptions['foundationFor']>): Promise<void> {
    const started = await hosted.plugin.start(foundation);
    const misfit = misfitOf(hosted, started);
    if (misfit) {
      await started.stop?.();
      throw new Error(misfit);
    }
    for (const [key, name] of Object.entries(hosted.plugin.provides ?? {})) {
      const service = started.services?.[key];
      if (service) this.#services.set(name.service, service);
    }
    hosted.started = started;
    this.#log.debug({ plugin: hosted.id }, 'plugin started');
  }

  #quarantine(hosted: Hosted, error: Error): void {
    hosted.reason = saidBy(error);
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
    return wanted;
  }
}

/** The compiler has checked plugins of the tree; packages arrive as JavaScript, so the host looks once more. */
function misfitOf({ plugin, id }: Hosted, started: AnyStarted): string | undefined {
  const { routes, live } = plugin.contract;
  const compare = (kind: string, promised: string[], given: string[]) => {
    const missing = promised.filter((name) => !given.includes(name));
    const extra = given.filter((name) => !promised.includes(name));
    if (missing.length > 0) return `${id} promises the ${kind} ${missing.join(', ')} and returns no handler`;
    return extra.length > 0
      ? `${id} returns the ${kind} ${extra.join(', ')}, which its contract does not mention`
      : undefined;
  };
  return (
    compare('routes', Object.keys(routes), Object.keys(started.routes ?? {})) ??
    compare('live messages', Object.keys(live.receives ?? {}), Object.keys(started.live ?? {})) ??
    compare('rooms', Object.keys(live.rooms ?? {}), Object.keys(started.rooms ?? {})) ??
    compare('services', Object.keys(plugin.provides ?? {}), Object.keys(started.services ?? {}))
  );
}
