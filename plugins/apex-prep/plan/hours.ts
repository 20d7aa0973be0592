import type { CallContext } from '../../../core/db/index.ts';
import type { Answers } from '../../onboarding/contract.ts';
import type { Overview } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import type { PreparationRow } from '../models.ts';
import { lessonsFor, usualHours } from './plan.ts';

/** Hours a week that the setup's answers stand for: the middle of what was said, the least of what has no upper end. */
const hoursSaid: Record<NonNullable<Answers['learningPreferences']['timeCommitment']>, number> = {
  '1-5-hours': 3,
  '5-10-hours': 7,
  '10-20-hours': 15,
  '20-hours': 20,
};

/** How much time there is: as chosen here, as said in the setup, or as is usual. */
export async function hoursOf(
  dependencies: Dependencies,
  context: CallContext,
  userId: string,
  preparation: Pick<PreparationRow, 'hours'> | undefined,
): Promise<Overview['hours']> {
  const chosen = preparation?.hours;
  if (chosen) return { perWeek: chosen, lessons: lessonsFor(chosen), source: 'chosen' };
  const said = (await dependencies.onboarding(context.who)?.of(context, userId))?.learningPreferences.timeCommitment;
  const perWeek = said ? hoursSaid[said] : usualHours;
  return { perWeek, lessons: lessonsFor(perWeek), source: said ? 'setup' : 'usual' };
}
