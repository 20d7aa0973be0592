import type { Misconception } from '../../item-bank/items/services.ts';

/**
 * Wrong ideas that show in more than one item model of this section. An idea that only one model can show is written
 * beside that model.
 */
export const misconceptions = {
  answersOtherQuantity: idea(
    'answers-other-quantity',
    'Your working is sound, but it ends at a different quantity from the one the question asks for.',
  ),
  stopsOneStepEarly: idea(
    'stops-one-step-early',
    'You are on the right path: one more step was needed to reach what is asked.',
  ),
  reversesOperation: idea(
    'reverses-operation',
    'At one step you used the opposite operation, for example adding where undoing calls for subtracting.',
  ),
  reversesRelation: idea(
    'reverses-relation',
    'You read the relation the other way round; test it with easy numbers to see which side is larger.',
  ),
  signLost: idea('loses-a-sign', 'A minus sign went missing on the way; it applies to the whole term that follows it.'),
  firstTermOnly: idea(
    'multiplies-first-term-only',
    'A factor before a bracket multiplies every term inside it, not only the first.',
  ),
  dividesOneTermOnly: idea(
    'divides-one-term-only',
    'You divided or multiplied only one part; the operation applies to every term on that side.',
  ),
  squaresEachTerm: idea(
    'squares-each-term',
    'Squaring a sum also gives a product of its two terms, twice; squaring each term alone leaves that out.',
  ),
  cycleOneOff: idea('one-place-off-in-cycle', 'You found the cycle and stepped one place too far or too short in it.'),
  invertsRatio: idea('inverts-the-ratio', 'You found the ratio upside down.'),
  halfPerimeter: idea('half-the-perimeter', 'You added two sides; a rectangle has four.'),
  multipliesByExponent: idea(
    'multiplies-base-by-exponent',
    'A power repeats the base as a factor; you multiplied by the exponent instead.',
  ),
  lastStepRepeated: idea(
    'last-step-repeated',
    'You repeated one and the same step; here the steps themselves grow from one to the next.',
  ),
  percentOfWrongBase: idea(
    'percent-of-wrong-base',
    'You took the percentage of a different amount from the one it refers to.',
  ),
  percentAsAmount: idea(
    'percent-as-amount',
    'You used the percentage as if it were an amount; it has to be taken of something first.',
  ),
  addsPercents: idea(
    'adds-successive-percents',
    'Percentages one after the other refer to different amounts, so they cannot simply be added.',
  ),
  plainAverage: idea(
    'averages-unequal-groups',
    'A plain average treats the parts as equally large (or long); here they have different weights.',
  ),
  changesWrongWay: idea(
    'changes-in-wrong-direction',
    'You found the size of the change and then applied it in the wrong direction.',
  ),
  newOverOld: idea(
    'gives-new-as-percent-of-old',
    'You compared the new amount as a whole with the old one; the change is only the difference between them.',
  ),
  weightsWrongWay: idea(
    'weights-the-wrong-way',
    'You saw that the two parts count differently, but gave each the weight of the other.',
  ),
  additiveScaling: idea(
    'adds-instead-of-scaling',
    'You kept the difference the same, but here the ratio stays the same: both sides are multiplied by one factor.',
  ),
  treatsAsProportional: idea(
    'treats-as-proportional',
    'You scaled everything in proportion, but part of this relation is fixed and does not scale.',
  ),
  areaScalesLikeLength: idea(
    'scales-area-like-length',
    'Areas grow with the square of the length factor and volumes with its cube, not with the factor itself.',
  ),
  offByOne: idea('off-by-one', 'You are one away: check whether the first or the last one should be counted.'),
  countsOverlapTwice: idea(
    'counts-overlap-twice',
    'What belongs to both groups has been counted twice; it has to be taken off once.',
  ),
  ignoresOverlap: idea('ignores-overlap', 'You left out those that belong to both groups.'),
  onlyIncludesOverlap: idea('only-includes-overlap', '“Only” leaves out those that belong to the other group as well.'),
  countsOrder: idea(
    'counts-order-that-does-not-matter',
    'You counted the same choice more than once, in different orders.',
  ),
  ignoresOrder: idea('ignores-order-that-matters', 'Here a different order makes a different result, so both count.'),
  addsIndependentCounts: idea(
    'adds-instead-of-multiplying-choices',
    'Each first choice goes with every second choice, so the numbers of choices are multiplied, not added.',
  ),
  ignoresNoReplacement: idea(
    'ignores-missing-replacement',
    'After the first draw there is one fewer left; the second probability has to take account of it.',
  ),
  oneOrderOnly: idea(
    'counts-one-order-only',
    'The result can come about in more than one order; you counted only one of them.',
  ),
  swapsCoordinates: idea('swaps-coordinates', 'You exchanged the two coordinates: x is read across, y is read up.'),
  swapsSlopeAndIntercept: idea(
    'swaps-slope-and-intercept',
    'You exchanged slope and starting value: the slope multiplies x, the starting value stands alone.',
  ),
  slopeUpsideDown: idea('slope-upside-down', 'Slope is the rise divided by the run; you divided the other way round.'),
  wrongShiftDirection: idea(
    'shifts-graph-wrong-way',
    'Replacing x by x − c moves a graph to the right, not to the left, because x must be c larger for the same value.',
  ),
  startLeftOut: idea(
    'step-without-start',
    'You counted what is added step by step but left out what was there at the start.',
  ),
  appliesForwards: idea(
    'applies-function-forwards',
    'You applied the steps once more; here the result is given, and the way leads back to the input.',
  ),
  splitsEqually: idea(
    'splits-total-equally',
    'You split the total into equal parts; what is given says that the parts have different sizes.',
  ),
  wrongCompositionOrder: idea(
    'applies-functions-in-wrong-order',
    'In f(g(x)) the inner function g works first; you started with the outer one.',
  ),
  repeatedAdditionForGrowth: idea(
    'linear-instead-of-exponential',
    'You added the same amount each time, but the quantity is multiplied by the same factor each time.',
  ),
  forgetsHalf: idea(
    'forgets-the-half',
    'A triangle fills half of the rectangle around it; the factor one half is missing.',
  ),
  slantAsHeight: idea(
    'slanted-side-as-height',
    'The height is measured at a right angle to the base; a slanted side is longer than that.',
  ),
  anglesAsEqual: idea(
    'takes-angles-as-equal',
    'You took two angles as equal that lie side by side or are not a matching pair.',
  ),
  perimeterForArea: idea(
    'confuses-perimeter-and-area',
    'Perimeter is the length around a shape and area is what it covers; you found the other one.',
  ),
  diameterAsRadius: idea(
    'confuses-diameter-and-radius',
    'The radius reaches from the centre to the edge and is half the diameter; you used one for the other.',
  ),
  addsSidesForHypotenuse: idea(
    'adds-sides-without-squaring',
    'Pythagoras’ theorem adds the squares of the sides, not the sides themselves.',
  ),
  forgetsRoot: idea('forgets-the-square-root', 'You found the square of the length; the square root is still to take.'),
  middleOfUnsorted: idea(
    'median-without-sorting',
    'The median is the middle value only after the values have been put in order.',
  ),
  partsAsEqual: idea(
    'parts-as-equal',
    'The circle has three parts, but they are not equally large, so they do not count equally.',
  ),
  swapsAverages: idea(
    'confuses-mean-and-median',
    'The mean shares the total out equally; the median is the middle value in order. You found the other one.',
  ),
  conditionReversed: idea(
    'reverses-the-condition',
    '“Of the A, how many are B” and “of the B, how many are A” have different wholes; you exchanged them.',
  ),
  missingEqualsMean: idea(
    'missing-value-equals-mean',
    'The missing value need not be the mean itself; it has to make up for the others.',
  ),
  wrongTotal: idea('wrong-total', 'You divided by the wrong total: look again at which group the question is about.'),
  assumesConverse: idea('assumes-the-converse', '“If A, then B” does not tell us “if B, then A”.'),
  assumesInverse: idea('denies-the-condition', '“If A, then B” says nothing about what happens when A does not hold.'),
  readsSomeAsAll: idea('reads-some-as-all', '“Some” promises at least one; it does not speak of all.'),
  stopsAtTypicalCase: idea(
    'typical-case-for-worst-case',
    'That number is likely to be enough, but it is no guarantee: think of the unluckiest case.',
  ),
  ignoresCondition: idea('overlooks-a-condition', 'One of the given conditions has not been used.'),
} satisfies Record<string, Misconception>;

/** A misconception; for those that belong to one model only. */
export function idea(id: string, says: string): Misconception {
  return { id, says };
}
