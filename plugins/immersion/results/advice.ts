import { sectionTitles } from '../../item-bank/contract.ts';
import type { PlacementLevel, PlacementResult, ReasoningStyle } from '../contract.ts';
import { pathways, reasoningStyles } from '../contract.ts';
import type { AreaFinding } from './areas.ts';
import { lower } from './areas.ts';

/** The input of the advice. */
export interface Grounds {
  readonly level: PlacementLevel;
  readonly confidence: number;
  /** Many answers were hasty, so the certainty of the level is unknown. */
  readonly isHasty: boolean;
  readonly probabilities: PlacementResult['levelProbabilities'];
  readonly score: number;
  readonly cuts: { readonly immersion: number; readonly mastery: number };
  readonly sections: PlacementResult['sections'];
  readonly profile: PlacementResult['reasoningProfile'];
  readonly evidence: PlacementResult['reasoningEvidence'];
  readonly strong: readonly AreaFinding[];
  readonly weak: readonly AreaFinding[];
  /** Areas with too few questions for either. */
  readonly untold: readonly AreaFinding[];
}

/** A next step, and the topic in which it can be practised. */
export interface Step {
  readonly says: string;
  readonly practice: { readonly section: AreaFinding['section']; readonly contentArea: string } | null;
}

/** A strength with its evidence: `Data interpretation: 3 of 3; learners with your score get about 2 of them`. */
export const strengthText = (area: AreaFinding) => `${area.title}: ${evidenceText(area)}`;

/** A gap: the evidence, the concepts missed, and the most frequent misconception in the item bank's words. */
export function gapText(area: AreaFinding): string {
  const sentences = [`${evidenceText(area)}.`];
  if (area.missed.length > 0) sentences.push(`Worth another look: ${listed(area.missed.slice(0, 3))}.`);
  const [misconception] = area.misconceptions;
  if (misconception) sentences.push(`${timesText(misconception.times)} ${ended(misconception.says)}`);
  return sentences.join(' ');
}

/** The pathway, the reason for it, and where to begin. */
export function pathText({ level, score, cuts, weak, strong, untold, confidence, isHasty }: Grounds): string {
  const { title, description } = pathways[level];
  const sentences = [
    `The ${title} pathway. ${description}`,
    whyText(level, score, cuts, isHasty ? undefined : confidence),
  ];
  const [first, second] = weak;
  if (first) {
    const then = second ? `, then ${lower(second.title)}` : '';
    sentences.push(`Begin with ${lower(first.title)}${then}; this is where you can gain the most.`);
  } else if (strong[0]) {
    sentences.push(
      `No area stood out as a gap; begin with your strongest, ${lower(strong[0].title)}, and harder questions.`,
    );
  } else if (untold.length > 0) {
    sentences.push('Most areas had too few questions to name a gap; practice shows where to begin.');
  }
  return sentences.join(' ');
}

/** Next steps, the most useful first. */
export function nextSteps(grounds: Grounds): Step[] {
  const plain = (says: string): Step => ({ says, practice: null });
  return [
    ...gapSteps(grounds),
    ...sectionStep(grounds).map(plain),
    ...styleStep(grounds).map(plain),
    ...strengthStep(grounds),
    ...untoldSteps(grounds),
    ...borderStep(grounds).map(plain),
  ];
}

function whyText(level: PlacementLevel, score: number, cuts: Grounds['cuts'], confidence: number | undefined): string {
  const at = score.toFixed(1);
  const sure = confidence === undefined ? '' : ` The level is ${percent(confidence)} sure.`;
  if (level === 'foundation') {
    return `The score of ${at} is ${distance(cuts.immersion - score)} below where Immersion begins (${cuts.immersion}).${sure}`;
  }
  if (level === 'mastery') {
    return `The score of ${at} is ${distance(score - cuts.mastery)} above where Mastery begins (${cuts.mastery}).${sure}`;
  }
  return `The score of ${at} is ${distance(score - cuts.immersion)} above where Immersion begins (${cuts.immersion}) and ${distance(cuts.mastery - score)} below Mastery (${cuts.mastery}).${sure}`;
}

function gapSteps({ weak }: Grounds): Step[] {
  return weak.slice(0, 2).map((area) => {
    const concepts = area.missed.slice(0, 2);
    const what = concepts.length > 0 ? `Work on ${listed(concepts)}` : `Practise ${lower(area.title)}`;
    return { says: `${what} (${placeText(area)}): ${evidenceText(area)}.`, practice: practiceOf(area) };
  });
}

/** The most steps that point to an area to work on; untested areas fill up what gaps leave. */
const maxAreaSteps = 2;

function untoldSteps({ weak, untold }: Grounds): Step[] {
  return untold
    .filter(({ earned, questions }) => earned < questions)
    .slice(0, Math.max(0, maxAreaSteps - weak.length))
    .map((area) => ({
      says: `Try ${lower(area.title)} (${sectionTitles[area.section].short}) in practice: ${counted(area.questions)} in this placement ${area.questions === 1 ? 'is' : 'are'} too few to tell how it goes.`,
      practice: practiceOf(area),
    }));
}

const practiceOf = ({ section, contentArea }: AreaFinding) => ({ section, contentArea });
const placeText = ({ section, title }: AreaFinding) => `${sectionTitles[section].short}, ${lower(title)}`;
const counted = (questions: number) => (questions === 1 ? '1 question' : `${questions} questions`);

function sectionStep({ sections }: Grounds): string[] {
  const [lowest, next] = [...sections].sort((one, other) => one.eiqScore - other.eiqScore);
  if (!lowest || !next || next.eiqScore - lowest.eiqScore < 20) return [];
  return [
    `Give ${lowest.title} the most time: at ${Math.round(lowest.eiqScore)} it is the lowest section, and it counts ${lowest.weight}% of the score.`,
  ];
}

/** Advice for a way of thinking that earned less than expected. */
const styleAdvice: Record<ReasoningStyle, string> = {
  analytical: 'take a problem apart in writing, and name what is given, what is asked and what links them',
  creative: 'look for a second way to every solution, and for an example that breaks the rule',
  systematic: 'write the steps down in order and check each one before the next',
  intuitive: 'estimate the answer before you work it out, and compare the two afterwards',
};

function styleStep({ profile, evidence }: Grounds): string[] {
  const candidates = reasoningStyles.filter((style) => evidence[style] >= 6 && profile[style] <= 44);
  const [weakest] = candidates.sort((one, other) => profile[one] - profile[other]);
  if (!weakest) return [];
  return [
    `Questions that ask for ${weakest} thinking went less well than is usual with your score. What helps: ${styleAdvice[weakest]}.`,
  ];
}

function strengthStep({ strong }: Grounds): Step[] {
  const [best] = strong;
  if (!best) return [];
  const says = `Build on ${lower(best.title)}: ${evidenceText(best)}. Explain one such question to somebody else.`;
  return [{ says, practice: practiceOf(best) }];
}

function borderStep({ level, probabilities, confidence, isHasty }: Grounds): string[] {
  if (isHasty || confidence >= 0.8) return [];
  const others = (Object.keys(probabilities) as PlacementLevel[]).filter((each) => each !== level);
  const [likeliest] = others.sort((one, other) => probabilities[other] - probabilities[one]);
  if (!likeliest) return [];
  return [
    `The level lies close to a border: ${pathways[level].title} ${percent(confidence)}, ${pathways[likeliest].title} ${percent(probabilities[likeliest])}. The next placement will tell them apart better.`,
  ];
}

/** `0 of 2; learners with your score get about 1 of them`. */
const evidenceText = ({ earned, questions, expected }: AreaFinding) =>
  `${points(earned)} of ${questions}; learners with your score get ${usualText(expected, questions)}`;

/** An expectation as a whole number where it is near one, else as two neighbouring numbers. */
function usualText(expected: number, questions: number): string {
  const nearest = Math.round(expected);
  if (Math.abs(expected - nearest) > 0.25) return `${Math.floor(expected)} or ${Math.ceil(expected)} of them`;
  if (nearest === 0) return 'hardly any of them';
  return nearest === questions ? 'nearly all of them' : `about ${nearest} of them`;
}

const points = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(1));
const distance = (value: number) => `${Math.abs(value).toFixed(1)} points`;
const percent = (share: number) => (share > 0.99 ? 'more than 99%' : `${Math.round(100 * share)}%`);
const ended = (sentence: string) => (/[.!?”"]$/.test(sentence) ? sentence : `${sentence}.`);

/** `slope and ratio`; separated by commas where an element contains `and`. */
function listed(words: readonly string[]): string {
  if (words.some((word) => word.includes(' and '))) return words.join(', ');
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(words);
}

function timesText(times: number): string {
  if (times === 1) return 'One answer suggests this:';
  return times === 2 ? 'Two answers suggest this:' : `${times} answers suggest this:`;
}

type Words = Pick<PlacementResult, 'strengthAreas' | 'learningGaps' | 'nextSteps'>;

/** The same for readers other than the learner: `this score` instead of `your score`. */
export function forOtherReaders({ strengthAreas, learningGaps, nextSteps }: Words): Words {
  const theirs = (text: string) => text.replaceAll('with your score', 'with this score');
  return {
    strengthAreas: strengthAreas.map(theirs),
    learningGaps: learningGaps.map(({ area, says }) => ({ area, says: theirs(says) })),
    nextSteps: nextSteps.map(theirs),
  };
}
