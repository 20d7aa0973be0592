import type { CallContext } from '../../../core/db/index.ts';
import type { Answers } from '../../onboarding/contract.ts';
import type { Overview } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import type { PreparationRow } from '../models.ts';
import { defaultHours, lessonsFor } from './plan.ts';

/** Hours a week for the setup's answers: the middle of a range, or its lower end where it is open. */
const hoursOfAnswer: Record<NonNullable<Answers['learningPreferences']['timeCommitment']>, number> = {
  '1-5-hours': 3,
  '5-10-hours': 7,
  '10-20-hours': 15,
  '20-hours': 20,
};

/** The learner's hours a week: chosen here, from the setup, or the default. */
export async function hoursOf(
  dependencies: Dependencies,
  context: CallContext,
  userId: string,
  preparation: Pick<PreparationRow, 'hours'> | undefined,
): Promise<Overview['hours']> {
  const chosen = preparation?.hours;
  if (chosen) return { perWeek: chosen, lessons: lessonsFor(chosen), source: 'chosen' };
  const answer = (await dependencies.onboarding(context.who)?.of(context, userId))?.learningPreferences.timeCommitment;
  const perWeek = answer ? hoursOfAnswer[answer] : defaultHours;
  return { perWeek, lessons: lessonsFor(perWeek), source: answer ? 'setup' : 'usual' };
}
