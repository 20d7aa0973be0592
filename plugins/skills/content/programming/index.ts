import type { SkillEntry } from '../../contract.ts';
import { buildingSkills } from './building.ts';
import { dataStructuresSkills } from './data-structures.ts';
import { firstStepsSkills } from './first-steps.ts';

export const programmingSkills: readonly SkillEntry[] = [
  ...firstStepsSkills,
  ...dataStructuresSkills,
  ...buildingSkills,
];
