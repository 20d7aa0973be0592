import type { Section } from '../../item-bank/contract.ts';
import { sectionTitles } from '../../item-bank/contract.ts';
import type { EiqRecord, Mastery } from '../../learner/contract.ts';
import type { Topic } from '../../practice/contract.ts';
import type { PlannedLine } from '../models.ts';

// Chooses the topics for a week of practice. Pure functions of record and topics.

/** A lesson of ten questions, including explanations, takes half an hour. */
const lessonsPerHour = 2;
/** Two a day: practice is more effective when spaced out. */
const maxLessons = 14;

/** Default hours a week. */
export const defaultHours = 2;

export const lessonsFor = (hours: number): number => Math.min(maxLessons, hours * lessonsPerHour);

/** Potential gain in a topic, 0 to 1, by its mastery. An untried topic is more likely weak than strong. */
const weakness: Record<Mastery | 'untried', number> = {
  attempted: 1,
  familiar: 0.75,
  untried: 0.6,
  proficient: 0.3,
  mastered: 0.1,
};

/** Maximum topics of a week, and lessons of a topic. */
const maxTopics = 6;
const maxLessonsPerTopic = 4;

/** A gap beyond this does not add more weight, in points. */
const maxGap = 200;

/** Factor for each further topic of a section, so that a week covers more than one domain. */
const sectionRepeatFactor = 0.7;

/**
 * A week's lines by weight, descending. A topic's weight is its weakness × its section's share of the score × the domain's
 * gap to the target, reduced for each topic of its section before it. Each line has at least one lesson; the others are
 * distributed by weight.
 * @param lessons number of lessons to distribute @param target in points of the scale
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
    .toSorted(byWeight);
  const count = Math.min(
    maxTopics,
    Math.max(Math.ceil(lessons / 2), Math.ceil(lessons / maxLessonsPerTopic)),
    ranked.length,
  );
  const chosen = diversify(ranked).slice(0, count);
  const given = distribute(
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

/** Lessons for the rest of a week; with those done, at most those of a whole week. @param daysLeft including today */
export const lessonsLeft = (lessons: number, daysLeft: number, done = 0): number =>
  Math.max(0, Math.min(lessons - done, Math.ceil((lessons * daysLeft) / 7)));

/**
 * A new plan in the middle of a week. Started lines stay in it, so that their progress remains visible.
 * @param started lines of the earlier plan with progress, each with the lessons that were done
 */
export function revisePlan(
  started: readonly PlannedLine[],
  topics: readonly Topic[],
  record: Pick<EiqRecord, 'domains'>,
  target: number,
  lessons: number,
): PlannedLine[] {
  // The time of the week is used up.
  if (started.length > 0 && started.reduce((sum, line) => sum + line.lessons, 0) >= lessons) return [...started];
  const fresh = planFor(topics, record, target, lessons);
  const kept = started.filter((line) => !fresh.some((other) => isSameTopic(line, other)));
  const left = lessons - kept.reduce((sum, line) => sum + line.lessons, 0);
  const others = topics.filter((topic) => !kept.some((line) => isSameTopic(line, topic)));
  const lines = kept.length === 0 ? fresh : left > 0 ? planFor(others, record, target, left) : [];
  const doneOf = (line: PlannedLine) => started.find((other) => isSameTopic(line, other))?.lessons ?? 0;
  return [...lines.map((line) => ({ ...line, lessons: Math.max(line.lessons, doneOf(line)) })), ...kept];
}

export const isSameTopic = (
  one: Pick<PlannedLine, 'section' | 'contentArea'>,
  other: Pick<PlannedLine, 'section' | 'contentArea'>,
) => one.section === other.section && one.contentArea === other.contentArea;

/** Points from the domain's estimate to the target; null for an unmeasured domain. */
function pointsIn(section: Section, { domains }: Pick<EiqRecord, 'domains'>, target: number): number | null {
  const measured = domains.find(({ domain }) => domain === section);
  return measured ? Math.round(10 * (target - measured.eiqScore)) / 10 : null;
}

function weightOf({ section, mastery }: Topic, points: number | null): number {
  const gap = points === null ? maxGap / 2 : Math.min(maxGap, Math.max(0, points));
  return weakness[mastery ?? 'untried'] * sectionTitles[section].weight * (1 + gap / maxGap);
}

/** Distributes lessons by weight with the Jefferson method, at least one and at most `maxLessonsPerTopic` each. */
function distribute(lessons: number, weights: readonly number[]): number[] {
  const given = weights.map(() => 1);
  for (let left = lessons - given.length; left > 0; left--) {
    const quotients = weights.map((weight, index) => {
      const count = given[index] ?? 1;
      return count < maxLessonsPerTopic ? weight / (count + 1) : 0;
    });
    const largest = Math.max(...quotients);
    if (largest === 0) break;
    const index = quotients.indexOf(largest);
    given[index] = (given[index] ?? 1) + 1;
  }
  return given;
}

interface WeightedTopic {
  readonly topic: Topic;
  readonly weight: number;
}

const byWeight = (one: WeightedTopic, other: WeightedTopic) =>
  other.weight - one.weight ||
  one.topic.section.localeCompare(other.topic.section) ||
  one.topic.contentArea.localeCompare(other.topic.contentArea);

/** Reduces the weight of topics whose section already has topics before them, and sorts again. @param ranked by weight, descending */
function diversify<W extends WeightedTopic>(ranked: readonly W[]): W[] {
  const before = new Map<Section, number>();
  return ranked
    .map((each) => {
      const { section } = each.topic;
      const count = before.get(section) ?? 0;
      before.set(section, count + 1);
      return { ...each, weight: each.weight * sectionRepeatFactor ** count };
    })
    .toSorted(byWeight);
}
