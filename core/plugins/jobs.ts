import type { Clock } from '../clock.ts';
import type { JobSpec, Permission, Who } from '../contract/index.ts';
import { notFound } from '../contract/index.ts';
import type { JobStatus } from '../contract/platform-jobs.ts';
import type { Tx } from '../db/index.ts';
import { afterCommit, newId } from '../db/index.ts';
import type { FoundJob, JobProgress, Queueing, RunningJob } from '../events/index.ts';
import type { Gate } from './gate.ts';
import type { Hosted, PluginHost } from './host.ts';

/** The queued form of an event or a job. */
export interface Parcel {
  readonly id: string;
  readonly institutionId: string;
  readonly at: string;
  readonly payload: unknown;
}

export const jobQueue = (plugin: string, name: string) => `${plugin}.job.${name}`;

/** Queues, cancels and reschedules jobs of plugins, and reports their progress. */
export interface PluginJobs {
  enqueue(
    plugin: Hosted,
    name: string,
    institution: { id: string },
    payload: unknown,
    options?: { tx?: Tx; startAfter?: Date },
  ): Promise<string>;
  cancel(
    plugin: Hosted,
    name: string,
    institution: { id: string },
    id: string,
    options?: { tx?: Tx },
  ): Promise<boolean>;
  reschedule(
    plugin: Hosted,
    name: string,
    institution: { id: string },
    id: string,
    startAfter: Date,
    options?: { tx?: Tx },
  ): Promise<boolean>;
  /** @throws Failure not_found, also if the caller may not follow the job */
  status(who: Who, plugin: string, name: string, id: string): Promise<JobStatus>;
  mayFollow(who: Who, plugin: string, name: string, id: string): Promise<boolean>;
  /** Stores the progress of a run; `flush` stores the last skipped report. */
  reporter(plugin: Hosted, name: string, parcel: Parcel, job: RunningJob): ProgressReporter;
  /** Notifies followers of a job that its state has changed. */
  notify(plugin: Hosted, name: string, parcel: Pick<Parcel, 'id' | 'institutionId'>, state: JobStatus['state']): void;
}

export interface ProgressReporter {
  report(done: number, total: number): void;
  flush(): Promise<void>;
}

interface PluginJobsOptions {
  readonly host: PluginHost;
  readonly gate: Gate;
  readonly queueing: Queueing;
  readonly clock: Clock;
  /** Sends `job_changed` to followers of the job. */
  send(institution: { id: string }, key: string, status: JobStatus): void;
}

/** Minimum time between stored progress reports (ms). */
const reportIntervalMs = 250;

export function createPluginJobs({ host, gate, queueing, clock, send }: PluginJobsOptions): PluginJobs {
  const notify = (
    plugin: Hosted,
    name: string,
    { id, institutionId }: Pick<Parcel, 'id' | 'institutionId'>,
    state: JobStatus['state'],
    progress?: JobProgress,
  ) => {
    if (!plugin.plugin.contract.jobs[name]?.progress) return;
    const status = statusOf({ plugin: plugin.id, job: name, id }, state, progress);
    send({ id: institutionId }, `${plugin.id}/${name}/${id}`, status);
  };

  /** A job of this institution; undefined for jobs of others. */
  const ownJob = async (plugin: Hosted, name: string, institution: { id: string }, id: string, tx?: Tx) => {
    specOf(plugin, name);
    const found = isId(id) ? await queueing.find(jobQueue(plugin.id, name), id, tx) : undefined;
    return (found?.payload as Parcel | undefined)?.institutionId === institution.id ? found : undefined;
  };

  const followed = async (who: Who, pluginId: string, name: string, id: string): Promise<FoundJob | undefined> => {
    const plugin = host.get(pluginId);
    const isDeclared = plugin?.started && Object.hasOwn(plugin.plugin.contract.jobs, name);
    const followers = isDeclared ? specOf(plugin, name).progress : undefined;
    if (!plugin || !followers) return undefined;
    if (!(await gate.pluginsOn(who.institution.id)).has(pluginId)) return undefined;
    const found = await ownJob(plugin, name, who.institution, id);
    const { permission, owner } = followers;
    const mayAll = permission !== undefined && (permission === 'signed-in' || who.may(permission as Permission));
    const payload = (found?.payload as Parcel | undefined)?.payload as Record<string, unknown> | undefined;
    return mayAll || (owner !== undefined && payload?.[owner] === who.user.id) ? found : undefined;
  };

  return {
    notify,
    async enqueue(plugin, name, institution, payload, options = {}) {
      const { payload: schema, once, retries } = specOf(plugin, name);
      const parsed = schema.parse(payload) as Record<string, unknown>;
      const id = newId();
      const parcel: Parcel = { id, institutionId: institution.id, at: clock.now().toISOString(), payload: parsed };
      const singletonKey = once && `${institution.id}:${JSON.stringify(once.map((field) => parsed[field]))}`;
      return queueing.send(jobQueue(plugin.id, name), parcel, { ...options, id, singletonKey, retries });
    },
    async cancel(plugin, name, institution, id, { tx } = {}) {
      if (!(await ownJob(plugin, name, institution, id, tx))) return false;
      const isCancelled = await queueing.cancel(jobQueue(plugin.id, name), id, tx);
      const notifyCancelled = () => notify(plugin, name, { id, institutionId: institution.id }, 'cancelled');
      if (isCancelled && tx) afterCommit(tx, notifyCancelled);
      else if (isCancelled) notifyCancelled();
      return isCancelled;
    },
    async reschedule(plugin, name, institution, id, startAfter, { tx } = {}) {
      if (!(await ownJob(plugin, name, institution, id, tx))) return false;
      return queueing.reschedule(jobQueue(plugin.id, name), id, startAfter, tx);
    },
    async status(who, plugin, name, id) {
      const found = await followed(who, plugin, name, id);
      if (!found) throw notFound();
      return statusOf({ plugin, job: name, id }, found.state, found.progress);
    },
    mayFollow: async (who, plugin, name, id) => (await followed(who, plugin, name, id)) !== undefined,
    reporter(plugin, name, parcel, job) {
      let latest: JobProgress | undefined;
      let storedAt = Number.NEGATIVE_INFINITY;
      let storing = Promise.resolve();
      const store = () => {
        const progress = latest;
        if (!progress) return;
        latest = undefined;
        storedAt = performance.now();
        storing = storing
          .then(() => job.saveProgress(progress))
          .then(() => notify(plugin, name, parcel, 'running', progress))
          // The database is unavailable; the run's own statements will fail too.
          .catch(() => undefined);
      };
      return {
        report(done, total) {
          latest = { done, total };
          if (done >= total || performance.now() - storedAt >= reportIntervalMs) store();
        },
        async flush() {
          store();
          await storing;
        },
      };
    },
  };
}

/** @throws Error naming the declared jobs */
function specOf({ id, plugin }: Hosted, name: string): JobSpec {
  const { jobs } = plugin.contract;
  const spec = Object.hasOwn(jobs, name) ? jobs[name] : undefined;
  if (!spec)
    throw new Error(`${id} has no job ${name}; its contract declares: ${Object.keys(jobs).join(', ') || 'none'}`);
  return spec;
}

const statusOf = (
  job: { plugin: string; job: string; id: string },
  state: JobStatus['state'],
  progress: JobProgress | undefined,
): JobStatus => ({ ...job, state, done: progress?.done ?? null, total: progress?.total ?? null });

const isId = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
