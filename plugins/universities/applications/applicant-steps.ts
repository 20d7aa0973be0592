import type { Who } from '../../../core/contract/index.ts';
import type { ApplicationDependencies } from './dependencies.ts';
import { lockOwnApplication } from './queries.ts';
import type { StepName } from './states/contract.ts';
import { steps } from './states/contract.ts';
import { takeStep } from './states/take-step.ts';

/** Withdraws an application, or answers an offer. The same again changes nothing. @throws Failure not_found, conflict */
export function takeApplicantStep(
  dependencies: ApplicationDependencies,
  who: Who,
  id: string,
  step: Extract<StepName, 'withdraw' | 'accept_offer' | 'decline_offer'>,
): Promise<void> {
  const at = dependencies.clock.now();
  return dependencies.db.transaction(async (tx) => {
    const context = { who, tx };
    const { application, offer } = await lockOwnApplication(dependencies, context, id);
    if (steps[step].to.includes(application.status)) return;
    await takeStep(dependencies, { context, application, offer, at, step });
  });
}
