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

export const stateTitles: Record<SkillState, string> = {
  mastered: 'Mastered',
  completed: 'Completed',
  in_progress: 'In progress',
  ready: 'Ready to learn',
  locked: 'Needs others first',
};

/** Of a skill that results or the setup's background cover, without answers about it. */
export const probablyKnown = 'Probably known';

/** `4.5 hours left`. */
export const hoursText = (hours: number): string => `${hours} ${hours === 1 ? 'hour' : 'hours'} left`;

/** `10-20-hours` as `10–20 hours a week`. */
export function availabilityText(answer: string | null, hoursPerWeek: number): string {
  if (answer === null) return `${hoursPerWeek} hours a week (assumed)`;
  const range = answer.replace('-hours', '').replace('-', '–');
  return range === '20' ? '20 hours a week or more' : `${range} hours a week`;
}
