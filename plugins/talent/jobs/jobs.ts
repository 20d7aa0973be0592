import type { z } from 'zod';
import type { PlainHandlers, Who } from '../../../core/contract/index.ts';
import { conflict, notFound } from '../../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../../core/db/index.ts';
import { assertMayPost } from '../candidacies/limits.ts';
import type { Dependencies } from '../dependencies.ts';
import type { PartnerRow } from '../models.ts';
import { CandidacyRow, JobRow } from '../models.ts';
import { approved, approvedPartnerOf, partnerOf } from '../partners/recruiters.ts';
import { listedAmong } from '../profiles/listing.ts';
import type { Job, JobEntry, jobAudit, jobRoutes } from './contract.ts';
import { isOpenAt } from './open-jobs.ts';
import { assertDistinct, inCatalogue } from './requirements.ts';

const maxOpenJobs = 500;

type JobAction = keyof typeof jobAudit;

/** Jobs, as recruiters of their company post and change them. */
export function createJobs(dependencies: Dependencies) {
  const { db, clock, audit, settings, skillNames, enqueue } = dependencies;

  async function view(who: Who, row: JobRow): Promise<z.input<typeof Job>> {
    const { currency } = await settings(who.institution);
    return jobView(row, currency, clock.now());
  }

  /** A job of the caller's company. @throws Failure not_found, forbidden */
  async function own(context: CallContext<Who>, id: string): Promise<{ job: JobRow; partner: PartnerRow }> {
    const partner = await partnerOf(dependencies, context);
    const query = db.rows(JobRow, context).findOne({ id, partnerId: partner?.id ?? null });
    const job = await (context.tx ? query.forUpdate() : query);
    if (!job) throw notFound('Job not found.');
    return { job, partner: await approved(dependencies, context, partner) };
  }

  const change = (who: Who, id: string, action: JobAction, changesOf: (job: JobRow) => Partial<JobRow> | null) =>
    db.transaction(async (tx) => {
      const context = { who, tx };
      const { job } = await own(context, id);
      const changes = changesOf(job);
      if (!changes) return view(who, job);
      const changed = await db.rows(JobRow, context).patchAndFetchById(id, { ...changes, updatedAt: clock.now() });
      await note(context, action, changed);
      return view(who, changed);
    });

  /** @throws Failure invalid */
  async function columnsOf(who: Who, { salary, deadline, ...entry }: JobEntry): Promise<Partial<JobRow>> {
    const requirements = await inCatalogue(skillNames(who), entry.requirements);
    assertDistinct(requirements);
    return {
      ...{ ...entry, requirements },
      salaryMin: salary?.min ?? null,
      salaryMax: salary?.max ?? null,
      deadline: deadline === null ? null : new Date(deadline),
    };
  }

  async function note(context: TransactionContext<Who>, action: JobAction, { id, partnerId, title }: JobRow) {
    await audit.record(context, { action, details: { jobId: id, partnerId, title } });
    await enqueue(context.tx, context.who.institution, 'matchJob', { jobId: id });
  }

  /** Interested candidates without an answer whom the company may see, by job. */
  async function waitingByJob(context: CallContext<Who>, partnerId: string): Promise<Map<string, CandidacyRow[]>> {
    const rows = await db.rows(CandidacyRow, context).where({ partnerId, stage: 'contacted' });
    const ids = rows.map(({ userId }) => userId);
    const listed = await listedAmong(dependencies, { institution: context.who.institution }, ids, partnerId);
    return Map.groupBy(
      rows.filter(({ userId }) => listed.has(userId)),
      ({ jobId }) => jobId,
    );
  }

  const routes: PlainHandlers<typeof jobRoutes> = {
    async jobs(_, who) {
      const partner = await approvedPartnerOf(dependencies, { who });
      const rows = await db
        .rows(JobRow, { who })
        .where({ partnerId: partner.id })
        .orderBy([
          { column: 'createdAt', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(2 * maxOpenJobs);
      const now = clock.now();
      const { currency } = await settings(who.institution);
      const waiting = await waitingByJob({ who }, partner.id);
      const [open, closed] = [rows.filter((row) => isOpenAt(row, now)), rows.filter((row) => !isOpenAt(row, now))];
      return [...open, ...closed].map((row) => ({
        ...jobView(row, currency, now),
        waiting: waiting.get(row.id)?.length ?? 0,
      }));
    },
    job: async ({ params }, who) => view(who, (await own({ who }, params.id)).job),
    async postJob({ body }, who) {
      const columns = await columnsOf(who, body);
      return db.transaction(async (tx) => {
        const context = { who, tx };
        const partner = await approvedPartnerOf(dependencies, context);
        await assertMayPost(dependencies, context, partner.id);
        const open = await db.rows(JobRow, context).where({ partnerId: partner.id }).whereNull('closedAt').resultSize();
        if (open >= maxOpenJobs) throw conflict(`A company can have ${maxOpenJobs} open jobs. Close one first.`);
        const at = clock.now();
        const row = await db.rows(JobRow, context).insertAndFetch({
          ...columns,
          ...{ partnerId: partner.id, createdBy: who.user.id, createdAt: at, updatedAt: at },
        });
        await note(context, 'talent.job-posted', row);
        return view(who, row);
      });
    },
    async changeJob({ params, body }, who) {
      const columns = await columnsOf(who, body);
      return change(who, params.id, 'talent.job-changed', () => columns);
    },
    closeJob: ({ params }, who) =>
      change(who, params.id, 'talent.job-closed', ({ closedAt }) => (closedAt ? null : { closedAt: clock.now() })),
    reopenJob: ({ params }, who) =>
      change(who, params.id, 'talent.job-reopened', (job) => {
        if (job.deadline && job.deadline <= clock.now()) throw conflict('The deadline has passed. Change it first.');
        return job.closedAt ? { closedAt: null } : null;
      }),
  };
  return { routes, own };
}

export type Jobs = ReturnType<typeof createJobs>;

export const salaryOf = ({ salaryMin: min, salaryMax: max }: Pick<JobRow, 'salaryMin' | 'salaryMax'>) =>
  min === null || max === null ? null : { min, max };

function jobView(row: JobRow, currency: string, now: Date): z.input<typeof Job> {
  const { id, title, description, minEiqScore, place, isRemote, quota } = row;
  return {
    ...{ id, title, description, minEiqScore, place, isRemote, quota },
    requirements: row.requirements.map((each) => ({ ...each, skillId: each.skillId ?? null })),
    ...{ startsOn: row.startsOn, deadline: row.deadline, createdAt: row.createdAt, currency },
    salary: salaryOf(row),
    isOpen: isOpenAt(row, now),
  };
}
