import type { IconName } from '../../../../web/ui/index.ts';
import type { EducationalLevel, Profile } from '../../../learner/contract.ts';
import { ownDashboard } from '../../../learner/contract.ts';

/** A way on from the start page. */
export interface LevelChoice {
  readonly title: string;
  readonly says: string;
  readonly icon: IconName;
  readonly to: string;
  readonly isOwn: boolean;
}

/** The levels to choose among, the learner's own first. */
export function levelsFor({ educationalLevel, ageBand }: Pick<Profile, 'educationalLevel' | 'ageBand'>): LevelChoice[] {
  const choices = levels
    .filter(({ isForOthers, of }) => isForOthers || of.some((level) => level === educationalLevel))
    .map(({ of, isForOthers: _, to, ...told }) => {
      const isOwn = of.some((level) => level === educationalLevel);
      return { ...told, isOwn, to: isOwn ? ownDashboard(educationalLevel, ageBand) : to };
    });
  return choices.sort((one, other) => Number(other.isOwn) - Number(one.isOwn));
}

interface Level extends Omit<LevelChoice, 'isOwn'> {
  /** Whose level it is. */
  readonly of: readonly EducationalLevel[];
  /** Whether everybody sees it, or only those whose level it is. */
  readonly isForOthers: boolean;
}

const levels: readonly Level[] = [
  {
    title: 'Professional Development',
    says: 'Work and learning side by side: where you stand, the roles you aim for, and what is left to learn.',
    icon: 'briefcase',
    to: '/higher-education?level=professional-development',
    of: ['professional'],
    isForOthers: false,
  },
  {
    title: 'K-12',
    says: 'School, from kindergarten to grade 12: six subjects, a goal for your week, and people to learn with.',
    icon: 'book',
    to: '/k12-dashboard',
    of: ['k-12'],
    isForOthers: true,
  },
  {
    title: 'Undergraduate',
    says: 'A bachelor’s degree: your progress, first research, careers that fit, and ways to pay for it.',
    icon: 'graduation',
    to: '/higher-education?level=undergraduate',
    of: ['college'],
    isForOthers: true,
  },
  {
    title: 'Graduate Studies',
    says: 'A master’s degree: going deeper, research of your own, and what it opens.',
    icon: 'layers',
    to: '/higher-education?level=graduate',
    of: ['masters'],
    isForOthers: true,
  },
  {
    title: 'Doctoral & Beyond',
    says: 'A doctorate and the years after it: your research, its funding, and the people in your field.',
    icon: 'flask',
    to: '/higher-education?level=doctoral',
    of: ['phd', 'phd+'],
    isForOthers: true,
  },
];
