import type { Misconception } from '../../item-bank/items/services.ts';

/**
 * Wrong ideas that show in several content areas; each area adds its own. An idea has one id wherever it shows, and
 * `says` is what a learner who held it is told: it names the thought and turns it, without blame.
 */
export const shared = {
  complementTaken: {
    id: 'opposite-share-taken',
    says: 'You took the opposite share: what is left to 100%.',
  },
  sizesIgnored: {
    id: 'group-sizes-ignored',
    says: 'You averaged the groups as if they were of the same size.',
  },
  weightsSwapped: {
    id: 'weights-swapped',
    says: 'You weighted the groups with the wrong sizes.',
  },
  ratesMultiplied: {
    id: 'rates-multiplied',
    says: 'You multiplied the rates. They belong to different groups and are averaged by size.',
  },
  countsForShares: {
    id: 'counts-for-shares',
    says: 'You compared counts. Where groups differ in size, shares have to be compared.',
  },
  conditionTurnedRound: {
    id: 'condition-turned-round',
    says: 'You turned the condition round. Ask which group is the whole and which is the part.',
  },
  equalChances: {
    id: 'equal-chances-assumed',
    says: 'You gave all possibilities the same chance. They are not equally frequent.',
  },
  fiftyFifty: {
    id: 'fifty-fifty',
    says: 'You settled on half and half. Two possibilities need not be equally likely, nor is half always the limit.',
  },
  stopsAfterOneRound: {
    id: 'stops-after-one-round',
    says: 'You stopped after the first round. The procedure goes on.',
  },
  scalingForgotten: {
    id: 'scaling-forgotten',
    says: 'You forgot to scale at the end: shares have to add up to 100% again.',
  },
  copiesAreData: {
    id: 'copies-taken-for-new-examples',
    says: 'You counted copies as new examples. They hold nothing the model has not seen.',
  },
  evidenceIgnored: {
    id: 'evidence-ignored',
    says: 'You kept to how common the case is. The answer that was observed is evidence and changes the probability.',
  },
  valueAfterLoopUsed: {
    id: 'value-after-change-used',
    says: 'You used a value from after a change. It was worked out before.',
  },
} as const satisfies Record<string, Misconception>;
