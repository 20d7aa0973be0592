import type { z } from 'zod';
import type { Who } from '../../../core/contract/index.ts';
import { notFound } from '../../../core/contract/index.ts';
import type { ChildApplication } from './contract.ts';
import type { ApplicationDependencies } from './dependencies.ts';
import { applicationsOf } from './queries.ts';

/**
 * A child's applications, for a guardian who may read the child's record. Essays, letters and documents are the child's own.
 * @throws Failure not_found
 */
export async function childApplications(
  dependencies: ApplicationDependencies,
  who: Who,
  userId: string,
): Promise<z.input<typeof ChildApplication>[]> {
  const mayRead = who.user.id === userId || (await dependencies.record.isReadByGuardian({ who }, userId));
  if (!mayRead) throw notFound('Person not found.');
  const applications = await applicationsOf(dependencies, { who }, userId);
  const intakeIds = [...new Set(applications.map(({ intakeId }) => intakeId))];
  const offers = await dependencies.lookups.intakes({ who }, intakeIds);
  return applications.flatMap(({ id, intakeId, status, submittedAt }) => {
    const offer = offers.get(intakeId);
    if (!offer) return [];
    const { university, program, intake } = offer;
    const { deadline, timeZone } = intake;
    return [{ id, university: university.name, program: program.name, status, deadline, timeZone, submittedAt }];
  });
}
