export type Ask = 'missed' | 'falseAlarms' | 'recall' | 'precision' | 'moved' | 'safest' | 'fewest';

export interface Scored {
  ask: Ask;
  intro: string;
  real: string;
  harmless: string;
  positives: number[];
  negatives: number[];
  threshold?: number;
  /** For `moved`, where the threshold goes; for `safest` and `fewest`, the thresholds offered. */
  to?: number;
  offered?: [number, number, number, number];
}

export const cases: Scored[] = [
  {
    ask: 'missed',
    intro: 'A model scores messages by how much they look like spam.',
    real: 'spam messages',
    harmless: 'ordinary messages',
    positives: [36, 44, 62, 68, 75, 82, 90],
    negatives: [8, 14, 22, 28, 35, 41, 54, 66, 72],
    threshold: 50,
  },
  {
    ask: 'missed',
    intro: 'A model scores eggs by how likely they are to be cracked.',
    real: 'cracked eggs',
    harmless: 'whole eggs',
    positives: [25, 33, 48, 72, 79, 86, 94],
    negatives: [6, 12, 19, 26, 34, 42, 52, 65],
    threshold: 60,
  },
  {
    ask: 'falseAlarms',
    intro: 'A model scores motion pictures from a garden by how likely they show a fox.',
    real: 'pictures with a fox',
    harmless: 'pictures without',
    positives: [38, 55, 61, 67, 74, 83, 91],
    negatives: [7, 15, 24, 31, 50, 56, 62, 69],
    threshold: 45,
  },
  {
    ask: 'falseAlarms',
    intro: 'A model scores payments by how suspicious they are.',
    real: 'fraudulent payments',
    harmless: 'honest payments',
    positives: [28, 47, 58, 76, 84],
    negatives: [5, 11, 18, 25, 32, 39, 54, 66, 73, 79],
    threshold: 70,
  },
  {
    ask: 'recall',
    intro: 'A model scores rivers by their risk of flooding.',
    real: 'rivers that flooded',
    harmless: 'rivers that did not',
    positives: [42, 55, 65, 71, 77, 83, 89, 95],
    negatives: [10, 20, 31, 48, 56, 67, 73, 80],
    threshold: 60,
  },
  {
    ask: 'recall',
    intro: 'A model scores insects on a trap by how likely they are a fruit pest.',
    real: 'pests',
    harmless: 'other insects',
    positives: [22, 36, 45, 56, 63, 71, 78, 84, 90, 96],
    negatives: [9, 17, 28, 40, 59, 75],
    threshold: 50,
  },
  {
    ask: 'precision',
    intro: 'A model scores job advertisements by how likely they are fake.',
    real: 'fake advertisements',
    harmless: 'genuine ones',
    positives: [26, 39, 54, 61, 74, 80, 87, 93],
    negatives: [6, 13, 21, 30, 44, 56, 63, 70, 84],
    threshold: 50,
  },
  {
    ask: 'moved',
    intro: 'A model scores machine sounds by how likely they mean a fault.',
    real: 'faults',
    harmless: 'normal sounds',
    positives: [34, 49, 56, 72, 81, 90],
    negatives: [8, 17, 26, 35, 44, 49, 54, 66],
    threshold: 40,
    to: 60,
  },
  {
    ask: 'moved',
    intro: 'A model scores children’s drawings by how likely they show a cat, for a museum game.',
    real: 'cats',
    harmless: 'other animals',
    positives: [29, 49, 58, 63, 77, 88],
    negatives: [10, 21, 33, 39, 55, 74],
    threshold: 70,
    to: 45,
  },
  {
    ask: 'safest',
    intro: 'A model scores water samples by how likely they contain a germ.',
    real: 'samples with the germ',
    harmless: 'clean samples',
    positives: [49, 57, 68, 78, 85, 93],
    negatives: [7, 15, 24, 33, 38, 52, 61],
    offered: [20, 30, 45, 65],
  },
  {
    ask: 'fewest',
    intro: 'A model scores photos by how likely they show a pothole.',
    real: 'potholes',
    harmless: 'sound roads',
    positives: [36, 55, 60, 69, 75, 86, 92],
    negatives: [9, 18, 25, 33, 39, 45, 58, 76],
    offered: [30, 50, 65, 80],
  },
];
