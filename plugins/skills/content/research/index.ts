import type { SkillEntry } from '../../contract.ts';
import { methodsSkills } from './methods.ts';
import { sourcesSkills } from './sources.ts';

export const researchSkills: readonly SkillEntry[] = [...sourcesSkills, ...methodsSkills];
