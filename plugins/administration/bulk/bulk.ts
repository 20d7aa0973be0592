import type { Clock } from '../../../core/clock.ts';
import type { Actor, InstitutionRef, PlainHandlers } from '../../../core/contract/index.ts';
import type { Actors, DeliveredJob, Jobs } from '../../../core/plugins/define-plugin.ts';
import type { Audit } from '../../../core/services.ts';
import type { PeopleDesk } from '../services.ts';
import type { ApplyDependencies } from './apply-action.ts';
import { applyAction } from './apply-action.ts';
import type { bulkJobs, bulkRoutes } from './contract.ts';
import { peopleCsv } from './export-people.ts';
import { allGroups } from './groups.ts';
import { planAction, selectedPeople } from './plan-action.ts';
import { sendLinks } from './send-links.ts';

export interface BulkDependencies extends ApplyDependencies {
  readonly clock: Clock;
  readonly audit: Audit;
  readonly jobs: Jobs<typeof bulkJobs>;
  readonly actors: Actors;
}

/** Actions on many people, for the browser and the command line. */
export function createBulk(dependencies: BulkDependencies) {
  const { db, clock, people, groups, audit, jobs, actors } = dependencies;

  const desk: PeopleDesk = {
    groups: (call) => allGroups(groups, call),
    async check({ who }, order) {
      const { people: _, ...plan } = await planAction(dependencies, { who }, order);
      return plan;
    },
    async apply({ who }, order, progress) {
      const askedAt = clock.now();
      const { changed, sending } = await applyAction(dependencies, { who }, order, async (_, ids) => ids);
      if (sending) await sendLinks({ people, audit }, { who }, { ids: sending, askedAt }, { progress });
      return { changed };
    },
    export: ({ who }, selection) =>
      db.transaction(async (tx) => {
        const call = { who, tx };
        const selected = await selectedPeople(dependencies, call, selection);
        await audit.record(call, { action: 'person.list-exported', details: { people: selected.length } });
        return Buffer.from(peopleCsv(selected));
      }),
  };

  const routes: PlainHandlers<typeof bulkRoutes> = {
    peopleGroups: (_, who) => desk.groups({ who }),
    checkBulk: ({ body }, who) => desk.check({ who }, body),
    async applyBulk({ body }, who) {
      const { changed, sending } = await applyAction(dependencies, { who }, body, ({ tx }, ids) =>
        jobs.enqueue('sendLinks', who.institution, { ids, askedAt: clock.now().toISOString() }, { tx }),
      );
      return { changed, jobId: sending ?? null };
    },
    exportSelected: async ({ body: { selection } }, who) => ({
      name: 'people.csv',
      type: 'text/csv; charset=utf-8',
      content: await desk.export({ who }, selection),
    }),
  };

  return {
    routes,
    desk,

    /** Sends the links of an order. */
    async sendOrderedLinks({
      institution,
      payload,
      signal,
      progress,
    }: DeliveredJob<{ ids: string[]; askedAt: string }>) {
      const who = await systemActor(institution);
      const order = { ids: payload.ids, askedAt: new Date(payload.askedAt) };
      await sendLinks({ people, audit }, { who }, order, { signal, progress });
    },
  };

  function systemActor(institution: InstitutionRef): Promise<Actor> {
    return actors.system('Links to set a password', { institution, permissions: ['platform.people'] });
  }
}
