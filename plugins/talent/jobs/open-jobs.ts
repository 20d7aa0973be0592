import type { QueryBuilder } from 'objection';
import type { Opening } from '../matching/opening.ts';
import { openingOf } from '../matching/opening.ts';
import type { JobRow, PartnerRow } from '../models.ts';

/** Whether learners can still be interested in a job. */
export const isOpenAt = ({ closedAt, deadline }: Pick<JobRow, 'closedAt' | 'deadline'>, now: Date): boolean =>
  closedAt === null && (deadline === null || deadline > now);

/** For `modify`: only jobs that are open at this moment. */
export const openAt =
  (now: Date) =>
  // biome-ignore lint/suspicious/noExplicitAny: works with queries of any model
  (query: QueryBuilder<any, any>): void => {
    query.whereNull('closedAt').where((either) => either.whereNull('deadline').orWhere('deadline', '>', now));
  };

/** A job as the formula reads it. */
export function storedOpening(job: JobRow, { industry, size }: Pick<PartnerRow, 'industry' | 'size'>): Opening {
  const { title, requirements, minEiqScore, place, isRemote, startsOn } = job;
  return openingOf({ title, requirements, minEiqScore, industry, companySize: size, place, isRemote, startsOn });
}
