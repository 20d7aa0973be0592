import type { Section } from '../../item-bank/contract.ts';
import { contentAreaTitle } from '../../item-bank/contract.ts';
import type { Reviewed } from '../../item-bank/services.ts';
import { conceptTitle } from '../../learner/contract.ts';

/** The answers to the questions of one content area, summarised. */
export interface AreaFinding {
  readonly section: Section;
  readonly contentArea: string;
  /** `Data interpretation` */
  readonly title: string;
  readonly questions: number;
  /** Points, each question counting one. */
  readonly earned: number;
  /** Points expected at this ability on the same questions. */
  readonly expected: number;
  /** (earned − expected) / (questions + 2): points a question above or below expectation, shrunk where questions are few. */
  readonly surplus: number;
  /** Titles of concepts of questions that earned less than half their credit, most often missed first. */
  readonly missed: readonly string[];
  /** Misconceptions suggested by wrong choices, most frequent first. */
  readonly misconceptions: readonly { readonly id: string; readonly says: string; readonly times: number }[];
}

/** The fewest questions for a strength or a gap: one or two right or wrong answers are chance. */
export const minQuestions = 3;
/** The surplus at which an area stands out: with three questions, about 0.6 points. */
const notable = 0.12;
const atMost = 3;

/** Groups answers by content area, in the order the areas were asked. */
export function areasOf(reviewed: readonly Reviewed[]): AreaFinding[] {
  const groups = Map.groupBy(reviewed, ({ section, contentArea }) => `${section} ${contentArea}`);
  return [...groups.values()].flatMap((answers) => {
    const [first] = answers;
    return first ? [findingOf(first, answers)] : [];
  });
}

/** Whether an area had enough questions for a finding. */
export const isTellable = ({ questions }: AreaFinding) => questions >= minQuestions;

/** Areas above expectation, the clearest first. */
export function strongAreas(areas: readonly AreaFinding[]): AreaFinding[] {
  return areas
    .filter((area) => isTellable(area) && area.surplus >= notable)
    .sort((one, other) => other.surplus - one.surplus)
    .slice(0, atMost);
}

/**
 * Areas to work on, the clearest first: below expectation, or with the same misconception twice. Fully solved areas are
 * not gaps.
 */
export function weakAreas(areas: readonly AreaFinding[]): AreaFinding[] {
  return areas
    .filter((area) => isTellable(area) && area.earned < area.questions)
    .filter((area) => area.surplus <= -notable || isRepeatedlyMisled(area))
    .sort((one, other) => one.surplus - other.surplus)
    .slice(0, atMost);
}

/** Areas with too few questions for a finding, most missed first. */
export function untoldAreas(areas: readonly AreaFinding[]): AreaFinding[] {
  return areas.filter((area) => !isTellable(area)).sort((one, other) => one.surplus - other.surplus);
}

/** A title within a sentence. Names such as `F1 score` keep their capital. */
export const lower = (title: string) => title.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase());

function findingOf({ section, contentArea }: Reviewed, answers: readonly Reviewed[]): AreaFinding {
  const earned = sum(answers.map(({ credit }) => credit));
  const expected = sum(answers.map((answer) => answer.expected));
  const failed = answers.filter(({ credit }) => credit < 0.5);
  return {
    section,
    contentArea,
    title: contentAreaTitle(contentArea),
    questions: answers.length,
    earned,
    expected,
    surplus: (earned - expected) / (answers.length + 2),
    missed: byFrequency(failed.flatMap(({ concepts }) => concepts)).map(({ value }) => lower(conceptTitle(value))),
    misconceptions: misconceptionsIn(failed),
  };
}

function misconceptionsIn(answers: readonly Reviewed[]) {
  const said = new Map(
    answers.flatMap(({ misconception }) => (misconception ? [[misconception.id, misconception.says]] : [])),
  );
  const ids = answers.flatMap(({ misconception }) => (misconception ? [misconception.id] : []));
  return byFrequency(ids).map(({ value, times }) => ({ id: value, says: said.get(value) ?? '', times }));
}

const isRepeatedlyMisled = ({ misconceptions }: AreaFinding) => (misconceptions[0]?.times ?? 0) >= 2;

/** Distinct values with their counts, most frequent first; equal counts keep their order. */
function byFrequency(values: readonly string[]): { value: string; times: number }[] {
  const counted = [...Map.groupBy(values, (value) => value)].map(([value, all]) => ({ value, times: all.length }));
  return counted.sort((one, other) => other.times - one.times);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
