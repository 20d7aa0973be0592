import { shippedLessons } from '../../../lessons/services.ts';
import type { Lesson } from './lesson.ts';

export type { Lesson } from './lesson.ts';

/**
 * Lessons whose keywords the built-in tutor recognises anywhere in a message. Its recognition was adjusted to these; the
 * tutor's own search covers all lessons.
 */
const recognised = (
  'fractions common-denominators multiplying-fractions dividing-fractions percentages percentage-change ' +
  'percentage-points ratio proportion powers order-of-operations units prime-factors negative-numbers ' +
  'rates circles multiplication division decimals multiplying-decimals mode rounding common-multiples ' +
  'comparing-fractions laws-of-powers squares-of-terms arithmetic volume factorising linear-equations ' +
  'distributive-law quadratic-equations simultaneous-equations setting-up-equations inequalities slope ' +
  'sequences functions exponential-growth logarithms area pythagoras angles similarity mean median ' +
  'probability two-dice base-rates conditional-probability expected-value combinatorics spread ' +
  'conditional-statements quantifiers sets correlation-and-causation control-groups sampling sunk-cost ' +
  'opportunity-cost break-even critical-path tracing mental-rotation regression-to-the-mean ' +
  'simpsons-paradox multiple-testing necessary-and-sufficient assumptions weighted-criteria ' +
  'survivorship-bias truth-tellers bottleneck single-cases overfitting underfitting ' +
  'training-and-test-data labels precision accuracy confusion-matrix language-models hallucination ' +
  'tokens temperature gradient-descent neural-networks decision-trees nearest-neighbour attention ' +
  'fairness prompt-injection human-oversight privacy minimax reward-hacking syllogisms thesis ' +
  'introduction essay counterargument sources studying ai-and-machine-learning what-to-share ' +
  'ai-and-work recommendations ai-and-homework unsupervised-learning'
).split(' ');

/** Keywords that now have a lesson of their own. */
const alsoNamed: Readonly<Record<string, readonly string[]>> = {
  'quadratic-equations': ['quadratic formula'],
  functions: ['inverse function', 'inverse functions'],
  'exponential-growth': ['compound interest'],
  angles: ['polygon'],
  combinatorics: ['permutations', 'combinations'],
  spread: ['standard deviation', 'variance'],
  quantifiers: ['counterexample'],
  'control-groups': ['fair test', 'experiment', 'controlled experiment'],
  'critical-path': ['timetable'],
  tracing: ['flow chart', 'flowchart', 'flowcharts'],
  'training-and-test-data': ['cross validation'],
  labels: ['reinforcement learning'],
  fairness: ['proxy', 'feedback loop'],
  studying: ['study plan'],
};

const shipped = new Map(shippedLessons().map((lesson) => [lesson.id, lesson]));

/** The lessons as the built-in tutor speaks them. */
export const lessons: readonly Lesson[] = recognised.flatMap((id) => {
  const lesson = shipped.get(id);
  if (!lesson) return [];
  return [
    {
      id,
      title: lesson.title,
      names: [...lesson.keywords, ...(alsoNamed[id] ?? [])],
      concepts: lesson.concepts,
      idea: lesson.explanation,
      example: lesson.example,
      question: lesson.yourTurn,
      // The first question of this lesson asks for a topic.
      ...(id === 'studying' && { asksTopic: true }),
      ...(lesson.inSimpleWords && { simply: lesson.inSimpleWords }),
      ...(lesson.whatHelps && { remedy: lesson.whatHelps }),
    },
  ];
});

const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]));

export const lessonOf = (id: string): Lesson | undefined => byId.get(id);
