import type { z } from 'zod';
import type { Who } from '../../../core/contract/index.ts';
import { contentAreaTitle, Section } from '../../item-bank/contract.ts';
import type { Mastery } from '../../learner/contract.ts';
import type { LearnerMastery } from '../../practice/services.ts';
import type { Dependencies } from '../dependencies.ts';
import type { MasteryGrid } from './contract.ts';

export type MasteryData = z.input<typeof MasteryGrid>;

/** The mastery of practice topics in a class. @throws Failure not_found for a class that the caller does not teach */
export async function masteryOf(
  { classes, practice }: Pick<Dependencies, 'classes' | 'practice'>,
  who: Who,
  classId: string,
  isNameless = false,
): Promise<MasteryData> {
  const roster = await classes.rosterOf({ who }, classId);
  const ids = roster.learners.map(({ id }) => id);
  const found = (await practice(who)?.ofLearners({ who }, ids)) ?? [];
  const byTopic = Map.groupBy(found, topicKey);
  const topics = [...byTopic.values()]
    .flatMap(([first]) => (first ? [{ section: first.section, contentArea: first.contentArea }] : []))
    .map((topic) => ({ ...topic, title: contentAreaTitle(topic.contentArea) }))
    .sort((one, other) => orderOf(one) - orderOf(other) || one.title.localeCompare(other.title));
  const columns = topics.map(
    (topic) => new Map((byTopic.get(topicKey(topic)) ?? []).map((mastery) => [mastery.userId, mastery])),
  );
  const reachedIn = (column: ReadonlyMap<string, LearnerMastery>) => {
    const reached: Record<Mastery, number> = { attempted: 0, familiar: 0, proficient: 0, mastered: 0 };
    let none = 0;
    for (const id of ids) {
      const step = column.get(id)?.mastery;
      if (step) reached[step] += 1;
      else none += 1;
    }
    return { none, reached };
  };
  const counted = topics.map((topic, place) => ({ ...topic, ...reachedIn(columns[place] ?? new Map()) }));
  if (isNameless) return { classId: roster.id, className: roster.name, topics: counted, rows: [] };
  return {
    ...{ classId: roster.id, className: roster.name, topics: counted },
    rows: roster.learners.map(({ id, firstName, lastName }) => ({
      ...{ id, firstName, lastName },
      cells: columns.map((column) => cellOf(column.get(id))),
    })),
  };
}

const topicKey = ({ section, contentArea }: Pick<LearnerMastery, 'section' | 'contentArea'>) =>
  `${section}/${contentArea}`;

const orderOf = ({ section }: { section: Section }) => Section.options.indexOf(section);

const cellOf = (own: LearnerMastery | undefined) =>
  own ? { mastery: own.mastery, graded: own.graded, correct: own.correct } : null;
