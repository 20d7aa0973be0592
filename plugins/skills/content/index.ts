import type { SkillEntry } from '../contract.ts';
import { aiConceptsSkills } from './ai-concepts/index.ts';
import { communicationSkills } from './communication/index.ts';
import { leadershipSkills } from './leadership/index.ts';
import { mathematicsSkills } from './mathematics/index.ts';
import { problemSolvingSkills } from './problem-solving/index.ts';
import { programmingSkills } from './programming/index.ts';
import { researchSkills } from './research/index.ts';

/** The platform's own catalogue. Ids never change, because learners' progress refers to them. */
export const content: readonly SkillEntry[] = [
  ...programmingSkills,
  ...mathematicsSkills,
  ...aiConceptsSkills,
  ...problemSolvingSkills,
  ...communicationSkills,
  ...leadershipSkills,
  ...researchSkills,
];
