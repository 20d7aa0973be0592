import type { z } from 'zod';
import { countryName } from '../../catalogue/countries.ts';
import type { IntakeOffer } from '../../catalogue/lookups.ts';
import type { UniversityRow } from '../../catalogue/models.ts';
import type { DeskUniversity } from '../contract.ts';

/** Counts of an intake's applications, as the caller may see them. */
export interface IntakeCounts {
  readonly universityId: string;
  readonly intakeId: string;
  readonly applications: number;
  readonly toReview: number;
  readonly needsThird: number;
  readonly toDecide: number;
  readonly pending: number;
  readonly openAppeals: number;
}

export function universityView(
  { id, name, countryCode, isActive, isSample }: UniversityRow,
  counted: readonly IntakeCounts[],
  offers: ReadonlyMap<string, IntakeOffer>,
): z.input<typeof DeskUniversity> {
  const intakes = counted.flatMap(({ universityId, intakeId, ...counts }) => {
    const offer = universityId === id ? offers.get(intakeId) : undefined;
    if (!offer) return [];
    const { program, intake } = offer;
    const { deadline, decisionsAt, timeZone, places } = intake;
    return [
      {
        ...{ id: intakeId, programId: program.id, program: program.name, name: intake.name },
        ...{ deadline, decisionsAt, timeZone, places, ...counts },
      },
    ];
  });
  const latestFirst = intakes.toSorted((one, other) => other.deadline.getTime() - one.deadline.getTime());
  return { id, name, country: countryName(countryCode), isActive, isSample, intakes: latestFirst };
}
