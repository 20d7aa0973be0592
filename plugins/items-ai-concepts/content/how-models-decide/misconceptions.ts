import type { Misconception } from '../../../item-bank/items/services.ts';
import { shared } from '../misconceptions.ts';

/** Wrong ideas about how models reach an answer: trees, neighbours, weights, clusters, search, networks, learning. */
export const idea = {
  ...shared,
  firstTurnWrong: {
    id: 'first-branch-taken-wrongly',
    says: 'You took the wrong branch at the top. Check the first question against the facts.',
  },
  laterTurnWrong: {
    id: 'later-branch-taken-wrongly',
    says: 'You began rightly and took a wrong branch further down.',
  },
  borderMisread: {
    id: 'border-value-misread',
    says: 'You read the border the other way. “At least” and “≥” include the number itself.',
  },
  unaskedFeatureMatters: {
    id: 'unasked-feature-decides',
    says: 'You relied on a fact that the tree never asks about. It cannot change the result.',
  },
  questionNotReached: {
    id: 'question-not-reached',
    says: 'You changed the answer to a question that this case does not reach.',
  },
  changeGoesElsewhere: {
    id: 'change-leads-elsewhere',
    says: 'Your change does alter the way through the tree, but it ends in another box.',
  },
  stopsAfterFirstQuestion: {
    id: 'stops-after-first-question',
    says: 'You stopped after the first question. The way goes on until a branch ends.',
  },
  firstQuestionSkipped: {
    id: 'first-question-skipped',
    says: 'You passed over the first question and began further down.',
  },
  oppositeLeafCounted: {
    id: 'opposite-leaf-counted',
    says: 'You counted the cases that end elsewhere.',
  },
  classesSwapped: {
    id: 'classes-swapped',
    says: 'You swapped the two kinds. Check what circles and squares stand for.',
  },
  wholeFigureVotes: {
    id: 'whole-figure-votes',
    says: 'You let the whole figure vote. Only the nearest cases are asked.',
  },
  lastNeighbourMisjudged: {
    id: 'last-neighbour-misjudged',
    says: 'You misjudged which case is the last one near enough. Compare distances with the grid.',
  },
  nearestDecidesAll: {
    id: 'nearest-one-decides',
    says: 'You let the very nearest case decide. With more neighbours the majority counts.',
  },
  rawUnitsCompared: {
    id: 'raw-units-compared',
    says: 'You compared the numbers as they stand. The column with the larger numbers then decides almost alone.',
  },
  oneFeatureCompared: {
    id: 'one-feature-compared',
    says: 'You compared in one column only. The distance takes in both.',
  },
  lookFeelsSimilar: {
    id: 'similar-at-a-glance',
    says: 'You chose what looks moderately similar in both columns. Work out the distance as it is described.',
  },
  signIgnored: {
    id: 'sign-of-weight-ignored',
    says: 'You overlooked a minus sign. A negative weight takes points away.',
  },
  negativeLeftOut: {
    id: 'negative-feature-left-out',
    says: 'You left out the feature that takes points away.',
  },
  startForgotten: {
    id: 'start-value-forgotten',
    says: 'You left out the amount that everyone starts with.',
  },
  valueNotMultiplied: {
    id: 'value-not-multiplied',
    says: 'You counted each weight once. It counts as often as the value says.',
  },
  weightsIgnored: {
    id: 'weights-ignored',
    says: 'You treated all inputs alike. Each one counts by its weight.',
  },
  gapUnderestimated: {
    id: 'gap-underestimated',
    says: 'Your change goes in the right direction but brings too few points.',
  },
  smallWeightOverrated: {
    id: 'small-weight-overrated',
    says: 'You expected much of a large change. Its weight is small, so it moves the score only a little.',
  },
  moreCountsAgainst: {
    id: 'sign-of-effect-turned',
    says: 'You turned an effect round: this lowers the score.',
  },
  weightIsValue: {
    id: 'weight-read-as-value',
    says: 'You read the weight as a price. It tells by how much the prediction changes per unit.',
  },
  weightIsCause: {
    id: 'weight-read-as-cause',
    says: 'You read the weight as a cause. It describes the prediction, not what would happen in the world.',
  },
  negativeIsUnimportant: {
    id: 'negative-means-unimportant',
    says: 'You took a negative weight for an unimportant one. The sign gives the direction, not the importance.',
  },
  startSignTurned: {
    id: 'constant-moved-with-wrong-sign',
    says: 'You moved a number to the other side with the wrong sign.',
  },
  dividedTooEarly: {
    id: 'division-left-out',
    says: 'You found what weight times value makes, but did not divide by the value.',
  },
  lastValueOnly: {
    id: 'only-last-turn-counted',
    says: 'You kept only what the last turn of the loop adds. The score collects all turns.',
  },
  largeWeightDecidesAlone: {
    id: 'large-weight-decides-alone',
    says: 'You expected the largest weight to decide alone. Check the sum when everything else is zero.',
  },
  allFeaturesNeeded: {
    id: 'all-features-needed',
    says: 'You expected every feature to be needed. In a sum one can make up for another.',
  },
  sumRuleNotUsed: {
    id: 'sum-not-worked-out',
    says: 'You judged by feeling. Put the numbers into the sum: it is already high enough.',
  },
  clustersEquallyLarge: {
    id: 'clusters-equally-large',
    says: 'You made groups of equal size. Groups form by nearness and may differ in size.',
  },
  otherCentreTaken: {
    id: 'other-centre-taken',
    says: 'You counted the group of the other centre.',
  },
  onlyBelowTheCentre: {
    id: 'only-values-below-centre',
    says: 'You took only values up to the centre. Values beyond it can be nearest to it as well.',
  },
  medianForMean: {
    id: 'median-for-mean',
    says: 'You took the middle value. The centre moves to the mean.',
  },
  midpointForMean: {
    id: 'midpoint-for-mean',
    says: 'You took the point halfway between the lowest and the highest. The mean counts every value.',
  },
  centreCountsAsValue: {
    id: 'centre-counted-as-value',
    says: 'You let the old centre count as a value. Only the values themselves enter the mean.',
  },
  oneCentreMoved: {
    id: 'only-one-centre-moved',
    says: 'You moved one of the centres only. Both move in every round.',
  },
  stopsTooEarly: {
    id: 'stops-before-rest',
    says: 'You stopped while something could still move.',
  },
  centresAreExtremes: {
    id: 'centres-are-extremes',
    says: 'You took the lowest and the highest value. Centres come to stand in the middle of their groups.',
  },
  opponentHelps: {
    id: 'opponent-helps',
    says: 'You went for the highest number in sight. The opponent will not let the program get there.',
  },
  averageForWorst: {
    id: 'average-for-worst-case',
    says: 'You took averages. A good opponent does not reply at random.',
  },
  leastRiskOnly: {
    id: 'value-of-move-misjudged',
    says: 'You misjudged what is left of this move. Look for the lowest number below it.',
  },
  alwaysTheWorst: {
    id: 'expects-worst-everywhere',
    says: 'You expected the worst of all. The program chooses its own move and avoids that.',
  },
  playersSwapped: {
    id: 'players-swapped',
    says: 'You let the two sides change roles: the opponent takes the lowest, the program the highest.',
  },
  chanceIsAnOpponent: {
    id: 'chance-treated-as-opponent',
    says: 'You guarded against the worst case. A draw has no intentions, so the average counts.',
  },
  meanMisjudged: {
    id: 'mean-misjudged',
    says: 'You misjudged the mean of this move. Add its numbers and divide by how many there are.',
  },
  everythingMustBeSeen: {
    id: 'everything-must-be-seen',
    says: 'You let the program look at everything. Once a move cannot be better, its other replies do not matter.',
  },
  seenForSkipped: {
    id: 'seen-for-skipped',
    says: 'You counted the positions that are looked at. The question is about the others.',
  },
  oneLookIsEnough: {
    id: 'one-look-is-enough',
    says: 'You left each later move after one look. That is allowed only if the look shows that it cannot be better.',
  },
  lastLookSaved: {
    id: 'one-position-miscounted',
    says: 'Your idea is right, but one position was miscounted. Go through the numbers from left to right again.',
  },
  rectifierForgotten: {
    id: 'rectifier-forgotten',
    says: 'You passed on a negative sum. A ReLU unit puts out 0 then.',
  },
  biasForgotten: {
    id: 'bias-forgotten',
    says: 'You left out a bias. It is added to every sum of its unit.',
  },
  absoluteForRectified: {
    id: 'absolute-value-for-relu',
    says: 'You dropped the minus sign. A ReLU unit turns a negative sum into 0.',
  },
  partsRectified: {
    id: 'parts-rectified',
    says: 'You cut off negative products one by one. The rule is applied to the whole sum.',
  },
  stepForRectifier: {
    id: 'step-for-relu',
    says: 'You put out 1 as a step unit does. A ReLU unit passes a positive sum on.',
  },
  oneInputEnough: {
    id: 'one-input-judged-wrongly',
    says: 'You misjudged what a single input does. Work out the sum for one input being 1 and the other 0.',
  },
  singleUnitDoesAll: {
    id: 'single-unit-does-exactly-one',
    says: 'You expected the unit to tell “exactly one” apart. A single unit of this kind cannot.',
  },
  outputTurnedRound: {
    id: 'output-turned-round',
    says: 'You turned the output round. Look at the sign of the sum once more.',
  },
  boundaryTooFar: {
    id: 'bias-too-strong',
    says: 'Your bias pushes the border too far: then even the wanted inputs do not reach it.',
  },
  biasSignTurned: {
    id: 'bias-sign-turned',
    says: 'You turned the sign of the bias. A positive bias makes the unit say 1 more readily.',
  },
  connectionsSwapped: {
    id: 'connection-weights-swapped',
    says: 'You used the weights of the wrong lines.',
  },
  largerWeightsDoAnything: {
    id: 'larger-weights-do-anything',
    says: 'You trusted in larger weights. They move the border but leave it straight.',
  },
  oneOutputOnly: {
    id: 'unit-fires-for-one-input',
    says: 'You expected a unit to answer 1 to one input only. It does so for everything on one side of its border.',
  },
  moreDataSolvesForm: {
    id: 'more-examples-cure-form',
    says: 'You asked for more examples. Here all inputs there are have been listed, and the form of the unit is the obstacle.',
  },
  uphillStep: {
    id: 'step-uphill',
    says: 'You went with the slope. Learning goes against it, so the step is subtracted.',
  },
  rateForgotten: {
    id: 'learning-rate-forgotten',
    says: 'You took the full slope as the step. The rate makes it smaller.',
  },
  jumpsToMinimum: {
    id: 'jumps-to-minimum',
    says: 'You went straight to the lowest point. A step goes only part of the way.',
  },
  lossForSlope: {
    id: 'loss-for-slope',
    says: 'You used the loss in place of its slope.',
  },
  slopeKeptForSecondStep: {
    id: 'slope-kept-for-all-steps',
    says: 'You used the first slope again. It has to be worked out anew at the new weight.',
  },
  descentFindsBest: {
    id: 'descent-finds-the-best',
    says: 'You expected the deepest valley to be found. Small downhill steps end in the valley they start in.',
  },
  downhillIsLeft: {
    id: 'downhill-goes-on-for-ever',
    says: 'You let the weight move on in one direction. It stops where the loss would rise again.',
  },
  topIsRest: {
    id: 'rests-on-the-top',
    says: 'You let it rest on the hill. A little to the side the curve already falls.',
  },
  slowMeansTooHigh: {
    id: 'slow-means-rate-too-high',
    says: 'You suspected slow learning. That is the sign of a low rate.',
  },
  steadyIsSuspicious: {
    id: 'steady-learning-suspected',
    says: 'You suspected a row that improves step by step. That is what learning should look like.',
  },
  levelMeansTooHigh: {
    id: 'levelling-off-taken-for-failure',
    says: 'You suspected the row that levels off. It has reached the bottom.',
  },
  overshootIsDivergence: {
    id: 'overshoot-taken-for-divergence',
    says: 'You took jumping from side to side for moving away. It comes nearer each time.',
  },
  halfRateTooHigh: {
    id: 'exact-step-taken-for-divergence',
    says: 'You suspected the rate that lands exactly. Try one step from w = 4.',
  },
  weightForPrediction: {
    id: 'weight-for-prediction',
    says: 'You stopped at the weight. The prediction is weight times x.',
  },
  inputForgottenInSlope: {
    id: 'input-left-out-of-slope',
    says: 'You left the factor x out of the slope.',
  },
  onePureSideEnough: {
    id: 'one-pure-group-is-enough',
    says: 'You looked at the group that is pure and forgot how mixed the other one stays.',
  },
  evenSplitIsBest: {
    id: 'even-halves-are-best',
    says: 'You chose the question that makes equal halves. What counts is how pure the groups are.',
  },
  bigSideIsBest: {
    id: 'size-taken-for-purity',
    says: 'You were led by the sizes of the groups. Count how many go wrong in each.',
  },
  splitIgnored: {
    id: 'question-ignored',
    says: 'You treated all cases as one group. After the question there are two.',
  },
  oneSideOnly: {
    id: 'one-group-only',
    says: 'You looked at one of the two groups only.',
  },
  rightForWrongCounted: {
    id: 'right-counted-as-wrong',
    says: 'You counted the cases that are answered rightly.',
  },
  sumForMean: {
    id: 'sum-for-mean',
    says: 'You added the groups up instead of taking their mean.',
  },
  bigGroupIsUncertain: {
    id: 'large-group-is-uncertain',
    says: 'You chose the largest group. Its class is easy to guess; size does not make it uncertain.',
  },
  pureIsUncertain: {
    id: 'pure-group-taken-for-uncertain',
    says: 'You chose a group of one class only. Nothing is uncertain there.',
  },
  remainderForGain: {
    id: 'remainder-for-gain',
    says: 'You took what is left over. The gain is what has been taken away.',
  },
  initialForGain: {
    id: 'starting-value-for-gain',
    says: 'You took the uncertainty before the question. The gain is by how much it falls.',
  },
  errorsForEntropy: {
    id: 'error-rate-for-entropy',
    says: 'You worked with the share of errors. Entropy measures uncertainty in bits.',
  },
} as const satisfies Record<string, Misconception>;
