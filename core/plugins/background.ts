import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { InstitutionRef } from '../contract/index.ts';
import type { Tx } from '../db/index.ts';
import { newId } from '../db/index.ts';
import type { Queueing } from '../events/index.ts';
import type { DeliveredJob } from './define-plugin.ts';
import type { Gate } from './gate.ts';
import type { Hosted, PluginHost } from './host.ts';
import { inPlugin } from './origin.ts';

/** How long a job of a plugin that is off waits before it asks again whether it may run. */
const offDelayMinutes = 5;

interface Parcel {
  readonly id: string;
  readonly institutionId: string;
  readonly at: string;
  readonly payload: unknown;
}

interface Parts {
  readonly host: PluginHost;
  readonly gate: Gate;
  readonly queueing: Queueing;
  readonly clock: Clock;
  readonly log: Logger;
  institution(id: string): Promise<InstitutionRef | undefined>;
  institutions(): Promise<InstitutionRef[]>;
}

/** Told of work that has ended: whose, which queue, how, and after how many seconds. */
type Finished = (plugin: string, queue: string, outcome: 'completed' | 'failed', seconds: number) => void;

/** Events, jobs and schedules of plugins, on queues. What belongs to a plugin that is off does not run. */
export class Background {
  readonly #parts: Parts;
  readonly #handlers: Finished[] = [];

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Called for each event or job that was handled, or failed, in this process. */
  onFinished(handler: Finished): void {
    this.#handlers.push(handler);
  }

  /** Writes an event for every subscriber that is on and whom it concerns, in the transaction of the change it tells of. */
  async emit(tx: Tx, plugin: Hosted, institution: { id: string }, event: string, payload: unknown): Promise<void> {
    const { host, gate, queueing } = this.#parts;
    const schema = plugin.plugin.contract.events[event];
    if (!schema) throw new Error(`${plugin.id} has no event ${event}`);
    const told = schema.parse(payload);
    const parcel = this.#parcel(institution, told);
    const on = await gate.pluginsOnIn(institution.id, tx);
    for (const subscriber of host.plugins) {
      const isMeant = subscriber.started?.subscriptions?.some(
        (each) => each.plugin === plugin.id && each.event === event && (each.concerns?.(told) ?? true),
      );
      if (isMeant && on.has(subscriber.id)) {
        await queueing.send(eventQueue(subscriber.id, plugin.id, event), parcel, { tx, id: parcel.id });
      }
    }
  }

  async enqueue(
    plugin: Hosted,
    name: string,
    institution: { id: string },
    payload: unknown,
    options: { tx?: Tx; startAfter?: Date; once?: string } = {},
  ): Promise<void> {
    const job = plugin.started?.jobs?.[name];
    if (!job) {
      const known = Object.keys(plugin.started?.jobs ?? {}).join(', ') || 'none';
      throw new Error(`${plugin.id} has no job ${name}; its start() returned: ${known}`);
    }
    const { once, ...rest } = options;
    await this.#parts.queueing.send(jobQueue(plugin.id, name), this.#parcel(institution, job.payload.parse(payload)), {
      ...rest,
      ...(once === undefined ? {} : { singletonKey: `${institution.id}:${once}` }),
    });
  }

  /** Starts working on what is queued for the plugins of this process. */
  async start(): Promise<void> {
    for (const hosted of this.#parts.host.plugins) {
      const { subscriptions = [], jobs = {}, schedules = {} } = hosted.started ?? {};
      for (const subscription of subscriptions) {
        await this.#work(hosted, eventQueue(hosted.id, subscription.plugin, subscription.event), 'drop', (delivered) =>
          subscription.handle({ ...delivered, payload: subscription.schema.parse(delivered.payload) }),
        );
      }
      for (const [name, job] of Object.entries(jobs)) {
        await this.#work(hosted, jobQueue(hosted.id, name), 'keep', (delivered) =>
          job.handle({ ...delivered, payload: job.payload.parse(delivered.payload) } as never),
        );
      }
      for (const [name, { cron, run }] of Object.entries(schedules)) {
        await this.#parts.queueing.schedule(scheduleQueue(hosted.id, name), cron, () =>
          this.#everywhere(hosted, name, run),
        );
      }
    }
  }

  async #work(
    hosted: Hosted,
    queue: string,
    whenOff: 'drop' | 'keep',
    handle: (delivered: DeliveredJob<unknown>) => Promise<void>,
  ): Promise<void> {
    const { gate, queueing, clock, institution: find } = this.#parts;
    await queueing.work(queue, async (given, { signal }) => {
      const parcel = given as Parcel;
      const institution = await find(parcel.institutionId);
      if (!institution) return;
      if (!(await gate.pluginsOn(institution.id)).has(hosted.id)) {
        const startAfter = new Date(clock.now().getTime() + offDelayMinutes * 60_000);
        if (whenOff === 'keep') await queueing.send(queue, parcel, { startAfter });
        return;
      }
      const delivered = { id: parcel.id, institution, at: new Date(parcel.at), payload: parcel.payload, signal };
      await this.#timed(hosted.id, queue, () => handle(delivered));
    });
  }

  async #timed(plugin: string, queue: string, work: () => Promise<void>): Promise<void> {
    const startedAt = performance.now();
    const tell = (outcome: 'completed' | 'failed') => {
      for (const handler of this.#handlers) handler(plugin, queue, outcome, (performance.now() - startedAt) / 1000);
    };
    try {
      await inPlugin(plugin, work);
      tell('completed');
    } catch (error) {
      tell('failed');
      throw error;
    }
  }

  /** One institution's failure does not keep the others from their turn. */
  async #everywhere(hosted: Hosted, name: string, run: (institution: InstitutionRef) => Promise<void>): Promise<void> {
    const { gate, institutions, log } = this.#parts;
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
    return { id: newId(), institutionId: institution.id, at: this.#parts.clock.now().toISOString(), payload };
  }
}

const eventQueue = (subscriber: string, plugin: string, event: string) => `${subscriber}.on.${plugin}.${event}`;
const jobQueue = (plugin: string, name: string) => `${plugin}.job.${name}`;
const scheduleQueue = (plugin: string, name: string) => `${plugin}.at.${name}`;
