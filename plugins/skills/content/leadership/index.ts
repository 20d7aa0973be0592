import type { SkillEntry } from '../../contract.ts';
import { selfSkills } from './self.ts';
import { teamsSkills } from './teams.ts';

export const leadershipSkills: readonly SkillEntry[] = [...selfSkills, ...teamsSkills];
