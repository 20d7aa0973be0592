import { z } from 'zod';
import { Block, file, Id, PageQuery, pageOf, Timestamp } from '../../../core/contract/index.ts';
import { ItemSection, Pool } from '../items/contract.ts';
import { ItemState } from '../items/states/contract.ts';

// What authors and administrators see of the bank and do with it.

export const flagReasons = {
  key: 'The key is wrong, or more than one answer is right',
  wording: 'The wording is unclear or wrong',
  difficulty: 'Easier or harder than its parameters indicate',
  fairness: 'Unfair to some learners',
  other: 'Something else',
} as const;
export const FlagReason = z.enum(['key', 'wording', 'difficulty', 'fairness', 'other']);
export type FlagReason = z.infer<typeof FlagReason>;

export const ItemId = z.string().max(200);
const Rung = z.int().min(1).max(5);
const Format = z.enum(['multiple_choice', 'open_ended']);
const Origin = z.enum(['shipped', 'imported']);
export const PersonName = z.object({ firstName: z.string(), lastName: z.string() });

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
  /** Share of those who began its section in its pool, 0 to 1; null before the first. */
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
  state: ItemState,
  stem: z.string(),
  parameters: Parameters,
  source: ParameterSource,
  exposure: Exposure,
  /** Answers in this institution. */
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

/** A version of an item, with its changes. */
export const Version = z.object({
  version: z.int(),
  createdAt: Timestamp,
  origin: Origin,
  /** Whether it is the version in use. */
  isCurrent: z.boolean(),
  parameters: Parameters,
  source: ParameterSource,
  /** Parts that differ from the previous version; empty for the first. */
  changed: z.array(
    z.enum(['question', 'options', 'key', 'rubric', 'explanation', 'hints', 'parameters', 'source', 'place']),
  ),
});
export type Version = z.infer<typeof Version>;

/** A change of an item's state, in all institutions. */
export const StateChange = z.object({
  /** Null: the state it was imported with. */
  from: ItemState.nullable(),
  to: ItemState,
  reason: z.string(),
  /** A person on the screen, a command, an import, or the item's pack, which no longer contained it or contains it again. */
  cause: z.enum(['person', 'command', 'import', 'pack']),
  /** Null for people of other institutions and deleted accounts, and where no person changed it. */
  by: PersonName.nullable(),
  at: Timestamp,
  itemVersion: z.int(),
});
export type StateChange = z.infer<typeof StateChange>;

const Misconception = z.object({ id: z.string(), says: z.string() });

export const ItemPage = z.object({
  itemId: ItemId,
  version: z.int(),
  state: ItemState,
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
      /** Conclusions that cap the points at a third. */
      wrongConclusions: z.array(z.string()),
    })
    .nullable(),
  explanation: z.string(),
  steps: z.array(z.string()),
  hints: z.object({ conceptual: z.string(), procedural: z.string(), strategic: z.string(), encouragement: z.string() }),
  parameters: Parameters,
  source: ParameterSource,
  /** Agreement of an open item's rubric with a rater, and the resulting weight; null for a choice item. */
  agreement: z
    .object({
      /** Number of rated answers; with none, the default weight applies. */
      answers: z.int(),
      correlation: z.number().nullable(),
      weight: z.number(),
      /** The parameters used for scoring. */
      scoredBy: Parameters,
    })
    .nullable(),
  exposure: Exposure,
  /** At abilities from −4 to 4 logits. */
  curve: z.array(
    z.object({
      theta: z.number(),
      /** Probability of a right answer; for an open item the expected share of its points. */
      expected: z.number(),
      information: z.number(),
      /** Open items: the probability of each number of points. */
      categories: z.array(z.number()).optional(),
    }),
  ),
  versions: z.array(Version),
  /** Changes of its state, newest first. */
  stateChanges: z.array(StateChange),
  flags: z.array(Flag),
});
export type ItemPage = z.infer<typeof ItemPage>;

/** Statistics of this institution's answers to an item. */
export const Observed = z.object({
  answers: z.int(),
  /** Minimum number of answers for figures. */
  needed: z.int(),
  /** Number of latest answers included; null where all are. */
  limitedTo: z.int().nullable(),
  /** Answers to earlier versions with a different question. */
  earlier: z.int(),
  shareRight: z.number().nullable(),
  /** Median. */
  medianSeconds: z.number().nullable(),
  meanSeconds: z.number().nullable(),
  /** Point-biserial correlation with ability on the other questions of the sitting. */
  pointBiserial: z.number().nullable(),
  /** Answers by option; for an open item, by points. */
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

export const ItemParams = z.object({ itemId: ItemId });
export const IdParams = z.object({ id: Id });
export const manage = 'item-bank.manage';
export const changeStates = 'item-bank.review';
const Words = z.string().trim().min(3).max(2000);

export const authoringRoutes = {
  items: {
    method: 'get',
    path: '/api/item-bank/items',
    access: manage,
    description: 'List items by filters, page by page; retired ones only by their state',
    query: PageQuery.extend({
      section: ItemSection.optional(),
      contentArea: z.string().max(200).optional(),
      rung: z.coerce.number().int().min(1).max(5).optional(),
      format: Format.optional(),
      pool: Pool.optional(),
      origin: Origin.optional(),
      state: ItemState.optional(),
      source: z.enum(['provisional', 'calibrated']).optional(),
      /** Only items with open flags of this institution. */
      flagged: z.stringbool().optional(),
      /** Words that must all occur in the stem, the id or the concepts. */
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
    description: 'List sections and content areas with their number of items',
    response: z.array(z.object({ section: ItemSection, contentArea: z.string(), items: z.int() })),
  },
  manual: {
    method: 'get',
    path: '/api/item-bank/manual',
    access: manage,
    limit: 'costly',
    description:
      'The technical manual of the assessments as an HTML page, computed from the bank and the institution’s answers',
    response: file(),
  },
  item: {
    method: 'get',
    path: '/api/item-bank/items/:itemId',
    access: manage,
    description: 'Get the latest version of an item with its key, curve, history and flags',
    params: ItemParams,
    response: ItemPage,
  },
  observed: {
    method: 'get',
    path: '/api/item-bank/items/:itemId/answers',
    access: manage,
    description: 'Statistics of this institution’s answers to an item',
    params: ItemParams,
    response: Observed,
  },
  flag: {
    method: 'post',
    path: '/api/item-bank/items/:itemId/flags',
    access: manage,
    description: 'Flag an item for review',
    params: ItemParams,
    body: z.object({ reason: FlagReason, says: Words }),
    response: Flag,
    status: 201,
  },
  changeState: {
    method: 'post',
    path: '/api/item-bank/items/:itemId/state',
    access: changeStates,
    description: 'Change the review state of an item in all institutions; the state it has already changes nothing',
    params: ItemParams,
    body: z.object({ to: ItemState, reason: Words }),
    response: z.object({ state: ItemState, stateChanges: z.array(StateChange) }),
  },
  resolveFlag: {
    method: 'post',
    path: '/api/item-bank/flags/:id/resolution',
    access: manage,
    description: 'Resolve a flag; repeating the same resolution changes nothing',
    params: IdParams,
    body: z.object({ resolution: Words }),
    response: Flag,
  },
} as const;
