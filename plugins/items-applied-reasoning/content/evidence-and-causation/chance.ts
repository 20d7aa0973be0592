import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { modelsOf } from '../drafts.ts';
import type { WrittenQuestion } from '../written-question.ts';
import { draftOf } from '../written-question.ts';

const model = modelsOf('evidence-and-causation');

export const chanceModels: ItemModel[] = [model('chance-or-cause', 'Chance or cause', 8, writeChance)];

function writeChance(variant: number): Draft {
  return draftOf(questions, variant);
}

// Features: chance has no memory (-0.4), small groups vary more (+0.7), extremes come back towards the middle (+0.9),
// many tries and one hit (+1.2), only those who are left can be seen (+0.8), unfamiliar settings (+0.4).
const questions: WrittenQuestion[] = [
  {
    stem: 'A fair coin has shown heads six times in a row. How likely is it to show heads at the next toss?',
    answer: 'as likely as tails, as at every toss',
    wrong: [
      ['less likely than tails, since tails is overdue', 'thinks-chance-makes-up-for-the-past'],
      ['more likely than tails, as heads is on a run', 'thinks-luck-comes-in-runs'],
      ['less likely than tails, as seven heads are rare', 'mixes-up-one-toss-with-the-whole-row'],
    ],
    explanation:
      'The coin does not know what it showed before. Seven heads in a row are rare beforehand, but six of them have happened already; only one toss is still open.',
    steps: [
      'The coin is fair: heads and tails are equally likely at each toss.',
      'Earlier tosses do not influence the next one.',
      'So the next toss is like any other.',
    ],
    hints: [
      'A coin has no memory.',
      'Ask what could make the next toss different from the first one.',
      'Keep apart the chance of a whole row and the chance of one further toss.',
      'A picture of two tables, one with a fresh coin and one with this coin, may help.',
    ],
    concepts: ['independence', 'chance'],
    reasoning: ['intuitive', 'analytical'],
    b: -0.8,
  },
  {
    stem: 'In a small hospital about 15 babies are born a day, in a large one about 150. On some days more than 60% of the babies are girls. In which hospital does that happen on more days?',
    answer: 'in the small one, since small numbers vary more',
    wrong: [
      ['in the large one, since more babies are born there', 'goes-by-the-size-of-the-group'],
      ['equally often, since half of all babies are girls', 'thinks-small-samples-are-as-steady'],
      ['equally often, since the rule is the same for both', 'thinks-small-samples-are-as-steady'],
    ],
    explanation:
      'With few births the share of girls swings widely from day to day; 10 of 15 is quite ordinary. With many births chance evens out, and 100 of 150 is very rare.',
    steps: [
      '60% of 15 are 9 girls: one or two more than expected.',
      '60% of 150 are 90 girls: 15 more than expected.',
      'Such a large deviation is much rarer in the large hospital.',
    ],
    hints: [
      'Shares are steadier in large groups than in small ones.',
      'Work out how many girls more than half are needed in each of the two hospitals.',
      'Think of tossing 15 coins and 150 coins: where would 60% heads surprise you more?',
      'Try extremes: how would it be with two births a day?',
    ],
    concepts: ['sample-size', 'variability'],
    reasoning: ['intuitive', 'analytical'],
    b: 0.6,
  },
  {
    stem: 'A list ranks 500 schools by their average in a test. Both the first ten and the last ten places are held by very small schools. What is the most likely explanation?',
    answer: 'With few pupils the average depends strongly on chance.',
    wrong: [
      ['Small schools teach either very well or very badly.', 'finds-a-cause-for-chance'],
      ['In small schools pupils are watched more closely by teachers.', 'explains-one-half-only'],
      ['The best and the worst pupils choose small schools.', 'finds-a-cause-for-chance'],
    ],
    explanation:
      'A few strong or weak pupils move the average of a small school a long way, in either direction. Large schools end up in the middle, because chance evens out among many pupils.',
    steps: [
      'Small schools are found at both ends.',
      'Averages of few values swing widely.',
      'So both ends are what chance alone would produce.',
    ],
    hints: [
      'An average of few values is less steady than an average of many.',
      'Look for an explanation that covers both ends of the list at once.',
      'Imagine that all schools taught equally well: what would the list look like?',
      'Compare ten throws of a die with a thousand.',
    ],
    concepts: ['sample-size', 'variability'],
    reasoning: ['creative', 'intuitive'],
    b: 1.2,
  },
  {
    stem: 'After each very bad landing a flying instructor scolds the pupil, and the next landing is usually better. After very good landings he praises, and the next is usually worse. What is the most likely explanation?',
    answer: 'Unusual results are followed by more usual ones.',
    wrong: [
      ['Scolding helps pupils more than praise can ever do.', 'finds-a-cause-for-chance'],
      ['Praise makes pupils careless at the next landing.', 'finds-a-cause-for-chance'],
      ['Pupils become better from landing to landing.', 'explains-one-half-only'],
    ],
    explanation:
      'A very bad or very good landing is partly bad or good luck. The next one is likely to be nearer to what the pupil can do, whatever is said in between.',
    steps: [
      'A landing is skill and luck.',
      'Extreme landings had extreme luck.',
      'The next time luck is likely to be ordinary, so the result moves to the middle.',
    ],
    hints: [
      'A result that was partly luck is not likely to repeat itself.',
      'Ask what the next landing would be like if nothing were said at all.',
      'The explanation should cover both what follows bad landings and what follows good ones.',
      'Think of your own best and worst day at something, and of the day after.',
    ],
    concepts: ['regression-to-the-mean', 'chance'],
    reasoning: ['creative', 'analytical'],
    b: 1,
  },
  {
    stem: 'A town put up speed cameras at the ten crossings with the most accidents last year. This year these crossings had fewer accidents. Which further figure helps most to see whether the cameras were the reason?',
    answer: 'accidents at crossings that were just as bad but got no camera',
    wrong: [
      ['accidents at all other crossings of the town in this year', 'compares-with-an-ordinary-group'],
      ['fines paid this year at the ten crossings that have the cameras', 'picks-what-is-beside-the-point'],
      ['opinions of drivers about the cameras at the ten worst crossings', 'takes-opinions-for-evidence'],
    ],
    explanation:
      'The ten crossings were chosen in an unusually bad year, and fewer accidents were to be expected anyway. Only crossings that were equally bad and got no camera show how much would have come by itself.',
    steps: [
      'Chosen: the worst of last year, partly by bad luck.',
      'Such places improve by themselves on average.',
      'Equally bad places without a camera show by how much.',
    ],
    hints: [
      'Places chosen for an extreme year tend to be less extreme in the next.',
      'Ask what would have happened at these crossings without cameras, and where that could be seen.',
      'A group for comparison should have been just as bad at the start.',
      'One comparison fits in everything but the cameras.',
    ],
    concepts: ['regression-to-the-mean', 'comparison-group'],
    reasoning: ['analytical', 'creative'],
    b: 1.3,
    discrimination: 1.2,
  },
  {
    stem: 'A laboratory tests 100 plant extracts against a disease. If an extract has no effect at all, the test still reports “effective” in 5% of cases by chance. Six extracts are reported as effective. What should be concluded?',
    answer: 'About five such reports would come by chance, so little is shown.',
    wrong: [
      ['Six extracts work, since each of the six has passed a scientific test.', 'trusts-each-hit-by-itself'],
      ['Each of the six works with a certainty of 95 per cent, given the test.', 'takes-the-error-rate-for-the-answer'],
      ['Nothing works, since so few of the extracts passed it.', 'takes-no-proof-for-a-refutation'],
    ],
    explanation:
      'Among 100 extracts without any effect the test would report about five. Six reports are hardly more than that, so most or all of them may be chance; the six should be tested again.',
    steps: [
      'Expected by chance: 5% of 100 = 5 reports.',
      'Observed: 6.',
      'The observation is what one would expect without any effect.',
    ],
    hints: [
      'Many tries bring some hits even if there is nothing to be found.',
      'Work out how many reports you would expect if no extract worked.',
      'Compare that number with the number observed before you trust a single report.',
      'The calculation fits in one line.',
    ],
    concepts: ['multiple-testing', 'false-alarms'],
    reasoning: ['analytical', 'creative'],
    b: 1.4,
    discrimination: 1.3,
  },
  {
    stem: 'Engineers want to make transport planes safer. On planes that return they find many holes in the wings and hardly any near the engines. All parts are equally likely to be hit. Where should they add protection?',
    answer: 'near the engines, as planes hit there do not return',
    wrong: [
      ['in the wings, as most of all the holes are found there', 'looks-only-at-what-is-left'],
      ['in both places equally, as all parts are hit alike', 'ignores-what-a-hit-does'],
      ['nowhere, as the planes with holes return in any case', 'looks-only-at-what-is-left'],
    ],
    explanation:
      'All parts are hit alike, so hits near the engines are missing because those planes were lost. Holes in the wings show where a plane can be hit and still come back.',
    steps: [
      'Hits are spread evenly.',
      'Planes that return show few near the engines.',
      'So planes hit there are the ones that do not return.',
    ],
    hints: [
      'What is missing from the data can tell more than what is in them.',
      'Ask where the planes are that were hit near the engines.',
      'Use the sentence that all parts are equally likely to be hit: what should the returning planes show?',
      'Think of the planes that nobody could examine.',
    ],
    concepts: ['survivorship-bias', 'selection-effects'],
    reasoning: ['creative', 'analytical'],
    b: 0.8,
  },
  {
    stem: 'Each of 1,024 people receives a message before each of ten matches, forecasting the winner; half get one team, half the other. Whoever got a wrong forecast hears no more. Rosa has received ten right forecasts in a row. What follows about the sender’s skill?',
    answer: 'Nothing, as one of the receivers had to get ten right ones.',
    wrong: [
      ['The sender is skilled, as ten right forecasts cannot be mere luck.', 'looks-only-at-what-is-left'],
      ['The sender is skilled, as Rosa got them before the matches.', 'looks-only-at-what-is-left'],
      ['Nothing, as ten forecasts are far too few to judge a person by.', 'blames-the-size-of-the-sample'],
    ],
    explanation:
      'With every match half of the receivers drop out: 1,024, 512, 256 and so on down to one. One person gets ten right forecasts however the matches end, and it happened to be Rosa.',
    steps: [
      '1,024 receivers; after each match half remain.',
      'After ten matches: 1,024 ÷ 2 ÷ 2 … = 1.',
      'So one row of ten right forecasts was certain from the start.',
    ],
    hints: [
      'Rosa sees only her own messages; ask what the others received.',
      'Follow the number of receivers who have had only right forecasts from match to match.',
      'Would there be such a person even if the sender knew nothing about the sport?',
      'Halving a few times is all the arithmetic there is.',
    ],
    concepts: ['survivorship-bias', 'chance'],
    reasoning: ['creative', 'analytical'],
    b: 1.7,
    discrimination: 1.2,
  },
];
