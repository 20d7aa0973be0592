import type { Actor, InstitutionRef } from '../../core/contract/index.ts';

/** The desk itself acting in an institution: in jobs and at the end of calls there is no user. */
export const deskOf = (institution: InstitutionRef): Actor => ({ institution, user: undefined, may: () => true });
