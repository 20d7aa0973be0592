import type { SkillEntry } from '../../contract.ts';
import { learningSkills } from './learning.ts';
import { modelsSkills } from './models.ts';
import { responsibleSkills } from './responsible.ts';

export const aiConceptsSkills: readonly SkillEntry[] = [...learningSkills, ...modelsSkills, ...responsibleSkills];
