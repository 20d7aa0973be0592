import type { Standing } from '../contract.ts';

/** Tag tones by status. */
export const statusTones: Record<Standing, 'plain' | 'good' | 'attention'> = {
  'not-needed': 'plain',
  'not-asked': 'attention',
  waiting: 'plain',
  expired: 'attention',
  given: 'good',
  refused: 'attention',
  withdrawn: 'attention',
};
