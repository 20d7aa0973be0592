import { sectionTitles } from '../../item-bank/contract.ts';
import type { Stage } from '../contract.ts';
import { stages } from '../contract.ts';

/** A, B, C, by the order the sections are taken in. */
export const letterOf = (stage: Stage) => String.fromCharCode(65 + stages.indexOf(stage));

/** `Section A: Core Math & Logic` */
export const sectionHeading = (stage: Stage) => `Section ${letterOf(stage)}: ${sectionTitles[stage].title}`;
