import type { SkillEntry } from '../../contract.ts';
import { speechSkills } from './speech.ts';
import { textSkills } from './texts.ts';

export const communicationSkills: readonly SkillEntry[] = [...textSkills, ...speechSkills];
