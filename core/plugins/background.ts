import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { InstitutionRef } from '../contract/index.ts';
import type { Tx } from '../db/index.ts';
import { newId } from '../db/index.ts';
import type { Handle, Queueing, RunningJob, WorkOptions } from '../events/index.ts';
import { Postponed } from '../events/index.ts';
import type { DeliveredJob } from './define-plugin.ts';
import type { Gate } from './gate.ts';
import type { Hosted, PluginHost } from './host.ts';
import type { Parcel, PluginJobs } from './jobs.ts';
import { jobQueue } from './jobs.ts';
import { inPlugin } from './origin.ts';

/** Delay before a job of a plugin that is off is tried again. */
const offDelayMinutes = 5;

interface Dependencies {
  readonly host: PluginHost;
  readonly gate: Gate;
  readonly queueing: Queueing;
  readonly pluginJobs: PluginJobs;
  readonly clock: Clock;
  readonly log: Logger;
  institution(id: string): Promise<InstitutionRef | undefined>;
  institutions(): Promise<InstitutionRef[]>;
}

/** Handles one event or job of a plugin that is on. */
type Run = (parcel: Parcel, institution: InstitutionRef, job: RunningJob) => Promise<void>;

/** Called with each completed run. */
type Finished = (plugin: string, queue: string, outcome: 'completed' | 'failed', seconds: number) => void;

/** Runs events, jobs and schedules of plugins on queues, unless the plugin is off. */
export class Background {
  readonly #dependencies: Dependencies;
  readonly #handlers: Finished[] = [];

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** Registers a handler for each event or job that completed or failed in this process. */
  onFinished(handler: Finished): void {
    this.#handlers.push(handler);
  }

  /** Queues an event for every subscriber that is on and concerned, in the transaction of the change. */
  async emit(tx: Tx, plugin: Hosted, institution: { id: string }, event: string, payload: unknown): Promise<void> {
    const { host, gate, queueing } = this.#dependencies;
    const schema = plugin.plugin.contract.events[event];
    if (!schema) throw new Error(`${plugin.id} declares no event ${event}`);
    const parsed = schema.parse(payload);
    const parcel = this.#parcel(institution, parsed);
    const on = await gate.pluginsOnIn(institution.id, tx);
    for (const subscriber of host.plugins) {
      const isConcerned = subscriber.started?.subscriptions?.some(
        (each) => each.plugin === plugin.id && each.event === event && (each.concerns?.(parsed) ?? true),
      );
      if (isConcerned && on.has(subscriber.id)) {
        await queueing.send(eventQueue(subscriber.id, plugin.id, event), parcel, { tx, id: parcel.id });
      }
    }
  }

  /** Emits an event in every institution that has the plugin on. */
  async emitEverywhere(tx: Tx, plugin: Hosted, event: string, payload: unknown): Promise<void> {
    const { gate, institutions } = this.#dependencies;
    for (const institution of await institutions()) {
      if ((await gate.pluginsOnIn(institution.id, tx)).has(plugin.id)) {
        await this.emit(tx, plugin, institution, event, payload);
      }
    }
  }

  /** Starts processing the queues of this process's plugins. */
  async start(): Promise<void> {
    for (const hosted of this.#dependencies.host.plugins) {
      const { subscriptions = [], jobs = {}, schedules = {} } = hosted.started ?? {};
      for (const subscription of subscriptions) {
        const queue = eventQueue(hosted.id, subscription.plugin, subscription.event);
        await this.#work(hosted, queue, 'drop', ({ id, at, payload }, institution) =>
          subscription.handle({ id, institution, at: new Date(at), payload: subscription.schema.parse(payload) }),
        );
      }
      for (const [name, handle] of Object.entries(jobs)) await this.#workOnJobs(hosted, name, handle);
      for (const [name, { cron, run }] of Object.entries(schedules)) {
        await this.#dependencies.queueing.schedule(scheduleQueue(hosted.id, name), cron, () =>
          this.#everywhere(hosted, name, run),
        );
      }
    }
  }

  async #workOnJobs(
    hosted: Hosted,
    name: string,
    handle: (job: DeliveredJob<unknown>) => Promise<void> | void,
  ): Promise<void> {
    const { pluginJobs } = this.#dependencies;
    const spec = hosted.plugin.contract.jobs[name];
    if (!spec) throw new Error(`${hosted.id} declares no job ${name}`);
    const { concurrency, limitSeconds } = spec;
    const run: Run = async (parcel, institution, job) => {
      const { id, at } = parcel;
      const { attempt, signal } = job;
      const payload = spec.payload.parse(parcel.payload);
      const progress = pluginJobs.reporter(hosted, name, parcel, job);
      pluginJobs.notify(hosted, name, parcel, 'running');
      try {
        await handle({ id, institution, at: new Date(at), payload, attempt, signal, progress: progress.report });
      } finally {
        await progress.flush();
      }
    };
    await this.#work(hosted, jobQueue(hosted.id, name), 'keep', run, {
      ...(concurrency ? { concurrency } : {}),
      ...(limitSeconds ? { limitSeconds } : {}),
      onSettled: (payload, _, outcome) => pluginJobs.notify(hosted, name, payload as Parcel, outcome),
    });
  }

  async #work(
    hosted: Hosted,
    queue: string,
    whenOff: 'drop' | 'keep',
    run: Run,
    options: WorkOptions = {},
  ): Promise<void> {
    const { gate, queueing, clock, institution: find } = this.#dependencies;
    const handle: Handle = async (given, job) => {
      const parcel = given as Parcel;
      const institution = await find(parcel.institutionId);
      if (!institution) return;
      if (!(await gate.pluginsOn(institution.id)).has(hosted.id)) {
        if (whenOff === 'keep') throw new Postponed(new Date(clock.now().getTime() + offDelayMinutes * 60_000));
        return;
      }
      await this.#timed(hosted.id, queue, () => run(parcel, institution, job));
    };
    await queueing.work(queue, handle, options);
  }

  async #timed(plugin: string, queue: string, work: () => Promise<void>): Promise<void> {
    const startedAt = performance.now();
    const report = (outcome: 'completed' | 'failed') => {
      for (const handler of this.#handlers) handler(plugin, queue, outcome, (performance.now() - startedAt) / 1000);
    };
    try {
      await inPlugin(plugin, work);
      report('completed');
    } catch (error) {
      report('failed');
      throw error;
    }
  }

  /** Runs a schedule for every institution. A failure in one does not affect the others. */
  async #everywhere(hosted: Hosted, name: string, run: (institution: InstitutionRef) => Promise<void>): Promise<void> {
    const { gate, institutions, log } = this.#dependencies;
    for (const institution of await institutions()) {
      if (!(await gate.pluginsOn(institution.id)).has(hosted.id)) continue;
      try {
        await inPlugin(hosted.id, () => run(institution));
      } catch (error) {
        log.error(
          { plugin: hosted.id, schedule: name, institution: institution.slug, err: error },
          'scheduled work failed',
        );
      }
    }
  }

  #parcel(institution: { id: string }, payload: unknown): Parcel {
    return { id: newId(), institutionId: institution.id, at: this.#dependencies.clock.now().toISOString(), payload };
  }
}

const eventQueue = (subscriber: string, plugin: string, event: string) => `${subscriber}.on.${plugin}.${event}`;
const scheduleQueue = (plugin: string, name: string) => `${plugin}.at.${name}`;
