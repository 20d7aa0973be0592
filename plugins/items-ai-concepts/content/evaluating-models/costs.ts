import type { BlockDraft } from '../../../../core/contract/blocks.ts';
import { figure, wrong } from '../drafts.ts';
import type { Question } from '../questions.ts';
import { questionList } from '../questions.ts';
import { idea } from './misconceptions.ts';

interface Bill {
  intro: string;
  /** Setting name, misses, false alarms. */
  settings: [string, number, number][];
  miss: number;
  falseAlarm: number;
  unit: string;
}

function cheapest({ intro, settings, miss, falseAlarm, unit }: Bill): Question {
  const cost = ([, misses, alarms]: [string, number, number]) => misses * miss + alarms * falseAlarm;
  const least = (worth: (one: [string, number, number]) => number) =>
    settings.reduce((one, other) => (worth(other) < worth(one) ? other : one))[0];
  const answer = least(cost);
  const lure = (name: string) => {
    if (name === least(([, misses, alarms]) => misses + alarms)) return idea.fewestErrorsWhateverAsked;
    if (name === least(([, misses]) => misses)) return idea.missesFirst;
    return name === least(([, , alarms]) => alarms) ? idea.noFalseAlarmsFirst : idea.middleOfTheScale;
  };
  const obvious = answer === least(([, misses, alarms]) => misses + alarms);
  const table: BlockDraft = {
    kind: 'table',
    header: ['Setting', 'Misses a month', 'False alarms a month'],
    rows: settings.map(([name, misses, alarms]) => [name, String(misses), String(alarms)]),
  };
  return {
    stem: `${intro} A miss costs ${figure(miss)} ${unit}, a false alarm ${figure(falseAlarm)} ${unit}. Which setting costs least in all?`,
    stimulus: [table],
    answer,
    distractors: settings.flatMap(([name]) => (name === answer ? [] : [wrong(name, lure(name))])),
    order: settings.map(([name]) => name),
    explanation: `With these costs “${answer}” comes to ${figure(cost(settings.find(([name]) => name === answer) ?? ['', 0, 0]))} ${unit}, less than any other setting. Neither the fewest misses nor the fewest errors decide by themselves.`,
    steps: settings.map(
      (one) =>
        `${one[0]}: ${one[1]} × ${figure(miss)} + ${one[2]} × ${figure(falseAlarm)} = ${figure(cost(one))} ${unit}.`,
    ),
    hints: {
      conceptual: 'Errors of different kinds can only be added up once each kind has its price.',
      procedural: 'For each setting, multiply both counts by their costs and add.',
      strategic:
        'Guess first which setting it will be, then calculate all four: your guess shows which kind of error you had in mind.',
      encouragement: 'Four short sums settle it. Write them below one another.',
    },
    features: { steps: 3, abstraction: 0, closeness: obvious ? 1 : 2, load: 2 },
  };
}

/** Weighing errors by what they cost: choosing a setting, the probability at which acting pays, the worth of knowing. */
export const costs = questionList({
  id: 'costs',
  contentArea: 'evaluating-models',
  title: 'What errors cost and when acting pays',
  discrimination: 1.3,
  concepts: ['costs-of-errors', 'thresholds', 'decisions'],
  reasoning: ['analytical'],
  questions: [
    cheapest({
      intro: 'A model warns a greenhouse of frost at night.',
      settings: [
        ['cautious', 1, 30],
        ['medium', 3, 9],
        ['relaxed', 5, 5],
        ['calm', 9, 2],
      ],
      miss: 400,
      falseAlarm: 60,
      unit: 'euros',
    }),
    cheapest({
      intro: 'A model tells a lift company which lifts to check.',
      settings: [
        ['level 1', 2, 60],
        ['level 2', 4, 25],
        ['level 3', 7, 12],
        ['level 4', 12, 6],
      ],
      miss: 300,
      falseAlarm: 40,
      unit: 'euros',
    }),
    cheapest({
      intro: 'A model holds back parcels that may have a wrong address.',
      settings: [
        ['very strict', 4, 50],
        ['strict', 9, 24],
        ['lenient', 15, 14],
        ['very lenient', 24, 10],
      ],
      miss: 12,
      falseAlarm: 18,
      unit: 'euros',
    }),
    {
      stem: 'A model states the probability that a vine will get mildew. Spraying it costs 2 euros and prevents the mildew; a vine with mildew loses 8 euros. From which probability on does spraying pay?',
      answer: '25%',
      distractors: [
        wrong('50%', idea.fiftyFifty),
        wrong('20%', idea.oddsForProbability),
        wrong('75%', idea.complementTaken),
      ],
      explanation:
        'Without spraying the expected loss is 8 euros × probability. It reaches the 2 euros of spraying at 2 ÷ 8 = 25%.',
      steps: [
        'Expected loss without spraying: p × 8 euros.',
        'Spraying costs 2 euros in any case.',
        'p × 8 = 2 gives p = 0.25.',
      ],
      hints: {
        conceptual: 'It can pay to act against something that will probably not happen, if it would be costly.',
        procedural:
          'Write the average loss per unsprayed vine with the unknown probability in it, and set it equal to the cost of spraying.',
        strategic: 'Test a proposal by imagining 100 vines and paying for both ways of acting.',
        encouragement: 'Imagine 100 vines and it becomes a question of two bills.',
      },
      features: { steps: 3, abstraction: 2, closeness: 2 },
    },
    {
      stem: 'A hospital’s model states the probability that an infusion pump will fail tonight. Swapping a pump costs 30 euros of work; a failure in the night costs 200 euros. Pump P has a probability of 10%, Q 14%, R 18% and S 40%. Which pumps should be swapped, if only costs count?',
      answer: 'R and S',
      distractors: [
        wrong('only S', idea.mostLikelyOnly),
        wrong('Q, R and S', idea.limitMiscalculated),
        wrong('all four', idea.alwaysActWhenCostly),
      ],
      explanation:
        'Swapping pays from 30 ÷ 200 = 15% on. R and S lie above that, P and Q below, although failure is unlikely for R as well.',
      steps: [
        'Swapping pays when probability × 200 > 30, so from 15% on.',
        'P: 20 < 30 and Q: 28 < 30: leave. R: 36 > 30 and S: 80 > 30: swap.',
      ],
      hints: {
        conceptual:
          'A decision weighs what happens by how likely it is; “likely” and “worth acting on” are different things.',
        procedural:
          'For each pump, multiply its probability by the cost of a failure and compare with the cost of swapping.',
        strategic: 'Work out the limit once instead of judging each pump by feeling.',
        encouragement: 'One limit settles all four pumps. Find it and the rest is reading.',
      },
      features: { steps: 4, abstraction: 1, closeness: 3 },
    },
    {
      stem: 'Setting A of a fraud model leads to 10 misses and 20 false alarms a week, setting B to 4 misses and 80 false alarms. A false alarm costs 5 euros. From what cost of a miss on is B the cheaper setting?',
      answer: '50 euros',
      distractors: [
        wrong('30 euros', idea.dividedByWhole),
        wrong('10 euros', idea.countsComparedWithoutCosts),
        wrong('100 euros', idea.wholeBillTaken),
      ],
      explanation:
        'B saves 6 misses and adds 60 false alarms, which cost 300 euros. The six misses are worth that when each costs 300 ÷ 6 = 50 euros.',
      steps: [
        'B instead of A: 6 fewer misses, 60 more false alarms.',
        'The additional false alarms cost 60 × 5 = 300 euros.',
        '6 × m = 300 gives m = 50 euros.',
      ],
      hints: {
        conceptual: 'Only what differs between the two settings matters for the choice.',
        procedural: 'Work out how many misses B saves and what its additional false alarms cost.',
        strategic: 'Set saving against expense, with the cost of a miss as the unknown.',
        encouragement: 'Two differences and one division, in that order.',
      },
      features: { steps: 5, abstraction: 1, closeness: 2 },
    },
    {
      stem: 'Each year, with a probability of 30%, a field is attacked by beetles and loses 100 euros of its harvest. A treatment for 20 euros in spring prevents that. How much would a perfect forecast, known before spring, be worth to the farmer per year at most?',
      answer: '14 euros',
      distractors: [
        wrong('24 euros', idea.comparedWithDoingNothing),
        wrong('80 euros', idea.savingInOneCase),
        wrong('6 euros', idea.remainingCostTaken),
      ],
      explanation:
        'Without a forecast it is best to treat every year: 20 euros instead of an expected loss of 30. With it, only the years with beetles are treated: 0.3 × 20 = 6 euros. The difference is 14 euros.',
      steps: [
        'Without forecast: never treating costs 0.3 × 100 = 30, always treating 20. Best: 20 euros.',
        'With a perfect forecast: treat in 30% of the years, 0.3 × 20 = 6 euros.',
        'Worth of the forecast: 20 − 6 = 14 euros.',
      ],
      hints: {
        conceptual: 'Knowledge is worth what it improves compared with the best one could do without it.',
        procedural:
          'Work out the average yearly cost for the best plan without a forecast, then for the plan with one.',
        strategic: 'Mind the first half: doing nothing is not necessarily the best plan without a forecast.',
        encouragement: 'Three plans, three average costs. Once they stand side by side you are nearly done.',
      },
      reasoning: ['analytical', 'creative'],
      features: { steps: 5, abstraction: 3, closeness: 3 },
    },
    {
      stem: 'When a translation model is unsure, a text can be sent to a person for 6 euros. An error that nobody corrects costs 40 euros; a person makes no errors. The model’s probability of an error is 5% for text K, 12% for L, 20% for M and 30% for N. What is the lowest expected cost for the four texts together?',
      answer: '18.80 euros',
      distractors: [
        wrong('24.00 euros', idea.alwaysActWhenCostly),
        wrong('26.80 euros', idea.neverAct),
        wrong('20.80 euros', idea.mostLikelyOnly),
      ],
      explanation:
        'Sending a text pays from 6 ÷ 40 = 15% on, so M and N go to a person: 12 euros. K and L stay: 0.05 × 40 + 0.12 × 40 = 6.80 euros.',
      steps: [
        'Limit: 6 ÷ 40 = 15%.',
        'K: 2.00 and L: 4.80 expected if kept, less than 6 each. M: 8.00 and N: 12.00, more than 6 each.',
        'Lowest: 2.00 + 4.80 + 6.00 + 6.00 = 18.80 euros.',
      ],
      hints: {
        conceptual: 'Each text has two prices, one for trusting the model and one for asking a person.',
        procedural: 'Work out both prices for each text and take the lower one.',
        strategic: 'Do not decide for all texts alike: the best plan treats them differently.',
        encouragement: 'Four little comparisons and one sum lead to the result.',
      },
      features: { steps: 5, abstraction: 2, closeness: 3 },
    },
  ],
});
