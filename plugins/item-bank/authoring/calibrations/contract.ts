import { z } from 'zod';
import { Id, PageQuery, pageOf, Timestamp, upload } from '../../../../core/contract/index.ts';
import { ItemSection } from '../../items/contract.ts';
import { IdParams, ItemId, ItemParams, manage, Parameters, PersonName } from '../contract.ts';

// Calibrations: requests, progress and results.

export const calibrationModels = ['1PL', '2PL', '3PL'] as const;
export const CalibrationModel = z.enum(calibrationModels);
export type CalibrationModel = z.infer<typeof CalibrationModel>;

export const CalibrationProgress = z.object({
  phase: z.enum(['gathering', 'estimating', 'errors', 'fit', 'fairness']),
  /** EM cycles so far, and the largest change of a parameter in the last one. */
  iteration: z.int().nullable(),
  change: z.number().nullable(),
  /** Estimated share done of estimation and standard errors, 0 to 1; null in other phases. */
  share: z.number().nullable().default(null),
  /** Time left at the pace so far (s); null early in the estimation and in other phases. */
  secondsLeft: z.int().nullable().default(null),
});
export type CalibrationProgress = z.infer<typeof CalibrationProgress>;

const FitTest = z.object({ statistic: z.number(), df: z.number(), p: z.number() });
const OverallFit = FitTest.extend({ rmsea: z.number() });

export const CalibratedItem = z.object({
  itemId: ItemId,
  /** The version that was operational when the calibration began. Only that version is replaced on adoption. */
  version: z.int(),
  answers: z.int(),
  /**
   * `held`: too few answers, so it kept its parameters; `odd`: the estimates are outside the bank's limits, so it kept its
   * parameters.
   */
  outcome: z.enum(['estimated', 'held', 'odd']),
  before: Parameters,
  after: Parameters,
  se: z.object({ a: z.number(), b: z.union([z.number(), z.array(z.number())]), c: z.number().optional() }).nullable(),
  fit: FitTest.nullable(),
});
export type CalibratedItem = z.infer<typeof CalibratedItem>;

/** Differential item functioning of one item between two groups. */
const Difference = z.object({
  itemId: ItemId,
  reference: z.int(),
  focal: z.int(),
  /** Mantel-Haenszel on the ETS delta scale; negative: harder for the focal group. Null for an open item. */
  delta: z.number().nullable(),
  /** Open items: standardised mean difference in points, focal minus reference. */
  difference: z.number().nullable(),
  chiSquare: z.number(),
  /** Adjusted for the number of items compared. */
  p: z.number(),
  /** p of non-uniform DIF (logistic regression); null where it cannot be computed. */
  nonUniform: z.number().nullable(),
  class: z.enum(['A', 'B', 'C']),
});
export type Difference = z.infer<typeof Difference>;

export const DifComparison = z.object({
  reference: z.string(),
  focal: z.string(),
  referencePeople: z.int(),
  focalPeople: z.int(),
  /** The criterion people are matched by. */
  matchedBy: z.enum(['score', 'ability']),
  /** Cautions, as sentences. */
  notes: z.array(z.string()),
  items: z.array(Difference),
});
export type DifComparison = z.infer<typeof DifComparison>;

export const CalibrationResult = z.object({
  people: z.int(),
  answers: z.int(),
  /** Ability of the people who answered (logits). */
  population: z.object({ mean: z.number(), sd: z.number() }),
  /** How the result was linked to the bank's scale; by mean and spread of difficulties where too few items have a curve. */
  scale: z.enum(['anchors', 'stocking-lord', 'mean-sigma']),
  logLikelihood: z.number(),
  iterations: z.int(),
  converged: z.boolean(),
  items: z.array(CalibratedItem),
  /** M2; null where it cannot be computed. */
  overallFit: OverallFit.nullable(),
  /** The reason why there is no S-X² or no M2. */
  fitSays: z.string().nullable(),
  dif: z.array(DifComparison),
  difSays: z.string().nullable(),
  /** Answers and items that were not used, with the reason. */
  leftOut: z.array(z.object({ what: z.string(), why: z.string() })),
  /** Cautions about the estimation, as sentences. */
  notes: z.array(z.string()),
});
export type CalibrationResult = z.infer<typeof CalibrationResult>;

export const CalibrationLine = z.object({
  id: Id,
  section: ItemSection,
  model: CalibrationModel,
  minimumAnswers: z.int(),
  answersFrom: z.enum(['bank', 'file']),
  fileName: z.string().nullable(),
  status: z.enum(['waiting', 'running', 'done', 'stopped', 'failed']),
  attempt: z.int(),
  progress: CalibrationProgress.nullable(),
  problem: z.string().nullable(),
  startedBy: PersonName.nullable(),
  createdAt: Timestamp,
  startedAt: Timestamp.nullable(),
  finishedAt: Timestamp.nullable(),
  converged: z.boolean().nullable(),
  people: z.int().nullable(),
  estimated: z.int().nullable(),
  overallFit: OverallFit.nullable(),
  adopted: z.object({ at: Timestamp, by: PersonName.nullable(), items: z.int() }).nullable(),
});
export type CalibrationLine = z.infer<typeof CalibrationLine>;

/** Fit and fairness of an item in the latest calibration that includes it. */
export const ItemJudgement = z.object({
  calibrationId: Id,
  model: CalibrationModel,
  at: Timestamp,
  /** Answers to this item. */
  answers: z.int(),
  fit: FitTest.nullable(),
  /** The reason why there is no S-X². */
  fitSays: z.string().nullable(),
  /** One for each pair of groups that could be compared. */
  differences: z.array(z.object({ reference: z.string(), focal: z.string(), found: Difference })),
  difSays: z.string().nullable(),
});
export type ItemJudgement = z.infer<typeof ItemJudgement>;

const MinimumAnswers = z.coerce.number().int().min(30).max(1_000_000).default(200);

export const calibrationRoutes = {
  readiness: {
    method: 'get',
    path: '/api/item-bank/calibrations/readiness',
    access: manage,
    description: 'Items and answers available for a calibration of each section',
    query: z.object({ minimum: MinimumAnswers }),
    response: z.array(
      z.object({ section: ItemSection, items: z.int(), answers: z.int(), answered: z.int(), ready: z.int() }),
    ),
  },
  calibrations: {
    method: 'get',
    path: '/api/item-bank/calibrations',
    access: manage,
    description: 'List this institution’s calibrations, newest first',
    query: PageQuery,
    response: pageOf(CalibrationLine),
  },
  calibration: {
    method: 'get',
    path: '/api/item-bank/calibrations/:id',
    access: manage,
    description: 'Get a calibration with its result',
    params: IdParams,
    response: CalibrationLine.extend({ result: CalibrationResult.nullable() }),
  },
  judgement: {
    method: 'get',
    path: '/api/item-bank/items/:itemId/judgement',
    access: manage,
    description: 'Fit and fairness of an item in this institution’s latest calibration of it; null where there is none',
    params: ItemParams,
    response: ItemJudgement.nullable(),
  },
  startCalibration: {
    method: 'post',
    path: '/api/item-bank/calibrations',
    isLong: true,
    access: manage,
    description: 'Calibrate a section from the answers of this institution’s learners',
    body: z.object({ section: ItemSection, model: CalibrationModel, minimumAnswers: MinimumAnswers }),
    response: CalibrationLine,
    status: 201,
  },
  calibrateFile: {
    method: 'post',
    path: '/api/item-bank/calibrations/file',
    access: manage,
    description:
      'Calibrate a section from a CSV file with a column for each item and a row for each person: 0, 1 or blank',
    limit: 'costly',
    body: upload(
      { maxBytes: 64 * 1024 * 1024, types: ['text/plain'] },
      z.object({ section: ItemSection, model: CalibrationModel, minimumAnswers: MinimumAnswers }),
    ),
    response: CalibrationLine,
    status: 201,
  },
  stopCalibration: {
    method: 'post',
    path: '/api/item-bank/calibrations/:id/stop',
    access: manage,
    description: 'Stop a waiting or running calibration; one that has ended is left unchanged',
    params: IdParams,
    response: CalibrationLine,
  },
  adoptCalibration: {
    method: 'post',
    path: '/api/item-bank/calibrations/:id/adoption',
    isLong: true,
    access: 'item-bank.adopt',
    description: 'Adopt a calibration’s parameters into the bank that all institutions share',
    params: IdParams,
    response: CalibrationLine,
  },
} as const;

/** A calibration of the signed-in user has a new status or new progress. */
export const calibrationChanged = z.object({ id: Id, status: CalibrationLine.shape.status });

/** How a result was linked to the bank's scale, in words. */
export const scaleText: Readonly<Record<CalibrationResult['scale'], string>> = {
  anchors: 'Anchored by the items with fixed parameters',
  'stocking-lord': 'Linked to the bank by the expected scores of the items on both scales (Stocking and Lord)',
  'mean-sigma': 'Linked to the bank by mean and spread of the difficulties',
};
