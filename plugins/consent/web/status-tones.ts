import type { Standing } from '../contract.ts';

/** How a standing is marked. */
export const toneOf: Record<Standing, 'plain' | 'good' | 'attention'> = {
  'not-needed': 'plain',
  'not-asked': 'attention',
  waiting: 'plain',
  expired: 'attention',
  given: 'good',
  refused: 'attention',
  withdrawn: 'attention',
};
