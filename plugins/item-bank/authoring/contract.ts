import { z } from 'zod';
import { Block, Id, PageQuery, pageOf, Timestamp, upload } from '../../../core/contract/index.ts';
import { ItemSection } from '../sections/contract.ts';

// What authors and administrators see of the bank and do with it.

export const flagReasons = {
  key: 'The key is wrong, or more than one answer is right',
  wording: 'The wording is unclear or wrong',
  difficulty: 'Easier or harder than its parameters say',
  fairness: 'Unfair to some learners',
  other: 'Something else',
} as const;
export const FlagReason = z.enum(['key', 'wording', 'difficulty', 'fairness', 'other']);
export type FlagReason = z.infer<typeof FlagReason>;

const ItemId = z.string().max(200);
const Rung = z.int().min(1).max(5);
const Format = z.enum(['multiple_choice', 'open_ended']);
const Pool = z.enum(['assessment', 'practice']);
const Origin = z.enum(['shipped', 'imported']);
const PersonName = z.object({ firstName: z.string(), lastName: z.string() });

/** Logit metric; an open item has a threshold for each point, and no c. */
export const Parameters = z.object({
  a: z.number(),
  b: z.union([z.number(), z.array(z.number())]),
  c: z.number().optional(),
});
export type Parameters = z.infer<typeof Parameters>;

export const ParameterSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('provisional'), itemModel: z.string() }),
  z.object({ kind: z.literal('calibrated'), sampleSize: z.int(), date: z.string(), model: z.string() }),
]);
export type ParameterSource = z.infer<typeof ParameterSource>;

/** How often an item was asked, in all institutions. */
const Exposure = z.object({
  asked: z.int(),
  /** Of those who began its section in its pool, 0 to 1; null before the first. */
  rate: z.number().nullable(),
});

export const ItemLine = z.object({
  itemId: ItemId,
  version: z.int(),
  section: ItemSection,
  contentArea: z.string(),
  rung: Rung,
  format: Format,
  pool: Pool,
  origin: Origin,
  stem: z.string(),
  parameters: Parameters,
  source: ParameterSource,
  exposure: Exposure,
  /** Given in this institution. */
  answers: z.int(),
  /** Mean credit of those answers, 0 to 1; null before the first. */
  shareRight: z.number().nullable(),
  openFlags: z.int(),
});
export type ItemLine = z.infer<typeof ItemLine>;

export const Flag = z.object({
  id: Id,
  itemVersion: z.int(),
  reason: FlagReason,
  says: z.string(),
  raisedBy: PersonName.nullable(),
  raisedAt: Timestamp,
  resolvedBy: PersonName.nullable(),
  resolvedAt: Timestamp.nullable(),
  resolution: z.string().nullable(),
});
export type Flag = z.infer<typeof Flag>;

/** A version of an item, and what it changed of the one before. */
export const Version = z.object({
  version: z.int(),
  createdAt: Timestamp,
  origin: Origin,
  isOperational: z.boolean(),
  parameters: Parameters,
  source: ParameterSource,
  /** Parts that differ from the version before; empty for the first. */
  changed: z.array(
    z.enum(['question', 'options', 'key', 'rubric', 'explanation', 'hints', 'parameters', 'source', 'place']),
  ),
});
export type Version = z.infer<typeof Version>;

const Misconception = z.object({ id: z.string(), says: z.string() });

export const ItemPage = z.object({
  itemId: ItemId,
  version: z.int(),
  isOperational: z.boolean(),
  section: ItemSection,
  contentArea: z.string(),
  subcategory: z.string().nullable(),
  cognitiveLoad: z.int().nullable(),
  rung: Rung,
  format: Format,
  pool: Pool,
  origin: Origin,
  concepts: z.array(z.string()),
  reasoning: z.array(z.string()),
  stem: z.string(),
  stimulus: z.array(Block),
  stimulusSeconds: z.int().nullable(),
  options: z.array(z.object({ text: z.string(), isKey: z.boolean(), misconception: Misconception.nullable() })),
  optionFigures: z.array(Block).nullable(),
  rubric: z
    .object({
      criteria: z.array(z.object({ id: z.string(), points: z.int(), says: z.string() })),
      modelAnswer: z.string(),
      weakAnswer: z.string(),
    })
    .nullable(),
  explanation: z.string(),
  steps: z.array(z.string()),
  hints: z.object({ conceptual: z.string(), procedural: z.string(), strategic: z.string(), encouragement: z.string() }),
  parameters: Parameters,
  source: ParameterSource,
  exposure: Exposure,
  /** At abilities from −4 to 4 logits. */
  curve: z.array(
    z.object({
      theta: z.number(),
      /** Of a right answer; of an open item the expected share of its points. */
      expected: z.number(),
      information: z.number(),
      /** Of an open item: the probability of each number of points. */
      categories: z.array(z.number()).optional(),
    }),
  ),
  versions: z.array(Version),
  flags: z.array(Flag),
});
export type ItemPage = z.infer<typeof ItemPage>;

/** What this institution's learners answered to an item. */
export const Observed = z.object({
  answers: z.int(),
  /** Figures are told from so many answers on. */
  needed: z.int(),
  /** What was counted ends with the latest so many answers. */
  limitedTo: z.int().nullable(),
  /** Answers to earlier versions that asked something else. */
  earlier: z.int(),
  shareRight: z.number().nullable(),
  /** Half took longer. */
  medianSeconds: z.number().nullable(),
  meanSeconds: z.number().nullable(),
  /** Correlation of the credit with ability on the other questions of the sitting. */
  pointBiserial: z.number().nullable(),
  /** What was chosen; of an open item, the points that were given. */
  choices: z.array(
    z.object({
      /** The option's index, or the points. */
      value: z.int(),
      answers: z.int(),
      share: z.number().nullable(),
      /** Mean ability on the other questions, logits; null for fewer than ten. */
      ability: z.number().nullable(),
    }),
  ),
  /** Credit by ability on the other questions. */
  bins: z.array(z.object({ theta: z.number(), answers: z.int(), credit: z.number() })),
});
export type Observed = z.infer<typeof Observed>;

export const calibrationModels = ['1PL', '2PL', '3PL'] as const;
export const CalibrationModel = z.enum(calibrationModels);
export type CalibrationModel = z.infer<typeof CalibrationModel>;

export const CalibrationProgress = z.object({
  phase: z.enum(['gathering', 'estimating', 'errors', 'fit', 'fairness']),
  /** Of the estimation: cycles so far, and the greatest change of a parameter in the last. */
  iteration: z.int().nullable(),
  change: z.number().nullable(),
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

export const DifComparison = z.object({
  reference: z.string(),
  focal: z.string(),
  referencePeople: z.int(),
  focalPeople: z.int(),
  /** What people of like ability are found by. */
  matchedBy: z.enum(['score', 'ability']),
  /** What a reader should know, in sentences. */
  notes: z.array(z.string()),
  items: z.array(
    z.object({
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
    }),
  ),
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

const ItemParams = z.object({ itemId: ItemId });
const IdParams = z.object({ id: Id });
const manage = 'item-bank.manage';
const MinimumAnswers = z.coerce.number().int().min(30).max(1_000_000).default(200);
const Words = z.string().trim().min(3).max(2000);

export const authoringRoutes = {
  items: {
    method: 'get',
    path: '/api/item-bank/items',
    access: manage,
    says: 'Items that are asked now, narrowed down and page by page',
    query: PageQuery.extend({
      section: ItemSection.optional(),
      contentArea: z.string().max(200).optional(),
      rung: z.coerce.number().int().min(1).max(5).optional(),
      format: Format.optional(),
      pool: Pool.optional(),
      origin: Origin.optional(),
      source: z.enum(['provisional', 'calibrated']).optional(),
      /** With flags of this institution that are open. */
      flagged: z.stringbool().optional(),
      /** Words that all occur in the stem, the id or the concepts. */
      search: z.string().trim().max(200).optional(),
      sort: z.enum(['place', 'difficulty', 'discrimination', 'asked']).default('place'),
      order: z.enum(['up', 'down']).default('up'),
    }),
    response: pageOf(ItemLine),
  },
  areas: {
    method: 'get',
    path: '/api/item-bank/areas',
    access: manage,
    says: 'Sections and content areas with how many items each has',
    response: z.array(z.object({ section: ItemSection, contentArea: z.string(), items: z.int() })),
  },
  item: {
    method: 'get',
    path: '/api/item-bank/items/:itemId',
    access: manage,
    says: 'The latest version of an item with its key, curve, history and flags',
    params: ItemParams,
    response: ItemPage,
  },
  observed: {
    method: 'get',
    path: '/api/item-bank/items/:itemId/answers',
    access: manage,
    says: 'What this institution’s learners answered to an item, counted',
    params: ItemParams,
    response: Observed,
  },
  flag: {
    method: 'post',
    path: '/api/item-bank/items/:itemId/flags',
    access: manage,
    says: 'Flag an item for review',
    params: ItemParams,
    body: z.object({ reason: FlagReason, says: Words }),
    response: Flag,
    status: 201,
  },
  resolveFlag: {
    method: 'post',
    path: '/api/item-bank/flags/:id/resolution',
    access: manage,
    says: 'Say what came of a flag; the same words again change nothing',
    params: IdParams,
    body: z.object({ resolution: Words }),
    response: Flag,
  },
  readiness: {
    method: 'get',
    path: '/api/item-bank/calibrations/readiness',
    access: manage,
    says: 'What a calibration of each section would have to work with',
    query: z.object({ minimum: MinimumAnswers }),
    response: z.array(
      z.object({ section: ItemSection, items: z.int(), answers: z.int(), answered: z.int(), ready: z.int() }),
    ),
  },
  calibrations: {
    method: 'get',
    path: '/api/item-bank/calibrations',
    access: manage,
    says: 'Calibrations of this institution, the latest first',
    query: PageQuery,
    response: pageOf(CalibrationLine),
  },
  calibration: {
    method: 'get',
    path: '/api/item-bank/calibrations/:id',
    access: manage,
    says: 'A calibration with what came out',
    params: IdParams,
    response: CalibrationLine.extend({ result: CalibrationResult.nullable() }),
  },
  startCalibration: {
    method: 'post',
    path: '/api/item-bank/calibrations',
    access: manage,
    says: 'Calibrate a section from the answers that this institution’s learners gave',
    body: z.object({ section: ItemSection, model: CalibrationModel, minimumAnswers: MinimumAnswers }),
    response: CalibrationLine,
    status: 201,
  },
  calibrateFile: {
    method: 'post',
    path: '/api/item-bank/calibrations/file',
    access: manage,
    says: 'Calibrate a section from a CSV file: a column an item, a row a person, 0, 1 or blank',
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
    says: 'Stop a calibration that waits or runs; one that has ended stays as it is',
    params: IdParams,
    response: CalibrationLine,
  },
  adoptCalibration: {
    method: 'post',
    path: '/api/item-bank/calibrations/:id/adoption',
    access: 'item-bank.adopt',
    says: 'Put a calibration’s parameters into the bank that all institutions share',
    params: IdParams,
    response: CalibrationLine,
  },
} as const;

/** Somebody’s calibration moved on: ask for it again. */
export const calibrationChanged = z.object({ id: Id, status: CalibrationLine.shape.status });
