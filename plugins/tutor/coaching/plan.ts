import { sectionTitles } from '../../item-bank/contract.ts';
import type { Topic } from '../../practice/contract.ts';
import { masteryTitles } from '../../practice/contract.ts';
import type { Focus, SessionFigures, SessionType } from './contract.ts';
import { domainOf, subjectTitles } from './contract.ts';
import type { Gaps } from './gaps.ts';
import { practiceOf, strongTopics, weakTopics } from './gaps.ts';

/** Maximum focus areas of a session, and maximum weaknesses and strengths in a list. */
const maxFocusAreas = 3;
const maxListed = 8;

/**
 * The focus areas from the measurements: concepts the learner struggles with, and practice topics below proficient; skill
 * improvement puts the topics first. The whole section is added where it is clearly the lowest. Empty where nothing was
 * measured.
 */
export function focusOf(gaps: Gaps, sessionType: SessionType): Focus[] {
  const concepts = gaps.struggling.map(
    ({ title, practice }): Focus => ({
      title,
      because: 'At least half of your latest answers about it were wrong.',
      practice,
    }),
  );
  const topics = weakTopics(gaps).map(
    (topic): Focus => ({ title: topic.title, because: inPractice(topic), practice: practiceOf(topic) }),
  );
  const found = sessionType === 'skill_improvement' ? [...topics, ...concepts] : [...concepts, ...topics];
  return [...found, ...wholeSection(gaps)].filter(isFirstOfName).slice(0, maxFocusAreas);
}

function wholeSection({ measured, isClearlyLowest, subject }: Gaps): Focus[] {
  if (!measured || !isClearlyLowest) return [];
  const { title } = sectionTitles[domainOf[subject]];
  const because = `Measured at ${estimateText(measured)}: below your other sections by more than the measurement error.`;
  return [{ title, because, practice: null }];
}

/** `512.4 ± 59`: a score with half the width of its 95 % interval. */
export const estimateText = ({ eiqScore, standardError }: { eiqScore: number; standardError: number }) =>
  `${eiqScore.toFixed(1)} ± ${Math.round(1.959964 * standardError)}`;

/** The mastery of a topic in practice: `Familiar in practice: 3 of 5 right.` */
export function inPractice({ mastery, correct, graded }: Pick<Topic, 'mastery' | 'correct' | 'graded'>): string {
  return mastery === null
    ? 'Not practised yet.'
    : `${masteryTitles[mastery]} in practice: ${correct} of ${graded} right.`;
}

export function gapsListed(gaps: Gaps): SessionFigures['learningGaps'] {
  return {
    identified_weaknesses: listed([...gaps.struggling, ...weakTopics(gaps)]),
    strength_areas: listed([...gaps.mastered, ...strongTopics(gaps)]),
  };
}

const listed = (all: readonly { readonly title: string }[]) =>
  all
    .filter(isFirstOfName)
    .slice(0, maxListed)
    .map(({ title }) => title);

const isFirstOfName = ({ title }: { title: string }, index: number, all: readonly { title: string }[]) =>
  all.findIndex((each) => each.title === title) === index;

/** The improvement plan for the focus areas. */
export function planFor(
  gaps: Gaps,
  sessionType: SessionType,
  focus: readonly Focus[],
): SessionFigures['improvementPlan'] {
  return {
    focus_areas: focus.map(({ title }) => title),
    estimated_timeline: timelineFor(focus.length),
    weekly_goals: goalsFor(gaps, sessionType, focus),
  };
}

/**
 * One or two focus areas a week: mastering one (three right answers without help, on different days) takes half a week to
 * a week. This is a pace, not a forecast of the score.
 */
export function timelineFor(areas: number): string {
  if (areas === 0) return 'Known once something to work on has been measured';
  if (areas === 1) return 'About a week, at one focus area a week';
  return `${Math.ceil(areas / 2)} to ${areas} weeks, at one or two focus areas a week`;
}

function goalsFor({ subject }: Gaps, sessionType: SessionType, [first, second]: readonly Focus[]): string[] {
  if (!first) {
    return [`Bring one ${subjectTitles[subject]} problem here, with your own first step`];
  }
  return [
    practiceGoal(first),
    ...(second ? [practiceGoal(second)] : []),
    {
      personalized_coaching: `Come back on two more days with a question of your own about ${lower(first.title)}`,
      skill_improvement: `Work one problem on ${lower(first.title)} again that you missed, without hints`,
      concept_review: `Explain ${lower(first.title)} in your own words, with an example of your own`,
    }[sessionType],
  ];
}

const practiceGoal = ({ title, practice }: Focus) =>
  practice
    ? `Answer at least three practice questions on ${lower(practice.title)}${practice.title === title ? '' : `, for ${lower(title)}`}`
    : `Work one problem on ${lower(title)} here, saying why at each step`;

/** A title within a sentence: `Common denominators` becomes `common denominators`; `AI …` and `F1 …` stay. */
export const lower = (title: string) =>
  /^\p{Lu}\p{Ll}/u.test(title) ? title[0]?.toLowerCase() + title.slice(1) : title;
