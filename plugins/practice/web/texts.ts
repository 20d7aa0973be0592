import { counted } from '../../../web/ui/count-text.ts';
import type { Mastery } from '../../learner/contract.ts';
import type { Submission, Tally, Topic } from '../contract.ts';

/** `7 of 10 right (70%)` */
export function accuracyText({ graded, correct, accuracy }: Pick<Tally, 'graded' | 'correct' | 'accuracy'>): string {
  return accuracy === null ? 'No graded answers yet' : `${correct} of ${graded} right (${accuracy}%)`;
}

/** What one answer showed, as a sentence to the learner. */
export function outcomeText({ masteryLevel, hintsUsed }: Pick<Submission, 'masteryLevel' | 'hintsUsed'>): string {
  if (!masteryLevel) return '';
  if (masteryLevel === 'familiar' && hintsUsed === 0) return 'Right, but faster than the question can be read.';
  return outcomeTexts[masteryLevel];
}

const outcomeTexts: Record<Mastery, string> = {
  mastered: 'Right without hints in under 30 seconds.',
  proficient: 'Right without hints.',
  familiar: 'Right with hints.',
  attempted: 'Not right this time.',
};

/** The tone of a difficulty's badge: default up to 2, plain up to 3, attention above. */
export const difficultyTone = (difficulty: number) =>
  difficulty <= 2 ? ('accent' as const) : difficulty <= 3 ? ('plain' as const) : ('attention' as const);

/** `34 s`, `2 min 5 s`, `1 h 12 min` */
export function durationText(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return `${seconds} s`;
  if (minutes < 60) return seconds % 60 === 0 ? `${minutes} min` : `${minutes} min ${seconds % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** `Took 34 s, with 2 hints` */
export function effortText({ timeSpent, hintsUsed }: Pick<Submission, 'timeSpent' | 'hintsUsed'>): string {
  return `Took ${durationText(timeSpent)}, ${hintsUsed === 0 ? 'without hints' : `with ${counted(hintsUsed, 'hint')}`}`;
}

/** The grader of an open answer, for the learner. */
export const graderText = (grader: string) =>
  grader === 'rubric' ? 'Graded against the rubric of this question' : `Graded against the rubric by ${grader}`;

const ranks: Record<Mastery, number> = { attempted: 0, familiar: 1, proficient: 2, mastered: 3 };

/**
 * Topics to practise: weak ones first, the weakest first, then untried ones.
 */
export function practiseNext(topics: readonly Topic[], most: number): Topic[] {
  const weak = topics
    .filter(({ mastery }) => mastery === 'attempted' || mastery === 'familiar')
    .sort((one, other) => rankOf(one) - rankOf(other) || (one.accuracy ?? 0) - (other.accuracy ?? 0));
  const untried = topics.filter(({ mastery }) => mastery === null);
  return [...weak, ...oneOfEachSection(untried)].slice(0, most);
}

const rankOf = ({ mastery }: Topic) => (mastery === null ? -1 : ranks[mastery]);

/** Sections take turns, so that suggestions come from all of them. */
function oneOfEachSection(topics: readonly Topic[]): Topic[] {
  const turns = new Map<string, number>();
  return topics
    .map((topic) => {
      const turn = turns.get(topic.section) ?? 0;
      turns.set(topic.section, turn + 1);
      return { topic, turn };
    })
    .sort((one, other) => one.turn - other.turn)
    .map(({ topic }) => topic);
}

/** What became of a topic's mastery: `from familiar to mastered`. */
export function changeOf(before: Mastery | null, after: Mastery | null): 'up' | 'down' | 'same' | 'new' {
  if (before === null) return 'new';
  const [from, to] = [ranks[before], after === null ? ranks[before] : ranks[after]];
  return to > from ? 'up' : to < from ? 'down' : 'same';
}
