import type { SkillEntry } from '../../contract.ts';
import { machineLearningSkills } from './machine-learning.ts';
import { modelsSkills } from './models.ts';
import { responsibleSkills } from './responsible.ts';

export const aiConceptsSkills: readonly SkillEntry[] = [
  ...machineLearningSkills,
  ...modelsSkills,
  ...responsibleSkills,
];
