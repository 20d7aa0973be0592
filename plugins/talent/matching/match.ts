import type { BestChange, Contribution, Explanation } from './contract.ts';
import { MatchPart, partWeights } from './contract.ts';
import type { Candidate, Opening } from './opening.ts';
import { levelOf } from './opening.ts';
import { shares } from './shares.ts';

/** Changes with the formula or its weights. Scores of different versions are not compared. */
export const matchVersion = '2';

const parts = MatchPart.options;

/**
 * How well a learner fits a job, 0 to 100 with one decimal: the weighted mean of the parts that both sides say something
 * about. It reads only what `Candidate` and `Opening` have.
 * @example matchScore(candidateOf(profile), openingOf(job)) // 74.2
 */
export function matchScore(candidate: Candidate, opening: Opening): number {
  let sum = 0;
  let weights = 0;
  for (const part of parts) {
    const share = shares[part](candidate, opening);
    if (share === null) continue;
    sum += partWeights[part] * share;
    weights += partWeights[part];
  }
  return scoreOf(sum, weights);
}

const scoreOf = (sum: number, weights: number) => (weights === 0 ? 0 : tenths((100 * sum) / weights) / 10);

/** A match with what each part contributes. The points add up to the score exactly. */
export function explainMatch(candidate: Candidate, opening: Opening): { score: number } & Explanation {
  const met = parts.map((part) => ({ part, share: shares[part](candidate, opening) }));
  const known = met.flatMap(({ part, share }) => (share === null ? [] : [{ part, share }]));
  const weights = known.reduce((sum, { part }) => sum + partWeights[part], 0);
  const sum = known.reduce((total, { part, share }) => total + partWeights[part] * share, 0);
  const score = scoreOf(sum, weights);
  return {
    score,
    version: matchVersion,
    contributions: inTenths(
      known.map(({ part, share }) => {
        const outOf = (100 * partWeights[part]) / weights;
        return { part, share, outOf: tenths(outOf) / 10, points: outOf * share };
      }),
      tenths(score * 10) / 10,
    ),
    absent: met.flatMap(({ part, share }) => (share === null ? [part] : [])),
    skills: opening.requirements.map((requirement) => ({
      ...{ skill: requirement.skill, weight: requirement.weight, required: requirement.level },
      level: levelOf(candidate, requirement),
    })),
    probability: shares.eiq(candidate, opening),
    bestChange: bestChange(candidate, opening, { sum, weights, score }),
  };
}

const tenths = (points: number) => Math.round(points * 10);

/** Rounds points to tenths that add up to the score: those with the largest remainders are rounded up. */
function inTenths(contributions: readonly Contribution[], total: number): Contribution[] {
  const floors = contributions.map(({ points }) => Math.floor(points * 10 + 1e-9));
  let missing = Math.round(total - floors.reduce((sum, floor) => sum + floor, 0));
  const byRemainder = contributions
    .map(({ points }, at) => ({ at, remainder: points * 10 - (floors[at] ?? 0) }))
    .toSorted((one, other) => other.remainder - one.remainder);
  for (const { at } of byRemainder) {
    if (missing <= 0) break;
    floors[at] = (floors[at] ?? 0) + 1;
    missing--;
  }
  return contributions.map((each, at) => ({ ...each, points: (floors[at] ?? 0) / 10 }));
}

/** Of raising one required skill to its level, and of an EiQ score that reaches the minimum, what adds most. */
function bestChange(
  candidate: Candidate,
  opening: Opening,
  { sum, weights, score }: { sum: number; weights: number; score: number },
): BestChange | null {
  const gainOf = (part: MatchPart, share: number) =>
    tenths(scoreOf(sum + partWeights[part] * share, weights) - score) / 10;
  const changes: BestChange[] = [];
  for (const requirement of opening.requirements) {
    const { skill, level, keys } = requirement;
    const from = levelOf(candidate, requirement);
    if (from >= level) continue;
    // A skill may be asked for more than once.
    const covered = opening.requirements
      .filter((other) => other.keys.includes(keys[0]))
      .reduce((total, other) => {
        const [before, after] = [levelOf(candidate, other), Math.max(level, levelOf(candidate, other))];
        return total + other.weight * (Math.min(1, after / other.level) - Math.min(1, before / other.level));
      }, 0);
    changes.push({ kind: 'skill', skill, from, to: level, gain: gainOf('skills', covered) });
  }
  const { eiq } = candidate;
  if (eiq !== null && opening.minEiqScore !== null) {
    const to = Math.min(900, tenths(opening.minEiqScore + z95 * eiq.standardError) / 10);
    const changed = { ...candidate, eiq: { ...eiq, eiqScore: to } };
    const more = (shares.eiq(changed, opening) ?? 0) - (shares.eiq(candidate, opening) ?? 0);
    if (more > 0) changes.push({ kind: 'eiq', to, gain: gainOf('eiq', more) });
  }
  const best = changes.toSorted((one, other) => other.gain - one.gain)[0];
  return best && best.gain > 0 ? best : null;
}

/** The one-sided 95 % point of N(0, 1). */
const z95 = 1.644854;
