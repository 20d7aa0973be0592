import type { FundingStatus } from '../../contract.ts';

export const statusTitles: Record<FundingStatus, string> = {
  planned: 'Planned',
  applied: 'Applied',
  awarded: 'Awarded',
  declined: 'Declined',
};
