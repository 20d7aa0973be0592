import type { PriorityName, SkillFilter, SkillLevel, SkillState } from '../contract.ts';

export const levelTitles: Record<SkillLevel, string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  expert: 'Expert',
};

export const priorityTitles: Record<PriorityName, string> = {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};

export const filterTitles: Record<SkillFilter, string> = {
  all: 'All',
  technical: 'Technical',
  'soft-skills': 'Soft skills',
  leadership: 'Leadership',
  emerging: 'Emerging',
};

const stateTitles: Record<SkillState, string> = {
  mastered: 'Mastered',
  completed: 'Completed',
  in_progress: 'In progress',
  ready: 'Ready to learn',
  locked: 'Needs others first',
};

/** The same for a skill; results or the setup's background can cover one without answers about it. */
export const stateText = ({ state, isKnown }: { readonly state: SkillState; readonly isKnown: boolean }): string =>
  isKnown && !isDone(state) ? 'Probably known' : stateTitles[state];

/** How good a state is, for tags. */
export const stateTone = ({ state, isKnown }: { readonly state: SkillState; readonly isKnown: boolean }) =>
  isKnown || isDone(state) ? 'good' : state === 'in_progress' ? 'accent' : 'plain';

const isDone = (state: SkillState) => state === 'mastered' || state === 'completed';

/** `4.5 hours left`. */
export const hoursText = (hours: number): string => `${hours} ${hours === 1 ? 'hour' : 'hours'} left`;

/** `10-20-hours` as `10–20 hours a week`. */
export function availabilityText(answer: string | null, hoursPerWeek: number): string {
  if (answer === null) return `${hoursPerWeek} hours a week (assumed)`;
  const range = answer.replace('-hours', '').replace('-', '–');
  return range === '20' ? '20 hours a week or more' : `${range} hours a week`;
}
