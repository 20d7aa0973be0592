import { distinct, percent, wrong } from '../drafts.ts';
import { questionList } from '../questions.ts';
import { idea } from './misconceptions.ts';

const coin = {
  conceptual: 'Chance protects the single person, and still lets the truth show through in the numbers of many.',
  procedural: 'Work out first how many “yes” answers come from chance alone, then look at the rest.',
  strategic: 'Imagine 100 people and follow them through the rule with the coin; that gives you all shares.',
  encouragement: 'Go through the rule with imagined people, and the formula appears by itself.',
};

/** Half of the people answer at random (half of these “yes”), the others truthfully. */
function shareOfYes(truth: number): number {
  return 0.25 + truth / 2;
}

/** Protecting people by chance: answers with a coin, counts with noise, and what can still be learnt. */
export const noisyAnswers = questionList({
  id: 'noisy-answers',
  contentArea: 'responsible-use-and-scenarios',
  title: 'Protecting people by chance',
  discrimination: 1.3,
  concepts: ['privacy', 'randomised-response'],
  reasoning: ['analytical'],
  questions: [
    {
      stem: 'In a survey on cheating, each pupil secretly throws a coin. Heads: answer truthfully. Tails: throw again, and answer “yes” for heads, “no” for tails. Adaeze has answered “yes”. What can the school conclude about her?',
      answer: 'Nothing certain: chance may have said “yes”.',
      distractors: [
        wrong('She has cheated, or she would have said “no”.', idea.noisyAnswerTakenForTruth),
        wrong('She has not cheated: cheats would say “no”.', idea.answerReversed),
        wrong('She threw tails, as nobody admits cheating.', idea.coinGuessed),
      ],
      explanation:
        'Half of the pupils answer by chance, and half of these say “yes” whatever is true. So no single answer gives anyone away.',
      steps: [
        '“yes” arises in two ways: truthfully, or by the second coin.',
        'Nobody but Adaeze knows which it was.',
        'So her answer proves nothing.',
      ],
      hints: { ...coin, procedural: 'List all the ways in which a “yes” can come about.' },
      reasoning: ['intuitive'],
      features: { steps: 2, abstraction: 1, closeness: 1 },
    },
    {
      stem: 'In a survey, each person secretly throws a coin. Heads: answer truthfully. Tails: throw again, and answer “yes” for heads, “no” for tails. In truth 20% would have to say “yes”. What share of “yes” answers is to be expected?',
      answer: percent(shareOfYes(0.2), 1),
      distractors: distinct(percent(shareOfYes(0.2), 1), [
        wrong('20%', idea.noiseCancelsOut),
        wrong('10%', idea.chanceYesForgotten),
        wrong('60%', idea.allTailsYes),
      ]),
      explanation:
        'Of 100 people 50 answer truthfully, which gives 10 times “yes”; the other 50 answer by chance, which gives 25. Together 35%.',
      steps: ['Truthful half: 20% of 50 = 10.', 'Chance half: 50% of 50 = 25.', '10 + 25 = 35 of 100.'],
      hints: coin,
      features: { steps: 3, abstraction: 1, closeness: 2 },
    },
    {
      stem: 'In a survey, each person secretly throws a coin. Heads: answer truthfully. Tails: throw again, and answer “yes” for heads, “no” for tails. 40% of many thousand answers are “yes”. What share would truthfully have to say “yes”?',
      answer: percent((0.4 - 0.25) * 2, 1),
      distractors: distinct('30%', [
        wrong('40%', idea.noiseCancelsOut),
        wrong('15%', idea.halfNotScaled),
        wrong('80%', idea.chanceYesForgotten),
      ]),
      explanation:
        'A quarter of all answers is “yes” by chance. The remaining 15% come from the half that answered truthfully, so 30% of that half.',
      steps: [
        '“yes” by chance: 1/2 × 1/2 = 25%.',
        'Left: 40% − 25% = 15% of all people.',
        'They are part of the truthful half: 15% ÷ 50% = 30%.',
      ],
      hints: coin,
      features: { steps: 4, abstraction: 2, closeness: 2 },
    },
    {
      stem: 'In a survey, each person secretly throws a die. With 1 to 4 they answer truthfully, with 5 they answer “yes”, with 6 “no”. Of 1,200 answers 400 are “yes”. About what share would truthfully have to say “yes”?',
      answer: percent((400 - 200) / 800, 1),
      distractors: distinct('25%', [
        wrong('33%', idea.noiseCancelsOut),
        wrong('17%', idea.halfNotScaled),
        wrong('50%', idea.chanceYesForgotten),
      ]),
      explanation:
        'About 200 people throw a 5 and say “yes” by chance. The other 200 “yes” answers come from the 800 or so who answer truthfully: 25%.',
      steps: [
        '“yes” by chance: 1/6 of 1,200 = 200.',
        'Truthful “yes”: 400 − 200 = 200.',
        'Truthful people: 4/6 of 1,200 = 800. 200 ÷ 800 = 25%.',
      ],
      hints: {
        ...coin,
        procedural: 'Work out how many people each face of the die concerns, and how many “yes” each group brings.',
      },
      features: { steps: 5, abstraction: 2, closeness: 2 },
    },
    {
      stem: 'A statistics office publishes counts. To each count it adds a chance number, as often positive as negative, usually below 10 in size. For which question are its figures still good?',
      answer: 'How many people in a city of 90,000 are ill?',
      distractors: [
        wrong('Is there anybody ill in a house of 4 people?', idea.noiseSameEverywhere),
        wrong('Has the one doctor of a village fallen ill?', idea.noiseSameEverywhere),
        wrong('Are 3 or 5 people ill in a small hamlet?', idea.noiseSameEverywhere),
      ],
      explanation:
        'A deviation of up to about 10 hardly matters for thousands of people and hides everything in a group of four. That is the purpose: groups become visible, single people do not.',
      steps: [
        'Compare the size of the chance number with the count asked for.',
        'Thousands ± 10 is exact enough; 0 to 5 ± 10 says nothing.',
      ],
      hints: { ...coin, procedural: 'For each question, ask how large the count is and what ± 10 does to it.' },
      concepts: ['privacy', 'differential-privacy'],
      reasoning: ['intuitive'],
      features: { steps: 2, abstraction: 1, closeness: 1 },
    },
    {
      stem: 'A service gives out counts with fresh chance numbers of mean 0 each time. Someone asks for the same count 10,000 times and takes the mean. What happens, and what should the service do?',
      answer: 'The mean gives the count away; limit the questions.',
      distractors: [
        wrong('The mean is as uncertain as one answer; do nothing.', idea.averagingDoesNothing),
        wrong('The errors add up; the mean is worse; do nothing.', idea.errorsPileUp),
        wrong('The mean gives nothing away; allow more questions.', idea.averagingDoesNothing),
      ],
      explanation:
        'Independent chance numbers cancel out in the mean of many answers, so the protection is used up bit by bit. Therefore the number of questions has to be limited, or the same answer repeated.',
      steps: [
        'The spread of a mean of n independent numbers falls like 1/√n.',
        'With 10,000 questions it is a hundredth of the single spread.',
        'So the true count shows; each question uses up some protection.',
      ],
      hints: {
        ...coin,
        conceptual: 'Chance errors that are independent tend to cancel out in a mean.',
        procedural: 'Ask what the mean of very many independent chance numbers of mean 0 comes to.',
      },
      concepts: ['privacy', 'differential-privacy'],
      features: { steps: 4, abstraction: 3, closeness: 2 },
    },
    {
      stem: `Half of those asked answer truthfully, the other half at random, “yes” or “no” with equal chances. In truth 10% would have to say “yes”. Somebody has answered “yes”. How likely is it that this person truthfully has to say “yes”?`,
      answer: `about ${Math.round((100 * 0.1 * 0.75) / shareOfYes(0.1))}%`,
      distractors: distinct(`about ${Math.round((100 * 0.1 * 0.75) / shareOfYes(0.1))}%`, [
        wrong('about 10%', idea.evidenceIgnored),
        wrong('about 50%', idea.fiftyFifty),
        wrong('about 75%', idea.conditionTurnedRound),
        wrong('about 30%', idea.noisyAnswerTakenForTruth),
      ]),
      explanation:
        'Of 1,000 people 100 are “yes” in truth; 50 + 25 of them answer “yes”. Of the 900 others 225 do so by chance. 75 of 300 are 25%: more than 10%, but far from certain.',
      steps: [
        'Truly “yes”: 100 of 1,000; they answer “yes” with 1/2 + 1/4 = 3/4, so 75.',
        'Truly “no”: 900; they answer “yes” with 1/4, so 225.',
        '75 ÷ (75 + 225) = 25%.',
      ],
      hints: {
        ...coin,
        procedural: 'Imagine 1,000 people, split them by the truth, and count the “yes” answers in both parts.',
      },
      concepts: ['privacy', 'conditional-probability'],
      features: { steps: 5, abstraction: 3, closeness: 3 },
    },
  ],
});
