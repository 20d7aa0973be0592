import { z } from 'zod';

/** The sections of a placement. */
export const Section = z.enum(['core_math', 'applied_reasoning', 'ai_conceptual']);
export type Section = z.infer<typeof Section>;

/** Pauses allowed in a section of a sitting. Each withdraws a question that was shown; it is not scored. */
export const pausesPerSection = 3;

/** All sections of the bank: those of a placement, and the cognitive assessment. */
export const ItemSection = z.enum([...Section.options, 'cognitive']);
export type ItemSection = z.infer<typeof ItemSection>;

/** Where an item is used: scored assessments, practice, whose keys learners see, or the demo; the early ones for grades 3 to 5. */
export const Pool = z.enum(['assessment', 'practice', 'demo', 'early_assessment', 'early_practice', 'early_demo']);
export type Pool = z.infer<typeof Pool>;

/** What becomes of answers to items of a pool, in all grades. */
export type ItemUse = 'assessment' | 'practice' | 'demo';
const useOfPool: Readonly<Record<Pool, ItemUse>> = {
  assessment: 'assessment',
  practice: 'practice',
  demo: 'demo',
  early_assessment: 'assessment',
  early_practice: 'practice',
  early_demo: 'demo',
};

/** The use of items of a pool; without a pool they are scored. */
export const itemUse = ({ pool = 'assessment' }: { readonly pool?: Pool | undefined }): ItemUse => useOfPool[pool];

/** The pools with this use. */
export const poolsFor = (use: ItemUse): Pool[] => Pool.options.filter((pool) => useOfPool[pool] === use);

/** Whether a pool is for grades 3 to 5. */
export const isEarly = ({ pool }: { readonly pool?: Pool | undefined }): boolean => pool?.startsWith('early_') ?? false;

/** Title, weight in the EiQ score (percent) and description of each section. */
export const sectionTitles: Record<Section, { title: string; short: string; weight: number; description: string }> = {
  core_math: {
    title: 'Core Math & Logic',
    short: 'Core Math',
    weight: 25,
    description: 'Fundamental mathematics and logical reasoning assessment',
  },
  applied_reasoning: {
    title: 'Applied Reasoning',
    short: 'Applied Reasoning',
    weight: 40,
    description: 'Real-world problem solving and analytical thinking',
  },
  ai_conceptual: {
    title: 'AI Concepts & Scenarios',
    short: 'AI Concepts',
    weight: 35,
    description: 'AI decision making and conceptual understanding',
  },
};

/** Titles of all sections of the bank. */
export const itemSectionTitles: Record<ItemSection, string> = {
  core_math: sectionTitles.core_math.title,
  applied_reasoning: sectionTitles.applied_reasoning.title,
  ai_conceptual: sectionTitles.ai_conceptual.title,
  cognitive: 'Cognitive tasks',
};

/** Whether a content area is for grades 3 to 5: their names begin with `early-`. */
export const isEarlyArea = ({ contentArea }: { readonly contentArea: string }): boolean =>
  contentArea.startsWith('early-');

/** `data-interpretation` as a title: `Data interpretation`. */
export const contentAreaTitle = (id: string): string =>
  specialAreaTitles[id] ?? id.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());

const specialAreaTitles: Record<string, string | undefined> = {
  'decisions-and-trade-offs': 'Decisions and trade-offs',
  'patterns-and-spatial': 'Patterns and spatial reasoning',
  'early-number': 'Numbers',
  'early-measuring': 'Measuring',
  'early-shapes': 'Shapes',
  'early-data': 'Charts and tables',
  'early-sorting-and-rules': 'Sorting and rules',
  'early-computers': 'What computers can do',
};
