import type { InferredBelief } from 'knowledge-tracing';
import { inferPrerequisites } from 'knowledge-tracing';
import type { OwnCatalogue } from '../catalogue/own-catalogue.ts';
import type { SkillEntry, SkillLevel, SkillState } from '../contract.ts';
import { SkillLevel as Levels } from '../contract.ts';
import type { RecommendationRow } from '../models.ts';
import type { LearnerRecords } from './learner-records.ts';
import { beliefOf, isMastered, probabilityOfGap } from './levels.ts';

/** Probability that a skill is known from which a learner is not asked to learn it first. */
const assumedFrom = 0.8;

/** The highest level of programming or mathematics that an answer in the setup covers. */
const coveredBy: Record<string, SkillLevel | undefined> = {
  intermediate: 'beginner',
  advanced: 'intermediate',
  professional: 'advanced',
  expert: 'advanced',
};

/** A learner's state in every skill of the catalogue. */
export interface KnownSkills {
  stateOf(id: string): SkillState;
  /** Mastered, completed, or assumed as known from results, the setup and answers about skills that need it. */
  isKnown(id: string): boolean;
  progressOf(id: string): RecommendationRow | undefined;
  /** What follows from answers about skills that need this one. It is no measurement. */
  inferenceOf(id: string): InferredBelief | undefined;
}

export function knownSkills(catalogue: OwnCatalogue, records: LearnerRecords): KnownSkills {
  const rows = new Map(records.recommendations.map((row) => [row.skillId, row]));
  const inferred = inferPrerequisites(catalogue.graph, (id) => {
    const skill = catalogue.byId.get(id);
    if (!skill) throw new Error(`${id} is not in the catalogue`);
    return beliefOf(skill, records);
  });
  const states = new Map<string, SkillState>();
  const known = new Set<string>();
  for (const id of catalogue.order) {
    const skill = catalogue.byId.get(id);
    if (!skill) continue;
    const row = rows.get(id);
    const state = stateFrom(skill, row);
    states.set(id, state);
    if (state === 'mastered' || state === 'completed' || isAssumed(skill, records, inferred.get(id))) known.add(id);
  }

  function stateFrom(skill: SkillEntry, row: RecommendationRow | undefined): SkillState {
    if (isMastered(skill, records)) return 'mastered';
    if (row?.completedAt) return 'completed';
    if (row && row.progress > 0) return 'in_progress';
    return skill.requires.every((needed) => known.has(needed)) ? 'ready' : 'locked';
  }

  return {
    stateOf: (id) => states.get(id) ?? 'locked',
    isKnown: (id) => known.has(id),
    progressOf: (id) => rows.get(id),
    inferenceOf: (id) => inferred.get(id),
  };
}

/** Unless answers about the skill itself say more. */
function isAssumed(skill: SkillEntry, records: LearnerRecords, inferred: InferredBelief | undefined): boolean {
  if (records.masteries.has(skill.id)) return false;
  if (inferred && inferred.probability >= assumedFrom) return true;
  const gap = probabilityOfGap(skill, records);
  if (gap !== undefined) return 1 - gap >= assumedFrom;
  const background = records.setup?.educationalBackground;
  const answer =
    skill.category === 'programming'
      ? background?.programmingExperience
      : skill.category === 'mathematics'
        ? background?.mathBackground
        : undefined;
  const covered = coveredBy[answer ?? ''];
  return covered !== undefined && Levels.options.indexOf(skill.level) <= Levels.options.indexOf(covered);
}
