import { situationModel } from '../situations.ts';
import { idea } from './misconceptions.ts';

/** Finding out why a test promised more than use will hold: forms of leakage, and what merely looks like it. */
export const tooGoodToBeTrue = situationModel({
  id: 'too-good-to-be-true',
  contentArea: 'learning-from-data',
  title: 'Why a test result promises too much',
  question: 'What is the main reason to expect poorer results in use than in this test?',
  // Discrimination above average: the forms of leakage are told apart only by those who see what the test should imitate.
  about: {
    concepts: ['leakage', 'training-and-test-data'],
    reasoning: ['analytical', 'systematic'],
    discrimination: 1.3,
  },
  concepts: {
    future: {
      option: 'The model is given facts that arise only after the prediction.',
      sign: 'A fact from after the moment of prediction is there in old records and missing in use.',
      mistaken: idea.anyLeakIsFuture,
    },
    copies: {
      option: 'The same examples occur both in training and in test data.',
      sign: 'Identical copies on both sides let the model answer from memory.',
      mistaken: idea.anyLeakIsCopies,
    },
    sources: {
      option: 'Training and test data share persons or places, unlike later use.',
      sign: 'When one person or place gives examples to both sides, the model can recognise the source instead of the matter.',
      mistaken: idea.anyLeakIsShared,
    },
    tuned: {
      option: 'The test data was used again and again to make choices.',
      sign: 'Choosing by the test result fits the choice to the test data, so that it no longer stands for new cases.',
      mistaken: idea.anyLeakIsTuning,
    },
    prepared: {
      option: 'A preparation step had already looked at the test answers.',
      sign: 'When columns are chosen or values computed with the test answers in view, the answers seep into the training.',
      mistaken: idea.anyLeakIsPreparation,
    },
    shifted: {
      option: 'The conditions in use differ from those of all the data.',
      sign: 'A test drawn from the same conditions as the training says little about other conditions.',
      mistaken: idea.anyLeakIsShift,
    },
    simple: {
      option: 'The model is too simple to follow the training examples.',
      sign: 'A model that is too simple would already have done badly in the test.',
      mistaken: idea.goodTestButUnderfit,
    },
  },
  hints: {
    conceptual: (about) =>
      `A test is honest when it imitates use. Compare how ${about} was tested with how the model will meet new cases.`,
    strategic: () =>
      'For each proposal, look for the sentence in the story that it would rest on; only one proposal has such a sentence.',
  },
  situations: [
    {
      about: 'the spot photos',
      story:
        'Photos of skin spots were collected from many web pages; many pages show the very same picture. All photos were split at random into training and test data, and the test went extremely well.',
      shows: 'copies',
      not: ['tuned', 'future', 'simple'],
      clue: 'The same picture may have been drawn for training once and for testing another time.',
      look: 'Follow one popular picture that stands on several pages through the random split.',
      features: { steps: 2, abstraction: 2, closeness: 1 },
    },
    {
      about: 'the admission forecast',
      story:
        'At admission, a hospital model is to predict pneumonia. It was trained and tested on finished patient files, with all columns, among them “antibiotic given on day 2”.',
      shows: 'future',
      not: ['prepared', 'tuned', 'simple'],
      clue: 'At admission nobody knows yet what will be given on day 2.',
      look: 'Put each mentioned fact on a time line that begins at admission.',
      features: { steps: 2, abstraction: 2, closeness: 1 },
    },
    {
      about: 'the tractor warning system',
      story:
        'A model warns of tractor engine trouble from sound. All recordings, for training and for testing, were made on dry summer days in one region. It will be sold for winter work in the mountains.',
      shows: 'shifted',
      not: ['tuned', 'copies', 'future'],
      clue: 'Neither training nor test recordings contain anything like winter in the mountains.',
      look: 'Compare where and when the recordings were made with where and when the model will listen.',
      features: { steps: 2, abstraction: 2, closeness: 1 },
    },
    {
      about: 'the chest scans',
      story:
        'From each of 200 patients there are about 15 scans. The scans, not the patients, were split at random into training and test data. The model will be used on new patients.',
      shows: 'sources',
      not: ['copies', 'prepared', 'future'],
      clue: 'Nearly every patient has scans on both sides, so the model can recognise bodies it has seen; new patients are strangers.',
      look: 'Follow one patient’s 15 scans through the split.',
      features: { steps: 3, abstraction: 2, closeness: 3 },
    },
    {
      about: 'the sixty versions',
      story:
        'Ayodele’s team trained 60 versions of a model, measured each of them on the one test set, and announces the test accuracy of the winner.',
      shows: 'tuned',
      not: ['sources', 'copies', 'simple'],
      clue: 'Picking the highest of 60 results on one test set also picks luck on just that set.',
      look: 'Ask what the test set was used for, besides the final report.',
      features: { steps: 3, abstraction: 2, closeness: 1 },
    },
    {
      about: 'the speech clips',
      story:
        'Forty speakers recorded 100 clips each for a model that recognises tiredness in a voice. Clips were assigned to training or test by chance. Customers will be people whom the model has never heard.',
      shows: 'sources',
      not: ['future', 'copies', 'tuned'],
      clue: 'All forty voices occur in training as well as in testing, so knowing the voice helps in the test and not with customers.',
      look: 'Count how many voices in the test are new to the model.',
      features: { steps: 3, abstraction: 3, closeness: 2 },
    },
    {
      about: 'the weekly repair',
      story:
        'Every Monday for a year, engineers looked at the mistakes on the test emails, adjusted the spam filter until those mistakes were gone, and measured again on the same emails.',
      shows: 'tuned',
      not: ['copies', 'future', 'simple'],
      clue: 'Each adjustment was made to suit these emails, so in the end the score on them measures the fit to them.',
      look: 'Ask whether these emails are still unseen after a year of Mondays.',
      features: { steps: 3, abstraction: 2, closeness: 2 },
    },
    {
      about: 'the sensor columns',
      story:
        'A sugar mill has 90 days of data with 5,000 sensor columns. First the 20 columns that go best with the outcome on all 90 days were picked. Then the days were split, and a model with these 20 columns was trained and tested.',
      shows: 'prepared',
      not: ['copies', 'future', 'shifted'],
      clue: 'The picking used the outcomes of the test days too; among 5,000 columns some fit them by pure chance.',
      look: 'List the steps in order and mark where the test days are set aside.',
      features: { steps: 4, abstraction: 3, closeness: 2 },
    },
    {
      about: 'the balanced data',
      story:
        'Only 2% of machine records show a fault. Each fault record was copied forty times to balance the groups. After that, all records were split at random into training and test data.',
      shows: 'copies',
      not: ['tuned', 'future', 'shifted'],
      clue: 'Forty copies of one fault are spread over both sides, so the test asks for faults seen in training.',
      look: 'Pick one fault and follow its copies through the split.',
      features: { steps: 4, abstraction: 3, closeness: 2 },
    },
    {
      about: 'the town code',
      story:
        'To predict house prices, each town name was replaced by the mean price of all houses sold in that town. Only then were the houses split at random into training and test data. Some towns have just one or two houses.',
      shows: 'prepared',
      not: ['copies', 'shifted', 'simple'],
      clue: 'For a test house, the mean of its town already contains its own price, which is the answer.',
      look: 'Take a town with a single house, suppose it falls into the test data, and see what the model is told.',
      features: { steps: 5, abstraction: 3, closeness: 2 },
    },
  ],
});
