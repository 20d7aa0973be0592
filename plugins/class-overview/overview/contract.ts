import { z } from 'zod';
import { file, Id, Timestamp } from '../../../core/contract/index.ts';
import { Section } from '../../item-bank/contract.ts';
import { EiqScore, Level, Mastery } from '../../learner/contract.ts';

const Learner = z.object({ id: Id, firstName: z.string(), lastName: z.string() });

/** What was done, counted: 12 answers. */
export const Amount = z.object({ what: z.tuple([z.string(), z.string()]), count: z.int() });
export type Amount = z.infer<typeof Amount>;

/** A reason to think that a learner is stuck. */
export const Sign = z.object({
  text: z.string(),
  /** When the evidence arose, or when the work is due. */
  at: Timestamp,
  isDue: z.boolean(),
});
export type Sign = z.infer<typeof Sign>;

/** A concept that a class finds hard, from answers in practice and completed placements of at least three learners. */
export const HardConcept = z.object({
  concept: z.string(),
  title: z.string(),
  section: Section,
  learners: z.int(),
  answers: z.int(),
  wrong: z.int(),
  /** The one most learners chose, at least two, and no harder concept names. */
  misconception: z.object({ says: z.string(), learners: z.int() }).nullable(),
  /** A lesson on the concept. */
  lesson: z.object({ id: z.string(), title: z.string() }).nullable(),
});
export type HardConcept = z.infer<typeof HardConcept>;

/** What happened in a class. Names are absent in projector mode. */
const News = z.object({
  id: Id,
  name: z.string(),
  learners: z.int(),
  /** Learners who did something. */
  active: z.int(),
  done: z.array(Amount),
  /** Due work that stands open for every learner, in classes of three and more. It makes nobody count as stuck. */
  wholeClass: z.array(Sign),
  /** Learners of whom it is thought that they are stuck. */
  stuck: z.int(),
});

/** How far back answers count: 7, 30 or 120 days. */
export const Window = z.enum(['week', 'month', 'term']);
export type Window = z.infer<typeof Window>;

/** At most three, the hardest first. Empty with too few answers. */
const Hardest = z.array(HardConcept);

export const ClassCard = News.extend({
  /** Of the last 30 days. */
  hardest: Hardest,
  /** Those who did something, the latest first. Null without names. */
  activeLearners: z.array(Learner.extend({ done: z.array(Amount) })).nullable(),
  /** At most five. Null without names. */
  stuckLearners: z.array(Learner.extend({ signs: z.array(Sign) })).nullable(),
});
export type ClassCard = z.infer<typeof ClassCard>;

const Home = z.object({
  /** The end of the caller’s previous visit, or a week ago. */
  since: Timestamp,
  /** By name. */
  classes: z.array(ClassCard),
  /** Classes besides these. */
  more: z.int(),
});

const ClassRow = Learner.extend({
  username: z.string(),
  eiq: z.object({ eiqScore: EiqScore, standardError: z.number(), level: Level }).nullable(),
  done: z.array(Amount),
  /** The latest learning action; null before the first. */
  lastAt: Timestamp.nullable(),
  signs: z.array(Sign),
});
export type ClassRow = z.infer<typeof ClassRow>;

/** The width of a bar of the distribution, in points. */
export const barPoints = 25;

export const ClassOverview = News.extend({
  since: Timestamp,
  cuts: z.array(z.object({ level: Level, from: z.number() })),
  /** Learners by score, in bars of 25 points, without empty ones. */
  distribution: z.array(z.object({ from: z.int(), to: z.int(), learners: z.int() })),
  /** Learners at each level, and those without a score. */
  levels: z.array(z.object({ level: Level, learners: z.int() })),
  unmeasured: z.int(),
  /** By name. Null without names. */
  rows: z.array(ClassRow).nullable(),
});
export type ClassOverview = z.infer<typeof ClassOverview>;

export const LearnerOverview = Learner.extend({
  username: z.string(),
  /** Active classes of the learner that the caller teaches or manages. */
  classes: z.array(z.object({ id: Id, name: z.string() })),
  since: Timestamp,
  done: z.array(Amount),
  lastAt: Timestamp.nullable(),
  signs: z.array(Sign),
  /** Practice topics with answers. Null where practice is off. */
  topics: z
    .array(
      z.object({
        section: Section,
        contentArea: z.string(),
        title: z.string(),
        mastery: Mastery.nullable(),
        graded: z.int(),
        correct: z.int(),
      }),
    )
    .nullable(),
});
export type LearnerOverview = z.infer<typeof LearnerOverview>;

const access = 'class-overview.read';
const one = z.object({ classId: Id });
/** With `off`, the response has no names. */
const Names = z.object({ names: z.enum(['on', 'off']).default('on') });

export const overviewRoutes = {
  home: {
    method: 'get',
    path: '/api/class-overviews',
    access,
    description: 'The classes you teach: what happened since your previous visit, who is stuck, and what is hard',
    query: Names,
    response: Home,
  },
  overview: {
    method: 'get',
    path: '/api/class-overviews/:classId',
    access,
    description: 'One class: scores, learners, and what they did since your previous visit',
    params: one,
    query: Names,
    response: ClassOverview,
  },
  hardest: {
    method: 'get',
    path: '/api/class-overviews/:classId/hardest',
    access,
    description: 'What a class finds hardest and the mistake chosen most, in answers of the last week, month or term',
    params: one,
    query: z.object({ window: Window.default('week') }),
    response: Hardest,
  },
  overviewFile: {
    method: 'get',
    path: '/api/class-overviews/:classId/file',
    access,
    description: 'The learners of a class as CSV',
    params: one,
    response: file(),
  },
  learner: {
    method: 'get',
    path: '/api/class-learners/:userId',
    access,
    description: 'One learner whom you may see: what they did, why they may be stuck, and their mastery of topics',
    params: z.object({ userId: Id }),
    response: LearnerOverview,
  },
} as const;
