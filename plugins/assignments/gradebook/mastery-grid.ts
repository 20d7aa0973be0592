import type { z } from 'zod';
import type { Who } from '../../../core/contract/index.ts';
import { contentAreaTitle, Section } from '../../item-bank/contract.ts';
import { conceptTitle } from '../../learner/contract.ts';
import type { LessonLibrary } from '../../lessons/services.ts';
import type { LearnerMastery } from '../../practice/services.ts';
import type { Dependencies } from '../dependencies.ts';
import type { MasteryGrid } from './contract.ts';

export type MasteryData = z.input<typeof MasteryGrid>;

/** Concepts listed as hardest. */
const mostHard = 3;

/** The mastery of practice topics in a class. @throws Failure not_found for a class that the caller does not teach */
export async function masteryOf(
  {
    classes,
    practice,
    misconceptions,
    lessons,
  }: Pick<Dependencies, 'classes' | 'practice' | 'misconceptions' | 'lessons'>,
  who: Who,
  classId: string,
): Promise<MasteryData> {
  const roster = await classes.rosterOf({ who }, classId);
  const ids = roster.learners.map(({ id }) => id);
  const [found = [], hard = []] = await Promise.all([
    practice(who)?.ofLearners({ who }, ids),
    misconceptions(who)?.hardest({ who }, ids, mostHard),
  ]);
  const library = lessons(who);
  const byTopic = Map.groupBy(found, topicKey);
  const topics = [...byTopic.values()]
    .flatMap(([first]) => (first ? [{ section: first.section, contentArea: first.contentArea }] : []))
    .map((topic) => ({ ...topic, title: contentAreaTitle(topic.contentArea) }))
    .sort((one, other) => orderOf(one) - orderOf(other) || one.title.localeCompare(other.title));
  const columns = topics.map(
    (topic) => new Map((byTopic.get(topicKey(topic)) ?? []).map((mastery) => [mastery.userId, mastery])),
  );
  return {
    ...{ classId: roster.id, className: roster.name, topics },
    rows: roster.learners.map(({ id, firstName, lastName }) => ({
      ...{ id, firstName, lastName },
      cells: columns.map((column) => cellOf(column.get(id))),
    })),
    hardest: hard.map((each) => ({
      ...each,
      title: conceptTitle(each.concept),
      lesson: library ? lessonOn(library, each.concept) : null,
    })),
  };
}

/** The lesson on the fewest concepts besides this one. */
function lessonOn(library: LessonLibrary, concept: string): MasteryData['hardest'][number]['lesson'] {
  const [lesson] = library
    .all()
    .filter(({ concepts }) => concepts.includes(concept))
    .sort((one, other) => one.concepts.length - other.concepts.length || one.level - other.level);
  return lesson ? { id: lesson.id, title: lesson.title } : null;
}

const topicKey = ({ section, contentArea }: Pick<LearnerMastery, 'section' | 'contentArea'>) =>
  `${section}/${contentArea}`;

const orderOf = ({ section }: { section: Section }) => Section.options.indexOf(section);

const cellOf = (own: LearnerMastery | undefined) =>
  own ? { mastery: own.mastery, graded: own.graded, correct: own.correct } : null;
