import { z } from 'zod';
import { file, Id, nothing, Timestamp } from '../../../core/contract/index.ts';
import { Section } from '../../item-bank/contract.ts';
import { Level } from '../../learner/contract.ts';

/** Levels that begin at a cut, ascending. */
export const CutLevel = Level.exclude(['foundation']);
export type CutLevel = z.infer<typeof CutLevel>;

/** The whole placement, or one of its sections. Only the whole has levels, so only its cuts can be adopted. */
export const Scope = z.enum(['whole', ...Section.options]);
export type Scope = z.infer<typeof Scope>;

export const Round = z.enum(['practice', 'round1', 'round2', 'round3']);
export type Round = z.infer<typeof Round>;

/** In the order of a study. */
export const Phase = z.enum(['preparation', ...Round.options, 'done']);
export type Phase = z.infer<typeof Phase>;

export const phaseTitles: Record<Phase, string> = {
  preparation: 'Preparation',
  practice: 'Practice',
  round1: 'Round 1',
  round2: 'Round 2',
  round3: 'Round 3',
  done: 'Done',
};

/** The fewest panelists whose bookmarks make a cut, and the number that panels usually have at least. */
export const fewestPanelists = 3;
export const usualPanelists = 10;

/** Impact is shown only where so many learners have a score. */
export const fewestLearners = 30;

/** The page of the first question that a learner at the border does not master, for each level of the study. */
export const Marks = z.partialRecord(CutLevel, z.int().min(1).max(201));
export type Marks = z.infer<typeof Marks>;

/** A panel's cut in points of the EiQ scale. */
export const PanelCut = z.object({
  level: CutLevel,
  score: z.number(),
  /** Between panelists; null for fewer than two. */
  standardError: z.number().nullable(),
  /** Together with the measurement error of a placement. */
  withMeasurementError: z.number().nullable(),
  deviation: z.number().nullable(),
  /** Share of panelists within 33 points of the cut, 0 to 1. */
  agreement: z.number(),
  /** The pages of all bookmarks, ascending; without names. */
  pages: z.array(z.int()),
  medianPage: z.number(),
});
export type PanelCut = z.infer<typeof PanelCut>;

/** A closed round. */
export const RoundResult = z.object({ round: Round, panelists: z.int(), cuts: z.array(PanelCut) });
export type RoundResult = z.infer<typeof RoundResult>;

/** The share of the institution's learners at each level by the cuts of round 2. */
export const Impact = z.object({
  learners: z.int(),
  shares: z.array(z.object({ level: Level, percent: z.number() })),
});
export type Impact = z.infer<typeof Impact>;

export const Note = z.object({
  id: Id,
  page: z.int().nullable(),
  text: z.string(),
  /** Null once the author was erased. */
  author: z.string().nullable(),
  isOwn: z.boolean(),
  writtenAt: Timestamp,
});
export type Note = z.infer<typeof Note>;

const NewStudy = z.object({
  /** Made by the browser, so that a study that is sent twice is created once. */
  id: Id,
  title: z.string().trim().min(1, 'Required').max(120),
  scope: Scope.default('whole'),
  levels: z
    .array(CutLevel)
    .min(1, 'Choose at least one level')
    .transform((chosen) => CutLevel.options.filter((level) => chosen.includes(level)))
    .default(['immersion', 'mastery']),
  responseProbability: z.number().min(0.5, 'From 0.5 to 0.8').max(0.8, 'From 0.5 to 0.8').default(0.67),
  pages: z.int().min(20, 'From 20 to 100 questions').max(100, 'From 20 to 100 questions').default(45),
});
export type NewStudy = z.output<typeof NewStudy>;

export const StudyLine = z.object({
  id: Id,
  title: z.string(),
  scope: Scope,
  levels: z.array(CutLevel),
  phase: Phase,
  createdAt: Timestamp,
  isAdopted: z.boolean(),
});

const CutsShown = z.object({ immersion: z.number(), mastery: z.number(), excellence: z.number() });

export const Study = StudyLine.extend({
  responseProbability: z.number(),
  endedAt: Timestamp.nullable(),
  booklet: z.object({
    pages: z.int(),
    /** Lowest and highest location, and the widest gap between neighbours, in points. */
    from: z.number(),
    to: z.number(),
    widestGap: z.number(),
    areas: z.array(z.object({ title: z.string(), pages: z.int() })),
    /** Panelists who have seen it. */
    shownTo: z.int(),
  }),
  panel: z.array(
    z.object({
      userId: Id,
      firstName: z.string(),
      lastName: z.string(),
      hasAgreed: z.boolean(),
      /** In the open round. */
      hasPlaced: z.boolean(),
    }),
  ),
  results: z.array(RoundResult),
  impact: Impact.nullable(),
  notes: z.array(Note),
  /** Null before the last round is closed. */
  proposal: z
    .object({
      cuts: CutsShown,
      /** Why it cannot be adopted. */
      obstacle: z.string().nullable(),
    })
    .nullable(),
  adoption: z
    .object({ at: Timestamp, by: z.string().nullable(), reason: z.string(), isInForce: z.boolean() })
    .nullable(),
});
export type Study = z.infer<typeof Study>;

export const Moves = z.object({
  cuts: CutsShown,
  /** Learners with a score. */
  learners: z.int(),
  moves: z.array(
    z.object({
      from: Level,
      to: Level,
      learners: z.int(),
      /** The first hundred, by name. */
      people: z.array(z.object({ id: Id, firstName: z.string(), lastName: z.string() })),
    }),
  ),
  /** Of all of this. Adopting names it, so that nothing else is adopted than was shown. */
  digest: z.string(),
});
export type Moves = z.infer<typeof Moves>;

const Adopt = z.object({
  digest: z.string(),
  reason: z.string().trim().min(10, 'At least 10 characters').max(500),
  /** The second confirmation. */
  isConfirmed: z.literal(true, { error: 'Confirm that the cuts hold for later results' }),
});

export const CutsInForce = z.object({
  shipped: CutsShown,
  inForce: CutsShown,
  /** Newest first. `cuts` is null for a return to the shipped ones. */
  adoptions: z.array(
    z.object({
      id: Id,
      at: Timestamp,
      by: z.string().nullable(),
      reason: z.string(),
      cuts: CutsShown.nullable(),
      studyId: z.string().nullable(),
    }),
  ),
});
export type CutsInForce = z.infer<typeof CutsInForce>;

const params = z.object({ studyId: Id });
const access = 'standard-setting.manage';

export const studyRoutes = {
  studies: {
    method: 'get',
    path: '/api/standard-setting/studies',
    access,
    description: 'The studies of the institution, newest first',
    response: z.array(StudyLine),
  },
  createStudy: {
    method: 'post',
    path: '/api/standard-setting/studies',
    access,
    description: 'Create a study with its booklet; the same id again changes nothing',
    body: NewStudy,
    response: Study,
    status: 201,
  },
  study: {
    method: 'get',
    path: '/api/standard-setting/studies/:studyId',
    access,
    description: 'A study: panel, closed rounds, proposal',
    params,
    response: Study,
  },
  deleteStudy: {
    method: 'delete',
    path: '/api/standard-setting/studies/:studyId',
    access,
    description: 'Delete a study before its first round',
    params,
    response: nothing(),
  },
  candidates: {
    method: 'get',
    path: '/api/standard-setting/candidates',
    access,
    description: 'Instructors and administrators who may be panelists, by name; at most 200',
    query: z.object({ search: z.string().trim().max(100).default('') }),
    response: z.array(z.object({ id: Id, firstName: z.string(), lastName: z.string(), username: z.string() })),
  },
  setPanel: {
    method: 'put',
    path: '/api/standard-setting/studies/:studyId/panel',
    access,
    description: 'Set the panelists, before the first round',
    params,
    body: z.object({ userIds: z.array(Id).max(100) }),
    response: Study,
  },
  nextPhase: {
    method: 'post',
    path: '/api/standard-setting/studies/:studyId/phase',
    access,
    description: 'Close the open round and open the next one; repeating it changes nothing',
    params,
    body: z.object({
      /** The phase to end, so that a repeated call does not end the next one as well. */
      from: Phase.exclude(['done']),
      /** Close it although panelists have not placed their bookmarks; their bookmarks are then missing. */
      withoutMissing: z.boolean().default(false),
    }),
    response: Study,
  },
  moves: {
    method: 'get',
    path: '/api/standard-setting/studies/:studyId/moves',
    access,
    description: 'Which learners would be at another level by the proposal, with the score they have now',
    params,
    response: Moves,
  },
  adopt: {
    method: 'post',
    path: '/api/standard-setting/studies/:studyId/adoption',
    access,
    description: 'Adopt the proposal for results of assessments that begin from now on',
    params,
    body: Adopt,
    response: Study,
  },
  studyFile: {
    method: 'get',
    path: '/api/standard-setting/studies/:studyId/report.csv',
    access,
    description: 'The closed rounds as CSV, one line for each cut of a round',
    params,
    response: file(),
  },
  cuts: {
    method: 'get',
    path: '/api/standard-setting/cuts',
    access,
    description: 'The cuts that hold, and what was adopted',
    response: CutsInForce,
  },
  returnToShipped: {
    method: 'post',
    path: '/api/standard-setting/cuts/shipped',
    access,
    description: 'Return to the cuts of the deployment, for results of assessments that begin from now on',
    body: z.object({ reason: z.string().trim().min(10, 'At least 10 characters').max(500) }),
    response: CutsInForce,
  },
} as const;
