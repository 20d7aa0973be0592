import type { InstitutionRef } from '../../../core/contract/index.ts';
import { isOpenAt } from '../catalogue/intake-state.ts';
import type { Notice } from './contract.ts';
import type { ApplicationDependencies } from './dependencies.ts';
import { ApplicationRow, SentMailRow } from './models.ts';
import { mailIdOf, notifyApplicant } from './notices.ts';

/** Days before the deadline at which applicants are reminded of a draft. */
const reminderDays = [7, 1];
const dayMs = 24 * 60 * 60 * 1000;

/** What applicants are told about their drafts when the catalogue changes, and when a deadline is near. */
export function createDraftNotices(dependencies: ApplicationDependencies) {
  const { db, clock, lookups } = dependencies;

  const drafts = (institution: InstitutionRef) => db.rows(ApplicationRow, { institution }).where({ status: 'draft' });

  async function notify(institution: InstitutionRef, applications: readonly ApplicationRow[], told: Told) {
    const who = { institution };
    const intakeIds = [...new Set(applications.map(({ intakeId }) => intakeId))];
    const offers = await lookups.intakes({ who }, intakeIds);
    for (const application of applications) {
      const offer = offers.get(application.intakeId);
      if (!offer) continue;
      await db.transaction((tx) => notifyApplicant(dependencies, { who, tx }, { application, offer, ...told }));
    }
  }

  return {
    /** After the times of an intake changed. @param eventId makes repeated deliveries one notice */
    async intakeChanged(institution: InstitutionRef, eventId: string, intakeId: string): Promise<void> {
      const applications = await drafts(institution).where({ intakeId });
      await notify(institution, applications, { notice: 'deadline_changed', key: eventId });
    },

    async universitySwitched(
      institution: InstitutionRef,
      eventId: string,
      { universityId, isActive }: { universityId: string; isActive: boolean },
    ): Promise<void> {
      const applications = await drafts(institution).where({ universityId });
      const now = await lookups.university({ who: { institution } }, universityId);
      // It may have been switched again, about which another event tells.
      if (now?.isActive !== isActive) return;
      const notice = isActive ? 'university_open' : 'university_closed';
      // A person with several drafts for a university is told once.
      const first = new Map(applications.toReversed().map((each) => [each.userId, each]));
      await notify(institution, [...first.values()], { notice, key: eventId });
    },

    /** Reminds of drafts whose deadline is near: once for each period, and again where the deadline moves. */
    async remindOfDeadlines(institution: InstitutionRef): Promise<void> {
      const now = clock.now();
      const until = new Date(now.getTime() + Math.max(...reminderDays) * dayMs);
      const applications = await drafts(institution)
        .alias('application')
        .join('universities.intakes as intake', 'intake.id', 'application.intakeId')
        .whereBetween('intake.deadline', [now, until])
        .select('application.*')
        .orderBy('application.id');
      const intakeIds = [...new Set(applications.map(({ intakeId }) => intakeId))];
      const offers = await lookups.intakes({ who: { institution } }, intakeIds);
      for (const application of applications) {
        const offer = offers.get(application.intakeId);
        if (!offer?.university.isActive || !isOpenAt(offer.intake, now)) continue;
        const { deadline } = offer.intake;
        const left = (deadline.getTime() - now.getTime()) / dayMs;
        const period = Math.min(...reminderDays.filter((days) => left <= days));
        const key = `${application.id} ${deadline.toISOString()} ${period}`;
        const { userId } = application;
        if (await db.rows(SentMailRow, { institution }).findById(mailIdOf({ userId, key }))) continue;
        await notify(institution, [application], { notice: 'deadline_near', key });
      }
    },
  };
}

interface Told {
  readonly notice: Notice;
  readonly key: string;
}
