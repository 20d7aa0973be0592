import type { Misconception } from '../../../item-bank/items/services.ts';
import { shared } from '../misconceptions.ts';

/** Wrong ideas about judging models: measures, base rates, thresholds, calibration, costs. */
export const idea = {
  ...shared,
  precisionForAccuracy: {
    id: 'precision-for-accuracy',
    says: 'You took the share of true reports. Accuracy counts all right answers, also those where nothing was reported.',
  },
  recallForAccuracy: {
    id: 'recall-for-accuracy',
    says: 'You took the share of real cases that were found. Accuracy counts all right answers among all answers.',
  },
  precisionForRecall: {
    id: 'precision-for-recall',
    says: 'You started from the reports. The question starts from the real cases and asks how many of them are found.',
  },
  recallForPrecision: {
    id: 'recall-for-precision',
    says: 'You started from the real cases. The question starts from the reports and asks how many of them are true.',
  },
  accuracyForAnything: {
    id: 'accuracy-answers-everything',
    says: 'You took the accuracy. It mixes all cases, while the question asks about one group of them.',
  },
  wholeTableAsBase: {
    id: 'whole-table-as-base',
    says: 'You divided by all cases. The question is about a part of them only.',
  },
  missesForFound: {
    id: 'misses-for-hits',
    says: 'You took the share that was missed instead of the share that was found.',
  },
  wrongAlarmsForFalsePositiveRate: {
    id: 'false-discovery-for-false-positive-rate',
    says: 'You took the share of the reports that are false. The question asks for the share of the harmless cases that are reported.',
  },
  missesForFalseAlarms: {
    id: 'misses-for-false-alarms',
    says: 'You took the misses for false alarms. A false alarm is a report where there is nothing.',
  },
  alarmsForMisses: {
    id: 'false-alarms-for-misses',
    says: 'You took the false alarms for misses. A miss is a real case that was not reported.',
  },
  allErrorsTogether: {
    id: 'both-errors-added',
    says: 'You added both kinds of error. The question is about one kind.',
  },
  rightCellTaken: {
    id: 'right-answers-for-errors',
    says: 'You counted cases that the model got right. An error is where model and truth disagree.',
  },
  plainMeanForF1: {
    id: 'plain-mean-for-f1',
    says: 'You took the plain mean of precision and recall. The given formula pulls the value towards the lower one.',
  },
  productForF1: {
    id: 'product-for-f1',
    says: 'You stopped at the product. The formula doubles it and divides by the sum.',
  },
  weakerForF1: {
    id: 'minimum-for-f1',
    says: 'You took the weaker of the two. F1 lies near it, but not at it.',
  },
  shareOfThePart: {
    id: 'percentage-of-the-part',
    says: 'You took the percentage of the number you were given. That number is itself a percentage of an unknown whole.',
  },
  wholeForPart: {
    id: 'whole-for-part',
    says: 'You found the whole and stopped there. The question asks for a part of it.',
  },
  recallWhateverAsked: {
    id: 'recall-whatever-is-asked',
    says: 'You chose recall. It would start from the real cases, and the question starts elsewhere.',
  },
  precisionWhateverAsked: {
    id: 'precision-whatever-is-asked',
    says: 'You chose precision. It would start from what the model reports, and the question starts elsewhere.',
  },
  specificityWhateverAsked: {
    id: 'specificity-whatever-is-asked',
    says: 'You chose specificity. It would start from the harmless cases, and the question starts elsewhere.',
  },
  distanceWhateverAsked: {
    id: 'error-distance-whatever-is-asked',
    says: 'You chose the average distance. It is made for predicted amounts compared with measured amounts.',
  },
  calibrationWhateverAsked: {
    id: 'calibration-whatever-is-asked',
    says: 'You chose calibration. It concerns stated probabilities, which the question does not ask about.',
  },
  baseRateNeglected: {
    id: 'base-rate-neglected',
    says: 'You took the rate at which real cases are treated. What matters is how many real cases there are among the ones in question.',
  },
  falseAlarmRateTurnedRound: {
    id: 'false-alarm-rate-turned-round',
    says: 'You subtracted the rate of false reports from 100%. That is a share of the harmless cases, not of the reports.',
  },
  productOfHitRates: {
    id: 'product-of-hit-rates',
    says: 'You multiplied the two hit rates. That is how often a real case is reported twice, not how often a double report is real.',
  },
  secondTestIgnored: {
    id: 'second-evidence-ignored',
    says: 'You used one of the two reports. The second one shifts the odds once more.',
  },
  precisionIsFixed: {
    id: 'precision-belongs-to-the-model',
    says: 'You carried the share of true reports over. It depends on how common the case is, so it changes with the place.',
  },
  decimalShift: {
    id: 'decimal-place-lost',
    says: 'Your way seems right, but a factor of ten was lost on it.',
  },
  borderMarkMisread: {
    id: 'border-case-misread',
    says: 'You lost one mark near the threshold. Check the marks on either side of the line.',
  },
  thresholdTurnedRound: {
    id: 'threshold-turned-round',
    says: 'You moved the errors the other way. A higher threshold reports less, a lower one reports more.',
  },
  errorsSwapped: {
    id: 'error-kinds-swapped',
    says: 'You swapped the two kinds of error: circles can be missed, squares can be false alarms.',
  },
  bothErrorsFall: {
    id: 'both-errors-fall',
    says: 'You let both kinds of error fall. Moving a threshold trades one kind for the other.',
  },
  oneErrorOverlooked: {
    id: 'one-error-overlooked',
    says: 'You followed one kind of mark only. The other kind changes sides as well.',
  },
  saferThanNeeded: {
    id: 'safer-than-needed',
    says: 'You chose a threshold that is safe but lower than needed, which costs false alarms.',
  },
  fewestErrorsWhateverAsked: {
    id: 'fewest-errors-whatever-is-asked',
    says: 'You looked for the fewest errors. Here the errors do not count alike.',
  },
  noFalseAlarmsFirst: {
    id: 'avoids-false-alarms-first',
    says: 'You kept the false alarms low above all, at the price of misses.',
  },
  missesFirst: {
    id: 'avoids-misses-first',
    says: 'You kept the misses low above all, at the price of false alarms.',
  },
  middleOfTheScale: {
    id: 'middle-is-a-good-compromise',
    says: 'You chose something in the middle. A compromise has to be counted out like anything else.',
  },
  nothingLearntNothingRight: {
    id: 'nothing-learnt-nothing-right',
    says: 'You expected a program without knowledge to be always wrong. A fixed answer is right whenever it happens to fit.',
  },
  countTakenForPercent: {
    id: 'count-taken-for-percent',
    says: 'You took a count for a percentage. Divide by the total first.',
  },
  highestMeansPerfect: {
    id: 'highest-means-perfect',
    says: 'You went for a perfect score. With a fixed answer some cases must go wrong.',
  },
  rarestForCommonest: {
    id: 'rarest-for-commonest',
    says: 'You took the rarest answer. The best fixed answer is the commonest one.',
  },
  lowestAccuracyIsWorst: {
    id: 'lowest-accuracy-is-worst',
    says: 'You chose the lowest accuracy. That task is harder: even the commonest answer would be right less often.',
  },
  imbalanceMeansUseless: {
    id: 'imbalance-means-useless',
    says: 'You suspected the model because one answer is so common. It still does better than that answer alone.',
  },
  accuracyIsAbsolute: {
    id: 'accuracy-judged-alone',
    says: 'You judged the accuracy by itself. Compare it with the commonest answer of the same task.',
  },
  pointsForPercentOfErrors: {
    id: 'percentage-points-for-percent',
    says: 'You took one percentage point of accuracy for one per cent of the errors.',
  },
  accuracyForDecrease: {
    id: 'level-taken-for-change',
    says: 'You took the new level for the change.',
  },
  smallPointsSmallEffect: {
    id: 'small-difference-small-effect',
    says: 'You judged the difference by its look. Compare the numbers of errors.',
  },
  accuracyIsRecall: {
    id: 'accuracy-read-as-recall',
    says: 'You read the accuracy as the share of ill people found. It is about all people together.',
  },
  accuracyIsPrecision: {
    id: 'accuracy-read-as-precision',
    says: 'You read the accuracy as the share of true reports. It is about all answers together.',
  },
  accuracyIsSpecificity: {
    id: 'accuracy-read-as-specificity',
    says: 'You put all errors among the healthy. The figures do not say where the errors are.',
  },
  baseRateIsEverything: {
    id: 'base-rate-for-every-measure',
    says: 'You took how common the case is for both measures. Check what each of them divides by.',
  },
  allFoundIsAllRight: {
    id: 'all-found-is-all-right',
    says: 'You concluded from “all are found” that all reports are true. Finding all is easy if one reports everything.',
  },
  accuracyTravels: {
    id: 'accuracy-travels-unchanged',
    says: 'You carried the old accuracy over. It is an average over groups whose sizes have changed.',
  },
  eventsShouldBeLikely: {
    id: 'low-probability-taken-for-error',
    says: 'You found a low probability wrong as such. If the event comes as rarely as stated, it is right.',
  },
  highMeansOverconfident: {
    id: 'bold-means-overconfident',
    says: 'You took bold statements for overconfident ones. They are fine when they come true that often.',
  },
  lowMeansTooLow: {
    id: 'lowest-means-too-low',
    says: 'You took the lowest statement. Too low is one that the event exceeds.',
  },
  onlyLikelyOnesCounted: {
    id: 'only-likely-cases-counted',
    says: 'You counted the likely cases only. Many unlikely cases add up as well.',
  },
  likelyTakenForCertain: {
    id: 'likely-taken-for-certain',
    says: 'You treated likely cases as certain and unlikely ones as impossible.',
  },
  calibratedIsUseful: {
    id: 'calibrated-means-useful',
    says: 'You took calibration for usefulness. A forecast can be truthful and still say nothing about the single case.',
  },
  uselessIsUncalibrated: {
    id: 'uninformative-means-uncalibrated',
    says: 'You took an uninformative forecast for an uncalibrated one. It came true as often as stated.',
  },
  onlyRightForecastsScored: {
    id: 'only-right-forecasts-scored',
    says: 'You scored the matches that went as forecast and left out the others.',
  },
  calibratedHasNoError: {
    id: 'calibrated-means-no-error',
    says: 'You gave the calibrated forecast no penalty. Single outcomes still differ from 50%.',
  },
  squareForgotten: {
    id: 'square-forgotten',
    says: 'You averaged the distances without squaring them.',
  },
  likeliestTakenForCertain: {
    id: 'likeliest-stated-as-certain',
    says: 'You turned the likelier outcome into a certainty. Being wrong then costs the most.',
  },
  hedgedTowardsLikeliest: {
    id: 'forecast-shaded-towards-likeliest',
    says: 'You shaded the statement towards the likelier outcome. Work out the average cost: honesty is cheaper.',
  },
  tableOrderForRanking: {
    id: 'table-order-for-ranking',
    says: 'You took the first rows of the table. The order that counts is that of the scores.',
  },
  capacityIgnored: {
    id: 'capacity-ignored',
    says: 'You counted all real cases. Only some of them are among the cases that can be visited.',
  },
  capacityForHits: {
    id: 'visits-taken-for-finds',
    says: 'You counted every visit as a find. Some visits find nothing.',
  },
  casesForPairs: {
    id: 'cases-for-pairs',
    says: 'You counted single cases. The question is about pairs, and each case occurs in several.',
  },
  columnsForPairs: {
    id: 'columns-for-pairs',
    says: 'You compared scores that stand below one another. Every score of one row forms a pair with every score of the other.',
  },
  rightPairsForWrong: {
    id: 'right-pairs-for-wrong',
    says: 'You counted the pairs in the right order instead of those in the wrong one.',
  },
  pairMiscounted: {
    id: 'one-pair-miscounted',
    says: 'Your idea is right, but one pair was counted wrongly. Go through each score of the first row again.',
  },
  tieCountedFull: {
    id: 'ties-counted-in-full',
    says: 'You counted equal scores as right. They count half.',
  },
  tieCountedAsWrong: {
    id: 'ties-not-counted',
    says: 'You did not count equal scores. They count half.',
  },
  orderNeverChanges: {
    id: 'order-survives-any-change',
    says: 'You took the order for unchanged. Subtracting scores from a number turns the order round.',
  },
  reversalIsPerfect: {
    id: 'reversal-makes-perfect',
    says: 'You expected the reversal to mend everything. It also spoils the pairs that were right.',
  },
  thresholdMovesAlong: {
    id: 'threshold-count-survives-rescaling',
    says: 'You expected the number above a fixed threshold to stay. The scores move while the threshold does not.',
  },
  orderIsCalibration: {
    id: 'order-taken-for-calibration',
    says: 'You took order for calibration. A rescaled score no longer matches the frequencies it matched before.',
  },
  orderIsDistance: {
    id: 'order-taken-for-distance',
    says: 'You expected differences to stay with the order. A root changes distances.',
  },
  oddsForProbability: {
    id: 'odds-for-probability',
    says: 'You divided by the sum of both costs. The comparison is between the cost of acting and probability times loss.',
  },
  mostLikelyOnly: {
    id: 'acts-only-when-likely',
    says: 'You acted only on what is most likely. A costly event can be worth preventing long before it is likely.',
  },
  limitMiscalculated: {
    id: 'limit-set-too-low',
    says: 'You set the limit a little too low. Compare probability times loss with the cost of acting, case by case.',
  },
  alwaysActWhenCostly: {
    id: 'acts-whatever-the-probability',
    says: 'You acted in every case because the loss is large. For very unlikely events acting costs more than it saves.',
  },
  neverAct: {
    id: 'never-acts',
    says: 'You let the model decide everywhere. Where it is unsure, a person is cheaper.',
  },
  dividedByWhole: {
    id: 'divided-by-all-instead-of-saved',
    says: 'You spread the additional cost over all misses. Only the misses that are saved can pay for it.',
  },
  countsComparedWithoutCosts: {
    id: 'counts-compared-without-costs',
    says: 'You compared the numbers of errors without their prices.',
  },
  wholeBillTaken: {
    id: 'whole-bill-for-difference',
    says: 'You took the bill of one setting. What counts is the difference between the two.',
  },
  comparedWithDoingNothing: {
    id: 'compared-with-doing-nothing',
    says: 'You compared with doing nothing. Without a forecast there is a better plan than that.',
  },
  savingInOneCase: {
    id: 'saving-of-one-case',
    says: 'You took what is saved in a year with an attack. The question is about the average year.',
  },
  remainingCostTaken: {
    id: 'remaining-cost-for-worth',
    says: 'You took the cost that remains with a forecast. Its worth is what it saves.',
  },
} as const satisfies Record<string, Misconception>;
