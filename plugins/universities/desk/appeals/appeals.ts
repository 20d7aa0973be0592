import type { z } from 'zod';
import type { InstitutionRef, PlainHandlers, Who } from '../../../../core/contract/index.ts';
import { conflict, nameText, notFound } from '../../../../core/contract/index.ts';
import type { CallContext } from '../../../../core/db/index.ts';
import { newId } from '../../../../core/db/index.ts';
import { unprivilegedActor } from '../../../../core/plugins/define-plugin.ts';
import { dayInWords, letter } from '../../../../core/services.ts';
import { ApplicationRow } from '../../applications/models.ts';
import { lockOwnApplication, ownApplication } from '../../applications/queries.ts';
import { pageOfApplication } from '../../applications/states/notifications.ts';
import { announceChange, notifyReviewers } from '../announce.ts';
import type { appealRoutes, DeskAppeal } from '../contract.ts';
import type { DeskDependencies } from '../dependencies.ts';
import { AppealRow, CaseRow } from '../models.ts';
import { lockDeskCase } from '../review/access.ts';
import { appealableUntil, appealStateOf, appealView, appealViews } from './queries.ts';

type Answer = z.output<(typeof appealRoutes)['answerAppeal']['body']>;

/** Appeals of applicants against released decisions, and their answers by reviewers. */
export function createAppeals(dependencies: DeskDependencies) {
  const { db, clock, settings, audit, steps, notifications, enqueue, people, lookups, mail, addresses } = dependencies;

  async function ofApplicant(context: CallContext<Who>, application: ApplicationRow) {
    const { appealDays: days } = await settings(context.who.institution, context.tx);
    const rows = await db.rows(AppealRow, context).where({ applicationId: application.id }).orderBy('sequence', 'desc');
    const until = (await appealableUntil(dependencies, context, application, days)) ?? null;
    const isAppealed = rows.some(({ sequence }) => sequence === application.releasedSequence);
    const mayAppeal = until !== null && !isAppealed && clock.now() <= until;
    return { mayAppeal, until, days, appeals: rows.map((row) => appealView(row, application)) };
  }

  /** @throws Failure not_found; conflict for another status, a second appeal, and after the period */
  const appeal = (who: Who, id: string, reason: string) =>
    db.transaction(async (tx) => {
      const context = { who, tx };
      const { application, offer } = await lockOwnApplication(dependencies, context, id);
      const { status, releasedSequence: sequence, userId } = application;
      const known = await db.rows(AppealRow, context).findOne({ applicationId: id, sequence });
      if (known?.reason === reason) return ofApplicant(context, application);
      if (known) throw conflict('You have appealed this decision. A decision can be appealed once.');
      if (status !== 'rejected' && status !== 'waitlisted') {
        throw conflict('Only a rejection or a place on the waiting list can be appealed.');
      }
      const { until } = await ofApplicant(context, application);
      if (until === null || clock.now() > until) {
        throw conflict(`This decision could be appealed until ${until ? dayInWords(until) : 'its period ended'}.`);
      }
      const row = { id: newId(), applicationId: id, userId, sequence, decision: status, reason } as const;
      await db.rows(AppealRow, context).insert({ ...row, at: clock.now(), state: 'open' });
      await audit.record(context, { action: 'universities.appealed', subject: id });
      await notifyReviewers(dependencies, context, application, {
        ...{ id: row.id, title: 'An appeal was received', except: [] },
        text: `An applicant has appealed a decision for ${offer.program.name} at ${offer.university.name}.`,
      });
      await announceChange(dependencies, context, application);
      return ofApplicant(context, application);
    });

  /** @throws Failure not_found; conflict for a closed appeal */
  const answer = (who: Who, appealId: string, given: Answer): Promise<z.input<typeof DeskAppeal>> =>
    db.transaction(async (tx) => {
      const context = { who, tx };
      const found = await db.rows(AppealRow, context).findById(appealId);
      if (!found) throw notFound();
      const desk = await lockDeskCase(dependencies, context, found.applicationId);
      const { application, offer, mine, state } = desk;
      if (mine === 'recused' || mine === 'conflict') {
        throw conflict('You have a conflict of interest in this application. Somebody else answers this appeal.');
      }
      const row = await db.rows(AppealRow, context).findById(appealId).throwIfNotFound();
      const answered = given.answer === 'reopen' ? 'reopened' : 'refused';
      if (row.state !== 'open') {
        if (row.state !== answered || row.answer !== given.reason) throw conflict('This appeal has been answered.');
      } else {
        if (appealStateOf(row, application) === 'superseded') {
          throw conflict('The application was decided again or withdrawn. This appeal is closed.');
        }
        const changes = {
          state: answered,
          answer: given.reason,
          answeredBy: who.user.id,
          answeredAt: clock.now(),
        } as const;
        await db.rows(AppealRow, context).findById(appealId).patch(changes);
        if (answered === 'reopened') {
          await steps.reopen(context, desk);
          const round = {
            applicationId: application.id,
            round: state.round + 1,
            criteria: null,
            needs: 'first',
          } as const;
          const earlierCriteria = [...state.earlierCriteria, state.criteria ?? []];
          const empty = { reviews: 0, rubricShare: null, recommendationStatus: null, analysis: null };
          await db
            .rows(CaseRow, context)
            .insert({ ...round, ...empty, earlierCriteria })
            .onConflict('applicationId')
            .merge();
        } else {
          const what = `${offer.program.name} at ${offer.university.name}`;
          await notifications(who)?.notify(context, {
            ...{ userId: application.userId, id: appealId, kind: 'universities.application' },
            title: 'Your appeal was answered',
            text: `The university has answered your appeal about ${what}.`,
            to: pageOfApplication(application.id),
          });
          await enqueue(tx, who.institution, 'appealMail', { userId: application.userId, appealId });
        }
        await audit.record(context, { action: `universities.appeal-${answered}`, subject: application.id });
        await announceChange(dependencies, context, application);
      }
      const now = await db.rows(ApplicationRow, context).findById(application.id).throwIfNotFound();
      const view = (await appealViews(dependencies, context, now)).find(({ id }) => id === appealId);
      if (!view) throw notFound();
      return view;
    });

  const routes: PlainHandlers<typeof appealRoutes> = {
    async appeals({ params }, who) {
      const { application } = await ownApplication(dependencies, { who }, params.id);
      return ofApplicant({ who }, application);
    },
    appeal: ({ params, body }, who) => appeal(who, params.id, body.reason),
    answerAppeal: ({ params, body }, who) => answer(who, params.id, body),
  };

  return {
    routes,

    /** Tells the applicant by mail that an appeal was refused. Does nothing for an application that was erased. */
    async sendMail(institution: InstitutionRef, appealId: string): Promise<void> {
      const who = unprivilegedActor(institution);
      const row = await db.rows(AppealRow, { who }).findById(appealId);
      const application = row && (await db.rows(ApplicationRow, { who }).findById(row.applicationId));
      const offer = application && (await lookups.intakes({ who }, [application.intakeId])).get(application.intakeId);
      const person = row && (await people.named({ who }, [row.userId])).get(row.userId);
      if (!offer || !person?.email) return;
      const what = `${offer.program.name} at ${offer.university.name}`;
      const link = await addresses.of({ who }, pageOfApplication(application.id));
      const message = letter({
        subject: `Your appeal was answered: ${offer.university.name}`,
        greeting: person.firstName ? `Hello ${nameText(person.firstName)},` : 'Hello,',
        paragraphs: [`The university has answered your appeal about ${what}.`],
        action: { label: 'Read the answer', link },
      });
      await mail.send({ who }, { to: person.email, about: [row.userId], ...message });
    },
  };
}
