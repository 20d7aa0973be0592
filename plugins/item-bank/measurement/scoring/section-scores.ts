import type { Classification, Estimate, Posterior } from 'psychometrics';
import { classify, classifyJointly, composite, jointComposite, jointPosterior, marginalPosterior } from 'psychometrics';
import type { Section } from '../../contract.ts';
import { sectionTitles } from '../../contract.ts';
import type { Plan } from '../../services.ts';

/**
 * Versions of the scoring engine, stored with each result. Add one whenever a figure would change; earlier results keep
 * their version and are recomputed by it. `eap-1` scores sections separately; `eap-2` also includes the correlation of
 * their errors in the overall standard error; `joint-eap-1` scores sections jointly with a prior SD of 1; `joint-eap-2`
 * uses a wider prior; `joint-eap-3` also weights open items by their grader's agreement.
 */
const engineVersions = {
  separate: 'eap-1',
  correlated: 'eap-2',
  joint: 'joint-eap-1',
  wide: 'joint-eap-2',
  weighted: 'joint-eap-3',
} as const;

export type ScoringRules = Pick<Plan, 'cuts' | 'correlation' | 'scoring' | 'priorSd' | 'openAnswers'>;

/** A section's posterior from its own answers alone, with the prior N(0, 1). */
interface SectionBelief {
  readonly section: Section;
  readonly belief: Posterior;
}

interface PlacedEstimate extends Estimate {
  readonly classification: Classification;
}

interface SectionScores {
  readonly whole: PlacedEstimate;
  readonly sections: readonly PlacedEstimate[];
  /** The posterior covariance of the sections' abilities; only where they are scored jointly. */
  readonly covariance?: readonly (readonly number[])[];
  readonly version: string;
}

/** Scores the sections and their weighted mean, for placements and simulations alike. */
export function scoreSections(beliefs: readonly SectionBelief[], plan: ScoringRules): SectionScores {
  const { cuts, correlation, priorSd } = plan;
  const weights = beliefs.map(({ section }) => sectionTitles[section].weight);
  if (plan.scoring === 'joint') {
    const joint = jointPosterior(
      beliefs.map(({ belief }) => belief),
      correlation ?? 0,
      priorSd,
    );
    return {
      whole: { ...jointComposite(joint, weights), classification: classifyJointly(joint, weights, cuts) },
      sections: joint.means.map((theta, at) => ({
        theta,
        se: Math.sqrt(joint.covariance[at]?.[at] ?? 0),
        classification: classifyJointly(
          joint,
          weights.map((_, other) => (other === at ? 1 : 0)),
          cuts,
        ),
      })),
      covariance: joint.covariance,
      version: jointVersion(plan),
    };
  }
  const whole = composite(
    beliefs.map(({ belief }, at) => ({ theta: belief.mean, se: belief.sd, weight: weights[at] ?? 0 })),
    { correlation },
  );
  return {
    whole: { ...whole, classification: classify(whole, cuts) },
    sections: beliefs.map(({ belief }) => ({
      theta: belief.mean,
      se: belief.sd,
      classification: classify(belief, cuts),
    })),
    version: correlation === undefined ? engineVersions.separate : engineVersions.correlated,
  };
}

function jointVersion({ priorSd, openAnswers }: ScoringRules): string {
  if (openAnswers === 'weighted') return engineVersions.weighted;
  return priorSd === undefined ? engineVersions.joint : engineVersions.wide;
}

/**
 * The posterior of ability in the last of several sections: from all answers where sections are scored jointly, else from
 * its own answers.
 */
export function currentBelief(
  beliefs: readonly Posterior[],
  { scoring, correlation, priorSd }: ScoringRules,
): Posterior {
  const last = beliefs.at(-1);
  if (!last) throw new RangeError('there is no section');
  return scoring === 'joint' ? marginalPosterior(last, beliefs.slice(0, -1), correlation ?? 0, priorSd) : last;
}
