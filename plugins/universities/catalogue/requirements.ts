import type { CallContext } from '../../../core/db/index.ts';
import type { TargetRequirements } from '../../apex-prep/services.ts';
import type { CatalogueDependencies } from './dependencies.ts';
import { ProgramRow, UniversityRow } from './models.ts';
import { savedUniversities } from './saved.ts';
import { scoresOf } from './views.ts';

/** Universities and programs that are offered without having been saved. */
const maxSuggested = 8;
const maxOffered = 60;

/**
 * Minimum scores as targets of ApexPrep: of the universities that a learner saved and of their programs with a minimum of
 * their own, then of the universities just above the learner's score.
 */
export function createRequirements({ db, record }: Pick<CatalogueDependencies, 'db' | 'record'>): TargetRequirements {
  return {
    async requirements(context: CallContext, userId) {
      const [saved, { current }] = await Promise.all([
        savedUniversities({ db }, context, userId),
        record.eiq(context, userId),
      ]);
      const programs = await db
        .rows(ProgramRow, context)
        .whereIn(
          'universityId',
          saved.map(({ id }) => id),
        )
        .whereNotNull('minEiqScore')
        .orderBy(['name', 'id']);
      const above = current
        ? await db
            .rows(UniversityRow, context)
            .where('isActive', true)
            .where('minEiqScore', '>', current.eiqScore)
            .whereNotIn(
              'id',
              saved.map(({ id }) => id),
            )
            .orderBy(['minEiqScore', 'name', 'id'])
            .limit(maxSuggested)
        : [];
      const ofSaved = saved.flatMap((university) => [
        minimumOf(university),
        ...programs
          .filter(({ universityId }) => universityId === university.id)
          .map((program) => ({
            id: program.id,
            name: `${program.name}, ${university.name}, minimum`,
            eiqScore: scoresOf(program, university).minEiqScore,
          })),
      ]);
      return [...ofSaved.slice(0, maxOffered), ...above.map(minimumOf)];
    },
  };
}

const minimumOf = ({ id, name, minEiqScore }: UniversityRow) => ({
  id,
  name: `${name}, minimum`,
  eiqScore: minEiqScore,
});
