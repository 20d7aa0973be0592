import { knexOf } from '../../core/db/index.ts';
import type { LeaveTraces } from '../../tests/privacy/traces.ts';
import { itemReview } from './services.ts';

/** A flag of a member of staff on an item, and changes of its state by the same person as an operator. */
export const leaveTraces: LeaveTraces = async ({ at, staff }) => {
  const items = knexOf(at.platform.database)('item_bank.items');
  const item = await items.where({ isCurrent: true, section: 'core_math' }).first<{ itemId: string }>('itemId');
  await staff.post(`/api/item-bank/items/${item.itemId}/flags`, {
    reason: 'other',
    says: 'The second option is blurred',
  });
  const who = { institution: at.institution, user: staff.user, may: () => true };
  const review = at.platform.host.service(itemReview);
  await review.change({ who }, item.itemId, { to: 'suspended', reason: 'The second option is blurred' });
  await review.change({ who }, item.itemId, { to: 'operational', reason: 'It is clear on paper' });
};
