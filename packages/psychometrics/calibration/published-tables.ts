// Response tables whose calibration is published; the tests compare with it to the digits given.

import type { ResponsePattern } from './response-matrix.ts';

/** '11010:21 …' as patterns. */
export function patternsOf(table: string): ResponsePattern[] {
  return table
    .trim()
    .split(/\s+/)
    .map((cell) => {
      const [pattern = '', count] = cell.split(':');
      return { responses: Array.from(pattern, Number), count: Number(count) };
    });
}

/** Law School Admission Test, section 6, 1000 people (Bock and Lieberman 1970). */
export const lsat6Patterns = patternsOf(`
  00000:3 00001:6 00010:2 00011:11 00100:1 00101:1 00110:3 00111:4 01000:1 01001:8 01011:16 01101:3 01110:2 01111:15
  10000:10 10001:29 10010:14 10011:81 10100:3 10101:28 10110:15 10111:80 11000:16 11001:56 11010:21 11011:173 11100:11
  11101:61 11110:28 11111:298`);

export const lsat6Figures = {
  '2PL': {
    a: [0.8257, 0.7227, 0.8909, 0.6884, 0.6569],
    b: [-3.359, -1.37, -0.28, -1.866, -3.126],
    seA: [0.258, 0.187, 0.233, 0.185, 0.21],
    logLikelihood: -2466.6534,
  },
  /** The 1PL with its standard errors as by Rizopoulos (2006). */
  '1PL': {
    a: 0.7551,
    seA: 0.0694,
    b: [-3.6153, -1.3224, -0.3176, -1.7301, -2.7802],
    seB: [0.3266, 0.1422, 0.0977, 0.1691, 0.251],
    logLikelihood: -2466.9376,
  },
} as const;

/** Section 7 of the same test (Bock and Lieberman 1970). */
export const lsat7Patterns = patternsOf(`
  00000:12 00001:19 00010:1 00011:7 00100:3 00101:19 00110:3 00111:17 01000:10 01001:5 01010:3 01011:7 01100:7 01101:23
  01110:8 01111:28 10000:7 10001:39 10010:11 10011:34 10100:14 10101:51 10110:15 10111:90 11000:6 11001:25 11010:7
  11011:35 11100:18 11101:136 11110:32 11111:308`);

/** Its figures as R's mirt (Chalmers 2012) prints them where its EM stops, up to 0.002 from the maximum. */
export const lsat7Figures = {
  '2PL': {
    a: [0.9879, 1.0809, 1.7058, 0.7652, 0.7358],
    b: [-1.8787, -0.7475, -1.0577, -0.6351, -2.5204],
    /** From its intervals at 95 %: their widths by 3.92. */
    seA: [0.1772, 0.1688, 0.3204, 0.1341, 0.1511],
    seIntercept: [0.1315, 0.0913, 0.2045, 0.0749, 0.1144],
    logLikelihood: -2658.805,
  },
  '1PL': { intercept: [1.8681, 0.7909, 1.4608, 0.5214, 1.9928] },
  /** Without priors; the second item's likelihood is flat, and mirt's EM stops 0.007 from its b, 0.012 from its intercept. */
  '3PL': {
    b: [-1.8529, -0.0488, -1.0684, -0.6546, -2.4355],
    intercept: [1.8656, 0.094, 1.7805, 0.4819, 1.8685],
    /** Of the second item, the only one with guessing. */
    c: 0.2951,
    seC: 0.1399,
    /** Of the first item. */
    seB: 0.2601,
    seIntercept: 0.1346,
  },
} as const;

/** Scores by mirt's tests, of the same calibrations. */
export const lsat7Scores = {
  eap: [
    { pattern: '00000', theta: -1.86979, se: 0.6927032 },
    { pattern: '11111', theta: 0.7271877, se: 0.8009335 },
  ],
  map: [
    { pattern: '00000', theta: -1.8165552 },
    { pattern: '00001', theta: -1.4946906 },
    { pattern: '00010', theta: -1.4822982 },
    { pattern: '00011', theta: -1.1789899 },
    { pattern: '00100', theta: -1.0958928 },
    { pattern: '00101', theta: -0.7951026 },
  ],
  /** Under the 1PL the number right decides. */
  mlOf1pl: [
    { right: 1, theta: -2.783489 },
    { right: 2, theta: -1.75089 },
  ],
} as const;

/** The highest likelihoods of the 3PL without priors that an independent optimiser (L-BFGS-B) found from 150 starts. */
export const highestOf3pl = { lsat6: -2466.64913, lsat7: -2658.05437 } as const;

/** Section 7 as three testlets: the points in items 1 and 2, in items 3 and 4, and item 5. */
export const lsat7Testlets: readonly ResponsePattern[] = lsat7Patterns.map(({ responses, count }) => {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = responses.map(Number);
  return { responses: [first + second, third + fourth, fifth], count };
});

/** Its calibrations by an independent optimiser (BFGS, then Nelder-Mead from four starts) on 241 nodes. */
export const lsat7TestletFigures = [
  {
    options: { model: 'GRM' },
    logLikelihood: -2239.898685,
    a: [1.30283, 1.48796, 0.72706],
    intercepts: [[3.06205, 0.35391], [2.64313, -0.00787], [1.85072]],
  },
  {
    options: { model: 'GRM', equalSlopes: true },
    logLikelihood: -2244.245762,
    a: [1.17606, 1.17606, 1.17606],
    intercepts: [[2.95926, 0.34195], [2.41535, -0.00766], [2.08908]],
  },
  {
    options: { model: 'GPCM' },
    logLikelihood: -2238.664561,
    a: [1.18127, 1.12435, 0.72258],
    intercepts: [[2.42559, 0.47546], [1.88482, 0.18917], [1.84872]],
  },
  {
    options: { model: 'GPCM', equalSlopes: true },
    logLikelihood: -2240.852469,
    a: [1.02234, 1.02234, 1.02234],
    intercepts: [[2.23424, 0.47353], [1.78086, 0.2015], [1.99915]],
  },
] as const;

/**
 * `Science` (392 people, 4 items of 4 categories, Eurobarometer 1992) as R's mirt calibrates it. The data are not part of
 * this repository.
 */
export const scienceFigures = [
  { options: { model: 'GRM' }, logLikelihood: -1608.87 },
  {
    options: { model: 'GRM', equalSlopes: true },
    logLikelihood: -1613.899,
    a: [1.321, 1.321, 1.321, 1.321],
    intercepts: [
      [5.165, 2.844, -1.587],
      [2.992, 0.934, -2.319],
      [4.067, 1.662, -1.488],
      [3.55, 1.057, -1.806],
    ],
  },
  { options: { model: 'GPCM' }, logLikelihood: -1612.683, a: [0.865, 0.841, 2.204, 0.724] },
] as const;
