import type { Section } from '../../item-bank/contract.ts';
import { sectionTitles } from '../../item-bank/contract.ts';
import type { EiqRecord, Mastery } from '../../learner/contract.ts';
import type { Topic } from '../../practice/contract.ts';
import type { PlannedLine } from '../models.ts';

// Which topics a week of practice is best spent on. Pure: the same record and topics always give the same plan.

/** A lesson of ten questions with reading the explanations is counted as half an hour. */
const lessonsInHour = 2;
/** Two a day: what is practised needs time in between. */
const mostLessons = 14;

/** Hours a week for who has not said. */
export const usualHours = 2;

export const lessonsFor = (hours: number): number => Math.min(mostLessons, hours * lessonsInHour);

/** How much there is to gain in a topic, 0 to 1, by what its latest answers showed. Untried is more likely weak than not. */
const weakness: Record<Mastery | 'untried', number> = {
  attempted: 1,
  familiar: 0.75,
  untried: 0.6,
  proficient: 0.3,
  mastered: 0.1,
};

/** No more than so many topics in a week, and lessons in a topic. */
const mostTopics = 6;
const mostInTopic = 4;

/** How far a domain may lie below the target to count more, in points. */
const widest = 200;

/** What each further topic of the same section weighs, of what it would: a week touches more than one domain. */
const furtherInSection = 0.7;

/**
 * A week's lines, the heaviest first: a topic's weight is how weak it is × its section's share of the score × how far
 * the domain lies below the target, and less for each topic of its section that comes before it. Each line has a lesson
 * at least; the others go by weight.
 * @param lessons to be given out @param target in points of the scale
 */
export function planFor(
  topics: readonly Topic[],
  record: Pick<EiqRecord, 'domains'>,
  target: number,
  lessons: number,
): PlannedLine[] {
  const ranked = topics
    .filter(({ questions }) => questions > 0)
    .map((topic) => ({ topic, points: pointsIn(topic.section, record, target) }))
    .map((each) => ({ ...each, weight: weightOf(each.topic, each.points) }))
    .toSorted(heavier);
  const count = Math.min(mostTopics, Math.max(Math.ceil(lessons / 2), Math.ceil(lessons / mostInTopic)), ranked.length);
  const chosen = spread(ranked).slice(0, count);
  const given = shareOut(
    lessons,
    chosen.map(({ weight }) => weight),
  );
  return chosen.map(({ topic, points }, index) => ({
    section: topic.section,
    contentArea: topic.contentArea,
    title: topic.title,
    lessons: given[index] ?? 1,
    evidence: {
      mastery: topic.mastery,
      graded: topic.graded,
      correct: topic.correct,
      points,
      weight: sectionTitles[topic.section].weight,
    },
  }));
}

/** Lessons for what is left of a week, together no more than a whole week has. @param daysLeft today included */
export const lessonsLeft = (lessons: number, daysLeft: number, done = 0): number =>
  Math.max(0, Math.min(lessons - done, Math.ceil((lessons * daysLeft) / 7)));

/**
 * A plan made anew in the middle of a week: what was begun stays in it, so that nothing that was done is lost from sight.
 * @param begun lines of the earlier plan of which something was done, each with the lessons that were
 */
export function planAnew(
  begun: readonly PlannedLine[],
  topics: readonly Topic[],
  record: Pick<EiqRecord, 'domains'>,
  target: number,
  lessons: number,
): PlannedLine[] {
  // Whoever has done what there was time for is given nothing more.
  if (begun.length > 0 && begun.reduce((sum, line) => sum + line.lessons, 0) >= lessons) return [...begun];
  const fresh = planFor(topics, record, target, lessons);
  const kept = begun.filter((line) => !fresh.some((other) => isSameTopic(line, other)));
  const left = lessons - kept.reduce((sum, line) => sum + line.lessons, 0);
  const others = topics.filter((topic) => !kept.some((line) => isSameTopic(line, topic)));
  const lines = kept.length === 0 ? fresh : left > 0 ? planFor(others, record, target, left) : [];
  const doneOf = (line: PlannedLine) => begun.find((other) => isSameTopic(line, other))?.lessons ?? 0;
  return [...lines.map((line) => ({ ...line, lessons: Math.max(line.lessons, doneOf(line)) })), ...kept];
}

export const isSameTopic = (
  one: Pick<PlannedLine, 'section' | 'contentArea'>,
  other: Pick<PlannedLine, 'section' | 'contentArea'>,
) => one.section === other.section && one.contentArea === other.contentArea;

/** From the domain's estimate up to the target; null where it is not measured. */
function pointsIn(section: Section, { domains }: Pick<EiqRecord, 'domains'>, target: number): number | null {
  const measured = domains.find(({ domain }) => domain === section);
  return measured ? Math.round(10 * (target - measured.eiqScore)) / 10 : null;
}

function weightOf({ section, mastery }: Topic, points: number | null): number {
  const gap = points === null ? widest / 2 : Math.min(widest, Math.max(0, points));
  return weakness[mastery ?? 'untried'] * sectionTitles[section].weight * (1 + gap / widest);
}

/** Whole lessons by weight, one at least and `mostInTopic` at most: each goes to whom it is owed most (Jefferson). */
function shareOut(lessons: number, weights: readonly number[]): number[] {
  const given = weights.map(() => 1);
  for (let left = lessons - given.length; left > 0; left--) {
    const owed = weights.map((weight, index) => {
      const has = given[index] ?? 1;
      return has < mostInTopic ? weight / (has + 1) : 0;
    });
    const most = Math.max(...owed);
    if (most === 0) break;
    const index = owed.indexOf(most);
    given[index] = (given[index] ?? 1) + 1;
  }
  return given;
}

interface Weighed {
  readonly topic: Topic;
  readonly weight: number;
}

const heavier = (one: Weighed, other: Weighed) =>
  other.weight - one.weight ||
  one.topic.section.localeCompare(other.topic.section) ||
  one.topic.contentArea.localeCompare(other.topic.contentArea);

/** Lightens topics by how many of their section come before them, and orders them anew. @param ranked the heaviest first */
function spread<W extends Weighed>(ranked: readonly W[]): W[] {
  const before = new Map<Section, number>();
  return ranked
    .map((each) => {
      const { section } = each.topic;
      const count = before.get(section) ?? 0;
      before.set(section, count + 1);
      return { ...each, weight: each.weight * furtherInSection ** count };
    })
    .toSorted(heavier);
}
