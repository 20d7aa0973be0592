import type { Clock } from '../clock.ts';
import type { JobSpec, Permission, Who } from '../contract/index.ts';
import { notFound } from '../contract/index.ts';
import type { JobStatus } from '../contract/platform-jobs.ts';
import type { Tx } from '../db/index.ts';
import { afterCommit, newId } from '../db/index.ts';
import type { FoundJob, JobProgress, Queueing, RunningJob } from '../events/index.ts';
import type { Gate } from './gate.ts';
import type { Hosted, PluginHost } from './host.ts';

/** What is queued of an event or a job: whose it is, and when it was written. */
export interface Parcel {
  readonly id: string;
  readonly institutionId: string;
  readonly at: string;
  readonly payload: unknown;
}

export const jobQueue = (plugin: string, name: string) => `${plugin}.job.${name}`;

/** Jobs of plugins: queued, cancelled, moved, and followed by those who may. */
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
  /** @throws Failure not_found, also where the job is not theirs to follow */
  status(who: Who, plugin: string, name: string, id: string): Promise<JobStatus>;
  mayFollow(who: Who, plugin: string, name: string, id: string): Promise<boolean>;
  /** Takes what a run reports; `flush` stores what was skipped last. */
  reporter(plugin: Hosted, name: string, parcel: Parcel, job: RunningJob): ProgressReporter;
  /** Tells those who follow a job that its state changed. */
  tell(plugin: Hosted, name: string, parcel: Pick<Parcel, 'id' | 'institutionId'>, state: JobStatus['state']): void;
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
  /** Sends `job_changed` to those who follow the job. */
  send(institution: { id: string }, key: string, status: JobStatus): void;
}

/** Between two reports of progress that are stored, in milliseconds. */
const reportPause = 250;

export function createPluginJobs({ host, gate, queueing, clock, send }: PluginJobsOptions): PluginJobs {
  const tell = (
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

  /** The job of this institution; undefined for another's. */
  const ownJob = async (plugin: Hosted, name: string, institution: { id: string }, id: string, tx?: Tx) => {
    specOf(plugin, name);
    const found = isId(id) ? await queueing.find(jobQueue(plugin.id, name), id, tx) : undefined;
    return (found?.payload as Parcel | undefined)?.institutionId === institution.id ? found : undefined;
  };

  const followed = async (who: Who, pluginId: string, name: string, id: string): Promise<FoundJob | undefined> => {
    const plugin = host.get(pluginId);
    const isThere = plugin?.started && Object.hasOwn(plugin.plugin.contract.jobs, name);
    const followers = isThere ? specOf(plugin, name).progress : undefined;
    if (!plugin || !followers) return undefined;
    if (!(await gate.pluginsOn(who.institution.id)).has(pluginId)) return undefined;
    const found = await ownJob(plugin, name, who.institution, id);
    const { permission, owner } = followers;
    const mayAll = permission !== undefined && (permission === 'signed-in' || who.may(permission as Permission));
    const payload = (found?.payload as Parcel | undefined)?.payload as Record<string, unknown> | undefined;
    return mayAll || (owner !== undefined && payload?.[owner] === who.user.id) ? found : undefined;
  };

  return {
    tell,
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
      const tellCancelled = () => tell(plugin, name, { id, institutionId: institution.id }, 'cancelled');
      if (isCancelled && tx) afterCommit(tx, tellCancelled);
      else if (isCancelled) tellCancelled();
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
          .then(() => job.keepProgress(progress))
          .then(() => tell(plugin, name, parcel, 'running', progress))
          // The database is away, and the run will hear of it by itself.
          .catch(() => undefined);
      };
      return {
        report(done, total) {
          latest = { done, total };
          if (done >= total || performance.now() - storedAt >= reportPause) store();
        },
        async flush() {
          store();
          await storing;
        },
      };
    },
  };
}

/** @throws Error naming the jobs there are */
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
