import type { Misconception } from '../../../item-bank/items/services.ts';
import { shared } from '../misconceptions.ts';

/**
 * Wrong ideas about learning from examples. An idea has one id wherever it shows; `says` is what a
 * learner who held it is told, so it names the thought and turns it, without blame.
 */
export const idea = {
  ...shared,
  causeForLabel: {
    id: 'cause-taken-for-label',
    says: 'You chose something that may influence the outcome. The label is the outcome itself.',
  },
  featureForLabel: {
    id: 'feature-taken-for-label',
    says: 'You chose a feature: something the model is told about a case rather than what it has to find out.',
  },
  identifierForLabel: {
    id: 'identifier-taken-for-label',
    says: 'You chose the column that names each record. A name tells records apart but is not what is to be predicted.',
  },
  usefulFeatureDiscarded: {
    id: 'useful-feature-discarded',
    says: 'You set aside a column whose values turn up again in new cases, so a model can learn from it.',
  },
  onlyNumbersCount: {
    id: 'only-numbers-can-be-learnt-from',
    says: 'You set aside a column because it holds words. Categories can carry as much information as numbers.',
  },
  weakMeansUseless: {
    id: 'weak-clue-taken-for-useless',
    says: 'You set aside a column that says little on its own. Weak clues are allowed, and together they often help.',
  },
  strongMeansForbidden: {
    id: 'strong-clue-taken-for-leak',
    says: 'You suspected a column because it goes so well with the outcome. It is fair to use whatever is known in time.',
  },
  oldMeansUseless: {
    id: 'past-information-taken-for-invalid',
    says: 'You ruled out information from the past. Earlier events are known in time and may be used.',
  },
  labelCountedAsFeature: {
    id: 'label-counted-as-feature',
    says: 'You counted the label among the features. It is what has to be predicted from them.',
  },
  rowsForColumns: {
    id: 'examples-and-features-swapped',
    says: 'You swapped examples and features: each row is an example, each column that describes it a feature.',
  },
  headerCountedAsExample: {
    id: 'header-counted-as-example',
    says: 'You counted the header as an example. It only says what the columns mean.',
  },
  anyGroupingIsClassification: {
    id: 'any-grouping-is-classification',
    says: 'You chose classification. It needs given groups and examples that carry their names.',
  },
  anyNumberIsRegression: {
    id: 'any-number-is-regression',
    says: 'You chose regression because numbers are involved. What counts is whether the answer is an amount.',
  },
  anyGroupingIsClustering: {
    id: 'any-grouping-is-clustering',
    says: 'You chose clustering. It is used when nobody has said what the groups are.',
  },
  anyImprovementIsReinforcement: {
    id: 'any-improvement-is-reinforcement',
    says: 'You chose reinforcement learning. All learning improves something; this kind acts and is told how well that went.',
  },
  trainingErrorDecides: {
    id: 'training-result-decides',
    says: 'You went by the result on training examples. A model can do well there by remembering them.',
  },
  smallestGapDecides: {
    id: 'smallest-gap-decides',
    says: 'You looked for the smallest difference between seen and unseen examples. A poor model can have a small difference too.',
  },
  compromiseOfCurves: {
    id: 'compromise-of-both-results',
    says: 'You sought a compromise between both results. For new cases only the result on unseen examples counts.',
  },
  underfittingForOverfitting: {
    id: 'underfitting-for-overfitting',
    says: 'You took the model for too simple. A model that is right on nearly all its training examples is not too simple for them.',
  },
  anyErrorIsOverfitting: {
    id: 'any-error-is-overfitting',
    says: 'You suspected overfitting. That shows as a wide gap between seen and unseen examples, which is missing here.',
  },
  longerIsBetter: {
    id: 'longer-training-always-helps',
    says: 'You counted on more training. When a model already remembers its examples, going over them again makes that worse.',
  },
  similarErrorsAreCheating: {
    id: 'similar-errors-taken-for-leak',
    says: 'You found the similar errors suspicious. They are what one expects of a model that is too simple.',
  },
  lastIsKept: {
    id: 'last-version-taken-for-kept',
    says: 'You took the round at which training ends. The rule keeps the best version from before.',
  },
  ruleIgnoredForOverallBest: {
    id: 'future-best-taken-for-reached',
    says: 'You took the best value of the whole figure. The rule stops the training before that round is reached.',
  },
  stopsAtFirstRise: {
    id: 'stops-at-first-rise',
    says: 'You stopped at the first rise. The rule waits for two rises in a row.',
  },
  highTrainingIsOverfitting: {
    id: 'high-training-result-taken-for-overfitting',
    says: 'You chose the model with the best training result. It has overfitted only as far as that result is lost on unseen examples.',
  },
  lowTestIsOverfitting: {
    id: 'low-test-result-taken-for-overfitting',
    says: 'You chose the model that does worst on unseen examples. It may be poor on seen ones too, which is not overfitting.',
  },
  goodIsSuspicious: {
    id: 'good-result-taken-for-overfitting',
    says: 'You distrusted a model that does well on both sides. What it learnt does carry over.',
  },
  moreComplexIsBetter: {
    id: 'more-complex-is-always-better',
    says: 'You made the model more powerful. It could then remember even more particulars of its few examples.',
  },
  testedOnTraining: {
    id: 'tested-on-training-examples',
    says: 'You changed the measurement instead of the model. Results on training examples say nothing about new cases.',
  },
  moreDataCuresAll: {
    id: 'more-data-cures-everything',
    says: 'You asked for more of the same records. They cannot help a model that lacks the means to follow the pattern.',
  },
  measuringForImproving: {
    id: 'changing-the-test-improves-the-model',
    says: 'You changed the test. A different test may change the number, but the model stays as it is.',
  },
  anyLeakIsFuture: {
    id: 'sees-facts-from-the-future',
    says: 'You suspected facts from after the prediction. Nothing in the story is learnt only afterwards.',
  },
  anyLeakIsCopies: {
    id: 'sees-copied-examples',
    says: 'You suspected identical copies. The story does not put the same example on both sides.',
  },
  anyLeakIsShared: {
    id: 'sees-shared-sources',
    says: 'You suspected that both sides share persons or places. The story gives another reason.',
  },
  anyLeakIsTuning: {
    id: 'sees-choices-by-test',
    says: 'You suspected choices by test result. The story tells of no repeated choosing.',
  },
  anyLeakIsPreparation: {
    id: 'sees-answers-in-preparation',
    says: 'You suspected the preparation of the data. No step here computed anything from the test answers.',
  },
  anyLeakIsShift: {
    id: 'sees-changed-conditions',
    says: 'You suspected changed conditions. The story does not say that use will look different.',
  },
  goodTestButUnderfit: {
    id: 'too-simple-despite-good-test',
    says: 'You took the model for too simple. It would then have done badly in the test already.',
  },
  modelSeesTheMatter: {
    id: 'model-sees-what-we-see',
    says: 'You assumed that the model attends to what matters to us. It uses whatever separated its examples.',
  },
  unseenDetailConfuses: {
    id: 'any-new-detail-breaks-a-model',
    says: 'You expected a new detail to mislead the model. A detail outside its cue changes nothing.',
  },
  agreeingCaseFails: {
    id: 'case-like-the-examples-must-fail',
    says: 'You chose a case that agrees with the training examples in the cue, so the shortcut happens to be right on it.',
  },
  partlyMatchingCue: {
    id: 'cue-fits-some-examples',
    says: 'You chose a column that fits part of the examples. The model is right on all of them, so its cue must fit all.',
  },
  moreOfTheSame: {
    id: 'more-of-the-same-breaks-a-shortcut',
    says: 'You chose an example that agrees with the shortcut. It strengthens the habit it should break.',
  },
  varietyInTheWrongPlace: {
    id: 'variety-in-the-wrong-place',
    says: 'You added variety, but in a column that the shortcut does not use.',
  },
  testForTraining: {
    id: 'test-part-for-training-part',
    says: 'You took the part for testing. The question is about learning.',
  },
  recordsForRounds: {
    id: 'records-for-rounds',
    says: 'You counted records. The question is about rounds.',
  },
  halfAndHalf: {
    id: 'half-for-training-half-for-testing',
    says: 'You divided the data in halves. Here only one part is the test.',
  },
  randomIsAlwaysHonest: {
    id: 'random-split-is-always-honest',
    says: 'You trusted in chance. A random split puts what belongs together on both sides.',
  },
  evenSplitIsHonest: {
    id: 'even-split-is-honest',
    says: 'You divided everything evenly. Then nothing in the test is really new to the model.',
  },
  timeTurnedRound: {
    id: 'time-turned-round',
    says: 'You let the model learn from later days and tested it on earlier ones. In use it is the other way round.',
  },
  roundsForgotten: {
    id: 'rounds-forgotten',
    says: 'You counted each combination once. Each is trained in several rounds.',
  },
  finalTrainingForgotten: {
    id: 'final-training-forgotten',
    says: 'You left out the last training on all the data.',
  },
  choicesAdded: {
    id: 'choices-added',
    says: 'You added the choices. Each learning rate goes with each size.',
  },
  precisionIsProportional: {
    id: 'precision-proportional-to-cases',
    says: 'You doubled the cases. That shrinks the uncertainty only by the square root of two.',
  },
  wrongPower: {
    id: 'wrong-power',
    says: 'You went too far. Halving the uncertainty takes four times as many cases.',
  },
  oneTryForMany: {
    id: 'single-try-for-many',
    says: 'You considered a single try. There are several, and they have to be taken together.',
  },
  probabilitiesAddedUp: {
    id: 'probabilities-added-up',
    says: 'You added the probabilities. Several can happen at once, so the sum is too high.',
  },
  unlikelyMeansNever: {
    id: 'unlikely-means-never',
    says: 'You took unlikely for impossible. With many tries it happens.',
  },
  dividedByQuestions: {
    id: 'divided-by-number-of-questions',
    says: 'You divided by the number of questions. Each question halves the number of those still right.',
  },
  drawsAssumedDifferent: {
    id: 'draws-assumed-different',
    says: 'You supposed that each draw gives another record. It is drawn from all of them each time.',
  },
  singleDrawTaken: {
    id: 'single-draw-taken',
    says: 'You took one draw only. The record must be missed in all of them.',
  },
} as const satisfies Record<string, Misconception>;
