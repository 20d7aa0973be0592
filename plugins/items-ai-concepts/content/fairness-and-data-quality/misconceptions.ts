import type { Misconception } from '../../../item-bank/items/services.ts';
import { shared } from '../misconceptions.ts';

/** Wrong ideas about fairness and the quality of data: gaps, faults, stand-ins, loops, groups. */
export const idea = {
  ...shared,
  sameValueIsSameCase: {
    id: 'same-value-means-same-case',
    says: 'You looked for a double entry. Different cases may share some values; none is repeated as a whole.',
  },
  unusualIsImpossible: {
    id: 'unusual-taken-for-impossible',
    says: 'You took an unusual value for an impossible one. It can occur.',
  },
  unusualIsOtherUnit: {
    id: 'unusual-taken-for-other-unit',
    says: 'You suspected another unit. All values of the column fit the stated one.',
  },
  zeroIsMissing: {
    id: 'small-value-taken-for-missing',
    says: 'You suspected a code for missing values. The values that are there are plausible measurements.',
  },
  differentWordsSameGroup: {
    id: 'different-names-taken-for-one-group',
    says: 'You suspected two names for one group. The names in the table mean different things.',
  },
  similarCasesMustAgree: {
    id: 'similar-cases-must-agree',
    says: 'You looked for equal cases with different labels. The cases differ in some feature.',
  },
  numbersMustAddUp: {
    id: 'unrelated-numbers-must-add-up',
    says: 'You looked for a sum. These columns are not parts of one total.',
  },
  columnsMustBeLike: {
    id: 'values-taken-for-swapped',
    says: 'You suspected swapped values. Each value fits its column.',
  },
  alwaysReach: {
    id: 'blames-missing-groups',
    says: 'You looked for a group that could not get in. Everyone concerned had the chance.',
  },
  alwaysChoice: {
    id: 'blames-self-selection',
    says: 'You suspected that people chose to take part. Nobody had that choice here, or it made no difference.',
  },
  alwaysLeft: {
    id: 'blames-drop-outs',
    says: 'You suspected those who dropped out. Nobody dropped out on the way here.',
  },
  alwaysStandIn: {
    id: 'blames-a-stand-in',
    says: 'You suspected a stand-in. What was recorded is what is meant.',
  },
  alwaysViews: {
    id: 'blames-the-labellers',
    says: 'You suspected the views of labellers. Nobody gave a judgement here that could lean.',
  },
  alwaysPast: {
    id: 'blames-old-data',
    says: 'You suspected that the data is out of date. The story does not tell of a change over time.',
  },
  alwaysFew: {
    id: 'blames-small-numbers',
    says: 'You suspected too few cases. There are many; more of the same kind would not mend it.',
  },
  modelRemembersColumn: {
    id: 'model-remembers-removed-column',
    says: 'You thought the model keeps a memory of the column. It was trained without it.',
  },
  traitIsNeeded: {
    id: 'trait-needed-for-fairness',
    says: 'You took the trait for necessary. The question is how the model can tell the groups apart without it.',
  },
  removalSpoilsRest: {
    id: 'removal-spoils-other-columns',
    says: 'You thought the other columns suffer. They stay exactly as they were.',
  },
  soundsRelated: {
    id: 'sounds-related',
    says: 'You went by what sounds related. Compare how much the feature narrows down the group.',
  },
  weakLinkPreferred: {
    id: 'weak-link-preferred',
    says: 'You chose a feature with a weak link. Another one gives the trait away almost exactly.',
  },
  commonIsTelling: {
    id: 'common-feature-taken-for-telling',
    says: 'You chose the feature that is most common. If both groups have it, it tells nothing.',
  },
  rareIsTelling: {
    id: 'rare-feature-taken-for-telling',
    says: 'You chose the rarest feature. What counts is the difference between the groups.',
  },
  placeIgnored: {
    id: 'clue-ignored-in-guess',
    says: 'You guessed the larger group for everyone. The district allows a better guess.',
  },
  removedMeansUnknown: {
    id: 'removed-means-unknown',
    says: 'You supposed that nothing can be known of what is not stored. Other columns can reveal it.',
  },
  onePlaceOnly: {
    id: 'one-row-for-all',
    says: 'You used one row only. All rows contribute.',
  },
  uselessTogetherToo: {
    id: 'useless-alone-means-useless-together',
    says: 'You concluded from each column alone. Together they can tell what neither tells by itself.',
  },
  anyRepetitionIsLoop: {
    id: 'any-repeated-learning-is-a-loop',
    says: 'You chose a plan that learns again and again. A loop needs an outcome that the prediction itself changes.',
  },
  moreTimeMendsLoop: {
    id: 'more-time-mends-a-loop',
    says: 'You hoped for more time. The missing records do not come into being by waiting.',
  },
  silenceIsProof: {
    id: 'missing-evidence-taken-for-proof',
    says: 'You took the silence of the records for a proof. There are no records that could speak.',
  },
  worldBlamed: {
    id: 'world-blamed-for-the-loop',
    says: 'You looked for the cause in people. The circle of decision and data explains it without that.',
  },
  predictionWasWrong: {
    id: 'prediction-taken-for-wrong-from-the-start',
    says: 'You took the prediction for wrong from the start. It was right until it was followed.',
  },
  onlyChance: {
    id: 'everything-taken-for-chance',
    says: 'You put it down to chance. There is a clear cause in the story.',
  },
  loopsBalanceOut: {
    id: 'loops-balance-out',
    says: 'You expected the two to become equal. Nothing in the rule pulls them together.',
  },
  loopStandsStill: {
    id: 'loop-stands-still',
    says: 'You expected everything to stay. The rule favours the one that is ahead.',
  },
  loopRunsToTheEnd: {
    id: 'loop-runs-to-the-end-at-once',
    says: 'You let one side take everything. The rule does not go that far.',
  },
  loopAlwaysGrows: {
    id: 'every-loop-grows',
    says: 'You expected the difference to grow. This rule keeps the proportion as it is.',
  },
  betterMeasureSamePlace: {
    id: 'measures-better-in-the-same-place',
    says: 'You measured better where there is data already. Data about beginners is what is missing.',
  },
  retrainingMendsLoop: {
    id: 'retraining-mends-a-loop',
    says: 'You trained again on the same data. The gap stays where it was.',
  },
  moreDataSamePlace: {
    id: 'more-data-in-the-same-place',
    says: 'You collected more data where there is plenty.',
  },
  oneTurnTooFew: {
    id: 'one-turn-too-few',
    says: 'You stopped one turn too early.',
  },
  otherErrorTaken: {
    id: 'other-error-taken',
    says: 'You compared the other kind of error: reports where there was nothing.',
  },
  wholeGroupAsBase: {
    id: 'whole-group-as-base',
    says: 'You divided by the whole group. The question is about a part of it.',
  },
  averageHoldsForAll: {
    id: 'average-holds-for-every-group',
    says: 'You took the overall figure for each group. An average can hide large differences.',
  },
  differenceForShare: {
    id: 'difference-for-share',
    says: 'You took the difference of two percentages. Turn them into numbers first.',
  },
  equalCountsForEqualShares: {
    id: 'equal-counts-for-equal-shares',
    says: 'You made the counts equal. The groups differ in size, so equal shares need other counts.',
  },
  differenceOfCountsHalved: {
    id: 'difference-of-counts-halved',
    says: 'You split the difference of the counts. Work out which share each group has.',
  },
  totalForAdditional: {
    id: 'total-for-additional',
    says: 'You gave the number needed in all. The question asks how many more.',
  },
  sameChosenIsFair: {
    id: 'same-share-chosen-assumed',
    says: 'You took it that equal shares are chosen. Work it out for both groups.',
  },
  sameFoundAssumed: {
    id: 'same-share-found-assumed',
    says: 'You took it that the suitable have equal chances. Work it out for both groups.',
  },
  sameFalseAlarmsAssumed: {
    id: 'same-false-alarm-rate-assumed',
    says: 'You took it that the unsuitable are treated alike. Work it out for both groups.',
  },
  samePrecisionAssumed: {
    id: 'same-precision-assumed',
    says: 'You took it that the chosen are equally often suitable. That depends on how many suitable people each group has.',
  },
  baseRateForPrecision: {
    id: 'base-rate-for-precision',
    says: 'You gave the share of suitable people in each group. The question is about the chosen ones.',
  },
  rowsSettleTotal: {
    id: 'rows-settle-the-total',
    says: 'You concluded from the rows to the total. With different mixtures it can turn round.',
  },
  totalSettlesRows: {
    id: 'total-settles-the-rows',
    says: 'You concluded from the total to the rows. Work out each row by itself.',
  },
  totalDecides: {
    id: 'total-decides',
    says: 'You went by the overall rate. It reflects which cases each one had.',
  },
  moreTestedIsBetter: {
    id: 'more-tested-is-better',
    says: 'You trusted the one that was tested more. That is no reason for it to be better on these forms.',
  },
  reversalIsError: {
    id: 'reversal-taken-for-error',
    says: 'You took the reversal for a mistake. It happens when the mixtures differ.',
  },
  differenceIsEffect: {
    id: 'difference-taken-for-effect',
    says: 'You took the difference for an effect. The groups differed before, too.',
  },
  excuseIsProof: {
    id: 'explanation-taken-for-proof',
    says: 'You turned a possible excuse into a proof of benefit. It only shows that the comparison is unfair.',
  },
  possibleIsProven: {
    id: 'possible-taken-for-proven',
    says: 'You took a possible explanation for the proven one.',
  },
} as const satisfies Record<string, Misconception>;
