import type { SkillEntry } from '../../contract.ts';
import { decisionsSkills } from './decisions.ts';
import { reasoningSkills } from './reasoning.ts';

export const problemSolvingSkills: readonly SkillEntry[] = [...reasoningSkills, ...decisionsSkills];
