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

/** The skills of roles that learners aim at, by words in the role's name. The first match counts. */
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
}

/** Goals chosen in the setup, then the role that the learner aims at where its words are known. */
export function goalsOf({ setup }: Pick<LearnerRecords, 'setup'>): Goal[] {
  const chosen = setup?.assessmentReadiness.learningGoals ?? [];
  const role = setup?.careerGoals.targetRole;
  const found = role === undefined ? undefined : skillsOfRole.find(([words]) => words.test(role));
  return [
    ...chosen.map((title): Goal => ({ kind: 'goal', title, skills: skillsOfGoal[title] })),
    ...(role !== undefined && found ? [{ kind: 'target', title: role, skills: found[1] } as const] : []),
  ];
}

/** The skills of a goal and everything they require, each after its prerequisites. */
export const wayTo = (catalogue: OwnCatalogue, { skills }: Goal): readonly SkillEntry[] => catalogue.closure(skills);
