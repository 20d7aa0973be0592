import type { LearningGoal } from '../../onboarding/contract.ts';
import type { OwnCatalogue } from '../catalogue/own-catalogue.ts';
import type { SkillEntry } from '../contract.ts';
import type { LearnerRecords } from '../records/learner-records.ts';

// What a learner wants, as skills of the catalogue.

/** The skills that a goal of the setup ends in. What they require belongs to the goal as well. */
const skillsOfGoal: Record<LearningGoal, readonly string[]> = {
  'Problem-solving skills': ['root-cause-analysis', 'constraint-solving', 'trade-off-analysis', 'working-backwards'],
  'Algorithm optimization': ['dynamic-programming', 'complexity-analysis', 'sorting-and-searching'],
  'System design': ['system-design', 'concurrency', 'databases'],
  'AI/ML concepts': ['neural-networks', 'language-models', 'classification-metrics', 'fairness-in-ai'],
  'Data structures': ['trees-and-graphs', 'stacks-and-queues', 'maps-and-sets'],
  'Mathematical reasoning': ['mathematical-proof', 'conditional-probability', 'counting-and-combinatorics'],
};

/**
 * The skills of roles that learners aim at, by words in the role's name: English words and names of the same role. The first
 * match counts.
 */
const skillsOfRole: readonly (readonly [words: RegExp, skills: readonly string[]])[] = [
  [
    /machine learning|\bml\b|\bai\b|artificial/i,
    ['neural-networks', 'classification-metrics', 'statistical-inference', 'fairness-in-ai'],
  ],
  [/data|analyst|statistic/i, ['statistical-inference', 'data-visualisation', 'databases', 'data-storytelling']],
  [/software|developer|programmer|engineer/i, ['system-design', 'testing-code', 'refactoring', 'technical-writing']],
  [
    /research|scientist|professor|physic|biolog|chemist/i,
    ['study-design', 'statistical-inference', 'research-writing', 'reading-papers'],
  ],
  [
    /manager|lead|founder|director|entrepreneur|head of/i,
    ['project-leadership', 'delegating', 'group-decisions', 'presenting'],
  ],
  [/teach|tutor|lecturer|educat/i, ['peer-mentoring', 'explaining-to-others', 'presenting', 'giving-feedback']],
  [
    /consult|product|market|sales|design/i,
    ['presenting', 'trade-off-analysis', 'data-storytelling', 'asking-questions'],
  ],
  [
    /doctor|physician|nurse|medic|pharma/i,
    ['base-rates-in-prediction', 'evaluating-sources', 'active-listening', 'decision-making'],
  ],
  [
    /law|attorney|judge|policy|journalist|writer/i,
    ['structuring-an-argument', 'argument-analysis', 'evaluating-sources', 'plain-writing'],
  ],
];

/** A goal of a learner with the skills it ends in. */
export interface Goal {
  readonly kind: 'goal' | 'target';
  readonly title: string;
  readonly skills: readonly string[];
  /** Of a role that ESCO knows: the title of the occupation, and the skills that ESCO names for it. */
  readonly occupation?: { readonly title: string; readonly skills: readonly string[] };
}

/** Skills of an occupation that a role ends in; more would bury what matters. */
const maxOfOccupation = 6;

/**
 * Goals chosen in the setup, then the role that the learner aims at: with the skills that ESCO names for the occupation of this
 * name, where occupations are imported, and those of the platform's own list for its names.
 */
export function goalsOf({ setup, occupation }: Pick<LearnerRecords, 'setup' | 'occupation'>): Goal[] {
  const chosen = setup?.assessmentReadiness.learningGoals ?? [];
  const role = setup?.careerGoals.targetRole;
  const target = role === undefined ? undefined : goalOfRole(role, occupation);
  return [
    ...chosen.map((title): Goal => ({ kind: 'goal', title, skills: skillsOfGoal[title] })),
    ...(target ? [target] : []),
  ];
}

function goalOfRole(role: string, occupation: LearnerRecords['occupation']): Goal | undefined {
  const names = [role, ...(occupation ? [occupation.title, ...occupation.aliases] : [])];
  const [listed = []] = names.flatMap((name) => {
    const found = skillsOfRole.find(([words]) => words.test(name));
    return found ? [found[1]] : [];
  });
  const named = occupation?.skills.slice(0, maxOfOccupation) ?? [];
  const skills = [...new Set([...named, ...listed])];
  if (skills.length === 0) return undefined;
  return {
    ...{ kind: 'target', title: role, skills },
    ...(occupation && { occupation: { title: occupation.title, skills: occupation.skills } }),
  };
}

/** The skills of a goal and everything they require, each after its prerequisites. */
export const wayTo = (catalogue: OwnCatalogue, { skills }: Goal): readonly SkillEntry[] => catalogue.closure(skills);
