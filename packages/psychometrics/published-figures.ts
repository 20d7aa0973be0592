// Items and responses whose results are published; the tests compare with them to the digits given.

import type { DichotomousParameters, GradedParameters } from './models/item-parameters.ts';

/** Section 6 of the Law School Admission Test (Bock and Lieberman 1970): its 2PL by marginal maximum likelihood. */
export const lsat6: readonly DichotomousParameters[] = [
  { a: 0.8257, b: -3.359 },
  { a: 0.7227, b: -1.37 },
  { a: 0.8909, b: -0.28 },
  { a: 0.6884, b: -1.866 },
  { a: 0.6569, b: -3.126 },
];

/** Posterior mean and SD by response pattern, to four digits. */
export const lsat6Posteriors = [
  { pattern: '00000', theta: -1.8968, se: 0.8013 },
  { pattern: '00111', theta: -0.4409, se: 0.8197 },
  { pattern: '11011', theta: 0.0082, se: 0.8338 },
  { pattern: '11111', theta: 0.6456, se: 0.859 },
] as const;

/** Section 6 once more, as R's ltm (Rizopoulos 2006) prints it: its 2PL, and by pattern the posterior's mode and its error. */
export const lsat6OfLtm = {
  items: [
    { a: 0.8253715, b: -3.3597341 },
    { a: 0.7229499, b: -1.3696497 },
    { a: 0.8904748, b: -0.2798983 },
    { a: 0.6885502, b: -1.8659189 },
    { a: 0.6574516, b: -3.1235725 },
  ],
  modes: {
    '00000': [-1.895, 0.795],
    '00001': [-1.479, 0.796],
    '00100': [-1.331, 0.797],
    '00111': [-0.463, 0.812],
    '01001': [-1.019, 0.801],
    '01111': [0.023, 0.828],
    '10000': [-1.373, 0.797],
    '10011': [-0.506, 0.811],
    '10111': [0.093, 0.831],
    '11001': [-0.483, 0.812],
    '11011': [-0.022, 0.827],
    '11110': [0.139, 0.833],
    '11111': [0.606, 0.855],
  },
} as const;

/** A 3PL bank by formula, i = 1..30; figures by catR 3.17 to six digits. */
export const formulaBank: readonly DichotomousParameters[] = Array.from({ length: 30 }, (_, index) => {
  const i = index + 1;
  return { a: 0.6 + 0.1 * ((7 * i) % 16), b: -2.4 + 0.16 * ((11 * i) % 31), c: 0.1 + 0.02 * ((3 * i) % 8) };
});

export const formulaBankFigures = {
  pattern: '111101001001101111010011111011',
  eap: { theta: 0.719798, se: 0.433757 },
  information: [
    { theta: -1, value: 4.650162 },
    { theta: 0, value: 5.026964 },
    { theta: 1, value: 4.949401 },
  ],
  /** The indices of the most informative at θ = 0 (items 18, 4 and 27 counted from 1), and the information of the first. */
  mostInformative: [17, 3, 26],
  highestInformation: 0.576144,
} as const;

/** Five graded items; figures to six digits. */
export const gradedItems: readonly GradedParameters[] = [
  { a: 1.2, b: [-1.5, -0.2, 1.1] },
  { a: 0.8, b: [-2, -0.5, 0.9] },
  { a: 1.6, b: [-0.8, 0.3, 1.4] },
  { a: 1, b: [-1, 0, 1] },
  { a: 2, b: [-0.5, 0.5, 1.5] },
];

export const gradedFigures = {
  responses: [2, 1, 1, 3, 2],
  ML: { theta: 0.543828, se: 0.589335 },
  MAP: { theta: 0.418858, se: 0.507092 },
  EAP: { theta: 0.410991, se: 0.49284 },
} as const;

/** '1011' as [1, 0, 1, 1]. */
export function responsesOf(pattern: string): number[] {
  return Array.from(pattern, Number);
}
