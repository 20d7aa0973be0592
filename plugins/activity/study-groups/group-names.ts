import { topicTitles } from './contract.ts';
import type { StudyGroupRow } from './models.ts';

/** A group whose name is gone with whoever chose it goes by its topic. */
export const nameOfGroup = ({ name, topic }: Pick<StudyGroupRow, 'name' | 'topic'>): string =>
  name ?? `${topicTitles[topic]} group`;
