import type { SkillEntry } from '../../contract.ts';
import { dataStructuresSkills } from './data-structures.ts';
import { firstStepsSkills } from './first-steps.ts';
import { softwareSkills } from './software.ts';

export const programmingSkills: readonly SkillEntry[] = [
  ...firstStepsSkills,
  ...dataStructuresSkills,
  ...softwareSkills,
];
