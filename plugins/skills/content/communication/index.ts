import type { SkillEntry } from '../../contract.ts';
import { speakingSkills } from './speaking.ts';
import { writingSkills } from './writing.ts';

export const communicationSkills: readonly SkillEntry[] = [...writingSkills, ...speakingSkills];
