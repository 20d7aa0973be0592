import { z } from 'zod';
import { Id, PageQuery, pageOf, Timestamp, upload } from '../../../../core/contract/index.ts';
import { ItemSection } from '../../items/contract.ts';
import { IdParams, ItemId, ItemParams, manage, Parameters, PersonName } from '../contract.ts';

// What is calibrated, where it stands, what came out.

export const calibrationModels = ['1PL', '2PL', '3PL'] as const;
export const CalibrationModel = z.enum(calibrationModels);
export type CalibrationModel = z.infer<typeof CalibrationModel>;

export const CalibrationProgress = z.object({
  phase: z.enum(['gathering', 'estimating', 'errors', 'fit', 'fairness']),
  /** Of the estimation: cycles so far, and the greatest change of a parameter in the last. */
  iteration: z.int().nullable(),
  change: z.number().nullable(),
  /** How far estimation and errors are, 0 to 1: a guess, for nobody knows how many cycles it takes. Null in other phases. */
  share: z.number().nullable().default(null),
  /** Until both are done, at the pace of the estimation; null before there is one, and for the errors, whose pace is another. */
  secondsLeft: z.int().nullable().default(null),
});
export type CalibrationProgress = z.infer<typeof CalibrationProgress>;

const FitTest = z.object({ statistic: z.number(), df: z.number(), p: z.number() });

export const CalibratedItem = z.object({
  itemId: ItemId,
  /** The version that was operational when it began: only that one gets the result. */
  version: z.int(),
  answers: z.int(),
  /**
   * `held`: too few answers, it kept its parameters; `odd`: what came out is beyond what the bank takes, so that it keeps
   * them, too.
   */
  outcome: z.enum(['estimated', 'held', 'odd']),
  before: Parameters,
  after: Parameters,
  se: z.object({ a: z.number(), b: z.union([z.number(), z.array(z.number())]), c: z.number().optional() }).nullable(),
  fit: FitTest.nullable(),
});
export type CalibratedItem = z.infer<typeof CalibratedItem>;

/** Whether one item is harder for one of two groups than for people of like ability in the other. */
const Difference = z.object({
  itemId: ItemId,
  reference: z.int(),
  focal: z.int(),
  /** Mantel-Haenszel on the ETS delta scale: below 0 it is harder for the focal group. Null for an open item. */
  delta: z.number().nullable(),
  /** Of an open item: points by which the focal group is above people of like ability in the other. */
  difference: z.number().nullable(),
  chiSquare: z.number(),
  /** Adjusted for how many items are compared. */
  p: z.number(),
  /** Of a difference that changes with ability (logistic regression); null where it cannot be told. */
  nonUniform: z.number().nullable(),
  class: z.enum(['A', 'B', 'C']),
});
export type Difference = z.infer<typeof Difference>;

export const DifComparison = z.object({
  reference: z.string(),
  focal: z.string(),
  referencePeople: z.int(),
  focalPeople: z.int(),
  /** What people of like ability are found by. */
  matchedBy: z.enum(['score', 'ability']),
  /** What a reader should know, in sentences. */
  notes: z.array(z.string()),
  items: z.array(Difference),
});
export type DifComparison = z.infer<typeof DifComparison>;

export const CalibrationResult = z.object({
  people: z.int(),
  answers: z.int(),
  /** Ability of those who answered. */
  population: z.object({ mean: z.number(), sd: z.number() }),
  /** How the result was put on the bank's scale. */
  scale: z.enum(['anchors', 'mean-sigma']),
  logLikelihood: z.number(),
  iterations: z.int(),
  converged: z.boolean(),
  items: z.array(CalibratedItem),
  /** Null with a reason where it cannot be had. */
  overallFit: FitTest.extend({ rmsea: z.number() }).nullable(),
  /** Why there is no S-X², or no M2. */
  fitSays: z.string().nullable(),
  dif: z.array(DifComparison),
  difSays: z.string().nullable(),
  /** What of the answers was not used, each with its reason. */
  leftOut: z.array(z.object({ what: z.string(), why: z.string() })),
  /** What a reader should know of the estimation, in sentences. */
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
  adopted: z.object({ at: Timestamp, by: PersonName.nullable(), items: z.int() }).nullable(),
});
export type CalibrationLine = z.infer<typeof CalibrationLine>;

/** What the latest calibration that an item was in says of its fit and its fairness. */
export const ItemJudgement = z.object({
  calibrationId: Id,
  model: CalibrationModel,
  at: Timestamp,
  /** To this item. */
  answers: z.int(),
  fit: FitTest.nullable(),
  /** Why there is no S-X², where there is none. */
  fitSays: z.string().nullable(),
  /** Of each two groups that could be compared. */
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
    description: 'What a calibration of each section would have to work with',
    query: z.object({ minimum: MinimumAnswers }),
    response: z.array(
      z.object({ section: ItemSection, items: z.int(), answers: z.int(), answered: z.int(), ready: z.int() }),
    ),
  },
  calibrations: {
    method: 'get',
    path: '/api/item-bank/calibrations',
    access: manage,
    description: 'Calibrations of this institution, the latest first',
    query: PageQuery,
    response: pageOf(CalibrationLine),
  },
  calibration: {
    method: 'get',
    path: '/api/item-bank/calibrations/:id',
    access: manage,
    description: 'A calibration with what came out',
    params: IdParams,
    response: CalibrationLine.extend({ result: CalibrationResult.nullable() }),
  },
  judgement: {
    method: 'get',
    path: '/api/item-bank/items/:itemId/judgement',
    access: manage,
    description:
      'What the latest calibration of this institution says of an item’s fit and fairness; null where there is none',
    params: ItemParams,
    response: ItemJudgement.nullable(),
  },
  startCalibration: {
    method: 'post',
    path: '/api/item-bank/calibrations',
    isLong: true,
    access: manage,
    description: 'Calibrate a section from the answers that this institution’s learners gave',
    body: z.object({ section: ItemSection, model: CalibrationModel, minimumAnswers: MinimumAnswers }),
    response: CalibrationLine,
    status: 201,
  },
  calibrateFile: {
    method: 'post',
    path: '/api/item-bank/calibrations/file',
    access: manage,
    description: 'Calibrate a section from a CSV file: a column an item, a row a person, 0, 1 or blank',
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
    description: 'Stop a calibration that waits or runs; one that has ended stays as it is',
    params: IdParams,
    response: CalibrationLine,
  },
  adoptCalibration: {
    method: 'post',
    path: '/api/item-bank/calibrations/:id/adoption',
    isLong: true,
    access: 'item-bank.adopt',
    description: 'Put a calibration’s parameters into the bank that all institutions share',
    params: IdParams,
    response: CalibrationLine,
  },
} as const;

/** Somebody’s calibration moved on: ask for it again. */
export const calibrationChanged = z.object({ id: Id, status: CalibrationLine.shape.status });
