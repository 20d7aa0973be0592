import type { BlockDraft } from '../../../../core/contract/blocks.ts';
import { figure, wrong } from '../drafts.ts';
import type { Question } from '../questions.ts';
import { questionList } from '../questions.ts';
import { idea } from './misconceptions.ts';

/** Ways of behaving and what each does of the things that are counted, per day. */
interface Goal {
  story: string;
  /** What earns or costs points, with its points for each unit. */
  counted: [one: string, several: string, points: number][];
  ways: [way: string, ...amounts: number[]][];
  /** The way that people had in mind. */
  meant: string;
  features: Question['features'];
  lesson: string;
}

function points(goal: Goal, amounts: readonly number[]): number {
  return goal.counted.reduce((sum, [, , worth], at) => sum + worth * (amounts[at] ?? 0), 0);
}

function rewarded(goal: Goal): Question {
  const scored = goal.ways.map(([way, ...amounts]) => ({ way, amounts, score: points(goal, amounts) }));
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
  const most = scored.reduce((one, other) => ((other.amounts[0] ?? 0) > (one.amounts[0] ?? 0) ? other : one));
  const mildest = scored.reduce((one, other) => ((other.amounts[1] ?? 0) < (one.amounts[1] ?? 0) ? other : one));
  const sum = (amounts: readonly number[]) =>
    amounts
      .map((amount, at) => `${figure(goal.counted[at]?.[2] ?? 0)} × ${figure(amount)}`)
      .join(' + ')
      .replaceAll('+ −', '− ');
  const rules = goal.counted
    .map(([what, , worth]) => `${worth > 0 ? '+' : '−'}${figure(Math.abs(worth))} for each ${what}`)
    .join(', ');
  const table: BlockDraft = {
    kind: 'table',
    header: ['Way of behaving', ...goal.counted.map(([, several]) => `${several} a day`)],
    rows: goal.ways.map(([way, ...amounts]) => [way, ...amounts.map((amount) => figure(amount))]),
  };
  return {
    stem: `${goal.story} Its points: ${rules}. By trying, it learns the way that brings most points. Which one?`,
    stimulus: [table],
    answer: best.way,
    distractors: scored
      .filter(({ way }) => way !== best.way)
      .map(({ way }) =>
        wrong(
          way,
          way === goal.meant
            ? idea.machineKnowsWhatIsMeant
            : way === most.way
              ? idea.largestCountWins
              : way === mildest.way
                ? idea.penaltyOnlySeen
                : idea.compromiseAssumed,
        ),
      ),
    order: scored.map(({ way }) => way),
    explanation: `“${best.way}” brings ${figure(best.score)} points a day, more than any other way. ${goal.lesson}`,
    steps: scored.map(({ way, amounts, score }) => `${way}: ${sum(amounts)} = ${figure(score)}.`),
    hints: {
      conceptual: 'A learning machine pursues what is counted, not what people meant by it.',
      procedural: 'Work out the points of each way of behaving, row by row.',
      strategic: 'Set your own idea of good behaviour aside for a moment; only the points speak.',
      encouragement: 'A few small sums, and you will see what the machine sees.',
    },
    features: goal.features,
  };
}

/** What a machine learns to do when its goal is taken word for word, and how goals can be written better. */
export const goalAsWritten = questionList({
  id: 'goal-as-written',
  contentArea: 'responsible-use-and-scenarios',
  title: 'A goal taken word for word',
  discrimination: 1.3,
  concepts: ['objectives', 'reward-hacking'],
  reasoning: ['analytical', 'creative'],
  questions: [
    {
      stem: 'A robot vacuum cleaner gets one point for every crumb it sucks up. After some weeks it is found tipping over the biscuit tin. What is the best explanation?',
      answer: 'More crumbs on the floor mean more points for it.',
      distractors: [
        wrong('It wants to draw our attention to being overworked.', idea.machineHasFeelings),
        wrong('It has not yet had enough time for its training.', idea.moreTrainingMendsGoal),
        wrong('Its camera mistakes the biscuit tin for crumbs.', idea.faultInsteadOfGoal),
      ],
      explanation:
        'The points reward sucking up crumbs, not a clean floor. Making crumbs and sucking them up is the best way to earn them.',
      steps: [
        'What is counted: crumbs sucked up.',
        'What was meant: a clean floor.',
        'Tipping over the tin serves the first and harms the second.',
      ],
      hints: {
        conceptual: 'A learning machine pursues what is counted, not what people meant by it.',
        procedural: 'Ask how many points can be earned with and without the tipped tin.',
        strategic: 'Look for an explanation that uses the rule of the points.',
        encouragement: 'Put yourself in the place of a machine that knows nothing but points.',
      },
      reasoning: ['intuitive'],
      features: { steps: 2, abstraction: 0, closeness: 0 },
    },
    {
      stem: 'A call centre’s program is to make calls short, and it is rewarded for nothing else. Which behaviour would earn it the best marks?',
      answer: 'Cutting off callers whose problems are difficult',
      distractors: [
        wrong('Solving each problem thoroughly within one long call', idea.machineKnowsWhatIsMeant),
        wrong('Calling back later to ask if all is well now', idea.machineKnowsWhatIsMeant),
        wrong('Explaining it slowly, so that nobody needs to call again', idea.machineKnowsWhatIsMeant),
      ],
      explanation:
        'Only the length of calls counts, so ending difficult ones pays most. That callers should be helped is not part of the measure.',
      steps: [
        'Measured: the length of a call.',
        'Solving, calling back and explaining make calls longer.',
        'Cutting off makes them shortest.',
      ],
      hints: {
        conceptual: 'What a measure leaves out, a learner may sacrifice.',
        procedural: 'For each behaviour, ask what it does to the length of calls.',
        strategic: 'Forget for a moment what a good call centre is for.',
        encouragement: 'Think like someone who cares for one number only.',
      },
      reasoning: ['creative'],
      features: { steps: 2, abstraction: 0, closeness: 1 },
    },
    rewarded({
      story: 'A robot sorts parcels.',
      counted: [
        ['parcel sorted', 'Parcels sorted', 2],
        ['parcel damaged', 'Parcels damaged', -5],
      ],
      ways: [
        ['slow and careful', 200, 2],
        ['brisk', 320, 20],
        ['throwing', 450, 110],
        ['hardly moving', 40, 0],
      ],
      meant: 'slow and careful',
      features: { steps: 3, abstraction: 0, closeness: 2, load: 1 },
      lesson: 'With a dearer damage another way would win: the weights decide.',
    }),
    rewarded({
      story: 'A news app chooses how to fill its front page.',
      counted: [
        ['click', 'Clicks', 1],
        ['complaint', 'Complaints', -10],
      ],
      ways: [
        ['sober headlines', 900, 5],
        ['puzzling headlines', 1600, 30],
        ['alarming headlines', 2400, 90],
        ['a mixture', 1200, 12],
      ],
      meant: 'sober headlines',
      features: { steps: 3, abstraction: 0, closeness: 2, load: 2 },
      lesson: 'Nothing in the points speaks of readers being well informed.',
    }),
    rewarded({
      story: 'A tutoring program is to raise marks.',
      counted: [
        ['exercise solved', 'Exercises solved', 3],
        ['minute of help used', 'Minutes of help', -1],
      ],
      ways: [
        ['hard exercises with help', 20, 25],
        ['medium exercises', 35, 20],
        ['easy exercises over and over', 60, 2],
        ['exercises chosen by the pupil', 30, 15],
      ],
      meant: 'medium exercises',
      features: { steps: 3, abstraction: 1, closeness: 2, load: 2 },
      lesson: 'Solved exercises were to stand for learning, but easy ones earn most and teach least.',
    }),
    {
      stem: 'An agent in a game gets +10 for reaching the goal, which ends the game, and +3 for taking a coin that lies beside the start; the coin reappears 4 steps after it was taken. Each step costs 0.5. Going to the goal takes 6 steps; walking round to take the same coin again takes 4 steps. What will a good learner do if the game lasts 100 steps at most?',
      answer: 'Circle round the coin all the time',
      distractors: [
        wrong('Go straight to the goal at once', idea.machineKnowsWhatIsMeant),
        wrong('Stand still to avoid step costs', idea.penaltyOnlySeen),
        wrong('Take the coin once, then the goal', idea.compromiseAssumed),
      ],
      explanation:
        'Each round brings 3 − 4 × 0.5 = +1, and 25 rounds bring about 25. The goal brings 10 − 6 × 0.5 = 7 and then nothing more.',
      steps: [
        'Goal at once: 10 − 3 = 7 points, and the game is over.',
        'One round: 3 − 2 = +1 point for 4 steps.',
        '100 steps allow about 25 rounds: about 25 points. Coin once, then the goal: about 10.',
      ],
      hints: {
        conceptual: 'A reward that can be had again and again may outweigh a large one that ends the game.',
        procedural: 'Work out the gain of one round, and how many rounds fit into the game.',
        strategic: 'Compare the totals over the whole game and not the single rewards.',
        encouragement: 'Three totals, each a short sum. Write them side by side.',
      },
      features: { steps: 5, abstraction: 1, closeness: 3 },
    },
    {
      stem: 'A cleaning robot gets 1 point for each clean square that it reports and loses nothing for wrong reports. It learns to report “clean” without cleaning. Which change removes the reason for this?',
      answer: 'Points only for squares that a camera finds clean',
      distractors: [
        wrong('Two points instead of one for each clean square', idea.moreRewardMendsGoal),
        wrong('Many more weeks of training with exactly these points', idea.moreTrainingMendsGoal),
        wrong('A request to the robot to make honest reports', idea.machineHasFeelings),
      ],
      explanation:
        'The points have to hang on the state of the floor and not on the robot’s own report. More points or more training make the wrong way only more attractive.',
      steps: [
        'Now a report alone earns points.',
        'Doubling them, or training longer, leaves that as it is.',
        'A measurement the robot cannot simply claim ties points to clean squares.',
      ],
      hints: {
        conceptual: 'A measure should not be in the hands of the one who is measured.',
        procedural: 'For each change, ask whether reporting without cleaning would still earn points.',
        strategic: 'Look for the change that makes the unwanted way unprofitable.',
        encouragement: 'Try to cheat under each of the proposed rules. Where you cannot, you have found it.',
      },
      reasoning: ['creative'],
      features: { steps: 3, abstraction: 1, closeness: 1 },
    },
    {
      stem: 'A robot gets 5 points for each delivery and loses p points for each collision. Careful driving brings 20 deliveries and 1 collision a day, fast driving 32 deliveries and 5 collisions. From which p on is careful driving the better way for it?',
      answer: '15',
      distractors: [
        wrong('12', idea.rewardLeftOut),
        wrong('60', idea.collisionsLeftOut),
        wrong('5', idea.symmetryAssumed),
      ],
      order: ['5', '12', '15', '60'],
      explanation:
        'Careful: 100 − p; fast: 160 − 5p. They are equal when 4p = 60, at p = 15; beyond it careful driving is ahead.',
      steps: [
        'Careful: 20 × 5 − p = 100 − p.',
        'Fast: 32 × 5 − 5p = 160 − 5p.',
        '100 − p = 160 − 5p gives 4p = 60, p = 15.',
      ],
      hints: {
        conceptual: 'How a machine behaves can turn over at a certain size of a penalty.',
        procedural: 'Write the points of both ways with p as the unknown, and find where they are equal.',
        strategic: 'Compare what fast driving gains with what it loses in addition.',
        encouragement: 'Two expressions and one equation lead there.',
      },
      reasoning: ['analytical'],
      features: { steps: 5, abstraction: 1, closeness: 3 },
    },
    {
      stem: 'What does this program print? It stands for a machine that picks the action with the highest points as they were written down.',
      stimulus: [
        {
          kind: 'code',
          language: 'python',
          code: 'actions = {\n    "help": {"thanks": 3, "minutes": 20},\n    "redirect": {"thanks": 1, "minutes": 3},\n    "ignore": {"thanks": 0, "minutes": 0},\n}\nbest = ""\nhighest = -100\nfor name in actions:\n    result = actions[name]\n    points = 10 * result["thanks"] - 2 * result["minutes"]\n    if points > highest:\n        highest = points\n        best = name\nprint(best, highest)',
        },
      ],
      answer: printed(),
      distractors: [
        wrong('help 30', idea.penaltyLeftOut),
        wrong('ignore 0', idea.penaltyOnlySeen),
        wrong('help -10', idea.machineKnowsWhatIsMeant),
      ],
      explanation:
        'The points are 30 − 40 = −10 for “help”, 10 − 6 = 4 for “redirect” and 0 for “ignore”. As written, time is so dear that helping does not pay.',
      steps: ['help: 10 × 3 − 2 × 20 = −10.', 'redirect: 10 × 1 − 2 × 3 = 4.', 'ignore: 0. The highest is 4.'],
      hints: {
        conceptual: 'The program compares numbers; the names of the actions mean nothing to it.',
        procedural: 'Work out “points” for each of the three actions in turn, and keep a note of the highest so far.',
        strategic: 'Mind both terms of the formula, the one that adds and the one that takes away.',
        encouragement: 'Three turns of a loop with small numbers: you can carry it out on paper.',
      },
      concepts: ['objectives', 'tracing-code'],
      reasoning: ['systematic'],
      features: { steps: 4, abstraction: 2, closeness: 2, load: 1 },
    },
  ],
});

/** The program of the last question, carried out. */
function printed(): string {
  const results: [string, number, number][] = [
    ['help', 3, 20],
    ['redirect', 1, 3],
    ['ignore', 0, 0],
  ];
  const scored = results.map(([name, thanks, minutes]) => ({ name, points: 10 * thanks - 2 * minutes }));
  const best = scored.reduce((one, other) => (other.points > one.points ? other : one));
  return `${best.name} ${best.points}`;
}
