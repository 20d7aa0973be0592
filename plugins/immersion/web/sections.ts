import { sectionTitles } from '../../item-bank/contract.ts';
import type { Stage, StageState } from '../contract.ts';
import { stages } from '../contract.ts';

/** A, B, C, in the order of the sections. */
export const letterOf = (stage: Stage) => String.fromCharCode(65 + stages.indexOf(stage));

/** `Section A: Core Math & Logic` */
export const sectionHeading = (stage: Stage) => `Section ${letterOf(stage)}: ${sectionTitles[stage].title}`;

/** `11 to 18` */
export const rangeText = ({ from, to }: StageState['usual']) => (from === to ? `${from}` : `${from} to ${to}`);

/** What the questions of each section are about. */
export const sectionContents: Record<Stage, string> = {
  core_math: 'Numbers and ratio, algebra, functions, geometry, data and chance, and the rules of logic.',
  applied_reasoning: 'Plans, choices, charts and arguments from everyday life: what follows, and what does not.',
  ai_conceptual: 'How AI systems learn and decide, what their figures mean, and where they go wrong.',
};

/** Names of the sections in the list of assessments. */
export const listedAs = {
  core_math: 'core_math',
  applied_reasoning: 'applied_reasoning',
  ai_conceptual: 'ai_concepts',
} as const satisfies Record<Stage, string>;
