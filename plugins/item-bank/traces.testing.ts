import { knexOf } from '../../core/db/index.ts';
import type { LeaveTraces } from '../../tests/privacy/traces.ts';

/** A flag of a member of staff on an item. */
export const leaveTraces: LeaveTraces = async ({ at, staff }) => {
  const items = knexOf(at.platform.database)('item_bank.items');
  const item = await items.where({ isOperational: true, section: 'core_math' }).first<{ itemId: string }>('itemId');
  await staff.post(`/api/item-bank/items/${item.itemId}/flags`, {
    reason: 'other',
    says: 'The second option is blurred',
  });
};
