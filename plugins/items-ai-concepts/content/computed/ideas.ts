import type { Misconception } from '../../../item-bank/items/services.ts';
import { shared } from '../misconceptions.ts';

/** Wrong ideas that show where something is worked out. */
export const idea = {
  complement: shared.complementTaken,
  turnedRound: shared.conditionTurnedRound,
  sizesIgnored: shared.sizesIgnored,
  countsForShares: shared.countsForShares,
  stopsEarly: shared.stopsAfterOneRound,
  wholeAsBase: {
    id: 'divides-by-everything',
    says: 'You divided by all cases. The question is about one group of them.',
  },
  otherGroup: {
    id: 'takes-the-other-group',
    says: 'You took the other group than the one that the question is about.',
  },
  otherError: { id: 'takes-the-other-error', says: 'You took the other kind of error than the question asks about.' },
  plainMean: { id: 'takes-the-plain-mean', says: 'You took the plain mean. The values do not count alike here.' },
  baseRateIgnored: {
    id: 'takes-the-hit-rate-for-the-answer',
    says: 'You took the share of real cases that are found. How common they are decides what an alarm means.',
  },
  onePartOnly: { id: 'counts-one-part-only', says: 'You counted one part and left the other out.' },
  signTurned: { id: 'goes-the-wrong-way', says: 'You went the wrong way: the sign turns the direction.' },
  rateForgotten: { id: 'forgets-the-factor', says: 'You left out the factor that the step is multiplied by.' },
  thresholdForgotten: { id: 'forgets-the-constant', says: 'You left out the constant that is added at the end.' },
  wrongRow: { id: 'reads-another-row', says: 'You read another row than the one that is asked for.' },
  farCounted: { id: 'lets-far-cases-vote', says: 'You let cases vote that are not among the nearest.' },
  firstListed: {
    id: 'takes-the-first-listed',
    says: 'You took the first in the list. Order in a list is not nearness.',
  },
  medianForMean: { id: 'middle-value-for-mean', says: 'You took the middle value. The centre is the mean.' },
  orderOfSteps: {
    id: 'takes-the-steps-in-another-order',
    says: 'You did the steps in another order, so that one of them had another base.',
  },
  addsShares: { id: 'adds-shares-to-numbers', says: 'You mixed percentage points and numbers of cases.' },
  allData: { id: 'uses-all-rows-twice', says: 'You used rows twice: what is held out is not trained on.' },
  slopeForgotten: { id: 'leaves-the-slope-out', says: 'You left out the slope, or counted it once only.' },
  sumForProduct: {
    id: 'adds-chances-in-a-row',
    says: 'You added chances of things that follow one another. They are multiplied.',
  },
  roomForgotten: {
    id: 'forgets-reserved-room',
    says: 'You forgot that a part of the room is kept for something else.',
  },
  unitsMixed: { id: 'mixes-the-units', says: 'You mixed the units: bring both amounts into one before comparing.' },
  roundsDown: { id: 'rounds-the-wrong-way', says: 'You rounded the wrong way for what is asked.' },
  coordinateSwapped: { id: 'swaps-the-coordinates', says: 'You swapped the numbers of a vector.' },
  coinForgotten: {
    id: 'takes-noisy-answers-as-they-are',
    says: 'You took the answers as they are. Some of them are chance and have to come off first.',
  },
} as const satisfies Record<string, Misconception>;
