import { situationModel } from '../situations.ts';
import { idea } from './misconceptions.ts';

/** Choosing the measure that answers the question somebody really has. */
export const measureForThePurpose = situationModel({
  id: 'measure-for-the-purpose',
  contentArea: 'evaluating-models',
  title: 'The measure that answers the question',
  question: 'Which measure answers this question?',
  // Discrimination a little above average: only those who know what each measure divides by choose reliably.
  about: {
    concepts: ['precision', 'recall', 'choosing-measures'],
    reasoning: ['analytical', 'intuitive'],
    discrimination: 1.3,
  },
  concepts: {
    recall: {
      option: 'Recall: the share of the real cases that it finds',
      sign: 'Recall looks at the real cases and asks how many of them are found.',
      mistaken: idea.recallWhateverAsked,
    },
    precision: {
      option: 'Precision: the share of its reports that are true',
      sign: 'Precision looks at the reports and asks how many of them are true.',
      mistaken: idea.precisionWhateverAsked,
    },
    specificity: {
      option: 'Specificity: the share of harmless cases it leaves alone',
      sign: 'Specificity looks at the harmless cases and asks how many of them are left in peace.',
      mistaken: idea.specificityWhateverAsked,
    },
    accuracy: {
      option: 'Accuracy: the share of all its answers that are right',
      sign: 'Accuracy looks at all answers alike and asks how many are right.',
      mistaken: idea.accuracyForAnything,
    },
    distance: {
      option: 'Mean absolute error: how far off its numbers are on average',
      sign: 'Mean absolute error looks at predicted amounts and averages how far they are off.',
      mistaken: idea.distanceWhateverAsked,
    },
    calibration: {
      option: 'Calibration: whether its “70%” comes true 70% of the time',
      sign: 'Calibration compares stated probabilities with what then happens.',
      mistaken: idea.calibrationWhateverAsked,
    },
  },
  hints: {
    conceptual: (about) =>
      `Measures differ in the group of cases that they look at. Which cases does the question about ${about} speak of?`,
    strategic: () => 'Turn the question into “Of all …, how many …?” and compare that sentence with the options.',
  },
  situations: [
    {
      about: 'the mine search',
      story:
        'A model looks for buried mines in radar pictures of a field. Before anyone walks there, Samira asks: “Of the mines that are there, what part will it point out?”',
      shows: 'recall',
      not: ['precision', 'accuracy', 'specificity'],
      clue: 'The question is about all mines that are really there.',
      look: 'Underline the words after “of” in Samira’s question.',
      features: { steps: 1, abstraction: 1, closeness: 1 },
    },
    {
      about: 'the delivery times',
      story:
        'A model predicts how many minutes a meal delivery will take. Minh asks: “By how many minutes is it typically wrong?”',
      shows: 'distance',
      not: ['accuracy', 'precision', 'recall'],
      clue: 'The answers are amounts, and the question is how far off they are.',
      look: 'Look at what kind of answer the model gives: a yes or no, or an amount?',
      features: { steps: 1, abstraction: 1, closeness: 0 },
    },
    {
      about: 'the recommended recordings',
      story:
        'A radio archive’s model picks out recordings that contain birdsong. Each pick is then listened to by a person. Chen asks: “How much of this listening will be for nothing?”',
      shows: 'precision',
      not: ['recall', 'accuracy', 'specificity'],
      clue: 'People listen to the picks, so what matters is how many of the picks are wrong.',
      look: 'Ask which recordings are listened to: all, the picked ones, or those with birdsong?',
      features: { steps: 2, abstraction: 1, closeness: 2 },
    },
    {
      about: 'the rain chances',
      story:
        'An app gives the chance of rain as a percentage. A farmer asks: “When it says 80%, does it rain on about 80% of those days?”',
      shows: 'calibration',
      not: ['accuracy', 'recall', 'distance'],
      clue: 'The question compares stated chances with how often the event then comes.',
      look: 'Notice that the farmer does not ask whether single answers were right.',
      features: { steps: 2, abstraction: 1, closeness: 2 },
    },
    {
      about: 'the called-in cattle',
      story:
        'A model decides from a sensor which cows a vet should see. Owners ask: “Of our healthy cows, how many will be spared a needless visit?”',
      shows: 'specificity',
      not: ['precision', 'recall', 'accuracy'],
      clue: 'The question is about the healthy cows and how many of them are left in peace.',
      look: 'Decide whether the question starts from the cows called in or from the healthy cows.',
      features: { steps: 2, abstraction: 2, closeness: 3 },
    },
    {
      about: 'the letter reader',
      story:
        'A model reads the first letter of family names on old ship lists. All 26 letters are about equally frequent, and every misreading costs the same. The archive asks: “How often does it read the right letter?”',
      shows: 'accuracy',
      not: ['precision', 'recall', 'calibration'],
      clue: 'All answers count alike, and the question is simply how often they are right.',
      look: 'Ask whether some mistakes count more than others here.',
      features: { steps: 2, abstraction: 1, closeness: 2 },
    },
    {
      about: 'the plagiarism reports',
      story:
        'A school’s program reports essays as copied. A student who was reported asks: “When it reports somebody, how often is it right?”',
      shows: 'precision',
      not: ['specificity', 'recall', 'accuracy'],
      clue: 'The question starts from the reports and asks how many of them are true.',
      look: 'Find the group of students that the question is about.',
      features: { steps: 2, abstraction: 2, closeness: 2 },
    },
    {
      about: 'the blood bank',
      story:
        'A model screens donated blood for a virus. The blood bank destroys what is flagged and uses the rest. It asks: “Of the infected donations, how many would slip through?”',
      shows: 'recall',
      not: ['specificity', 'precision', 'accuracy'],
      clue: 'What slips through are infected donations that are not found, so the question starts from the infected ones.',
      look: 'Sort the donations into infected and not infected first; which pile is meant?',
      features: { steps: 2, abstraction: 2, closeness: 2, load: 1 },
    },
    {
      about: 'the insurance probabilities',
      story:
        'An insurer multiplies each predicted probability of damage by the amount insured and sets that sum aside. Its actuary asks: “May we trust the probabilities as they stand, even where single cases stay uncertain?”',
      shows: 'calibration',
      not: ['accuracy', 'precision', 'recall'],
      clue: 'The probabilities themselves are used as numbers, so they must match how often damage comes.',
      look: 'Look at what is done with the model’s output: is it a decision, or a number in a calculation?',
      features: { steps: 3, abstraction: 3, closeness: 2 },
    },
    {
      about: 'the airport gate',
      story:
        'Nearly all passengers are harmless, and a gate searches those whom a model points out. The airport asks: “If you are harmless, how likely are you to pass without being searched?”',
      shows: 'specificity',
      not: ['precision', 'accuracy', 'recall'],
      clue: 'The question supposes a harmless passenger, so it looks at the harmless ones only.',
      look: 'The word “if” names the group; the rest of the sentence says what is asked of it.',
      features: { steps: 3, abstraction: 2, closeness: 3 },
    },
  ],
});
