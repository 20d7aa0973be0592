import type { PartnerRow } from '../models.ts';
import type { CorporatePartner } from './contract.ts';

/** A company as learners see it, without the number of its jobs. */
export function partnerView(row: PartnerRow): Omit<CorporatePartner, 'openJobs'> {
  const { id, name, industry, headquarters, size, description, recruitmentQuota, website, isSample } = row;
  const { targetMin: min, targetMax: max } = row;
  return {
    ...{ id, name, industry, headquarters, size, description, recruitmentQuota, website, isSample },
    targetEiQRange: min === null || max === null ? null : { min, max },
  };
}
