import type { Clock } from '../../../core/clock.ts';
import type { Actor } from '../../../core/contract/index.ts';
import { forbidden, invalid } from '../../../core/contract/index.ts';
import type { CallContext, Database } from '../../../core/db/index.ts';
import type { Audit } from '../../../core/services.ts';
import type { OwnCatalogue } from '../catalogue/own-catalogue.ts';
import type { FittedSkill, Parameters } from './parameters.ts';

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: Pick<Audit, 'record'>;
  readonly catalogue: Pick<OwnCatalogue, 'byId'>;
  readonly parameters: Parameters;
}

/** What was fitted of a skill, and whether the fit came to an end. */
export interface AdoptableSkill extends FittedSkill {
  readonly converged: boolean;
}

/**
 * Stores fitted parameters as the next version, for all institutions.
 * @throws Failure forbidden, invalid (skills that are not in the catalogue, or a fit that did not converge)
 */
export async function adoptParameters(
  { db, clock, audit, catalogue, parameters }: Dependencies,
  { who, tx: outer }: CallContext<Actor>,
  skills: readonly AdoptableSkill[],
): Promise<{ version: number; skills: number }> {
  if (!who.may('skills.adopt')) throw forbidden();
  const unknown = skills.filter(({ skillId }) => !catalogue.byId.has(skillId)).map(({ skillId }) => skillId);
  if (unknown.length > 0) throw invalid(`These skills are not in the catalogue: ${unknown.slice(0, 10).join(', ')}`);
  const unfinished = skills.filter(({ converged }) => !converged).map(({ skillId }) => skillId);
  if (unfinished.length > 0) throw invalid(`The fit of these skills did not converge: ${unfinished.join(', ')}`);
  return db.transaction(async (tx) => {
    const version = await parameters.adopt(tx, skills.map(storedOf), clock.now());
    const details = { version, skills: skills.map(({ skillId }) => skillId) };
    await audit.record({ who, tx }, { action: 'skills.parameters-adopted', subject: String(version), details });
    return { version, skills: skills.length };
  }, outer);
}

const storedOf = (skill: AdoptableSkill): FittedSkill => ({
  ...{ skillId: skill.skillId, initial: skill.initial, learn: skill.learn, guess: skill.guess, slip: skill.slip },
  ...{ covariance: skill.covariance, factors: skill.factors },
  ...{ learners: skill.learners, answers: skill.answers, logLikelihood: skill.logLikelihood },
});
