import { z } from 'zod';
import { Block, Id, Timestamp } from '../../../core/contract/index.ts';
import { CutLevel, Impact, Marks, Note, Phase, Round, RoundResult, Scope } from '../studies/contract.ts';

/** What a panelist agrees to. */
export const confidentiality =
  'I keep these questions and their answers to myself. I do not copy, photograph or discuss them outside this panel, and I do not teach from them.';

export const PanelStudy = z.object({
  id: Id,
  title: z.string(),
  scope: Scope,
  levels: z.array(CutLevel),
  responseProbability: z.number(),
  phase: Phase,
  pages: z.int(),
  hasAgreed: z.boolean(),
  /** The caller's bookmarks in the open round, or those of the round before until they are placed. */
  own: Marks,
  /** Number of changes of the bookmarks in the open round; 0 before they are placed. */
  revision: z.int(),
  /** How many panelists have placed bookmarks in the open round. */
  placed: z.int(),
  panelists: z.int(),
  /** From round 2. */
  results: z.array(RoundResult),
  /** From round 3. */
  impact: Impact.nullable(),
  /** From round 2. */
  notes: z.array(Note),
});
export type PanelStudy = z.infer<typeof PanelStudy>;

const Page = z.object({
  page: z.int(),
  area: z.string(),
  question: z.string(),
  stimulus: z.array(Block),
  options: z.array(z.string()),
  optionFigures: z.array(Block).nullable(),
  /** Index of the right option. */
  key: z.int(),
});
export type Page = z.infer<typeof Page>;

const params = z.object({ studyId: Id });
const access = 'standard-setting.judge';

export const panelRoutes = {
  panels: {
    method: 'get',
    path: '/api/standard-setting/panels',
    access,
    description: 'The studies in whose panel you are, newest first',
    response: z.array(z.object({ id: Id, title: z.string(), phase: Phase, createdAt: Timestamp })),
  },
  panel: {
    method: 'get',
    path: '/api/standard-setting/panels/:studyId',
    access,
    description: 'A study in whose panel you are: your bookmarks and closed rounds',
    params,
    response: PanelStudy,
  },
  agree: {
    method: 'post',
    path: '/api/standard-setting/panels/:studyId/agreement',
    access,
    description: 'Agree to keep the questions secret',
    params,
    response: PanelStudy,
  },
  booklet: {
    method: 'get',
    path: '/api/standard-setting/panels/:studyId/booklet',
    access,
    description: 'The questions from the easiest, while a round is open',
    params,
    response: z.array(Page),
  },
  placeMarks: {
    method: 'put',
    path: '/api/standard-setting/panels/:studyId/marks',
    access,
    description: 'Place your bookmarks in the open round; the same ones again change nothing',
    params,
    body: z.object({
      round: Round,
      marks: Marks,
      /** The revision that the bookmarks replace; 0 for the first ones. */
      replaces: z.int().min(0),
    }),
    response: PanelStudy,
  },
  addNote: {
    method: 'post',
    path: '/api/standard-setting/panels/:studyId/notes',
    access,
    description: 'Add a note for the panel, from round 2; the same id again changes nothing',
    params,
    body: z.object({
      /** Made by the browser, so that a note that is sent twice is stored once. */
      id: Id,
      page: z.int().min(1).max(200).nullable().default(null),
      text: z.string().trim().min(1, 'Required').max(1000),
    }),
    response: PanelStudy,
    status: 201,
  },
} as const;
