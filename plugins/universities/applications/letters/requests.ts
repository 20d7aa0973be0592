import type { z } from 'zod';
import type { Actor, FileAnswer, InstitutionRef, Who } from '../../../../core/contract/index.ts';
import { conflict, Failure, invalid, notFound } from '../../../../core/contract/index.ts';
import type { TransactionContext } from '../../../../core/db/index.ts';
import { acquireLock, newId } from '../../../../core/db/index.ts';
import type { ApplicationDependencies } from '../dependencies.ts';
import { assertMayApply } from '../drafts.ts';
import { ApplicationRow, RecommendationRow } from '../models.ts';
import { lockOwnApplication, ownApplication } from '../queries.ts';
import { takesLetters } from '../states/contract.ts';
import type { NewRecommendation } from './contract.ts';
import { maxReminders, maxRequests, reminderDays } from './contract.ts';
import { fileKeyOf, isPaused, mayRemind, recommendationView } from './queries.ts';
import { noteWithdrawal } from './withdrawals.ts';

const dayMs = 24 * 60 * 60 * 1000;

// Mails go to addresses that a learner typed in, so their number is limited.
const maxRequestsPerDay = 10;
const maxMailsPerMailbox = 5;

/** Days before the deadline from which recommenders are reminded without being asked. */
const reminderBeforeDays = 7;

/** Requests for letters of recommendation, by their applicant. */
export function createRequests(dependencies: ApplicationDependencies) {
  const { db, clock, enqueue, storage } = dependencies;

  return {
    /** @throws Failure not_found, conflict, invalid for the applicant's own address, rate_limited */
    request: (who: Who, applicationId: string, given: z.output<typeof NewRecommendation>) =>
      db.transaction(async (tx) => {
        const context = { who, tx };
        const { application } = await lockOwnApplication(dependencies, context, applicationId);
        await assertMayApply(dependencies, context);
        assertTakesLetters(application);
        const known = await db
          .rows(RecommendationRow, context)
          .where({ applicationId })
          .whereNot({ status: 'withdrawn' })
          .execute();
        const same = known.find(({ recommenderEmail }) => isSameAddress(recommenderEmail, given.recommenderEmail));
        if (same) return recommendationView(same, application, clock.now());
        if (isSameAddress(given.recommenderEmail, who.user.email)) {
          throw invalid('Enter the address of the person who will write the letter, not your own.', [
            { path: 'body.recommenderEmail', message: 'This is your own address' },
          ]);
        }
        if (known.length >= maxRequests) {
          throw conflict(`You have asked ${maxRequests} people. Withdraw a request to ask somebody else.`);
        }
        await assertWithinLimits(context, given.recommenderEmail);
        const row = await db.rows(RecommendationRow, context).insertAndFetch({
          ...{ id: newId(), applicationId, userId: who.user.id, ...given },
          ...{ status: 'requested', requestedAt: clock.now() },
        });
        await mail(context, row, 'request');
        return recommendationView(row, application, clock.now());
      }),

    /** @throws Failure not_found, conflict, rate_limited before the time */
    remind: (who: Who, applicationId: string, id: string) =>
      db.transaction(async (tx) => {
        const context = { who, tx };
        const { application } = await lockOwnApplication(dependencies, context, applicationId);
        await assertMayApply(dependencies, context);
        assertTakesLetters(application);
        const row = await lock(context, applicationId, id);
        if (row.status !== 'requested') throw conflict('This request has been answered.');
        if (!mayRemind(row, clock.now())) {
          if (row.reminders >= maxReminders) throw conflict('No more reminders can be sent for this request.');
          throw new Failure('rate_limited', `A reminder can be sent ${reminderDays} days after the last mail.`);
        }
        return recommendationView(await remind(context, row), application, clock.now());
      }),

    /** Withdraws a request that has not been answered, and tells the recommender. @throws Failure not_found, conflict */
    withdraw: (who: Who, applicationId: string, id: string): Promise<void> =>
      db.transaction(async (tx) => {
        const context = { who, tx };
        const { offer } = await lockOwnApplication(dependencies, context, applicationId);
        const row = await lock(context, applicationId, id);
        if (row.status === 'withdrawn') return;
        if (row.status === 'submitted') throw conflict('The letter has been received. It cannot be withdrawn.');
        await db.rows(RecommendationRow, context).findById(id).patch({ status: 'withdrawn' });
        if (row.status === 'requested') await noteWithdrawal(dependencies, context, row, offer);
      }),

    /** The PDF of a letter that the applicant did not waive the right to see. @throws Failure not_found */
    async file(who: Who, applicationId: string, id: string): Promise<FileAnswer> {
      await ownApplication(dependencies, { who }, applicationId);
      const row = await db.rows(RecommendationRow, { who }).findOne({ id, applicationId, userId: who.user.id });
      if (!row?.fileId || row.fileName === null || row.isWaived) throw notFound();
      const key = fileKeyOf(who.institution.id, who.user.id, row.fileId);
      return storage.file(key, { type: 'application/pdf', name: row.fileName });
    },

    /** Sends the requests of a learner that were held until a guardian consented again. Each is sent once. */
    async sendHeld(institution: InstitutionRef, userId: string): Promise<void> {
      const who = { institution };
      await db.transaction(async (tx) => {
        const context = { who, tx };
        const held = await db
          .rows(RecommendationRow, context)
          .alias('request')
          .join('universities.applications as application', 'application.id', 'request.applicationId')
          .where({ 'request.userId': userId, 'request.status': 'requested' })
          .whereNull('request.sentAt')
          .whereIn('application.status', [...takesLetters])
          .select('request.*')
          .orderBy('request.id');
        for (const row of held) await mail(context, row, 'request');
      });
    },

    /** Reminds recommenders of requests whose deadline is near. */
    async remindDue(institution: InstitutionRef): Promise<void> {
      const who = { institution };
      const open = await db
        .rows(RecommendationRow, { who })
        .where({ status: 'requested' })
        .where('reminders', '<', maxReminders)
        .where('sentAt', '<=', new Date(clock.now().getTime() - reminderDays * dayMs));
      const applications = await db
        .rows(ApplicationRow, { who })
        .whereIn('id', [...new Set(open.map(({ applicationId }) => applicationId))])
        .whereIn('status', [...takesLetters]);
      const intakeIds = [...new Set(applications.map(({ intakeId }) => intakeId))];
      const offers = await dependencies.lookups.intakes({ who }, intakeIds);
      const intakeOf = new Map(applications.map(({ id, intakeId }) => [id, offers.get(intakeId)?.intake]));
      for (const { id, applicationId } of open) {
        const intake = intakeOf.get(applicationId);
        const left = intake ? intake.deadline.getTime() - clock.now().getTime() : -1;
        if (left < 0 || left > reminderBeforeDays * dayMs) continue;
        await db.transaction(async (tx) => {
          const row = await db.rows(RecommendationRow, { who, tx }).findById(id).forUpdate();
          if (!row || !mayRemind(row, clock.now()) || (await isPaused(dependencies, { who, tx }, row))) return;
          await remind({ who, tx }, row);
        });
      }
    },
  };

  async function remind(context: TransactionContext<Pick<Actor, 'institution'>>, row: RecommendationRow) {
    const changes = { remindedAt: clock.now(), reminders: row.reminders + 1 };
    await mail(context, row, 'reminder');
    return db.rows(RecommendationRow, context).patchAndFetchById(row.id, changes);
  }

  function mail(
    { who, tx }: TransactionContext<Pick<Actor, 'institution'>>,
    { id, userId }: RecommendationRow,
    kind: 'request' | 'reminder',
  ) {
    return enqueue(tx, who.institution, 'recommenderMail', { userId, recommendationId: id, kind });
  }

  async function lock(context: TransactionContext<Who>, applicationId: string, id: string): Promise<RecommendationRow> {
    const row = await db.rows(RecommendationRow, context).findOne({ id, applicationId }).forUpdate();
    if (!row) throw notFound();
    return row;
  }

  /** Withdrawn requests count as well. @throws Failure rate_limited */
  async function assertWithinLimits(context: TransactionContext<Who>, address: string): Promise<void> {
    // Simultaneous requests to one mailbox count each other.
    await acquireLock(context.tx, `recommender ${context.who.institution.id} ${address.toLowerCase()}`);
    const since = new Date(clock.now().getTime() - dayMs);
    const recent = () => db.rows(RecommendationRow, context).where('requestedAt', '>', since);
    const [own, toMailbox] = await Promise.all([
      recent().where({ userId: context.who.user.id }).resultSize(),
      recent().whereRaw('lower(recommender_email) = ?', [address.toLowerCase()]).resultSize(),
    ]);
    if (own < maxRequestsPerDay && toMailbox < maxMailsPerMailbox) return;
    throw new Failure(
      'rate_limited',
      own >= maxRequestsPerDay
        ? `You have sent ${maxRequestsPerDay} requests within a day. Try again tomorrow.`
        : 'This address has received several requests within a day. Try again tomorrow.',
    );
  }
}

function assertTakesLetters({ status }: ApplicationRow): void {
  if (!takesLetters.includes(status)) throw conflict('This application takes no more letters of recommendation.');
}

const isSameAddress = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
