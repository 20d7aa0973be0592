import type { IntakeOffer } from '../catalogue/lookups.ts';
import { applicationStatusTitles } from './contract.ts';
import type { ApplicationDependencies } from './dependencies.ts';
import { ApplicationRow, ApplicationStepRow } from './models.ts';
import { scopeOf } from './queries.ts';
import type { ApplicationMilestones } from './services.ts';
import { pageOfApplication } from './states/notifications.ts';

const milestones = ['submit', 'release', 'accept_offer'] as const;

/** The service `universities.milestones`. The history holds nothing that its applicant may not know. */
export function createMilestones({
  db,
  lookups,
}: Pick<ApplicationDependencies, 'db' | 'lookups'>): ApplicationMilestones {
  return {
    async of(context, userId) {
      const steps = await db
        .rows(ApplicationStepRow, scopeOf(context))
        .where({ userId })
        .whereIn('step', [...milestones])
        .orderBy('id');
      const applications = await db
        .rows(ApplicationRow, scopeOf(context))
        .findByIds([...new Set(steps.map(({ applicationId }) => applicationId))]);
      const intakeIds = [...new Set(applications.map(({ intakeId }) => intakeId))];
      const offers = await lookups.intakes(context, intakeIds);
      const offerOf = new Map(applications.map(({ id, intakeId }) => [id, offers.get(intakeId)]));
      return steps.flatMap((step) => {
        const offer = offerOf.get(step.applicationId);
        if (!offer) return [];
        const { id, at, applicationId } = step;
        return [{ id, at, ...wordsOf(step, offer), to: pageOfApplication(applicationId) }];
      });
    },
  };
}

function wordsOf({ step, to }: ApplicationStepRow, { program, university }: IntakeOffer) {
  const text = `${program.name}, ${university.name}.`;
  if (step === 'submit') return { title: `Applied to ${university.name}`, text };
  if (step === 'accept_offer') return { title: `Offer of ${university.name} accepted`, text };
  return { title: `Decision of ${university.name}: ${applicationStatusTitles[to].toLowerCase()}`, text };
}
