import { z } from 'zod';
import { Id, PageQuery, pageOf, Timestamp } from '../../../../core/contract/index.ts';
import { ItemSection } from '../../items/contract.ts';
import { ItemState } from '../../items/states/contract.ts';
import { CalibrationModel } from '../calibrations/contract.ts';
import { ItemLine, ItemParams, manage } from '../contract.ts';

// Exposure and difficulty of scored items over time.

/** The share of learners that an item may be shown to; the choice of questions keeps to it (`choose-item.ts`). */
export const exposureLimit = 0.25;
/** A share of fewer sittings says too little to be compared with the limit. */
export const fewestTakers = 20;

/** A month as its first day, `2027-03-01`. */
const Month = z.string();

/** How often an item was asked, of the sittings that began its section in its pool, in all institutions. */
const MonthExposure = z.object({ month: Month, asked: z.int(), takers: z.int(), rate: z.number().nullable() });
export type MonthExposure = z.infer<typeof MonthExposure>;

/** A difficulty compared with the one before, after both were put on one scale (Stocking and Lord). */
const Drift = z.object({
  /** Logits; positive: harder than before. */
  change: z.number(),
  /** Standard error of the change; null where one of the two has none. */
  error: z.number().nullable(),
  /** Mean squared difference of the two curves, each as a share of the points. */
  dSquared: z.number(),
  /** Distance from the change of the other items, in robust SDs. */
  robustZ: z.number(),
  /** d² above 0.1, or more than 3 robust SDs. */
  isDrifting: z.boolean(),
  /** The estimate before; null: the parameters in use, because there was none. */
  comparedWith: Id.nullable(),
});
export type Drift = z.infer<typeof Drift>;

/** The estimate of an item by one calibration of the institution. */
export const Estimate = z.object({
  calibrationId: Id,
  at: Timestamp,
  model: CalibrationModel,
  answers: z.int(),
  /** Logits; of an open item the mean of its thresholds. */
  difficulty: z.number(),
  error: z.number().nullable(),
  /** Null where there was nothing to compare with: an earlier estimate by the same model of the same question. */
  drift: Drift.nullable(),
});
export type Estimate = z.infer<typeof Estimate>;

export const TrendLine = ItemLine.pick({
  itemId: true,
  section: true,
  contentArea: true,
  rung: true,
  pool: true,
  state: true,
  stem: true,
  parameters: true,
  source: true,
  exposure: true,
}).extend({
  /** The month with the highest share in the last year, of those with enough sittings. */
  peak: MonthExposure.nullable(),
  isOverexposed: z.boolean(),
  latest: Estimate.nullable(),
});
export type TrendLine = z.infer<typeof TrendLine>;

export const TrendOverview = z.object({
  /** Of scored items of the section, oldest first; at most 12 months. */
  exposure: z.array(
    z.object({
      month: Month,
      takers: z.int(),
      highest: z.number(),
      high: z.number(),
      median: z.number(),
      over: z.int(),
    }),
  ),
  drift: z.object({
    /** Items with a comparison, and how many of them drifted. */
    compared: z.int(),
    drifting: z.int(),
    /** Items by the change of their difficulty, in steps of 0.25 logits from `from`; the ends hold all beyond. */
    bins: z.array(z.object({ from: z.number(), items: z.int(), drifting: z.int() })),
  }),
});
export type TrendOverview = z.infer<typeof TrendOverview>;

export const ItemTrend = z.object({
  /** Oldest first, at most 24 months. */
  exposure: z.array(MonthExposure),
  /** Oldest first, at most 24. */
  estimates: z.array(Estimate),
});
export type ItemTrend = z.infer<typeof ItemTrend>;

export const trendRoutes = {
  trends: {
    method: 'get',
    path: '/api/item-bank/trends',
    access: manage,
    description: 'List scored items with their exposure in all institutions and their drift in this one’s calibrations',
    query: PageQuery.extend({
      section: ItemSection.optional(),
      state: ItemState.optional(),
      /** Only items over the limit of exposure, overall or in a month of the last year; or whose difficulty drifted; or either. */
      flag: z.enum(['exposure', 'drift', 'any']).optional(),
      search: z.string().trim().max(200).optional(),
      sort: z.enum(['exposure', 'drift', 'place']).default('exposure'),
    }),
    response: pageOf(TrendLine),
  },
  trendOverview: {
    method: 'get',
    path: '/api/item-bank/trends/overview',
    access: manage,
    description: 'Exposure by month and drift of a section’s scored items',
    query: z.object({ section: ItemSection }),
    response: TrendOverview,
  },
  itemTrend: {
    method: 'get',
    path: '/api/item-bank/items/:itemId/trend',
    access: manage,
    description: 'Exposure of an item by month, and its difficulty by calibration of this institution',
    params: ItemParams,
    response: ItemTrend,
  },
} as const;
