import type { OwnCatalogue } from '../catalogue/own-catalogue.ts';
import type { SkillEntry } from '../contract.ts';

/** What a question is about. */
export interface QuestionSubject {
  readonly section: string;
  readonly contentArea: string;
  readonly concepts: readonly string[];
}

/**
 * Tasks of the IDFS that a skill of the catalogue is needed for. Verbal analogies, working memory and processing speed belong
 * to no skill.
 */
export const cognitiveAreas: Readonly<Record<string, string>> = {
  'number-series': 'sequences',
  'matrix-reasoning': 'pattern-recognition',
  'spatial-rotation': 'spatial-reasoning',
  deduction: 'deductive-reasoning',
  'quantitative-comparison': 'whole-number-arithmetic',
};

/**
 * Returns a function that lists the skills a question is about: those with its topic and one of its concepts, or with its
 * topic and no concepts. IDFS questions have areas instead of topics.
 */
export function createLinks({ skills, byId }: Pick<OwnCatalogue, 'skills' | 'byId'>) {
  const keyOf = (section: string, contentArea: string) => `${section}/${contentArea}`;
  const byTopic = Map.groupBy(
    skills.flatMap((skill) =>
      skill.topics.map(({ section, contentArea }) => ({ key: keyOf(section, contentArea), skill })),
    ),
    ({ key }) => key,
  );
  return ({ section, contentArea, concepts }: QuestionSubject): string[] => {
    if (section === 'cognitive') {
      const id = cognitiveAreas[contentArea];
      return id !== undefined && byId.has(id) ? [id] : [];
    }
    const isAbout = (skill: SkillEntry) =>
      skill.concepts.length === 0 || skill.concepts.some((concept) => concepts.includes(concept));
    const linked = byTopic.get(keyOf(section, contentArea)) ?? [];
    return linked.filter(({ skill }) => isAbout(skill)).map(({ skill }) => skill.id);
  };
}
export type Links = ReturnType<typeof createLinks>;
