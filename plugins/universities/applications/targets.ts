import type { TargetRequirements } from '../../apex-prep/services.ts';
import type { ApplicationDependencies } from './dependencies.ts';
import { applicationsOf } from './queries.ts';
import { decidable } from './states/contract.ts';

/** Minimum scores of the programs that a learner applies for, before the other targets. */
export function withApplicationTargets(
  { db, lookups }: Pick<ApplicationDependencies, 'db' | 'lookups'>,
  others: TargetRequirements,
): TargetRequirements {
  return {
    async requirements(context, userId) {
      const open = (await applicationsOf({ db, lookups }, context, userId)).filter(
        ({ status }) => status === 'draft' || status === 'submitted' || decidable.includes(status),
      );
      const offers = await lookups.intakes(context, [...new Set(open.map(({ intakeId }) => intakeId))]);
      const applied = open.flatMap(({ intakeId }) => {
        const offer = offers.get(intakeId);
        if (!offer) return [];
        const { program, university, scores } = offer;
        const name = `${program.name}, ${university.name}, minimum`;
        return [{ id: program.id, name, eiqScore: scores.minEiqScore }];
      });
      const all = [...applied, ...(await others.requirements(context, userId))];
      return [...new Map(all.toReversed().map((each) => [each.id, each])).values()].toReversed();
    },
  };
}
