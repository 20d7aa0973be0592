import type { Who } from '../../../core/contract/index.ts';
import type { ApplicationDependencies } from './dependencies.ts';
import { assertMayApply } from './drafts.ts';
import { withdrawRequests } from './letters/withdrawals.ts';
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
    // Whoever must not apply cannot accept an offer either, but can always withdraw or decline.
    if (step === 'accept_offer') await assertMayApply(dependencies, context);
    await takeStep(dependencies, { context, application, offer, at, step });
    if (step === 'withdraw') await withdrawRequests(dependencies, context, application, offer);
  });
}
