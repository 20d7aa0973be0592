import { z } from 'zod';
import { Id, Line } from '../../../../core/contract/index.ts';

const text = (max: number) => z.string().trim().max(max, `At most ${max} characters`);
const line = (max: number) =>
  Line.refine((value) => value !== '', 'Required').refine(({ length }) => length <= max, `At most ${max} characters`);

/** A named criterion with its described levels, the lowest first. A score is a level, counted from 1. */
export const Criterion = z.object({
  /** Names the criterion in scores. */
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,39}$/, 'Small letters, digits and hyphens')
    .refine((id) => id !== 'constructor', 'Another name'),
  title: line(80),
  description: text(500).default(''),
  /** How much the criterion counts beside the others. */
  weight: z.int().min(1).max(10).default(1),
  levels: z.array(line(300)).min(2, 'At least 2 levels').max(7, 'At most 7 levels'),
});
export type Criterion = z.infer<typeof Criterion>;

export const Criteria = z
  .array(Criterion)
  .min(1, 'At least one criterion')
  .max(12, 'At most 12 criteria')
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Two criteria have the same id');

/** The criteria of an institution that sets none. */
export const defaultCriteria: readonly Criterion[] = [
  {
    id: 'academic-readiness',
    title: 'Academic readiness',
    description: 'Grades, courses and test results that the program builds on',
    weight: 3,
    levels: [
      'Prerequisites are missing',
      'Prerequisites are weak; support would be needed',
      'Prepared for the program',
      'Well prepared, with strong results in relevant subjects',
      'Outstanding results in demanding, relevant subjects',
    ],
  },
  {
    id: 'motivation',
    title: 'Motivation and fit',
    description: 'Why this program, and how well the goals fit it',
    weight: 2,
    levels: [
      'No reason is given',
      'General reasons that would fit any program',
      'Clear reasons for the subject',
      'Clear, specific reasons for this program',
      'A convincing plan that this program serves well',
    ],
  },
  {
    id: 'writing',
    title: 'Writing and reasoning',
    description: 'How clearly the essays argue',
    weight: 1,
    levels: [
      'Hard to follow',
      'Understandable, with gaps in the argument',
      'Clear',
      'Clear and well argued',
      'Excellent: precise, original and well argued',
    ],
  },
  {
    id: 'initiative',
    title: 'Initiative',
    description: 'Activities, projects and responsibility beyond what was required',
    weight: 1,
    levels: [
      'None is described',
      'Took part',
      'Took part with some responsibility',
      'Sustained commitment or responsibility',
      'Exceptional initiative with results',
    ],
  },
];

export const Rubric = z.object({
  criteria: z.array(Criterion),
  /** Whether the program has a rubric of its own, or the institution’s applies. */
  source: z.enum(['program', 'institution']),
});
export type Rubric = z.infer<typeof Rubric>;

const access = 'universities.catalogue';
const params = z.object({ id: Id });

export const rubricRoutes = {
  rubric: {
    method: 'get',
    path: '/api/admin/programs/:id/rubric',
    access,
    description: 'The rubric of a program',
    params,
    response: Rubric,
  },
  setRubric: {
    method: 'put',
    path: '/api/admin/programs/:id/rubric',
    access,
    description: 'Set the rubric of a program. Applications whose review has begun keep theirs',
    params,
    body: z.object({ criteria: Criteria }),
    response: Rubric,
  },
  resetRubric: {
    method: 'delete',
    path: '/api/admin/programs/:id/rubric',
    access,
    description: 'Remove the rubric of a program; the institution’s applies. Idempotent',
    params,
    response: Rubric,
  },
} as const;

export const rubricAudit = { 'universities.rubric-changed': '{who} changed the rubric of a program' } as const;
