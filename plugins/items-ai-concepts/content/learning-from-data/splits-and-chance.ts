import { distinct, figure, wrong } from '../drafts.ts';
import { questionList } from '../questions.ts';
import { idea } from './misconceptions.ts';

const folding = {
  conceptual: 'When data is scarce, every record can serve for training and for testing, only never at the same time.',
  procedural: 'Draw the parts as boxes and mark in each round which box is the test.',
  strategic: 'Follow one single record through all the rounds and write down what it is used for.',
  encouragement: 'A small drawing with as many boxes as parts answers this almost by itself.',
};

const luck = {
  conceptual: 'Among many tries, something unlikely is likely to happen once.',
  procedural: 'Work out how likely it is for one single try, then think of all of them together.',
  strategic: 'It is often easier to ask how likely it is that the thing never happens.',
  encouragement: 'Begin with one try, then with two; the pattern carries on.',
};

/** Splitting data so that a test imitates use, and telling learning from luck. */
export const splitsAndChance = questionList({
  id: 'splits-and-chance',
  contentArea: 'learning-from-data',
  title: 'Splitting data, and learning or luck',
  discrimination: 1.3,
  concepts: ['training-and-test-data', 'cross-validation'],
  reasoning: ['systematic'],
  questions: [
    {
      stem: '200 records are cut into 5 equal parts. In each of 5 rounds another part is the test, and the model learns from the other parts. In how many rounds does the model learn from a certain record?',
      answer: '4',
      distractors: [
        wrong('5', idea.testedOnTraining),
        wrong('1', idea.testForTraining),
        wrong('160', idea.recordsForRounds),
      ],
      explanation:
        'A record belongs to one part. In one round this part is the test, in the other four the model learns from it.',
      steps: [
        'The record lies in one of the 5 parts.',
        'One round uses this part for testing.',
        'The other 5 − 1 = 4 rounds use it for learning.',
      ],
      hints: folding,
      features: { steps: 2, abstraction: 1, closeness: 1 },
    },
    {
      stem: '240 records are cut into 6 equal parts. In each of 6 rounds another part is the test, and the model learns from the others. From how many records does it learn in each round?',
      answer: figure(240 - 240 / 6),
      distractors: [
        wrong('40', idea.testForTraining),
        wrong('240', idea.testedOnTraining),
        wrong('120', idea.halfAndHalf),
      ],
      explanation: 'Each part holds 40 records. Five of the six parts, 200 records, are for learning in each round.',
      steps: ['One part: 240 ÷ 6 = 40 records.', 'For learning: 240 − 40 = 200.'],
      hints: folding,
      features: { steps: 2, abstraction: 1, closeness: 1 },
    },
    {
      stem: 'A model is to work in schools it has never seen. There are records of 400 pupils from 10 schools, and pupils of one school resemble each other. Which split gives the most honest test?',
      answer: '8 whole schools for training, 2 whole schools for testing',
      distractors: [
        wrong('320 pupils for training, 80 for testing, drawn by chance', idea.randomIsAlwaysHonest),
        wrong('From every school 32 pupils for training, 8 for testing', idea.evenSplitIsHonest),
        wrong('All of the pupils for training, 80 of them for testing', idea.testedOnTraining),
      ],
      explanation:
        'In use the model meets schools it does not know. Only if whole schools are kept apart does the test imitate that.',
      steps: [
        'In use: new schools.',
        'So the test must consist of schools from which nothing was learnt.',
        'Drawing pupils at random puts each school on both sides.',
      ],
      hints: {
        conceptual: 'A test should put the model into the situation in which it will have to prove itself.',
        procedural:
          'Say in one sentence what will be new to the model in use, and look for the split in which that is new as well.',
        strategic: 'For each split, ask whether the model could do well by recognising a school.',
        encouragement: 'The first sentence of the question holds the key idea.',
      },
      reasoning: ['analytical'],
      features: { steps: 3, abstraction: 2, closeness: 2 },
    },
    {
      stem: 'A model is to forecast each evening how much electricity a town will need the next day. There are daily records of five years. Which test imitates its use best?',
      answer: 'Learning from four years, testing on the year after them',
      distractors: [
        wrong('Learning from days drawn by chance, testing on the rest', idea.randomIsAlwaysHonest),
        wrong('Learning from the last year, testing on the four before', idea.timeTurnedRound),
        wrong('Learning from every even day, testing on all odd days', idea.evenSplitIsHonest),
      ],
      explanation:
        'In use the model knows the past and forecasts the future. With random or alternating days it would learn from the days around each test day, which it will not have.',
      steps: [
        'In use: learn from the past, forecast later days.',
        'So the test days must all lie after the days for learning.',
        'Neighbouring days resemble each other, which makes the other tests too easy.',
      ],
      hints: {
        conceptual: 'Time runs in one direction, and a forecast may only use what lies behind it.',
        procedural: 'Mark learning days and test days on a time line for each proposal.',
        strategic: 'Ask whether the model would know days after the test day.',
        encouragement: 'Draw the time lines, and only one of them looks like real use.',
      },
      reasoning: ['analytical'],
      features: { steps: 3, abstraction: 2, closeness: 3 },
    },
    {
      stem: 'To choose among 3 learning rates and 4 sizes, every combination is tried with 5 rounds of training on different parts of the data. Then the best combination is trained once more on all the data. How many trainings is that altogether?',
      answer: figure(3 * 4 * 5 + 1),
      distractors: [
        wrong('12', idea.roundsForgotten),
        wrong('60', idea.finalTrainingForgotten),
        wrong('36', idea.choicesAdded),
      ],
      order: ['12', '36', '60', '61'],
      explanation: 'There are 3 × 4 = 12 combinations, each trained 5 times, and one final training: 60 + 1 = 61.',
      steps: ['Combinations: 3 × 4 = 12.', 'Rounds: 12 × 5 = 60.', 'Final training: 60 + 1 = 61.'],
      hints: {
        conceptual: 'Each combination of settings is a model of its own, and each is trained several times.',
        procedural: 'Count the combinations first, then the trainings for each of them.',
        strategic: 'Read the last step of the plan once more before you finish.',
        encouragement: 'A small tree of choices makes the counting safe.',
      },
      features: { steps: 4, abstraction: 1, closeness: 2 },
    },
    {
      stem: 'A test on 100 cases shows the accuracy of a model with an uncertainty of about ±8 percentage points. The uncertainty falls with the square root of the number of cases. How many cases are needed for about ±4 points?',
      answer: '400',
      distractors: [
        wrong('200', idea.precisionIsProportional),
        wrong('800', idea.wrongPower),
        wrong('1,600', idea.wrongPower),
      ],
      order: ['200', '400', '800', '1,600'],
      explanation:
        'To halve the uncertainty, the square root must double, so the number of cases must be four times as large.',
      steps: [
        '±8 to ±4 means half the uncertainty.',
        'The square root of the number has to double.',
        'So 4 × 100 = 400 cases.',
      ],
      hints: {
        conceptual: 'Precision is bought with cases, but at a falling rate.',
        procedural:
          'Ask by which factor the uncertainty is to shrink, and what that means for the root and for the number.',
        strategic: 'Check by taking the root of 100 and of your answer.',
        encouragement: 'Friendly square numbers occur here, so you can check your result in your head.',
      },
      concepts: ['test-set-size', 'uncertainty'],
      reasoning: ['analytical'],
      features: { steps: 3, abstraction: 2, closeness: 3 },
    },
    {
      stem: 'A model has been offered 20 columns of pure chance. Each of them passes a check for usefulness with a probability of 5%, independently of the others. How likely is it that at least one passes?',
      answer: `about ${Math.round(100 * (1 - 0.95 ** 20))}%`,
      distractors: distinct(`about ${Math.round(100 * (1 - 0.95 ** 20))}%`, [
        wrong('about 5%', idea.oneTryForMany),
        wrong('about 100%', idea.probabilitiesAddedUp),
        wrong(`about ${Math.round(100 * 0.95 ** 20)}%`, idea.complementTaken),
      ]),
      explanation:
        'That none passes has the probability 0.95²⁰, about 36%. So with about 64% at least one useless column looks useful.',
      steps: [
        'One column fails the check with 95%.',
        'All 20 fail with 0.95²⁰ ≈ 0.36.',
        'At least one passes: 1 − 0.36 = 0.64.',
      ],
      hints: luck,
      concepts: ['chance-findings', 'probability'],
      reasoning: ['analytical'],
      features: { steps: 5, abstraction: 3, closeness: 2 },
    },
    {
      stem: '64 models that only guess at random are tested on the same 6 yes-or-no questions. About how many of them will answer all 6 rightly?',
      answer: figure(64 / 2 ** 6),
      distractors: [
        wrong('0', idea.unlikelyMeansNever),
        wrong('11', idea.dividedByQuestions),
        wrong('32', idea.oneTryForMany),
      ],
      order: ['0', '1', '11', '32'],
      explanation:
        'A guesser gets all 6 right with 1/2⁶ = 1/64. Among 64 guessers about one does, and it would look perfect though it has learnt nothing.',
      steps: [
        'One question: 1/2. Six questions: 1/64.',
        '64 × 1/64 = 1.',
        'So the best of many models on a small test may owe it to luck.',
      ],
      hints: luck,
      concepts: ['chance-findings', 'test-set-size'],
      reasoning: ['analytical', 'intuitive'],
      features: { steps: 4, abstraction: 3, closeness: 2 },
    },
    {
      stem: 'For a random forest, each tree learns from 4 records that are drawn by chance from a data set of 4, one after the other, each time from all four. How likely is it that a certain record is not drawn at all?',
      answer: `about ${Math.round(100 * 0.75 ** 4)}%`,
      distractors: distinct(`about ${Math.round(100 * 0.75 ** 4)}%`, [
        wrong('about 0%', idea.drawsAssumedDifferent),
        wrong('about 25%', idea.oneTryForMany),
        wrong('about 75%', idea.singleDrawTaken),
      ]),
      explanation:
        'In each draw the record is missed with 3/4. Four misses in a row have the probability (3/4)⁴ = 81/256, about 32%. So each tree sees another part of the data.',
      steps: ['Missed in one draw: 3/4.', 'Missed in all four: (3/4)⁴ = 81/256.', '81 ÷ 256 ≈ 0.32.'],
      hints: { ...luck, conceptual: 'Drawing with replacement repeats some records and leaves out others.' },
      concepts: ['bootstrap', 'probability'],
      reasoning: ['analytical'],
      features: { steps: 5, abstraction: 3, closeness: 2 },
    },
  ],
});
