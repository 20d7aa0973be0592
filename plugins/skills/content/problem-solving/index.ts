import type { SkillEntry } from '../../contract.ts';
import { decisionsSkills } from './decisions.ts';
import { logicSkills } from './logic.ts';

export const problemSolvingSkills: readonly SkillEntry[] = [...logicSkills, ...decisionsSkills];
