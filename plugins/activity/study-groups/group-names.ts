import { topicTitles } from './contract.ts';
import type { StudyGroupRow } from './models.ts';

/** The group's name; by its topic when the name was erased with its author. */
export const groupName = ({ name, topic }: Pick<StudyGroupRow, 'name' | 'topic'>): string =>
  name ?? `${topicTitles[topic]} group`;
