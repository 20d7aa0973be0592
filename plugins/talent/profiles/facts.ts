import type { CallContext } from '../../../core/db/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { statedLevel } from '../matching/contract.ts';
import type { Candidate, CandidateFacts } from '../matching/opening.ts';
import { candidateOf } from '../matching/opening.ts';
import { termKey } from '../matching/terms.ts';
import type { ProfileRow } from '../models.ts';
import type { ShownSkill } from './contract.ts';

type Measured = Pick<CandidateFacts, 'eiq'> & { readonly evidence: Readonly<Record<string, number>> };

/** A profile as the formula reads it, with the score and the evidence of when matches were last computed. */
export function storedCandidate(profile: ProfileRow): Candidate {
  const { eiqScore, eiqError, evidence } = profile;
  const eiq = eiqScore === null || eiqError === null ? null : { eiqScore, standardError: eiqError };
  return candidateOf(factsOf(profile, { eiq, evidence }));
}

function factsOf(profile: ProfileRow, { eiq, evidence }: Measured): CandidateFacts {
  const { technical_skills, soft_skills, languages } = profile.skillsProfile;
  const stated = [...technical_skills, ...soft_skills, ...languages];
  const { preferred_industries, desired_roles, company_size_preference, location_preference } = profile.careerInterests;
  return {
    skills: [...stated.map((name) => [name, statedLevel] as const), ...Object.entries(evidence)],
    eiq,
    industries: preferred_industries,
    roles: desired_roles,
    companySize: company_size_preference,
    places: location_preference,
    availability: profile.availability,
  };
}

/** Skills that a learner lists, and those that other plugins know of. Of the same skill the higher level counts. */
export async function skillsOf(
  dependencies: Pick<Dependencies, 'evidence'>,
  context: CallContext,
  { userId, skillsProfile }: Pick<ProfileRow, 'userId' | 'skillsProfile'>,
): Promise<ShownSkill[]> {
  const byKey = new Map<string, ShownSkill>();
  for (const name of Object.values(skillsProfile).flat()) {
    byKey.set(termKey(name), { name, level: statedLevel, evidence: null });
  }
  for (const service of dependencies.evidence(context.who)) {
    for (const { name, aliases = [], level, evidence } of (await service.of(context, [userId])).get(userId) ?? []) {
      const keys = [name, ...aliases].map(termKey);
      const listed = keys.flatMap((key) => byKey.get(key) ?? []);
      const shown = Math.max(1, Math.min(5, Math.round(level)));
      for (const key of keys) byKey.delete(key);
      // A listed skill keeps its name; evidence never lowers what counts.
      byKey.set(keys[0] ?? '', {
        ...{ name: listed[0]?.name ?? name, evidence },
        level: Math.max(shown, ...listed.map((each) => each.level)),
      });
    }
  }
  // Those with evidence come first.
  return [...byKey.values()].toSorted((one, other) => Number(other.evidence !== null) - Number(one.evidence !== null));
}
