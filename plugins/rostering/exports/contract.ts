import { z } from 'zod';
import { file } from '../../../core/contract/index.ts';

export const ExportFormat = z.enum(['csv', 'oneroster-1.1', 'oneroster-1.2']);
export type ExportFormat = z.infer<typeof ExportFormat>;

export const exportRoutes = {
  template: {
    method: 'get',
    path: '/api/rostering/template',
    access: 'rostering.import',
    description: 'A CSV file with the columns of an import and examples',
    response: file(),
  },
  exportPeople: {
    method: 'get',
    path: '/api/rostering/export',
    access: 'rostering.import',
    description:
      'Active learners, instructors and guardians with their classes, in a format that can be imported again',
    query: z.object({ format: ExportFormat }),
    response: file(),
  },
} as const;
