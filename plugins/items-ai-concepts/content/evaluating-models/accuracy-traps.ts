import { percent, wrong } from '../drafts.ts';
import { questionList } from '../questions.ts';
import { idea } from './misconceptions.ts';

const hints = {
  baseline: {
    conceptual: 'Before praising a model, compare it with something that has learnt nothing.',
    procedural: 'Work out how often a program would be right that gives the same answer every time.',
    strategic: 'Keep two figures apart: how common the answers are, and how often the program is right.',
    encouragement: 'The situation is simpler than it sounds. Count the cases in which the fixed answer happens to fit.',
  },
};

/** Accuracy that says less than it seems: baselines, rare cases, changed proportions. */
export const accuracyTraps = questionList({
  id: 'accuracy-traps',
  contentArea: 'evaluating-models',
  title: 'What an accuracy does and does not tell',
  discrimination: 1.3,
  concepts: ['accuracy', 'baselines', 'class-imbalance'],
  reasoning: ['analytical'],
  questions: [
    {
      stem: 'In a valley, frost comes in 5 of 100 spring nights. A program says “no frost” every night without looking at anything. In what share of these nights is it right?',
      answer: percent(95, 100),
      distractors: [
        wrong('5%', idea.complementTaken),
        wrong('50%', idea.fiftyFifty),
        wrong('0%', idea.nothingLearntNothingRight),
      ],
      explanation:
        'It is right whenever there is no frost, and that is the case in 95 of the 100 nights. A high accuracy can come from rare cases alone.',
      steps: ['Its answer never changes: “no frost”.', 'That fits in 100 − 5 = 95 nights.', '95 of 100 is 95%.'],
      hints: hints.baseline,
      reasoning: ['intuitive'],
      features: { steps: 1, abstraction: 0, closeness: 1 },
    },
    {
      stem: 'Of 1,200 cups from a kiln, 60 are cracked. A careless inspector marks every cup as sound. In what share of the cups is the inspector’s mark correct?',
      answer: percent(1140, 1200),
      distractors: [
        wrong('5%', idea.complementTaken),
        wrong('60%', idea.countTakenForPercent),
        wrong('50%', idea.fiftyFifty),
      ],
      explanation:
        '1,140 of the 1,200 cups are sound, and all of these marks are correct: 95%. Yet not one cracked cup is found.',
      steps: ['Correct marks: the sound cups, 1,200 − 60 = 1,140.', '1,140 ÷ 1,200 = 95%.'],
      hints: hints.baseline,
      features: { steps: 2, abstraction: 0, closeness: 1 },
    },
    {
      stem: 'A program names the fruit on photos: 50% show apples, 30% pears and 20% plums. What is the highest accuracy that it can reach by giving the same answer to every photo?',
      answer: '50%',
      distractors: [
        wrong('33%', idea.equalChances),
        wrong('100%', idea.highestMeansPerfect),
        wrong('20%', idea.rarestForCommonest),
      ],
      explanation:
        'With a fixed answer it is right exactly as often as that fruit occurs. The commonest fruit gives the most: apples, 50%.',
      steps: [
        '“Always apple” is right for 50%, “always pear” for 30%, “always plum” for 20%.',
        'The highest of these is 50%. A trained model should do better than that.',
      ],
      hints: hints.baseline,
      features: { steps: 2, abstraction: 1, closeness: 1 },
    },
    {
      stem: 'Four models were tested, each on its own task. Which of them is no better than a program that always gives the commonest answer?',
      stimulus: [
        {
          kind: 'table',
          header: ['Task of the model', 'Commonest answer', 'Accuracy'],
          rows: [
            ['Faulty lamps', 'sound, 98%', '98%'],
            ['Ripe melons', 'unripe, 60%', '85%'],
            ['Late trains', 'on time, 90%', '93%'],
            ['Weeds in rows', 'crop, 55%', '71%'],
          ],
        },
      ],
      answer: 'Faulty lamps',
      distractors: [
        wrong('Weeds in rows', idea.lowestAccuracyIsWorst),
        wrong('Late trains', idea.imbalanceMeansUseless),
        wrong('Ripe melons', idea.accuracyIsAbsolute),
      ],
      explanation:
        'Always answering “sound” is right for 98% of the lamps, exactly as often as the model. All others beat their commonest answer.',
      steps: [
        'For each task, the fixed answer is right as often as the commonest answer occurs.',
        'Compare: lamps 98 and 98; melons 60 and 85; trains 90 and 93; weeds 55 and 71.',
        'Only for the lamps is nothing gained.',
      ],
      hints: {
        conceptual: 'An accuracy is only high or low in comparison with what can be had for nothing.',
        procedural: 'In each row, compare the last two columns with each other.',
        strategic: 'Do not compare the rows before you have judged each of them by itself.',
        encouragement: 'Four small comparisons and you are there.',
      },
      features: { steps: 2, abstraction: 1, closeness: 1, load: 1 },
    },
    {
      stem: 'After an update, a model that sorts letters has 99% accuracy instead of 98%. Its letters are as difficult as before. What has happened to the number of wrongly sorted letters?',
      answer: 'It has fallen to a half.',
      distractors: [
        wrong('It has fallen by 1%.', idea.pointsForPercentOfErrors),
        wrong('It has fallen by 99%.', idea.accuracyForDecrease),
        wrong('It has changed very little.', idea.smallPointsSmallEffect),
      ],
      explanation:
        'Wrong were 2 letters in 100 and now 1 in 100. Near the top of the scale one percentage point can be a large part of the errors.',
      steps: ['Errors before: 100% − 98% = 2%.', 'Errors after: 100% − 99% = 1%.', '1 is half of 2.'],
      hints: {
        conceptual:
          'The question is about the letters that go wrong, while the percentages are about those that go right.',
        procedural: 'Imagine 1,000 letters and count the wrong ones before and after.',
        strategic: 'Compare errors with errors. The difference of the accuracies alone does not tell.',
        encouragement: 'With imagined letters in front of you it becomes a very short sum.',
      },
      reasoning: ['intuitive', 'analytical'],
      features: { steps: 3, abstraction: 1, closeness: 2 },
    },
    {
      stem: '3% of the people tested have an illness. A model that says “ill” or “not ill” has an accuracy of 97%. What follows from these two figures?',
      answer: 'It may have overlooked every ill person.',
      distractors: [
        wrong('It has found 97% of the ill people.', idea.accuracyIsRecall),
        wrong('It is right in 97% of its “ill” answers.', idea.accuracyIsPrecision),
        wrong('It has called 3% of the healthy people ill.', idea.accuracyIsSpecificity),
      ],
      explanation:
        'Someone who answers “not ill” every time also reaches 97%. The accuracy alone does not show whether any ill person was found.',
      steps: [
        'A program that always says “not ill” is right for the 97% who are not ill.',
        'So 97% accuracy is possible without finding anyone.',
        'The three other statements would need counts that are not given.',
      ],
      hints: {
        conceptual: 'One figure for all cases together says nothing certain about a small group among them.',
        procedural: 'Try to invent results for 100 people that fit both figures in different ways.',
        strategic: 'A statement follows only if no invented example contradicts it. Test the options like that.',
        encouragement:
          'If you can build one counterexample, you can strike an option. Begin with the laziest model you can think of.',
      },
      reasoning: ['creative', 'analytical'],
      features: { steps: 3, abstraction: 2, closeness: 2 },
    },
    {
      stem: '4% of the payments in a data set are fraud. A model simply reports every payment as fraud. What are its recall and its precision for fraud?',
      answer: 'recall 100%, precision 4%',
      distractors: [
        wrong('recall 4%, precision 100%', idea.precisionForRecall),
        wrong('recall 4%, precision 4%', idea.baseRateIsEverything),
        wrong('recall 100%, precision 100%', idea.allFoundIsAllRight),
      ],
      explanation:
        'No fraud escapes it, so recall is 100%. But only 4% of its reports, which are all payments, are true: precision 4%.',
      steps: [
        'Recall: of the frauds, all are reported, 100%.',
        'Precision: the reports are all payments, of which 4% are fraud.',
      ],
      hints: {
        conceptual: 'Recall starts from the real cases, precision from the reports. Here the reports are everything.',
        procedural: 'Imagine 100 payments and write down how many are fraud, how many are reported, how many are both.',
        strategic: 'Two measures, two different wholes. Settle one of them and strike the options that do not fit.',
        encouragement: 'Extreme models are the easiest ones to count. Make use of that.',
      },
      concepts: ['precision', 'recall', 'baselines'],
      features: { steps: 3, abstraction: 2, closeness: 2 },
    },
    {
      stem: 'On a test set in which half of the leaves were diseased, a model recognised 80% of the diseased and 90% of the healthy leaves, so it was right for 85%. In the fields only 10% of the leaves are diseased. What accuracy can be expected there?',
      answer: percent(0.1 * 80 + 0.9 * 90, 100),
      distractors: [
        wrong('85%', idea.accuracyTravels),
        wrong('81%', idea.weightsSwapped),
        wrong('72%', idea.ratesMultiplied),
      ],
      explanation:
        'What the model does with a diseased or a healthy leaf stays the same, but healthy leaves now weigh more: 10% × 80% + 90% × 90% = 89%.',
      steps: [
        'Diseased leaves: 10 of 100, of which 8 are recognised.',
        'Healthy leaves: 90 of 100, of which 81 are recognised.',
        '8 + 81 = 89 of 100.',
      ],
      hints: {
        conceptual: 'An overall accuracy is an average over groups, and it changes when the groups change in size.',
        procedural: 'Imagine 100 leaves in the field and treat the diseased and the healthy ones separately.',
        strategic: 'The new accuracy must lie between the rates of the two groups, nearer to that of the larger group.',
        encouragement: 'Two small products and a sum. Set out the 100 leaves and you will see it.',
      },
      features: { steps: 4, abstraction: 2, closeness: 2, load: 1 },
    },
    {
      stem: 'On a test set with 10% broken parts, a model recognised 60% of the broken and 90% of the sound parts, so it was right for 87%. A new machine produces as many broken as sound parts. What accuracy can be expected there?',
      answer: percent(0.5 * 60 + 0.5 * 90, 100),
      distractors: [
        wrong('87%', idea.accuracyTravels),
        wrong('63%', idea.weightsSwapped),
        wrong('54%', idea.ratesMultiplied),
      ],
      explanation:
        'Both kinds of part now count equally, so the accuracy is the plain mean of 60% and 90%. The old figure was flattered by the many sound parts.',
      steps: [
        'Of 100 parts, 50 are broken: 30 of them are recognised.',
        '50 are sound: 45 of them are recognised.',
        '30 + 45 = 75 of 100.',
      ],
      hints: {
        conceptual: 'The model treats a single part as before. What has changed is the mixture of parts.',
        procedural: 'Imagine 100 parts from the new machine, split them by kind, and apply the rate of each kind.',
        strategic: 'Before calculating, decide whether the figure must rise or fall, and why.',
        encouragement: 'Keep the two kinds of part apart until the very end and it will come out.',
      },
      features: { steps: 4, abstraction: 2, closeness: 2, load: 1 },
    },
  ],
});
