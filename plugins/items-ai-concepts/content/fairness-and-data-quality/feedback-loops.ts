import { distinct, figure, wrong } from '../drafts.ts';
import { questionList } from '../questions.ts';
import { idea } from './misconceptions.ts';

const hints = {
  conceptual: 'Some models change the very world from which their next data comes. Then they may confirm themselves.',
  procedural: 'Follow the circle once: decision, what happens because of it, what gets recorded, next decision.',
  strategic: 'Keep apart what really happens and what gets recorded. Only the second reaches the model.',
  encouragement: 'Go round the circle slowly, one station at a time, and note what changes.',
};

/** Inspectors per district, moved year by year to where more was recorded; finds are in proportion to inspectors. */
function moveOne(inspectors: readonly [number, number], years: number): [number, number] {
  let [first, second] = inspectors;
  for (let year = 0; year < years && first !== second; year++) {
    const step = first > second ? 1 : -1;
    first += step;
    second -= step;
  }
  return [first, second];
}

/** Share shown of the leading item when each day's share is that of the squared share, scaled: leaders gain. */
function leaderGains(share: number): number {
  return share ** 2 / (share ** 2 + (1 - share) ** 2);
}

const patrols: readonly [number, number] = [12, 8];

/** Systems whose decisions shape the data they learn from next. */
export const feedbackLoops = questionList({
  id: 'feedback-loops',
  contentArea: 'fairness-and-data-quality',
  title: 'Models that confirm themselves',
  discrimination: 1.3,
  concepts: ['feedback-loops'],
  reasoning: ['systematic'],
  questions: [
    {
      stem: 'In which of these plans does a model influence the data from which it will learn next?',
      answer: 'A model picks the news that readers get to see, and learns from what they click.',
      distractors: [
        wrong(
          'A model forecasts tomorrow’s rain every day, and learns from the rain that fell.',
          idea.anyRepetitionIsLoop,
        ),
        wrong(
          'A model reads the postcodes on letters, and learns from what a person corrects.',
          idea.anyRepetitionIsLoop,
        ),
        wrong(
          'A model estimates the age of a tree, and learns from rings counted afterwards.',
          idea.anyRepetitionIsLoop,
        ),
      ],
      explanation:
        'Readers can only click what they are shown, so the model’s choice shapes its own data. Rain, postcodes and tree rings do not care about predictions.',
      steps: [
        'Ask for each plan whether the outcome could come out differently because of the prediction.',
        'Rain, postcodes and ages stay as they are.',
        'Clicks depend on what was shown.',
      ],
      hints: {
        ...hints,
        procedural: 'For each plan, ask whether the outcome would be another one if the model had said something else.',
      },
      reasoning: ['intuitive'],
      features: { steps: 1, abstraction: 1, closeness: 1 },
    },
    {
      stem: 'A bank’s model rejects all applicants who rent a room. Each year it learns anew from the loans that were repaid or not. After five years it still rejects them all. Why does it not find out whether it is wrong?',
      answer: 'Those who are rejected get no loan, so there is no record of them repaying.',
      distractors: [
        wrong(
          'Five years are too short a time for such a model to learn anything of repayment.',
          idea.moreTimeMendsLoop,
        ),
        wrong('The model has proved right, as otherwise the records would show it.', idea.silenceIsProof),
        wrong('Those who rent a room have become less reliable over the five years.', idea.worldBlamed),
      ],
      explanation:
        'The model’s own decision keeps the data from arising that could correct it. More years of the same do not help.',
      steps: [
        'Decision: people who rent a room are rejected.',
        'Consequence: none of them has a loan.',
        'Data: no record of theirs, so nothing can contradict the model.',
      ],
      hints,
      features: { steps: 2, abstraction: 1, closeness: 1 },
    },
    {
      stem: 'A map app sends drivers round a traffic jam through a quiet street, as that is faster. Thousands follow. What must a good model take into account that a simple one overlooks?',
      answer: 'Its advice changes how fast the quiet street is.',
      distractors: [
        wrong('The quiet street was never really any faster.', idea.predictionWasWrong),
        wrong('Most drivers follow the advice of an app too rarely.', idea.worldBlamed),
        wrong('Traffic in a town changes purely by chance.', idea.onlyChance),
      ],
      explanation:
        'The street was faster as long as few used it. When many follow the advice, the fact on which it rested is gone.',
      steps: [
        'Measured: the street is faster.',
        'Because of the advice many take it.',
        'So it becomes slow: the prediction changes what it predicts.',
      ],
      hints,
      reasoning: ['creative', 'intuitive'],
      features: { steps: 2, abstraction: 1, closeness: 1 },
    },
    {
      stem: `Two districts have equally many unsafe houses. At first ${patrols[0]} of 20 inspectors work in district A and ${patrols[1]} in B; each finds the same number a year. Every year one inspector is moved to the district in which more was found. How many work in A after 5 years?`,
      answer: String(moveOne(patrols, 5)[0]),
      distractors: distinct(String(moveOne(patrols, 5)[0]), [
        wrong('10', idea.loopsBalanceOut),
        wrong('12', idea.loopStandsStill),
        wrong('13', idea.stopsAfterOneRound),
        wrong('20', idea.loopRunsToTheEnd),
      ]),
      explanation:
        'In A more inspectors find more, so each year one more is sent there: 13, 14, 15, 16, 17. The difference grows although the districts are alike.',
      steps: [
        'Year 1: 12 inspectors find more than 8, one moves: 13 and 7.',
        'The same happens each year: 14, 15, 16.',
        'After year 5: 17 in A and 3 in B.',
      ],
      hints,
      features: { steps: 4, abstraction: 1, closeness: 2 },
    },
    {
      stem: 'Two districts have equally many unsafe houses. 12 of 20 inspectors work in district A and 8 in B; each finds the same number. Every year all 20 are distributed anew, in proportion to what was found in each district the year before. How many work in A after 5 years?',
      answer: '12',
      distractors: [
        wrong('10', idea.loopsBalanceOut),
        wrong('17', idea.loopAlwaysGrows),
        wrong('20', idea.loopRunsToTheEnd),
      ],
      order: ['10', '12', '17', '20'],
      explanation:
        'Of what is found, 12/20 is found in A, so A again gets 12/20 of the inspectors. The unequal start never corrects itself, although the districts are alike.',
      steps: [
        'Found in A: 12 parts of 20.',
        'Next year A gets 12/20 of 20 = 12 inspectors.',
        'So every year repeats the first one.',
      ],
      hints,
      features: { steps: 4, abstraction: 2, closeness: 3 },
    },
    {
      stem: 'A radio app shows two equally good songs, P in 60% and Q in 40% of cases. Each day the new share of P is p² ÷ (p² + q²), with p and q the shares of the day before: what is played more is favoured. What is the share of P on the next day?',
      answer: `about ${Math.round(leaderGains(0.6) * 100)}%`,
      distractors: distinct(`about ${Math.round(leaderGains(0.6) * 100)}%`, [
        wrong('about 60%', idea.loopStandsStill),
        wrong('about 36%', idea.scalingForgotten),
        wrong('about 50%', idea.loopsBalanceOut),
      ]),
      explanation:
        '0.36 ÷ (0.36 + 0.16) = 0.36 ÷ 0.52, about 69%. The leader gains though the songs are equally good, and would gain more on the day after.',
      steps: ['p² = 0.36, q² = 0.16.', '0.36 ÷ 0.52 ≈ 0.69.'],
      hints: { ...hints, procedural: 'Put the two shares into the formula, squares first, then the quotient.' },
      reasoning: ['analytical'],
      features: { steps: 3, abstraction: 2, closeness: 2 },
    },
    {
      stem: 'A platform learns which exercises help. It shows an exercise only to pupils for whom its model expects success, and success is what it records. An exercise that the model once judged too hard for beginners is never shown to them again. Which change would let it find out whether that judgement was right?',
      answer: 'Showing the exercise to a few beginners chosen by chance',
      distractors: [
        wrong('Recording the success of the other pupils more exactly', idea.betterMeasureSamePlace),
        wrong('Training the model again on all the data there is so far', idea.retrainingMendsLoop),
        wrong('Showing the exercise to advanced pupils more often', idea.moreDataSamePlace),
      ],
      explanation:
        'No data about beginners arises unless some of them meet the exercise. A small random share breaks the circle; all else adds data where there is data already.',
      steps: [
        'The judgement concerns beginners, and about them there are no records.',
        'Records arise only from showing the exercise.',
        'So a few beginners must see it, chosen by chance so that they stand for the rest.',
      ],
      hints: {
        ...hints,
        strategic: 'Ask which data is missing for a check, and which proposal would bring about just that.',
      },
      concepts: ['feedback-loops', 'exploration'],
      reasoning: ['creative'],
      features: { steps: 4, abstraction: 2, closeness: 2 },
    },
    {
      stem: 'What does this program print? It sends 20 inspectors to two districts that are in truth alike.',
      stimulus: [
        {
          kind: 'code',
          language: 'python',
          code: 'a = 11\nb = 9\nfor year in range(4):\n    found_a = 3 * a\n    found_b = 3 * b\n    if found_a > found_b and b >= 2:\n        a = a + 2\n        b = b - 2\nprint(a, b, found_a)',
        },
      ],
      answer: simulated(),
      distractors: [
        wrong('19 1 57', idea.valueAfterLoopUsed),
        wrong('10 10 30', idea.loopsBalanceOut),
        wrong('17 3 45', idea.oneTurnTooFew),
      ],
      explanation:
        'A always finds more, so two inspectors move each year: 13, 15, 17, 19. “found_a” was worked out in the last turn before the move, with a = 17.',
      steps: [
        'Turn 1: found 33 and 27, then a = 13, b = 7. Turn 2: 39 and 21, then 15 and 5.',
        'Turn 3: 45 and 15, then 17 and 3. Turn 4: found_a = 51, b = 3 ≥ 2, then 19 and 1.',
        'Printed: 19 1 51.',
      ],
      hints: {
        ...hints,
        procedural: 'Make a table with a row for each year and columns for found_a, found_b, a and b, in this order.',
        strategic: 'Note in which line a value is worked out, and what changes only after it.',
      },
      concepts: ['feedback-loops', 'tracing-code'],
      features: { steps: 5, abstraction: 2, closeness: 3, load: 1 },
    },
  ],
});

/** The program of the last question, carried out. */
function simulated(): string {
  let a = 11;
  let b = 9;
  let found = 0;
  for (let year = 0; year < 4; year++) {
    found = 3 * a;
    if (found > 3 * b && b >= 2) {
      a += 2;
      b -= 2;
    }
  }
  return `${figure(a)} ${figure(b)} ${figure(found)}`;
}
