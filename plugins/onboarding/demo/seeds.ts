import type { Actor, InstitutionRef } from '../../../core/contract/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { People } from '../../../core/services.ts';
import type { OnboardingAnswers } from '../services.ts';
import { demoSetups } from './setups.ts';

interface SeedDependencies {
  readonly people: Pick<People, 'byLogin'>;
  readonly setups: Pick<OnboardingAnswers, 'complete'>;
}

/** Time from creating an account to completing its setup (ms). */
const setupMs = 12 * 60 * 1000;

/** Completes the setup of the demo's learners once; completed setups are not changed. */
export async function seedSetups({ people, setups }: SeedDependencies, institution: InstitutionRef): Promise<void> {
  const who: Actor = unprivilegedActor(institution);
  for (const [username, profile] of Object.entries(demoSetups)) {
    const person = await people.byLogin({ who }, username);
    if (!person) continue;
    const completedAt = new Date(person.createdAt.getTime() + setupMs);
    await setups.complete({ who }, person.id, profile, completedAt);
  }
}
