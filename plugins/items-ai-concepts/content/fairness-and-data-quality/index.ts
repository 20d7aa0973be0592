import type { ItemModel } from '../../../item-bank/items/services.ts';
import { combinedGroups } from './combined-groups.ts';
import { errorRatesByGroup } from './error-rates-by-group.ts';
import { faultyTable } from './faulty-table.ts';
import { feedbackLoops } from './feedback-loops.ts';
import { misleadingData } from './misleading-data.ts';
import { proxies } from './proxies.ts';

export const fairnessAndDataQuality: ItemModel[] = [
  faultyTable,
  misleadingData,
  proxies,
  feedbackLoops,
  errorRatesByGroup,
  combinedGroups,
];
