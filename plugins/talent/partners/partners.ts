import { z } from 'zod';
import type { Actor, PlainHandlers } from '../../../core/contract/index.ts';
import { conflict, notFound } from '../../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../../core/db/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { JobRow, PartnerRow, RecruiterRow } from '../models.ts';
import type { ManagedPartner, PartnerEntry, PartnerStatus, partnerRoutes } from './contract.ts';
import { createRecruiters } from './manage-recruiters.ts';
import { partnerView } from './views.ts';

type Managed = z.input<typeof ManagedPartner> & { readonly decidedAt: Date | null };

/** Partner companies: what learners see, and what administrators decide. */
export function createPartners(dependencies: Dependencies) {
  const { db, clock, audit, enqueue, announce } = dependencies;

  async function openJobs(context: CallContext, partnerIds: readonly string[]): Promise<Map<string, number>> {
    const now = clock.now();
    const rows = await db
      .rows(JobRow, context)
      .whereRaw('partner_id = any(?::uuid[])', [[...partnerIds]])
      .whereNull('closedAt')
      .where((either) => either.whereNull('deadline').orWhere('deadline', '>', now))
      .select('partnerId');
    return countsOf(rows.map(({ partnerId }) => partnerId));
  }

  async function manage(context: CallContext, rows: readonly PartnerRow[]): Promise<Managed[]> {
    const ids = rows.map(({ id }) => id);
    const [jobs, recruiters] = await Promise.all([
      openJobs(context, ids),
      db.rows(RecruiterRow, context).whereRaw('partner_id = any(?::uuid[])', [ids]).select('partnerId').execute(),
    ]);
    const recruitersOf = countsOf(recruiters.map(({ partnerId }) => partnerId));
    return rows.map((row) => ({
      ...partnerView(row),
      openJobs: jobs.get(row.id) ?? 0,
      recruiters: recruitersOf.get(row.id) ?? 0,
      ...{ status: row.status, reason: row.reason, decidedAt: row.decidedAt },
    }));
  }

  async function managed(context: CallContext, row: PartnerRow): Promise<Managed> {
    const [view] = await manage(context, [row]);
    if (!view) throw notFound();
    return view;
  }

  /** @throws Failure not_found */
  async function locked(context: TransactionContext, id: string): Promise<PartnerRow> {
    const row = await db.rows(PartnerRow, context).findById(id).forUpdate();
    if (!row) throw notFound('Company not found.');
    return row;
  }

  const decide = (who: Actor, id: string, status: PartnerStatus, reason: string | null): Promise<Managed> =>
    db.transaction(async (tx) => {
      const context = { who, tx };
      const row = await locked(context, id);
      if (row.status === status && row.reason === reason) return managed(context, row);
      const decided = await db
        .rows(PartnerRow, context)
        .patchAndFetchById(id, { status, reason, decidedAt: clock.now() });
      const action = status === 'approved' ? 'talent.partner-approved' : 'talent.partner-suspended';
      await audit.record(context, { action, details: { partnerId: id, name: row.name, ...(reason && { reason }) } });
      if (status === 'approved') {
        const jobs = await db.rows(JobRow, context).where({ partnerId: id }).whereNull('closedAt').select('id');
        for (const job of jobs) await enqueue(tx, who.institution, 'matchJob', { jobId: job.id });
      }
      const recruiters = await db.rows(RecruiterRow, context).where({ partnerId: id }).select('userId');
      afterCommit(tx, () => {
        for (const { userId } of recruiters) announce(who.institution, userId, 'candidates');
      });
      return managed(context, decided);
    });

  const routes: Omit<
    PlainHandlers<typeof partnerRoutes>,
    'partnerRecruiters' | 'recruiterCandidates' | 'addRecruiter' | 'removeRecruiter'
  > = {
    async corporatePartners(_, who) {
      const rows = await db.rows(PartnerRow, { who }).where({ status: 'approved' }).orderBy('name');
      const jobs = await openJobs(
        { who },
        rows.map(({ id }) => id),
      );
      return rows.map((row) => ({ ...partnerView(row), openJobs: jobs.get(row.id) ?? 0 }));
    },
    managedPartners: async (_, who) => manage({ who }, await db.rows(PartnerRow, { who }).orderBy('name')),
    addPartner: ({ body }, who) =>
      db.transaction(async (tx) => {
        const context = { who, tx };
        await assertNameFree(context, body.name);
        const row = await db
          .rows(PartnerRow, context)
          .insertAndFetch({ ...columnsOf(body), status: 'pending', isSample: false, createdAt: clock.now() });
        await audit.record(context, {
          action: 'talent.partner-added',
          details: { partnerId: row.id, name: row.name },
        });
        return managed(context, row);
      }),
    changePartner: ({ params, body }, who) =>
      db.transaction(async (tx) => {
        const context = { who, tx };
        const row = await locked(context, params.id);
        await assertNameFree(context, body.name, row.id);
        const changed = await db.rows(PartnerRow, context).patchAndFetchById(row.id, columnsOf(body));
        await audit.record(context, {
          action: 'talent.partner-changed',
          details: { partnerId: row.id, name: body.name },
        });
        // Industry and size are part of matches.
        const jobs = await db.rows(JobRow, context).where({ partnerId: row.id }).whereNull('closedAt').select('id');
        for (const job of jobs) await enqueue(tx, who.institution, 'matchJob', { jobId: job.id });
        return managed(context, changed);
      }),
    approvePartner: ({ params }, who) => decide(who, params.id, 'approved', null),
    suspendPartner: ({ params, body }, who) => decide(who, params.id, 'suspended', body.reason),
  };

  /** @throws Failure conflict */
  async function assertNameFree(context: TransactionContext, name: string, except?: string): Promise<void> {
    const taken = await db.rows(PartnerRow, context).whereRaw('lower(name) = lower(?)', [name]).first();
    if (taken && taken.id !== except) throw conflict(`There is a company with the name ${name} already.`);
  }

  return {
    routes: { ...routes, ...createRecruiters(dependencies) },
    /** For the command line. */
    desk: {
      list: async ({ who }: { who: Actor }) => manage({ who }, await db.rows(PartnerRow, { who }).orderBy('name')),
      async named({ who }: { who: Actor }, name: string) {
        const rows = db.rows(PartnerRow, { who });
        const isId = z.uuid().safeParse(name).success;
        const found = await (isId ? rows.findById(name) : rows.whereRaw('lower(name) = lower(?)', [name]).first());
        if (!found) throw notFound(`There is no company named ${name}.`);
        return managed({ who }, found);
      },
      approve: (who: Actor, id: string) => decide(who, id, 'approved', null),
      suspend: (who: Actor, id: string, reason: string) => decide(who, id, 'suspended', reason),
    },
  };
}

const columnsOf = ({ targetEiQRange, ...entry }: PartnerEntry) => ({
  ...entry,
  targetMin: targetEiQRange?.min ?? null,
  targetMax: targetEiQRange?.max ?? null,
});

function countsOf(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
