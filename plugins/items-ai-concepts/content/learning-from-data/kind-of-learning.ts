import { situationModel } from '../situations.ts';
import { idea } from './misconceptions.ts';

/** Telling classification, regression, clustering and learning by reward apart in everyday plans. */
export const kindOfLearning = situationModel({
  id: 'kind-of-learning',
  contentArea: 'learning-from-data',
  title: 'Which kind of learning a plan calls for',
  question: 'Which kind of learning is this?',
  // Discrimination below average: the four names are learnt by heart as often as they are understood.
  about: { concepts: ['kinds-of-learning'], reasoning: ['intuitive'], discrimination: 1 },
  concepts: {
    classification: {
      option: 'Classification: sort new cases into groups fixed in advance',
      sign: 'Classification learns from examples that already carry the name of one of a few given groups.',
      mistaken: idea.anyGroupingIsClassification,
    },
    regression: {
      option: 'Regression: estimate a quantity on a scale of numbers',
      sign: 'Regression learns from examples with a measured amount and answers with an amount.',
      mistaken: idea.anyNumberIsRegression,
    },
    clustering: {
      option: 'Clustering: find groups that nobody has named before',
      sign: 'Clustering has examples without answers and looks for groups among them.',
      mistaken: idea.anyGroupingIsClustering,
    },
    reward: {
      option: 'Reinforcement learning: improve actions by their rewards',
      sign: 'Reinforcement learning tries actions, sees how well they turn out, and shifts towards those that pay.',
      mistaken: idea.anyImprovementIsReinforcement,
    },
  },
  hints: {
    conceptual: (about) =>
      `Kinds of learning differ in what the examples come with and in what the answer looks like. What does ${about} start from?`,
    strategic: (about) =>
      `Ask two questions of ${about}: are right answers known for the examples, and is the answer a group, an amount or an action?`,
  },
  situations: [
    {
      about: 'the letter sorting',
      story:
        'A post office has 50,000 photos of letters that staff have marked “stamped” or “not stamped”. A model is to mark new letters the same way.',
      shows: 'classification',
      not: ['clustering', 'regression', 'reward'],
      clue: 'The two groups are given, and every training photo carries one of them.',
      look: 'Look at what the staff have already written on each photo.',
      features: { steps: 1, abstraction: 1, closeness: 0 },
    },
    {
      about: 'the cycle hire plan',
      story: 'From weather and weekday, a model is to say how many bicycles will be hired in Thessaloniki tomorrow.',
      shows: 'regression',
      not: ['classification', 'clustering', 'reward'],
      clue: 'The answer is an amount: a number of bicycles.',
      look: 'Write down one possible answer of the model. What sort of thing is it?',
      features: { steps: 1, abstraction: 1, closeness: 0 },
    },
    {
      about: 'the shelf of fragments',
      story:
        'Archaeologists have measured 600 pottery fragments and know no types yet. A program is to suggest which fragments belong together.',
      shows: 'clustering',
      not: ['classification', 'regression', 'reward'],
      clue: 'No fragment carries a type; the groups themselves are to be discovered.',
      look: 'Check whether anyone has told the program which types there are.',
      features: { steps: 1, abstraction: 1, closeness: 1 },
    },
    {
      about: 'the walking robot',
      story:
        'A small robot tries different ways of moving its legs. The further it gets without falling, the more points it receives, and it changes its movements accordingly.',
      shows: 'reward',
      not: ['regression', 'classification', 'clustering'],
      clue: 'Nobody shows the robot the right movements; it only learns how well its own attempts turned out.',
      look: 'Ask who tells the robot what to do, and when.',
      features: { steps: 1, abstraction: 1, closeness: 1 },
    },
    {
      about: 'the meter reader',
      story:
        'A model reads photos of water meters. For each digit window it must say which of the digits 0 to 9 is shown; it was trained on photos whose digits people had typed in.',
      shows: 'classification',
      not: ['regression', 'clustering', 'reward'],
      clue: 'Each digit is one of ten given groups; a 7 read as an 8 is no better than a 7 read as a 1.',
      look: 'Ask whether a near miss would be better than a far one.',
      // The answer looks like a number but is the name of a group.
      features: { steps: 2, abstraction: 2, closeness: 3 },
    },
    {
      about: 'the spare-part plan',
      story:
        'From vibration records of past pumps, each with the hours it went on running, a model is to estimate how many more hours a pump will run.',
      shows: 'regression',
      not: ['clustering', 'classification', 'reward'],
      clue: 'The records carry a measured amount, and the answer is an amount of hours.',
      look: 'Look at the unit of the answer.',
      features: { steps: 2, abstraction: 1, closeness: 1 },
    },
    {
      about: 'the library program',
      story:
        'Nobody in Bogotá’s libraries has ever sorted readers into types. A program compares what 9,000 readers borrow and proposes a handful of reader types.',
      shows: 'clustering',
      not: ['classification', 'regression', 'reward'],
      clue: 'The types are the result, not something the readers were marked with.',
      look: 'Compare what the program is given with what it hands over at the end.',
      features: { steps: 2, abstraction: 1, closeness: 2 },
    },
    {
      about: 'the lift control',
      story:
        'A lift control system starts with random decisions about where to wait. After every trip it is told how long people stood waiting, and it comes to prefer decisions that led to short waits.',
      shows: 'reward',
      not: ['regression', 'clustering', 'classification'],
      clue: 'The system acts, receives a measure of how good the outcome was, and changes its decisions.',
      look: 'Minutes are measured here, but ask what the system itself puts out: a number or a decision?',
      // A number is involved, but it is the reward and not the answer.
      features: { steps: 2, abstraction: 2, closeness: 2 },
    },
    {
      about: 'the heat warning',
      story:
        'For each past day, a city holds the morning’s weather and one of the words “none”, “yellow” or “red” chosen by experts. A model is to issue the word for each new day.',
      shows: 'classification',
      not: ['regression', 'clustering', 'reward'],
      clue: 'The model must choose one of three given words, and every past day carries one.',
      look: 'Heat is measured in degrees, but look at what exactly the model has to put out.',
      features: { steps: 2, abstraction: 2, closeness: 2 },
    },
    {
      about: 'the tree ages',
      story:
        'Foresters have counted the rings of 2,000 felled trees. From girth and height, a model is to say how old a standing tree is, in years.',
      shows: 'regression',
      not: ['classification', 'clustering', 'reward'],
      clue: 'Age in years is an amount; being two years out is better than being twenty years out.',
      look: 'Ask whether answers can be nearly right.',
      features: { steps: 2, abstraction: 1, closeness: 2 },
    },
  ],
});
