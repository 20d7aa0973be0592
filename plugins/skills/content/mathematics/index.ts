import type { SkillEntry } from '../../contract.ts';
import { algebraSkills } from './algebra.ts';
import { chanceAndLogicSkills } from './chance-and-logic.ts';
import { growthAndShapeSkills } from './growth-and-shape.ts';
import { numberSkills } from './number.ts';

export const mathematicsSkills: readonly SkillEntry[] = [
  ...numberSkills,
  ...algebraSkills,
  ...growthAndShapeSkills,
  ...chanceAndLogicSkills,
];
