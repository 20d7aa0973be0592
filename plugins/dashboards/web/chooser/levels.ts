import type { IconName } from '../../../../web/ui/index.ts';
import type { EducationalLevel, Profile } from '../../../learner/contract.ts';
import { ownDashboard } from '../../../learner/contract.ts';

/** A level and the dashboard it leads to. */
export interface LevelChoice {
  readonly title: string;
  readonly description: string;
  readonly icon: IconName;
  readonly to: string;
  readonly isOwn: boolean;
}

/** The levels, the learner's own first. */
export function levelsFor({ educationalLevel, ageBand }: Pick<Profile, 'educationalLevel' | 'ageBand'>): LevelChoice[] {
  const choices = levels
    .filter(({ isForOthers, of }) => isForOthers || of.some((level) => level === educationalLevel))
    .map(({ of, isForOthers: _, to, ...level }) => {
      const isOwn = of.some((level) => level === educationalLevel);
      return { ...level, isOwn, to: isOwn ? ownDashboard(educationalLevel, ageBand) : to };
    });
  return choices.sort((one, other) => Number(other.isOwn) - Number(one.isOwn));
}

interface Level extends Omit<LevelChoice, 'isOwn'> {
  /** Educational levels it belongs to. */
  readonly of: readonly EducationalLevel[];
  /** Whether learners of other levels see it too. */
  readonly isForOthers: boolean;
}

const levels: readonly Level[] = [
  {
    title: 'Professional Development',
    description: 'Learning beside work: your progress, the roles you aim for, and what is left to learn.',
    icon: 'briefcase',
    to: '/higher-education?level=professional-development',
    of: ['professional'],
    isForOthers: false,
  },
  {
    title: 'K-12',
    description: 'School, from kindergarten to grade 12: six subjects, a weekly goal, and people to learn with.',
    icon: 'book',
    to: '/k12-dashboard',
    of: ['k-12'],
    isForOthers: true,
  },
  {
    title: 'Undergraduate',
    description: 'A bachelor’s degree: your progress, first research, careers, and funding.',
    icon: 'graduation',
    to: '/higher-education?level=undergraduate',
    of: ['college'],
    isForOthers: true,
  },
  {
    title: 'Graduate Studies',
    description: 'A master’s degree: your progress, research of your own, and careers.',
    icon: 'layers',
    to: '/higher-education?level=graduate',
    of: ['masters'],
    isForOthers: true,
  },
  {
    title: 'Doctoral & Beyond',
    description: 'A doctorate and the years after it: your research, its funding, and the people in your field.',
    icon: 'flask',
    to: '/higher-education?level=doctoral',
    of: ['phd', 'phd+'],
    isForOthers: true,
  },
];
