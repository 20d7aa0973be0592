import { Tag } from '../../../../web/ui/index.ts';
import type { ItemState } from '../../contract.ts';
import { itemStates } from '../../contract.ts';

/** The review state of an item; nothing for the usual one. */
export function StateTag({ state }: { state: ItemState }) {
  if (state === 'operational') return null;
  const { title } = itemStates[state];
  return <Tag tone={state === 'suspended' ? 'attention' : state === 'pretest' ? 'accent' : 'plain'}>{title}</Tag>;
}
