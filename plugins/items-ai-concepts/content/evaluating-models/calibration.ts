import type { BlockDraft } from '../../../../core/contract/blocks.ts';
import { figure, wrong } from '../drafts.ts';
import { questionList } from '../questions.ts';
import { idea } from './misconceptions.ts';

/** Stated probability (per cent), how often it was stated, how often the event then came. */
type Row = [stated: number, times: number, came: number];

function kept(caption: string, event: string, rows: readonly Row[]): BlockDraft {
  return {
    kind: 'table',
    caption,
    header: ['Stated probability', 'Times stated', event],
    rows: rows.map(([stated, times, came]) => [`${stated}%`, String(times), `${came} times`]),
  };
}

/** Mean squared difference between stated probability and outcome (Brier 1950), outcome 1 when the event came. */
function brier(rows: readonly Row[]): number {
  const times = rows.reduce((sum, row) => sum + row[1], 0);
  return (
    rows.reduce(
      (sum, [stated, all, came]) => sum + came * (1 - stated / 100) ** 2 + (all - came) * (stated / 100) ** 2,
      0,
    ) / times
  );
}

/** The row whose stated probability lies furthest above (or below) what then happened. */
function extreme(rows: readonly Row[], above: boolean): string {
  const excess = ([stated, times, came]: Row) => (above ? 1 : -1) * (stated - (100 * came) / times);
  return `${rows.reduce((one, other) => (excess(other) > excess(one) ? other : one))[0]}%`;
}

const rain: Row[] = [
  [10, 40, 4],
  [30, 50, 15],
  [70, 30, 12],
  [90, 20, 18],
];
const births: Row[] = [
  [20, 50, 10],
  [40, 40, 28],
  [60, 30, 18],
  [80, 20, 16],
];
const repairs: Row[] = [
  [10, 50, 5],
  [40, 30, 12],
  [80, 10, 8],
];
const seats: Row[] = [
  [5, 200, 10],
  [25, 80, 20],
  [60, 50, 30],
];
const cautious: Row[] = [[50, 100, 50]];
const daring: Row[] = [
  [20, 50, 10],
  [80, 50, 40],
];

const reading = {
  conceptual: 'A stated probability is good when the event comes just as often as stated, over many occasions.',
  procedural: 'In each row, divide how often the event came by how often the probability was stated.',
  strategic: 'Note for every row whether the statement was too high, too low or about right, before you choose.',
  encouragement: 'Each row is one easy share. Do them all and the picture is clear.',
};

/** Comparing stated probabilities with what then happened, and using them as numbers. */
export const calibration = questionList({
  id: 'calibration',
  contentArea: 'evaluating-models',
  title: 'Probabilities compared with what happened',
  discrimination: 1.3,
  concepts: ['calibration', 'probability'],
  reasoning: ['analytical'],
  questions: [
    {
      stem: 'A model states the probability of rain each evening. Over 200 days its statements were these. In which row did it promise far more rain than came?',
      stimulus: [
        kept('200 days', 'It rained', [
          [20, 80, 16],
          [40, 50, 20],
          [60, 40, 24],
          [80, 30, 12],
        ]),
      ],
      answer: extreme(
        [
          [20, 80, 16],
          [40, 50, 20],
          [60, 40, 24],
          [80, 30, 12],
        ],
        true,
      ),
      distractors: [
        wrong('20%', idea.eventsShouldBeLikely),
        wrong('40%', idea.countsForShares),
        wrong('60%', idea.countsForShares),
      ],
      order: ['20%', '40%', '60%', '80%'],
      explanation:
        'With 80% stated, rain came 12 times in 30, which is 40%. In the other rows the shares match the statements.',
      steps: ['16 ÷ 80 = 20%, 20 ÷ 50 = 40%, 24 ÷ 40 = 60%: as stated.', '12 ÷ 30 = 40%, but 80% was stated.'],
      hints: reading,
      features: { steps: 2, abstraction: 1, closeness: 1, load: 1 },
    },
    {
      stem: 'A model states the probability of rain for the next day. In which row was it overconfident, that is, were its statements clearly too high?',
      stimulus: [kept('140 days', 'It rained', rain)],
      answer: extreme(rain, true),
      distractors: [
        wrong('90%', idea.highMeansOverconfident),
        wrong('10%', idea.eventsShouldBeLikely),
        wrong('30%', idea.countsForShares),
      ],
      order: ['10%', '30%', '70%', '90%'],
      explanation: 'With 70% stated, it rained on 12 of 30 days, only 40%. The row with 90% is fine: 18 of 20 is 90%.',
      steps: [
        '4 ÷ 40 = 10%, 15 ÷ 50 = 30%, 18 ÷ 20 = 90%: all as stated.',
        '12 ÷ 30 = 40%, well below the 70% stated.',
      ],
      hints: reading,
      features: { steps: 2, abstraction: 2, closeness: 2, load: 1 },
    },
    {
      stem: 'From milk samples, a model states the probability that a goat will have twins. In which row were its statements clearly too low?',
      stimulus: [kept('140 goats', 'Twins came', births)],
      answer: extreme(births, false),
      distractors: [
        wrong('20%', idea.lowMeansTooLow),
        wrong('60%', idea.countsForShares),
        wrong('80%', idea.highMeansOverconfident),
      ],
      order: ['20%', '40%', '60%', '80%'],
      explanation:
        'With 40% stated, twins came 28 times in 40, which is 70%. In the other rows statements and shares agree.',
      steps: ['10 ÷ 50 = 20%, 18 ÷ 30 = 60%, 16 ÷ 20 = 80%: as stated.', '28 ÷ 40 = 70%, far above the 40% stated.'],
      hints: reading,
      features: { steps: 2, abstraction: 2, closeness: 2, load: 1 },
    },
    {
      stem: 'A well-calibrated model states for each of a town’s water pumps how likely it is to need repair this year. About how many repairs should the town plan for in all?',
      stimulus: [
        {
          kind: 'table',
          header: ['Stated probability', 'Number of pumps'],
          rows: repairs.map(([stated, pumps]) => [`${stated}%`, String(pumps)]),
        },
      ],
      answer: figure(repairs.reduce((sum, [stated, pumps]) => sum + (stated * pumps) / 100, 0)),
      distractors: [
        wrong('8', idea.onlyLikelyOnesCounted),
        wrong('10', idea.likelyTakenForCertain),
        wrong('39', idea.sizesIgnored),
      ],
      explanation:
        'Each group contributes its share: 10% of 50, 40% of 30 and 80% of 10. Even unlikely repairs add up when there are many pumps.',
      steps: ['10% of 50 = 5, 40% of 30 = 12, 80% of 10 = 8.', '5 + 12 + 8 = 25.'],
      hints: {
        conceptual: 'A trusted probability tells what part of a large group will be affected.',
        procedural: 'For each row, take the stated share of the number of pumps; then put the rows together.',
        strategic: 'Do not leave out a group because its probability is low: it may be large.',
        encouragement: 'Three shares and one sum. Nothing more is needed.',
      },
      features: { steps: 4, abstraction: 1, closeness: 1, load: 1 },
    },
    {
      stem: 'A well-calibrated model states for each booked passenger the probability of not showing up. How many free seats can the airline expect in all on these flights?',
      stimulus: [
        {
          kind: 'table',
          header: ['Stated probability of not showing up', 'Number of passengers'],
          rows: seats.map(([stated, passengers]) => [`${stated}%`, String(passengers)]),
        },
      ],
      answer: figure(seats.reduce((sum, [stated, passengers]) => sum + (stated * passengers) / 100, 0)),
      distractors: [
        wrong('30', idea.onlyLikelyOnesCounted),
        wrong('50', idea.likelyTakenForCertain),
        wrong('99', idea.sizesIgnored),
      ],
      explanation:
        '5% of 200, 25% of 80 and 60% of 50 are 10, 20 and 30. The many unlikely cases bring as much as a smaller group of likely ones.',
      steps: ['5% of 200 = 10, 25% of 80 = 20, 60% of 50 = 30.', '10 + 20 + 30 = 60.'],
      hints: {
        conceptual: 'If probabilities can be trusted, they may be added up over people.',
        procedural: 'Work out for each row how many of its passengers will be missing, then combine.',
        strategic: 'Beware of turning “more than half” into “certainly”: part of the likely ones will show up.',
        encouragement: 'Row by row it is mental arithmetic. Write down each intermediate result.',
      },
      features: { steps: 4, abstraction: 1, closeness: 2, load: 1 },
    },
    {
      stem: 'Two models forecast the same 100 matches of a team that won half of them. Model U always stated 50%. Model V stated 80% for 50 matches, of which 40 were won, and 20% for the other 50, of which 10 were won. How do they compare?',
      stimulus: [
        {
          kind: 'table',
          header: ['Model', 'Stated', 'Matches', 'Won'],
          rows: [
            ['U', '50%', '100', '50'],
            ['V', '80%', '50', '40'],
            ['V', '20%', '50', '10'],
          ],
        },
      ],
      answer: 'Both are well calibrated, but V tells more.',
      distractors: [
        wrong('Both are well calibrated and equally useful.', idea.calibratedIsUseful),
        wrong('Only U is well calibrated; V is too bold.', idea.highMeansOverconfident),
        wrong('Only V is well calibrated; U says nothing.', idea.uselessIsUncalibrated),
      ],
      explanation:
        'Each statement came true as often as stated: 50%, 80% and 20%. But only V separates matches that are likely to be won from the others.',
      steps: [
        'U: 50 of 100 won, 50% as stated. V: 40 of 50 is 80%, 10 of 50 is 20%, as stated.',
        'So both are calibrated.',
        'Knowing V’s statement changes what one expects of a match; knowing U’s does not.',
      ],
      hints: {
        conceptual: 'Being truthful about one’s uncertainty and being informative are two different virtues.',
        procedural: 'Check first, row by row, whether what was stated came true that often.',
        strategic: 'After the check, ask what a spectator learns from each model before a match.',
        encouragement: 'Separate the two questions and each becomes easy.',
      },
      reasoning: ['analytical', 'creative'],
      features: { steps: 4, abstraction: 3, closeness: 3 },
    },
    {
      stem: 'The Brier score of a forecast is (stated probability − outcome)², with outcome 1 if the event came and 0 if not; a model’s score is the mean over all forecasts, and lower is better. Model U stated 50% for all of 100 matches, 50 of which were won. Model V stated 80% for 50 matches (40 won) and 20% for the other 50 (10 won). What are the scores?',
      answer: `U ${figure(brier(cautious))}, V ${figure(brier(daring))}`,
      distractors: [
        wrong('U 0.25, V 0.04', idea.onlyRightForecastsScored),
        wrong('U 0, V 0.16', idea.calibratedHasNoError),
        wrong('U 0.5, V 0.32', idea.squareForgotten),
      ],
      explanation:
        'U is always 0.5 away, and 0.5² = 0.25. V is 0.2 away in 80 matches and 0.8 away in 20: (80 × 0.04 + 20 × 0.64) ÷ 100 = 0.16.',
      steps: [
        'U: every match contributes 0.5² = 0.25.',
        'V: 40 + 40 matches went the stated way and contribute 0.2² = 0.04 each; 20 went the other way and contribute 0.8² = 0.64 each.',
        'V: (80 × 0.04 + 20 × 0.64) ÷ 100 = (3.2 + 12.8) ÷ 100 = 0.16.',
      ],
      hints: {
        conceptual:
          'The score charges each forecast for its distance from what happened, and large distances cost more than in proportion.',
        procedural: 'For each model, list which distances occur and in how many matches; then average the squares.',
        strategic: 'A bold model pays dearly when it is wrong. Make sure those matches are in your sum.',
        encouragement: 'Only a few different distances occur. Group the matches and the sum stays short.',
      },
      features: { steps: 5, abstraction: 3, closeness: 2, load: 1 },
    },
    {
      stem: 'A model’s forecast counts (stated probability − outcome)², with outcome 1 if the event came and 0 if not; a low mean is good. Leila believes that a bridge will close with probability 30%. Which statement gives her the lowest count on average, if her belief is right?',
      answer: '30%',
      distractors: [
        wrong('0%', idea.likeliestTakenForCertain),
        wrong('50%', idea.fiftyFifty),
        wrong('15%', idea.hedgedTowardsLikeliest),
      ],
      order: ['0%', '15%', '30%', '50%'],
      explanation:
        'Stating s costs 0.3 × (1 − s)² + 0.7 × s² on average. That is 0.30 for 0%, 0.2325 for 15%, 0.21 for 30% and 0.25 for 50%: saying what one believes is best.',
      steps: [
        '0%: 0.3 × 1 + 0.7 × 0 = 0.30.',
        '15%: 0.3 × 0.7225 + 0.7 × 0.0225 = 0.2325.',
        '30%: 0.3 × 0.49 + 0.7 × 0.09 = 0.21.',
        '50%: 0.3 × 0.25 + 0.7 × 0.25 = 0.25.',
      ],
      hints: {
        conceptual: 'A good rule for rating forecasts should make it pay to say what one believes.',
        procedural:
          'For each option, work out the count if the bridge closes and if not, and weigh the two by her belief.',
        strategic: 'Make a small table: four statements, two outcomes. Then compare the weighted sums.',
        encouragement: 'It looks formal, but each option needs only two squares and a sum.',
      },
      reasoning: ['analytical', 'intuitive'],
      features: { steps: 5, abstraction: 3, closeness: 2 },
    },
  ],
});
